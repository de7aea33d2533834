import type { Db } from '../database/sql.ts'
import { boxById } from '../membership/store.ts'
import { unreadable } from '../journal/apply.ts'
import { partsOf, parseFact, type Fact, type SealedFact, type Scope } from '../journal/fact.ts'
import type { Node, Tx } from '../journal/node.ts'
import { quarantinedOf } from '../journal/storage/quarantine-store.ts'
import type { SaleMade } from '../billing/facts.ts'
import { ownerOf } from '../billing/refunds/store.ts'
import { linesNow } from '../billing/line-store.ts'
import { billIdOf } from '../billing/purchase-store.ts'
import { billById, type BillRow } from '../billing/store.ts'
import { turnsOfBill, turnsWereUsed, voucherById } from '../vouchers/store.ts'
import { debtsOf } from '../vouchers/debt-store.ts'
import { billReceipt } from '../receipts/load.ts'
import { reinstateBill } from './reinstate.ts'

const billOf = (body: unknown) => (body as { billId?: string } | null)?.billId ?? ''

/** The database, and the kinds of facts this version reads. */
type At = Pick<Node, 'db' | 'kinds'>

/** A form that this version does not know: its effect on a bill is unknown. */
const isUnread = ({ kinds }: At, fact: Fact) => unreadable(kinds, fact) !== undefined

/**
 * Quarantined register sales of a cinema whose bill is not known. A sale with a quarantined refund or exchange is
 * left to a manager, because it must not come back as it was; so is a sale named by a fact that this version cannot
 * read.
 */
export function salesInQuarantine(at: At, scope: Scope): SealedFact[] {
  const { db } = at
  const registers = { owner: 'box', cinemaId: scope.slice('cinema:'.length) } as const
  const quarantined = quarantinedOf(db).filter(({ origin }) => partsOf(origin).scope === scope)
  const facts = quarantined.map(quarantined => ({ quarantined, fact: parseFact(quarantined.bytes) }))
  const changed = new Set(
    facts
      .filter(({ fact }) => isUnread(at, fact) || /^(refund|exchange)\./.test(fact.type))
      .map(({ fact }) => billOf(fact.body)),
  )
  return facts
    .filter(({ fact }) => {
      const { type, body } = fact
      const isSale = type === 'sale.made' || type === 'sale.reinstated'
      return isSale && !changed.has(billOf(body)) && !billById(db, billIdOf(db, billOf(body), registers))
    })
    .map(({ quarantined: { bytes, hash } }) => ({ bytes, hash }))
}

/**
 * Valid register bills of a cinema whose facts about vouchers were quarantined: those are in other streams, which may
 * have had two histories where the bill's stream had one.
 */
export function vouchersInQuarantine(at: At, cinemaId: string): BillRow[] {
  const { db } = at
  const facts = quarantinedOf(db)
    .filter(({ origin }) => partsOf(origin).scope === 'exhibitor')
    .map(({ bytes }) => parseFact(bytes))
    .filter(fact => /^(voucher|turns)\./.test(fact.type) && !isUnread(at, fact))
  const named = facts.map(({ body }) => {
    const { voucherId = '' } = body as { voucherId?: string }
    return billOf(body) || (voucherById(db, voucherId)?.billId ?? '')
  })
  return [...new Set(named)]
    .flatMap(id => billById(db, billIdOf(db, id, { owner: 'box', cinemaId })) ?? [])
    .filter(bill => bill.cinemaId === cinemaId && ownerOf(db, bill.id) === 'box' && lacksVouchers(db, bill))
}

/** Whether a valid line lacks its voucher, turn or debt, or a returned line still has it. */
function lacksVouchers(db: Db, { id }: BillRow): boolean {
  const spent = new Set(turnsOfBill(db, id).map(turn => turn.ticketId))
  const debts = debtsOf(db, { billId: id })
  return linesNow(db, id).some(({ kind, voucherId, ticketId = '', left }) => {
    if (!voucherId) return false
    const voucher = voucherById(db, voucherId)
    if (kind === 'voucher') return left ? !voucher : voucher?.cancelled === false
    const ofTicket = debts.filter(debt => debt.ticketId === ticketId)
    return left
      ? !turnsWereUsed(db, id) && !ofTicket.length
      : spent.has(ticketId) || ofTicket.some(debt => !debt.ending)
  })
}

/** Whether quarantined facts of a cinema must be reinstated. */
export function isMissed(at: At, cinemaId: string): boolean {
  return (
    salesInQuarantine(at, `cinema:${cinemaId}`).length > 0 || vouchersInQuarantine(at, cinemaId).length > 0
  )
}

/** Whether a stream contains a cinema's sales: its own, or one in which its boxes write about vouchers. */
export function tellsOfSales(db: Db, origin: string, cinemaId: string): boolean {
  const { scope, nodeId } = partsOf(origin)
  return scope === 'exhibitor' ? boxById(db, nodeId)?.cinemaId === cinemaId : scope === `cinema:${cinemaId}`
}

/**
 * A box reinstates quarantined sales of its cinema, and what valid bills did with vouchers; each only once, also when
 * a register sends it too.
 */
export function reinstateQuarantined(
  tx: Tx,
  node: Pick<Node, 'db' | 'identity' | 'journal' | 'kinds'>,
): void {
  const { cinemaId = '' } = tx.identity
  for (const { bytes } of salesInQuarantine(node, `cinema:${cinemaId}`)) {
    const { origin, seq, body } = parseFact(bytes)
    reinstateBill(tx, { origin, seq, sale: body as SaleMade, returns: [] })
  }
  for (const bill of vouchersInQuarantine(node, cinemaId)) {
    const receipt = billReceipt(node, bill)
    if (receipt) reinstateBill(tx, receipt)
  }
}
