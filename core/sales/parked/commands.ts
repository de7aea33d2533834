import { billById } from '../../billing/store.ts'
import type { Tx } from '../../journal/node.ts'
import { addDays, businessDayAt, startOfDay } from '../../programme/day.ts'
import { Refusal } from '../../refusal.ts'
import { heldByBasket, keepHold } from '../../seating/basket-store.ts'
import { requireOwnBasket } from '../../seating/load.ts'
import { exhibitorOf, midnightOffsetOf } from '../../venue/exhibitor.ts'
import { isEmpty, soldParts } from '../basket-parts.ts'
import { dropRunning } from '../running/store.ts'
import { withSeatsKept, type ParkedBasket } from './basket.ts'
import type { ParkedView } from './contract.ts'
import { dropParkedBefore, markTaken, parkedById, putParked, waitingBaskets } from './store.ts'

/** Baskets that wait at one cinema at the same time: no queue is longer. */
const mostParked = 50
/** How long a parked basket keeps its seats, in ms: as long as a guest needs to fetch the purse, and no show waits. */
const seatsKeptMs = 30 * 60_000

export type Clerk = { employeeName: string; cinemaId: string }

/**
 * Puts a basket aside, with its seats. Refuses `nothing_chosen`, `too_many_parked`, and `request_reused` for a basket of
 * another register or one that was sold.
 */
export function parkBasket(tx: Tx, basket: ParkedBasket, clerk: Clerk): ParkedView {
  const { db, nowMs } = tx
  const device = tx.actor.device ?? ''
  if (isEmpty(basket)) throw new Refusal('nothing_chosen')
  if (billById(db, basket.id)) throw new Refusal('request_reused')
  requireOwnBasket(tx, basket.id)
  dropParkedBefore(db, nowMs)
  const before = parkedById(db, basket.id, nowMs)
  if (before && (before.taken_by ? before.taken_device : before.device) !== device)
    throw new Refusal('request_reused')
  const others = waitingBaskets(db, nowMs).filter(({ id }) => id !== basket.id)
  if (others.length >= mostParked) throw new Refusal('too_many_parked', { most: mostParked })
  const numbers = new Set(others.map(({ number }) => number))
  const free = Array.from({ length: mostParked }, (_, at) => at + 1).find(each => !numbers.has(each))!
  const isWaiting = before !== undefined && !before.taken_by
  const row = {
    id: basket.id,
    number: isWaiting ? before.number : free,
    content: JSON.stringify(basket),
    device,
    employee: clerk.employeeName,
    at: new Date(nowMs).toISOString(),
    until_ms: endOfDay(tx, clerk.cinemaId),
    taken_device: '',
    taken_by: '',
  }
  putParked(db, row)
  dropRunning(db, basket.id)
  keepHold(db, basket.id, { device, untilMs: nowMs + seatsKeptMs, nowMs })
  return parkedView(tx, row)
}

/**
 * Takes a parked basket to this register: its seats are this one's now. Asked again by the same register it is the same.
 * Refuses `parked_unknown`, and `parked_taken` with who has it.
 */
export function takeParked(tx: Tx, id: string, { employeeName }: Clerk): ParkedBasket {
  const { db, nowMs } = tx
  const device = tx.actor.device ?? ''
  const row = parkedById(db, id, nowMs)
  if (!row) throw new Refusal('parked_unknown')
  if (row.taken_by && row.taken_device !== device) throw new Refusal('parked_taken', { name: row.taken_by })
  markTaken(db, id, device, employeeName)
  const untilMs = nowMs + (exhibitorOf(tx.catalogue)?.holdSeconds ?? 600) * 1000
  keepHold(db, id, { device, untilMs, nowMs })
  const held = new Set(heldByBasket(db, id, nowMs).map(({ scheduleId, seatId }) => `${scheduleId} ${seatId}`))
  const basket = JSON.parse(row.content) as ParkedBasket
  return withSeatsKept(basket, (scheduleId, seatId) => held.has(`${scheduleId} ${seatId}`))
}

/** Those that wait now. */
export function listParked(at: Pick<Tx, 'db' | 'catalogue' | 'nowMs'>): ParkedView[] {
  return waitingBaskets(at.db, at.nowMs).map(row => parkedView(at, row))
}

function parkedView(
  { catalogue }: Pick<Tx, 'catalogue'>,
  row: ReturnType<typeof waitingBaskets>[number],
): ParkedView {
  return {
    ...inBasket(JSON.parse(row.content) as ParkedBasket),
    number: row.number,
    at: row.at,
    employee: row.employee,
    device: catalogue.get('device', row.device)?.name ?? '',
  }
}

/** What lists say of a basket. */
export function inBasket(basket: ParkedBasket) {
  return {
    id: basket.id,
    shows: soldParts(basket).map(({ scheduleId, rates }) => ({ scheduleId, tickets: rates.length })),
    products: basket.products.reduce((sum, { quantity }) => sum + quantity, 0),
    vouchers:
      (basket.newVouchers?.length ?? 0) + (basket.newPackages?.length ?? 0) + (basket.topUps?.length ?? 0),
  }
}

/** When the business day of a cinema ends, epoch ms. */
export function endOfDay({ catalogue, nowMs }: Tx, cinemaId: string): number {
  const zone = catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'
  const today = businessDayAt(catalogue, cinemaId, nowMs)
  return startOfDay(addDays(today, 1), zone, midnightOffsetOf(catalogue))
}
