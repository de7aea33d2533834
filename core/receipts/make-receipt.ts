import type * as z from 'zod'
import type { SaleMade, SaleReinstated } from '../billing/facts.ts'
import { paidAs, type PaymentRow } from '../billing/payment-store.ts'
import type { ExchangeMade, MoneyBack } from '../billing/refunds/facts.ts'
import type { LineNow } from '../billing/refunds/returns.ts'
import type { ReturnRow } from '../billing/refunds/store.ts'
import type { GivenWay } from '../database/statuses.ts'
import type { Known } from './headers.ts'
import type { admissionReceipt, BillReceiptText } from './receipt-contents.ts'

/** A refund or an exchange for a register: everything but the seats, which may be sold to others by now. */
export type ReturnReceipt = Pick<
  ReturnRow,
  'id' | 'kind' | 'number' | 'roundingCents' | 'reason' | 'employeeName' | 'device' | 'locale'
> &
  Pick<ExchangeMade, 'lines' | 'newLines' | 'discounts' | 'payments'> & { money: MoneyOnReceipt[] }

/** `given`: it was to go back over the card terminal that took it, and is back; by hand is also what the terminal did itself. */
type MoneyOnReceipt = MoneyBack & { given?: GivenWay | undefined }

/** A refund or an exchange as the tables have it, with what was paid on top of an exchange. */
export type ReturnNow = {
  made: ReturnRow
  back: ExchangeMade['lines']
  added: readonly LineNow[]
  /** What is taken off those that were added. */
  discounts: NonNullable<ExchangeMade['discounts']>
  money: readonly {
    id: string
    paymentId: string
    cents: number
    /** How it was given back, where that is not the way it was paid. */
    kind: string | null
    status: string
    shiftId: string | null
    /** The attempt that took it, where it goes back over its terminal. */
    attemptId: string | null
  }[]
  paid: readonly PaymentRow[]
}

/** A refund or an exchange of a bill that was paid at a register, for it to remember. */
export function returnReceipt({ made, back, added, discounts, money, paid }: ReturnNow): ReturnReceipt {
  const { id, kind, number, roundingCents, reason, employeeName, device, locale } = made
  return {
    id,
    kind,
    number,
    roundingCents,
    reason,
    employeeName,
    device,
    locale,
    lines: back,
    money: money.map(({ id, paymentId, cents, kind, status, shiftId, attemptId }) => ({
      id,
      paymentId,
      cents,
      // What goes back over a card terminal was owed at once: a box that lost it does not pay it twice.
      done: status === 'refunded' || status === 'at_terminal',
      ...(kind === 'cash' ? { kind } : {}),
      ...(shiftId === null ? {} : { shiftId }),
      ...(attemptId !== null && status === 'refunded' ? { given: kind === 'cash' ? kind : 'by_hand' } : {}),
    })),
    newLines: added.map(asSold),
    ...(discounts.length ? { discounts } : {}),
    payments: paid.map(paidAs),
  }
}

/** A line as it was sold, without what is left of it now, and without what is told beside it. */
function asSold(now: LineNow): ExchangeMade['newLines'][number] {
  const line: Partial<LineNow> = { ...now }
  for (const later of ['left', 'leftCents', 'leftVatCents', 'exchanged', 'inSet'] as const) delete line[later]
  return line as LineNow
}

/** Set where it was training. */
type InTraining = { training?: boolean | undefined }

/** A bill for a register: the sale, and all its refunds and exchanges since, the oldest first. */
export type BillReceipt = Known & InTraining & { sale: SaleMade; returns: ReturnReceipt[] }

/** A ticket that a scanner admitted, or of which that was undone. */
export type AdmissionReceipt = Known &
  InTraining &
  Pick<z.infer<typeof admissionReceipt>, 'admission' | 'undone'>

/** When a fact gains a field that this contract lacks, recovery would refuse every receipt: that does not compile. */
type Same<A, B> = keyof A extends keyof B ? (keyof B extends keyof A ? true : never) : never
const sameSale: Same<BillReceiptText['sale'], SaleReinstated & SaleMade> = true
const sameReturn: Same<BillReceiptText['returns'][number], ReturnReceipt> = true
void [sameSale, sameReturn]
