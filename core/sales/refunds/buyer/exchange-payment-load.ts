import type { ExchangeToPay } from '../../../billing/facts.ts'
import type { PaymentRow } from '../../../billing/payment-store.ts'
import { billById } from '../../../billing/store.ts'
import type { Tx } from '../../../journal/node.ts'
import { scheduleById } from '../../../programme/store.ts'
import { tokensOf } from '../../../seating/store.ts'
import type { TokenChange } from '../../../seating/token.ts'
import { loadBill } from '../load.ts'
import type { ExchangePaidNow } from './exchange-payment.ts'

/** A payment for an exchange with everything its end depends on; undefined when its bill is not known. */
export function loadExchangePaid(
  tx: Tx,
  payment: PaymentRow,
  exchange: ExchangeToPay,
  { reached, wentBack }: { reached: (cinemaId: string) => boolean; wentBack: boolean },
): ExchangePaidNow | undefined {
  const bill = billById(tx.db, payment.billId)
  if (!bill) return undefined
  const state = loadBill(tx, bill)
  const old = state.lines.filter(({ line }) => exchange.lines.includes(line))
  const shows = [...old, ...exchange.newLines].flatMap(({ scheduleId }) => scheduleId ?? [])
  return {
    ...state,
    payment,
    exchange,
    waiting: seatsOfExchange(tx, bill.id, exchange),
    times: new Map(
      shows.flatMap(id => {
        const show = scheduleById(tx.db, id)
        return show ? [[id, show] as const] : []
      }),
    ),
    reached: reached(bill.cinemaId),
    wentBack,
    nowMs: tx.nowMs,
  }
}

/** The new seats of an exchange that wait for money of its bill, with the versions that change them. */
function seatsOfExchange(
  { db, identity }: Pick<Tx, 'db' | 'identity'>,
  billId: string,
  { newLines }: ExchangeToPay,
): TokenChange[] {
  return newLines.flatMap(({ scheduleId, seatId }) => {
    if (!scheduleId || !seatId) return []
    const token = tokensOf(db, scheduleId, [seatId]).get(seatId)
    const waits = token?.state === 'paying' && token.billId === billId && token.owner === identity.role
    return waits ? [{ scheduleId, seatId, version: token.version + 1 }] : []
  })
}
