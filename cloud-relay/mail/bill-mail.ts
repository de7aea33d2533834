import { isPaid } from '#core/database/statuses.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { billById, type BillRow } from '#core/billing/store.ts'
import { awaitsShow, hasTickets } from '../documents/good-tickets.ts'
import { awaitsVoucher, goodVouchersOf, type GoodVoucher } from '../payments/purchased-voucher.ts'

/** What the mail about a bill has to tell: its tickets, its vouchers, or that money came too late. */
export type BillMail = {
  bill: BillRow
  /** Which time it was asked for again; undefined for the first mail. */
  again: string | undefined
  withTickets: boolean
  vouchers: readonly GoodVoucher[]
  /** Whether it may be about money that came too late for its seats. */
  isLate: boolean
}

/**
 * What there is to tell about a bill, to whomever that is; undefined where there is nothing. Throws where there is nothing but
 * a voucher that is still to be issued, or tickets whose show is not known here.
 *
 * @param about the bill, and which time its mail was asked for again
 */
export function billMailOf(tenant: Tenant, about: string): BillMail | undefined {
  // Asked for again it is another message: a mailbox may hide one it had before.
  const [billId = '', again] = about.split(' ')
  const bill = billById(tenant.node.db, billId)
  // It was training's, and the books are open since.
  if (!bill) return undefined
  const good = hasTickets(tenant.node.db, bill)
  const vouchers = isPaid(bill.status) ? goodVouchersOf(tenant, bill) : []
  // Tickets may be for tonight, and do not wait.
  if (!good && awaitsVoucher(tenant, bill)) throw new Error('a voucher that was paid is not issued yet')
  const ofTickets = again !== undefined || bill.status === 'settled'
  if (!vouchers.length && awaitsShow(tenant.node.db, bill))
    throw new Error('the show of tickets is not known here')
  const withTickets = good && (ofTickets || vouchers.length > 0)
  if (!withTickets && !vouchers.length && ofTickets) return undefined
  return { bill, again, withTickets, vouchers, isLate: !ofTickets }
}
