import { Refusal } from '../refusal.ts'
import type { Db } from '../database/sql.ts'
import type { Tx } from '../journal/node.ts'
import { emergencyModeOf } from '../journal/storage/node-status-store.ts'
import type { SaleChannel } from '../programme/on-sale.ts'
import { saleRefusal } from '../programme/sale.ts'
import { showTerms } from '../programme/show-terms.ts'
import { scheduleById, type ScheduleRow } from '../programme/store.ts'
import type { SeatRules } from '../venue/screen.ts'
import { brokenSeats } from './blocked/store.ts'
import { reservedNow } from './reserved/over.ts'
import { reservedSeatsOf } from './reserved/store.ts'
import { noRules, reachOf } from './party-rules.ts'
import type { SeatGiving } from './propose.ts'
import { withNear } from './seat-layout.ts'
import type { ShowSeats } from './seat-state.ts'
import type { Show, ShowOnSale } from './show.ts'
import { everyHold, holdsOf, registerOf } from './hold-store.ts'
import { arrangementById, changedTokens, isOfEpoch, tokensOf } from './store.ts'
import type { Owner, Token } from './token.ts'

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
  const schedule = scheduleById(tx.db, scheduleId)
  if (!schedule) throw new Refusal('schedule_unknown')
  const rules = rulesIn(tx.catalogue, schedule)
  const show = showNow(tx.db, schedule, seatIds, { ...at, rules })
  const dimension = tx.catalogue.get('version', show.schedule.versionId)?.dimension ?? '2d'
  return {
    ...show,
    dimension,
    terms: showTerms(tx.catalogue, schedule),
    closed: saleRefusal(tx, show.schedule, channel),
    rules,
    everySeat: () => (seatIds ? showNow(tx.db, schedule, undefined, at).seating : show.seating),
  }
}

/** Where parties may sit in a show's screen. */
export function rulesOf({ db, catalogue }: Pick<Tx, 'db' | 'catalogue'>, scheduleId: string): SeatRules {
  const schedule = scheduleById(db, scheduleId)
  return schedule ? rulesIn(catalogue, schedule) : noRules
}

function rulesIn(catalogue: Tx['catalogue'], { screenId }: ScheduleRow): SeatRules {
  return catalogue.get('screen', screenId)?.seatRules ?? noRules
}

/** How a show's screen gives seats: from its front left where nobody knows the screen. */
export function givingOf({ catalogue }: Pick<Tx, 'catalogue'>, schedule: ScheduleRow): SeatGiving {
  const screen = catalogue.get('screen', schedule.screenId)
  return {
    algorithm: screen?.autoAssign.algorithm ?? 'top_left',
    clearance: screen?.seatClearance ?? 2,
    rules: screen?.seatRules ?? noRules,
  }
}

/** The show with the current state of its seats. Refuses `schedule_unknown`. */
export function showSeats(db: Db, scheduleId: string, me: Owner, connected: boolean, nowMs: number): Show {
  return showNow(db, scheduleById(db, scheduleId), undefined, { me, connected, nowMs })
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
  return showNow(db, scheduleById(db, scheduleId), seatIds, { me, connected, nowMs })
}

/**
 * Whether a show is known here with its seating plan. Either may have been set aside with a history, while what rests on it
 * stands in another stream: whoever goes through several shows passes it by, so that it keeps no other one waiting.
 */
export function isDrawn(db: Db, scheduleId: string): boolean {
  const schedule = scheduleById(db, scheduleId)
  return schedule !== undefined && arrangementById(db, schedule.arrangementId) !== undefined
}

function showNow(
  db: Db,
  schedule: ScheduleRow | undefined,
  seatIds: readonly string[] | undefined,
  { me, connected, nowMs, rules }: { me: Owner; connected: boolean; nowMs: number; rules?: SeatRules },
): Show {
  const arrangement = schedule && arrangementById(db, schedule.arrangementId)
  if (!schedule || !arrangement) throw new Refusal('schedule_unknown')
  const scheduleId = schedule.id
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
    heldBlocked: kept.heldBlocked,
    broken: brokenSeats(db, schedule.screenId),
    ...reservedIn(db, schedule, tokens, nowMs),
  }
  return { schedule, arrangement, seating: inEmergencyMode(db, scheduleId, seating) }
}

/** The show's reservations, where one of the seats that were read is reserved. */
function reservedIn(
  db: Db,
  { id, startMs }: ScheduleRow,
  tokens: ReadonlyMap<string, Token>,
  nowMs: number,
): Pick<ShowSeats, 'reserved'> {
  if (![...tokens.values()].some(({ state }) => state === 'reserved')) return {}
  const { holds } = everyHold(db, id, nowMs)
  return { reserved: reservedNow(reservedSeatsOf(db, id), { startMs, nowMs, holds }) }
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
    if (
      (token.state === 'free' || token.state === 'reserved' || token.state === 'blocked') &&
      !isOfEpoch(db, scheduleId, seatId, emergencyMode.epoch)
    )
      tokens.set(seatId, { ...token, owner: seating.me === 'box' ? 'relay' : 'box' })
  return { ...seating, tokens }
}

const parsed = new Map<string, ReadonlySet<string>>()

/** Most shows of a screen share the same text, so it is cached. */
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

/**
 * A basket at the till is changed, sold and blocked at the register that began it. Refuses `request_reused` for another
 * register's, whose seats it would let go. One whose register is not known is anybody's.
 */
export function requireOwnBasket(tx: Pick<Tx, 'db' | 'actor' | 'nowMs'>, holdId: string): void {
  const register = registerOf(tx.db, holdId, tx.nowMs)
  if (register !== undefined && register !== tx.actor.device) throw new Refusal('request_reused')
}
