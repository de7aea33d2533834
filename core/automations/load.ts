import type { Entry } from '../journal/entry-fields.ts'
import type { Tx } from '../journal/node.ts'
import { readStamp, stampAheadMaxMs } from '../journal/stamp.ts'
import { stampsOf } from '../journal/storage/edit-store.ts'
import { addDays, businessDayAt } from '../programme/day.ts'
import { schedulesBetween, type ScheduleRow } from '../programme/store.ts'
import { showSeats } from '../seating/load.ts'
import { seatStateOf } from '../seating/seat-state.ts'
import { arrangementById } from '../seating/store.ts'
import { plainTally } from '../seating/tally-store.ts'
import { vouchersEnding } from './ending-store.ts'
import { stockLevels } from '../stock/store.ts'
import type { AutomationFields } from './automation.ts'
import type { Occasion, Situation } from './occasions.ts'

const dayMs = 86_400_000
/** How far ahead the seats of shows are counted. */
const aheadMs = 14 * dayMs
/** Shows that a rule looks at, at most. */
const showsMost = 600

export type Away = Situation['away']

type Known = Pick<Tx, 'db' | 'catalogue' | 'identity' | 'nowMs'>
type Rule = Pick<Entry<'automation'>, 'id' | 'cinemaId' | 'trigger' | 'minutes' | 'days'>
type Only = Pick<Occasion, 'scheduleId' | 'voucherId'>

/**
 * What a rule looks at: its cinema's shows, stock or boxes, as far as it asks for them.
 *
 * @param fromMs how far back
 * @param away of the cinema's boxes
 * @param only the one occasion that is asked about: the others need not be counted
 */
export function loadSituation(
  known: Known,
  rule: Rule,
  fromMs: number,
  away: Away,
  only: Only = {},
): Situation {
  const { db, catalogue } = known
  const timeZone = catalogue.get('cinema', rule.cinemaId)?.timezone ?? 'UTC'
  return {
    timeZone,
    shows: loadShows(known, rule, fromMs, only),
    stock: rule.trigger === 'stock_low' ? stockLevels(db, rule.cinemaId) : [],
    vouchers: rule.trigger === 'voucher_ends' ? loadEnding(known, rule, only) : [],
    away: rule.trigger === 'box_away' ? away : [],
  }
}

/** Vouchers that one look finds, at most. */
const vouchersMost = 400
/** A rule that could not mail all of them on their day goes on for so many days. */
const caughtUpDays = 3

/** Vouchers of the cinema, or of none where it is the first one, that end soon and have something left. */
function loadEnding(
  { db, catalogue, nowMs }: Known,
  { id: ruleId, cinemaId, days }: Pick<Rule, 'id' | 'cinemaId' | 'days'>,
  { voucherId }: Only,
): Situation['vouchers'] {
  const today = businessDayAt(catalogue, cinemaId, nowMs)
  const last = addDays(today, days ?? 0)
  const first = addDays(last, -caughtUpDays)
  const isFirst = catalogue.all('cinema').find(({ deleted }) => !deleted)?.id === cinemaId
  return vouchersEnding(db, ruleId, { from: first < today ? today : first, to: last }, vouchersMost)
    .filter(voucher => (voucher.cinemaId === null ? isFirst : voucher.cinemaId === cinemaId))
    .filter(({ id }) => (voucherId ?? id) === id)
    .map(({ id, validUntil }) => ({ voucherId: id, validUntil: validUntil! }))
}

function loadShows(
  known: Known,
  { cinemaId, trigger, minutes }: Pick<AutomationFields, 'cinemaId' | 'trigger' | 'minutes'>,
  fromMs: number,
  { scheduleId }: Only,
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
    .filter(({ id }) => (scheduleId ?? id) === id)
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

/**
 * When a rule was made or last changed, epoch milliseconds: what came before is not its business. Nobody knows where the
 * clock was far ahead then, and each later change bears a later time; such a rule would wait for that time.
 */
export function changedMs({ db, nowMs }: Pick<Tx, 'db' | 'nowMs'>, id: string): number {
  const ms = Math.max(0, ...Object.values(stampsOf(db, 'automation', id)).map(stamp => readStamp(stamp).ms))
  return ms > nowMs + stampAheadMaxMs ? 0 : ms
}
