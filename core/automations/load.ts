import type { Tx } from '../journal/node.ts'
import { readStamp } from '../journal/stamp.ts'
import { stampsOf } from '../journal/storage/edit-store.ts'
import { schedulesBetween, type ScheduleRow } from '../programme/store.ts'
import { showSeats } from '../seating/load.ts'
import { seatStateOf } from '../seating/seat-state.ts'
import { arrangementById } from '../seating/store.ts'
import { plainTally } from '../seating/tally-store.ts'
import { stockLevels } from '../stock/store.ts'
import type { AutomationFields } from './automation.ts'
import type { Situation } from './occasions.ts'

const dayMs = 86_400_000
/** How far ahead the seats of shows are counted. */
const aheadMs = 14 * dayMs
/** Shows that a rule looks at, at most. */
const showsMost = 600

export type Away = Situation['away']

type Known = Pick<Tx, 'db' | 'catalogue' | 'identity' | 'nowMs'>

/**
 * What a rule looks at: its cinema's shows, stock or boxes, as far as it asks for them.
 *
 * @param fromMs how far back
 * @param away of the cinema's boxes
 */
export function loadSituation(
  known: Known,
  rule: Pick<AutomationFields, 'cinemaId' | 'trigger' | 'minutes'>,
  fromMs: number,
  away: Away,
): Situation {
  const { db, catalogue } = known
  const timeZone = catalogue.get('cinema', rule.cinemaId)?.timezone ?? 'UTC'
  return {
    timeZone,
    shows: loadShows(known, rule, fromMs),
    stock: rule.trigger === 'stock_low' ? stockLevels(db, rule.cinemaId) : [],
    away: rule.trigger === 'box_away' ? away : [],
  }
}

function loadShows(
  known: Known,
  { cinemaId, trigger, minutes }: Pick<AutomationFields, 'cinemaId' | 'trigger' | 'minutes'>,
  fromMs: number,
): Situation['shows'] {
  const apartMs = (minutes ?? 0) * 60_000
  const counts = trigger === 'seats_left'
  if (!counts && trigger !== 'before_show' && trigger !== 'after_show') return []
  const [first, last] = counts
    ? [fromMs, known.nowMs + aheadMs]
    : trigger === 'before_show'
      ? [fromMs, known.nowMs + apartMs + 1]
      : [fromMs - apartMs - dayMs, known.nowMs]
  return schedulesBetween(known.db, first, last)
    .filter(show => show.cinemaId === cinemaId && !show.cancelled)
    .slice(0, showsMost)
    .map(show => ({
      id: show.id,
      startMs: show.startMs,
      endMs: show.endMs,
      left: counts ? seatsLeft(known, show) : null,
    }))
}

/** Free seats of a show, those in somebody's basket not among them; null while its plan is not here. */
function seatsLeft({ db, identity, nowMs }: Known, schedule: ScheduleRow): number | null {
  const plan = arrangementById(db, schedule.arrangementId)
  if (!plan) return null
  const tally = plainTally(db, schedule, plan, nowMs)
  if (tally) return tally.free.box + tally.free.relay
  const { seating } = showSeats(db, schedule.id, identity.role, true, nowMs)
  return plan.seats.filter(({ id }) => seatStateOf(seating, id) === 'free').length
}

/** When a rule was made or last changed, epoch milliseconds: what came before is not its business. */
export function changedMs({ db }: Pick<Tx, 'db'>, id: string): number {
  return Math.max(0, ...Object.values(stampsOf(db, 'automation', id)).map(stamp => readStamp(stamp).ms))
}
