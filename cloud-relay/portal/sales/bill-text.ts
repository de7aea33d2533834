import type { BillView } from '#core/billing/bill.ts'
import type { BillStatus } from '#core/database/statuses.ts'
import type { StatusTone } from '../parts/Status.tsx'

/** Which shape a bill's status gets; the word stands beside it. */
export const billTones: Record<BillStatus, StatusTone> = {
  pending: 'info',
  paying: 'info',
  settled: 'ok',
  cancelled: 'quiet',
  expired: 'quiet',
  failed: 'stop',
  reserved: 'info',
  refunding: 'warn',
  partially_refunded: 'warn',
  refunded: 'warn',
}

/** How many tickets and how many products and vouchers a bill holds. */
export function countsOf(bill: Pick<BillView, 'lines'>): {
  tickets: number
  products: number
  vouchers: number
} {
  const count = (kind: 'ticket' | 'product') =>
    bill.lines.reduce((sum, line) => sum + (line.kind === kind ? line.quantity : 0), 0)
  return {
    tickets: count('ticket'),
    products: count('product'),
    // Its value for snacks is a line of its own beside its visits, and what is put on a card sells none.
    vouchers: bill.lines.filter(({ kind, voucherPart }) => kind === 'voucher' && !voucherPart).length,
  }
}
