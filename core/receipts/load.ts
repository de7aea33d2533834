import type { SaleMade } from '../billing/facts.ts'
import { discountsOfLines } from '../billing/discount-store.ts'
import { linesNow } from '../billing/line-store.ts'
import { paymentsOnTop } from '../billing/payment-store.ts'
import { moneyOf } from '../billing/refunds/money-store.ts'
import { addedBy, backOf, ownerOf, returnsOf, type ReturnRow } from '../billing/refunds/store.ts'
import type { BillRow } from '../billing/store.ts'
import type { Db } from '../database/sql.ts'
import { originOf, type Scope } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import { epochOpenedAt } from '../journal/storage/epoch-store.ts'
import { readsTraining } from '../journal/storage/training.ts'
import { boxById } from '../membership/store.ts'
import type { Known } from './headers.ts'
import { returnReceipt, type BillReceipt, type ReturnReceipt } from './make-receipt.ts'
import { receiptsOpen } from './receipts-open.ts'

/** Whether this box takes receipts now; see `receiptsOpen`. */
export function takesReceipts(node: Node): boolean {
  const { identity, db, nodeStatus, runtime } = node
  const { nodeId, epoch } = identity
  return receiptsOpen({
    recovers: nodeStatus.emergencyMode() !== null || nodeStatus.listens(),
    began: epochOpenedAt(db, nodeId, epoch) ?? boxById(db, nodeId)?.enrolledAt,
    firstFactAt: firstFactAt(node),
    nowMs: runtime.now(),
  })
}

/** When this node wrote the first fact of its current epoch, ISO; undefined before that. */
function firstFactAt({ identity, journal }: Node): string | undefined {
  const scopes: Scope[] = ['exhibitor', `cinema:${identity.cinemaId ?? ''}`]
  const first = scopes.map(scope => journal.factAt(originOf(identity.nodeId, identity.epoch, scope), 1))
  return first.flatMap(fact => fact?.at ?? []).sort()[0]
}

/** Refunds and exchanges of a bill that was paid at a register, the oldest first. */
function returnReceipts(db: Db, billId: string): ReturnReceipt[] {
  return returnsOf(db, billId).map(made => receiptOfReturn(db, made))
}

/** What is remembered of a refund or an exchange. */
export function receiptOfReturn(db: Db, made: ReturnRow): ReturnReceipt {
  const { id, billId } = made
  const added = addedBy(db, id)
  return returnReceipt({
    made,
    back: backOf(db, id),
    added: linesNow(db, billId).filter(({ line }) => added.includes(line)),
    discounts: added.length ? discountsOfLines(db, billId, added) : [],
    money: moneyOf(db, made),
    paid: paymentsOnTop(db, made),
  })
}

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
  const training = readsTraining(node.db) ? { training: true } : {}
  return { ...standsAt(node), ...training, sale, returns: returnReceipts(node.db, id) }
}
