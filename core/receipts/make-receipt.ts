import type * as z from 'zod'
import type { Db } from '../database/sql.ts'
import { originOf } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import type { SaleMade, SaleReinstated } from '../billing/facts.ts'
import type { ExchangeMade } from '../billing/refunds/facts.ts'
import type { LineNow } from '../billing/refunds/returns.ts'
import { addedBy, backOf, ownerOf, returnsOf, type ReturnRow } from '../billing/refunds/store.ts'
import { moneyOf } from '../billing/refunds/money-store.ts'
import { linesNow } from '../billing/line-store.ts'
import type { BillRow } from '../billing/store.ts'
import { paymentById } from '../billing/payment-store.ts'
import type { Known } from './headers.ts'
import type { admissionReceipt, BillReceiptText } from './receipt-contents.ts'

/** A refund or an exchange for a register: everything but the seats, which may be sold to others by now. */
export type ReturnReceipt = Pick<
  ReturnRow,
  'id' | 'kind' | 'number' | 'roundingCents' | 'reason' | 'employeeName' | 'device' | 'locale'
> &
  Pick<ExchangeMade, 'lines' | 'money' | 'newLines' | 'payment'>

/** Refunds and exchanges of a bill that was paid at a register, for it to remember; the oldest first. */
export function returnReceipts(db: Db, billId: string): ReturnReceipt[] {
  return returnsOf(db, billId).map(made => {
    const added = addedBy(db, made.id)
    return {
      id: made.id,
      kind: made.kind,
      number: made.number,
      roundingCents: made.roundingCents,
      reason: made.reason,
      employeeName: made.employeeName,
      device: made.device,
      locale: made.locale,
      lines: backOf(db, made.id),
      money: moneyOf(db, made).map(({ id, paymentId, cents, status }) => {
        return { id, paymentId, cents, done: status === 'refunded' }
      }),
      newLines: linesNow(db, billId)
        .filter(({ line }) => added.includes(line))
        .map(asSold),
      payment: paymentOf(db, `${made.id}-paid`),
    }
  })
}

/** A line as it was sold, without what is left of it now. */
function asSold(now: LineNow): ExchangeMade['newLines'][number] {
  const line: Partial<LineNow> = { ...now }
  for (const later of ['left', 'leftCents', 'exchanged'] as const) delete line[later]
  return line as LineNow
}

function paymentOf(db: Db, id: string): ExchangeMade['payment'] {
  const paid = paymentById(db, id)
  if (!paid) return null
  const { method, cents, tenderedCents, changeCents, roundingCents } = paid
  return { id, method: method as 'cash' | 'terminal', cents, tenderedCents, changeCents, roundingCents }
}

/** A bill for a register: the sale, and all its refunds and exchanges since, the oldest first. */
export type BillReceipt = Known & { sale: SaleMade; returns: ReturnReceipt[] }

/** A ticket that a scanner admitted. */
export type AdmissionReceipt = Known & { admission: z.infer<typeof admissionReceipt>['admission'] }

/** The end of this box's own stream: a kiosk that knows it notices when the box was restored to an older state. */
export function standsAt({ identity, journal }: Pick<Node, 'identity' | 'journal'>): Known {
  const origin = originOf(identity.nodeId, identity.epoch, `cinema:${identity.cinemaId ?? ''}`)
  return { origin, seq: journal.head(origin).seq }
}

/** What a register keeps of a bill for a day; null for bills that the relay sold, which cannot be reinstated here. */
export function billReceipt(
  node: Pick<Node, 'db' | 'identity' | 'journal'>,
  { id, origin, seq }: BillRow,
): BillReceipt | null {
  if (node.identity.role !== 'box' || ownerOf(node.db, id) !== 'box') return null
  const sale = node.journal.factAt(origin, seq)?.body as SaleMade
  return { ...standsAt(node), sale, returns: returnReceipts(node.db, id) }
}

/** When a fact gains a field that this contract lacks, recovery would refuse every receipt: that does not compile. */
type Same<A, B> = keyof A extends keyof B ? (keyof B extends keyof A ? true : never) : never
const sameSale: Same<BillReceiptText['sale'], SaleReinstated & SaleMade> = true
const sameReturn: Same<BillReceiptText['returns'][number], ReturnReceipt> = true
void [sameSale, sameReturn]
