import { formatPlainDay } from '#core/i18n/format.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import type { OpeningHours as Hours } from '#core/venue/opening-entry.ts'
import { clockOf, closedAhead } from '#core/venue/opening-hours.ts'
import { useSite } from '../site.ts'
import { useContactWords } from './contact-words.ts'

/** Stretches of closed days that are told at once. */
const closedMost = 3

/** When the doors of a cinema are open, which days it is closed, and how to get there, as far as it says so. */
export function OpeningHours({ cinema }: { cinema: Programme['cinemas'][number] }) {
  const { locale, programme } = useSite()
  const words = useContactWords()
  const { openingHours = [], closedDays = [], gettingThere } = cinema
  const closed = closedAhead(closedDays, programme.today, closedMost)
  const way = gettingThere && inLocale(gettingThere, locale).trim()
  if (!openingHours.length && !closed.length && !way) return null
  return (
    <dl className="opening-hours">
      {openingHours.length > 0 && (
        <div>
          <dt>{words('open')}</dt>
          {openingHours.map(hours => (
            <dd key={hours.id} className="figures">
              {`${weekdays(hours, locale)} ${clockOf(hours.opens)}–${clockOf(hours.closes)}`}
            </dd>
          ))}
        </div>
      )}
      {closed.length > 0 && (
        <div>
          <dt>{words('closed')}</dt>
          {closed.map(({ from, to }) => (
            <dd key={from}>
              {from === to ? dayIn(from, locale) : `${dayIn(from, locale)} – ${dayIn(to, locale)}`}
            </dd>
          ))}
        </div>
      )}
      {way && (
        <div>
          <dt>{words('getting_there')}</dt>
          <dd>{way}</dd>
        </div>
      )}
    </dl>
  )
}

function weekdays({ fromDay, toDay }: Hours, locale: Locale): string {
  // The first of January 2024 was a Monday.
  const named = (day: number) => formatPlainDay(`2024-01-0${day}`, locale, { weekday: 'short' })
  return fromDay === toDay ? named(fromDay) : `${named(fromDay)} – ${named(toDay)}`
}

const dayIn = (day: string, locale: Locale) => formatPlainDay(day, locale, { day: 'numeric', month: 'long' })
