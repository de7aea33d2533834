import type { Tx } from '../../journal/node.ts'
import { pricesAfterHold } from '../../pricing/kept-prices.ts'
import { scheduleById } from '../../programme/store.ts'
import { heldByBasket } from '../../seating/basket-store.ts'
import type { Basket } from '../../seating/commands.ts'
import { exhibitorOf } from '../../venue/exhibitor.ts'
import { priceListAt } from '../price-list-load.ts'
import { contentOf, nameOf } from './content.ts'
import { dropKept, keepList, keptOf, putKept } from './store.ts'

/**
 * Keeps the prices of now for a basket that holds seats, as `pricesAfterHold` says, and lets go of them with its last
 * seat. In the transaction of the hold: who has the seats has their price.
 */
export function keepPrices(tx: Tx, { id, scheduleId, visitor }: Basket, seats: readonly string[]): void {
  const { db, catalogue, nowMs } = tx
  const basket = { id, visitor: visitor?.id ?? '' }
  const holdsNone = !seats.length && (visitor || !heldByBasket(db, id, nowMs).length)
  if (holdsNone) return dropKept(db, basket)
  const cinemaId = scheduleById(db, scheduleId)?.cinemaId
  if (!seats.length || cinemaId === undefined) return
  const list = priceListAt(catalogue, cinemaId, nowMs)
  const before = keptOf(db, basket, nowMs)
  const holdMs = (exhibitorOf(catalogue)?.holdSeconds ?? 600) * 1000
  const heldFor = visitor ? scheduleId : cinemaId
  const kept = pricesAfterHold(before, { list: nameOf(list), heldFor, nowMs, holdMs })
  if (kept === before) return
  putKept(db, basket, kept, nowMs)
  keepList(db, kept.list, () => JSON.stringify(contentOf(list)), { untilMs: kept.untilMs, nowMs })
}
