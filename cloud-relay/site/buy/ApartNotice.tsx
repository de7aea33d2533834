import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import { inOneRow, seatGroups } from '#core/seating/seat-groups.ts'
import { classIdOf } from '#core/venue/seat-class.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { useSite } from '../site.ts'
import { useBasketWords } from './basket-words.ts'
import type { Warning } from './basket-state.ts'
import type { Basket } from './basket.ts'
import type { ScheduleData } from './schedule-data.ts'
import { seatsInWords } from './seats-in-words.ts'

/** No row has room for the party: which seats it has now, and where it could sit together. */
export function ApartNotice({
  warning: { found, others },
  basket,
  data: { schedule, class_rate },
}: {
  warning: Extract<Warning, { kind: 'apart' }>
  basket: Basket
  data: ScheduleData
}) {
  const { t, locale, programme } = useSite()
  const say = useBasketWords()
  const { seats } = schedule.arrangement
  const words = (ids: readonly string[]) => seatsInWords(seatGroups(ids, seats), locale, t)
  const cents = (ids: readonly string[]) =>
    seats
      .filter(seat => ids.includes(seat.id))
      .reduce((sum, seat) => sum + (class_rate[classIdOf(seat)]?.ticket ?? 0), 0)
  const more = cents(others.dearer) - cents(found)
  const next = programme.schedules.find(show => show.id === others.next?.scheduleId)
  const zone = programme.cinemas.find(cinema => cinema.id === next?.cinemaId)?.timezone
  return (
    <Notice
      tone="warn"
      title={
        inOneRow(seatGroups(found, seats))
          ? say('seats_across_aisle')
          : say('seats_apart', { count: found.length })
      }
    >
      <p>{say('seats_apart_words', { seats: words(found) })}</p>
      {(others.dearer.length > 0 || (next && zone)) && (
        <p className="seats-apart-ways">
          {others.dearer.length > 0 && (
            <Button onPress={() => void basket.pick(others.dearer)}>
              {say('seats_apart_dearer', { seats: words(others.dearer) })}
              {more > 0 && ` +${formatCents(more, locale)}`}
            </Button>
          )}
          {next && zone && (
            <PlaceLink to={{ name: 'buy.tickets', scheduleId: next.id }}>
              {say('seats_apart_next', {
                when: `${next.day === programme.today ? '' : `${formatDay(next.start, locale, zone)} `}${formatTime(next.start, locale, zone)}`,
              })}
            </PlaceLink>
          )}
        </p>
      )}
    </Notice>
  )
}
