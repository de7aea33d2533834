import { Refusal } from '../refusal.ts'
import type { Db } from '../database/sql.ts'
import type { Tx } from '../journal/node.ts'
import { emergencyModeOf } from '../journal/storage/node-status-store.ts'
import type { SaleChannel } from '../programme/on-sale.ts'
import { saleRefusal } from '../programme/sale.ts'
import { scheduleById, type ScheduleRow } from '../programme/store.ts'
import type { SeatRules } from '../venue/screen.ts'
import { noRules, reachOf } from './party-rules.ts'
import { withNear } from './seat-layout.ts'
import type { ShowSeats } from './seat-state.ts'
import type { Show, ShowOnSale } from './show.ts'
import { arrangementById, changedTokens, everyHold, holdsOf, isOfEpoch, tokensOf } from './store.ts'
import type { Owner } from './token.ts'

/**
 * A show to buy, with the wanted seats. Seats of the other side count as free, since they can be requested. Refuses
 * `schedule_unknown`.
 *
 * @param seatIds undefined for all seats
 */
export function loadShow(
  tx: Pick<Tx, 'db' | 'catalogue' | 'identity' | 'nowMs'>,
  scheduleId: string,
  seatIds: readonly string[] | undefined,
  channel: SaleChannel,
): ShowOnSale {
  const at = { me: tx.identity.role, connected: true, nowMs: tx.nowMs }
  const rules = rulesOf(tx, scheduleId)
  const show = showNow(tx.db, scheduleId, seatIds, { ...at, rules })
  const dimension = tx.catalogue.get('version', show.schedule.versionId)?.dimension ?? '2d'
  return {
    ...show,
    dimension,
    closed: saleRefusal(tx, show.schedule, channel),
    rules,
    everySeat: () => (seatIds ? showNow(tx.db, scheduleId, undefined, at).seating : show.seating),
  }
}

/** Where parties may sit in a show's screen. */
export function rulesOf({ db, catalogue }: Pick<Tx, 'db' | 'catalogue'>, scheduleId: string): SeatRules {
  const screenId = scheduleById(db, scheduleId)?.screenId ?? ''
  return catalogue.get('screen', screenId)?.seatRules ?? noRules
}

/** The show with the current state of its seats. Refuses `schedule_unknown`. */
export function showSeats(db: Db, scheduleId: string, me: Owner, connected: boolean, nowMs: number): Show {
  return showNow(db, scheduleId, undefined, { me, connected, nowMs })
}

/**
 * The same, knowing only a few seats: enough to sell those, and fast however many are sold. Where places are counted
 * all of them are loaded, since any may be chosen.
 */
export function seatsNow(
  db: Db,
  scheduleId: string,
  seatIds: readonly string[],
  me: Owner,
  connected: boolean,
  nowMs: number,
): Show {
  return showNow(db, scheduleId, seatIds, { me, connected, nowMs })
}

function showNow(
  db: Db,
  scheduleId: string,
  seatIds: readonly string[] | undefined,
  { me, connected, nowMs, rules }: { me: Owner; connected: boolean; nowMs: number; rules?: SeatRules },
): Show {
  const schedule = scheduleById(db, scheduleId)
  const arrangement = schedule && arrangementById(db, schedule.arrangementId)
  if (!schedule || !arrangement) throw new Refusal('schedule_unknown')
  const some = arrangement.freeSeating
    ? undefined
    : seatIds && (rules ? withNear(seatIds, arrangement.seats, reachOf(rules)) : seatIds)
  const tokens = some ? tokensOf(db, scheduleId, some) : changedTokens(db, scheduleId)
  const kept = some ? holdsOf(db, scheduleId, some, nowMs) : everyHold(db, scheduleId, nowMs)
  const seating: ShowSeats = {
    arrangement,
    relaySeats: relaySeatsOf(schedule),
    me,
    connected,
    tokens,
    holds: kept.holds,
    unfinished: kept.unfinished,
  }
  return { schedule, arrangement, seating: inEmergencyMode(db, scheduleId, seating) }
}

/**
 * In emergency mode a box knows only what it has: a seat that any earlier fact has moved may have moved again, so it
 * counts as the other side's until the relay has synced.
 */
function inEmergencyMode(db: Db, scheduleId: string, seating: ShowSeats): ShowSeats {
  const emergencyMode = emergencyModeOf(db)
  if (!emergencyMode || !seating.tokens.size) return seating
  const tokens = new Map(seating.tokens)
  for (const [seatId, token] of tokens)
    if (token.state === 'free' && !isOfEpoch(db, scheduleId, seatId, emergencyMode.epoch))
      tokens.set(seatId, { ...token, owner: seating.me === 'box' ? 'relay' : 'box' })
  return { ...seating, tokens }
}

const parsed = new Map<string, ReadonlySet<string>>()

/** A show's first relay seats never change, and most shows of a screen share the same text, so it is cached. */
export function relaySeatsOf(schedule: Pick<ScheduleRow, 'relaySeats'>): ReadonlySet<string> {
  let seats = parsed.get(schedule.relaySeats)
  if (!seats) {
    if (parsed.size > 500) parsed.clear()
    parsed.set(schedule.relaySeats, (seats = new Set(JSON.parse(schedule.relaySeats) as string[])))
  }
  return seats
}

/** The shows of some seats, if known here, with these seats as the facts say: also in emergency mode. */
export function loadSeatsOf(
  db: Db,
  seats: readonly { scheduleId: string; seatId: string }[],
): Map<string, Pick<ShowSeats, 'tokens' | 'relaySeats'>> {
  const shows = new Map<string, Pick<ShowSeats, 'tokens' | 'relaySeats'>>()
  for (const [scheduleId, ofShow] of Map.groupBy(seats, seat => seat.scheduleId)) {
    const schedule = scheduleById(db, scheduleId)
    const seatIds = ofShow.map(({ seatId }) => seatId)
    if (schedule)
      shows.set(scheduleId, {
        tokens: tokensOf(db, scheduleId, seatIds),
        relaySeats: relaySeatsOf(schedule),
      })
  }
  return shows
}
