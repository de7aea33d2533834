import type { ReactNode } from 'react'
import type { Programme } from '#core/planning/contract.ts'
import { formatCents, formatPlainDay } from '#core/i18n/format.ts'
import { addDays } from '#core/programme/day.ts'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { OccupancyBar } from '../parts/OccupancyBar.tsx'
import { takenOf } from '../programme/board.ts'
import { useBillSums, useProgramme } from '../server/queries.ts'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { percentMore } from './compared.ts'

const weekMs = 7 * 86_400_000
/** Last week is asked for again this often, not with every tick of the clock. */
const stepMs = 300_000

/** Three numbers, each beside the same weekday of last week: revenue, tickets sold, and how full the shows are. */
export function Figures({ programme, nowMs }: { programme: Programme; nowMs: number }) {
  const { locale, t } = useWords()
  const refused = useReason('see_reports')
  const { today } = programme
  const now = useBillSums({ from: today, to: today })
  const until = new Date(Math.floor(nowMs / stepMs) * stepMs - weekMs).toISOString()
  const lastDay = addDays(today, -7)
  const last = useBillSums({ from: lastDay, to: lastDay, until }).data
  // A house that sold nothing then has nothing to compare with.
  const then = last?.bills ? last : undefined
  const number = new Intl.NumberFormat(locale)
  const sums = now.data
  const money = (cents: number) => formatCents(cents, locale)
  const none = refused ?? (now.isError ? now.error.message : undefined)
  return (
    <div className="figures-row">
      <Figure
        name={t('takings_today')}
        note={
          sums &&
          [
            t('bills', { count: sums.bills }),
            t('takings_site', { total: money(sums.siteCents) }),
            t('takings_register', { total: money(sums.keptCents - sums.siteCents) }),
          ].join(' · ')
        }
        compared={
          sums && then && <Compared now={sums.keptCents} then={then.keptCents} day={lastDay} say={money} />
        }
      >
        {none ? '–' : sums ? money(sums.keptCents) : null}
      </Figure>
      <Figure
        name={t('tickets_sold_today')}
        note={none ?? t('tickets_sold_note')}
        compared={
          sums &&
          then && (
            <Compared
              now={sums.tickets}
              then={then.tickets}
              day={lastDay}
              say={each => number.format(each)}
            />
          )
        }
      >
        {none ? '–' : sums ? number.format(sums.tickets) : null}
      </Figure>
      <Seats programme={programme} lastDay={lastDay} />
    </div>
  )
}

/** How full the day's shows are, and how full those of last week were in the end. */
function Seats({ programme, lastDay }: { programme: Programme; lastDay: string }) {
  const { locale, t } = useWords()
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const { running, taken, capacity } = fullness(programme.schedules)
  const last = useProgramme({ from: lastDay, to: lastDay })
  const then = fullness(last.data?.schedules.filter(({ day }) => day === lastDay) ?? [])
  return (
    <Figure
      name={t('seats_taken_today')}
      note={t('seats_taken_note', {
        taken: number.format(taken),
        capacity: number.format(capacity),
        shows: t('shows', { count: running }),
      })}
      compared={
        then.capacity > 0 &&
        t('compared_end', {
          weekday: formatPlainDay(lastDay, locale, { weekday: 'long' }),
          value: percent.format(then.taken / then.capacity),
        })
      }
    >
      {percent.format(capacity ? taken / capacity : 0)}
      <OccupancyBar taken={taken} capacity={capacity} />
    </Figure>
  )
}

function fullness(schedules: Programme['schedules']) {
  const running = schedules.filter(schedule => !schedule.cancelled)
  return {
    running: running.length,
    taken: running.reduce((sum, schedule) => sum + takenOf(schedule), 0),
    capacity: running.reduce((sum, schedule) => sum + schedule.capacity, 0),
  }
}

/** The figure of last week by this time of day, and by how much today's differs where there is something to compare. */
function Compared({
  now,
  then,
  day,
  say,
}: {
  now: number
  then: number
  day: string
  say: (value: number) => string
}) {
  const { locale, t } = useWords()
  const weekday = formatPlainDay(day, locale, { weekday: 'long' })
  const percent = percentMore(now, then)
  const signed = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' })
  return [
    t('compared_now', { weekday, value: say(then) }),
    ...(percent === undefined ? [] : [signed.format(percent / 100)]),
  ].join(' · ')
}

function Figure({
  name,
  note,
  compared,
  children,
}: {
  name: string
  note: ReactNode
  compared?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="figure">
      <h2>{name}</h2>
      <p className="figure-value">{children ?? <Skeleton width="7ch" height="1em" />}</p>
      <p className="quiet">{note}</p>
      {compared && <p className="quiet">{compared}</p>}
    </section>
  )
}
