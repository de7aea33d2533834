import type { Visitor } from '../../../api/visitor.ts'
import { linesNow } from '../../../billing/line-store.ts'
import { billById, type BillRow } from '../../../billing/store.ts'
import { returnById, type ReturnRow } from '../../../billing/refunds/store.ts'
import { isLocale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../journal/node.ts'
import { scheduleById } from '../../../programme/store.ts'
import { Refusal } from '../../../refusal.ts'
import { dropHold } from '../../../seating/hold-store.ts'
import { basketKey } from '../../../seating/visitors/visitor.ts'
import { exchangeTickets } from '../commands.ts'
import { ticketsInstead } from './exchange.ts'
import { loadExchangeOffer, mayExchangeForShow } from './exchange-load.ts'
import { linesReturned } from './refund.ts'

type BuyerExchangeRequest = {
  /** Made by the page; sent again, it is the same exchange. */
  id: string
  /** Numbers of lines of the bill. */
  lines: readonly number[]
  scheduleId: string
  /** The new seats, one for each line, held by the buyer's basket. */
  seats: readonly string[]
  basket: { id: string; visitor: Visitor }
  /** The difference the buyer saw, in cents: nobody pays without staff, so it is not above 0. */
  differenceCents: number
}

/**
 * Exchanges what a buyer chose for seats of another show without staff, in one fact: the old seats are free and the old
 * codes end as the new ones begin, and what the new ones cost less goes back the way it was paid. Sent again it is the
 * same exchange. Refuses `not_exchangeable`, as `linesReturned` and `exchangeTickets` do, above all `total_changed`, which
 * names the difference, and `exchange_dearer`.
 */
export function exchangeForBuyer(tx: Tx, billId: string, request: BuyerExchangeRequest): ReturnRow {
  const bill = billById(tx.db, billId)!
  const { id, scheduleId, seats, basket, differenceCents } = request
  const lines = linesNow(tx.db, billId)
  const tickets = ticketsInstead(
    request.lines.flatMap(number => lines.find(({ line }) => line === number) ?? []),
    scheduleId,
    seats,
  )
  if (!returnById(tx.db, id)) requireExchangeable(tx, bill, request)
  const locale = isLocale(bill.locale) ? bill.locale : 'en'
  const by = { employeeId: null, employeeName: null, device: null, locale, usedToo: false }
  const asked = { id, billId, holdId: basketKey(basket.id, basket.visitor), lines: request.lines, tickets }
  const made = exchangeTickets(tx, { ...asked, differenceCents, payments: [], channel: 'site' }, by)
  dropHold(tx.db, basket.id, basket.visitor)
  return made
}

function requireExchangeable(tx: Tx, bill: BillRow, request: BuyerExchangeRequest): void {
  const offer = loadExchangeOffer(tx, bill)
  const show = scheduleById(tx.db, request.scheduleId)
  const fewest = new Map(tx.catalogue.all('price_rate').map(rate => [rate.id, rate.minTickets]))
  if (!offer || !show || !mayExchangeForShow(tx, bill, offer, show)) throw new Refusal('not_exchangeable')
  linesReturned(request.lines, offer, { lines: linesNow(tx.db, bill.id), fewest })
}
