import { linesNow } from '../billing/line-store.ts'
import { billIdOf } from '../billing/purchase-store.ts'
import { paymentById, paymentsOf } from '../billing/payment-store.ts'
import { moneyOf } from '../billing/refunds/money-store.ts'
import { ownerOf, returnsOf } from '../billing/refunds/store.ts'
import { billById, type BillRow } from '../billing/store.ts'
import type { Db } from '../database/sql.ts'
import { unreadable } from '../journal/apply.ts'
import { parseFact, partsOf, type Scope, type SealedFact } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import { endsOfClosed } from '../journal/storage/branch-store.ts'
import { quarantinedOf } from '../journal/storage/quarantine-store.ts'
import { boxById } from '../membership/store.ts'
import { lacksTopUps } from '../sales/refunds/top-ups-load.ts'
import { debtsOf } from '../vouchers/debt-store.ts'
import { billsOfTurn, usesOfTurns } from '../vouchers/overtaken-turns-store.ts'
import { paymentsReturned, paymentsSpent, valueStillPaid } from '../vouchers/refreshment-store.ts'
import { voucherById } from '../vouchers/store.ts'
import { forgottenSales, lacksVouchers, vouchersNamed, type QuarantinedFact } from './quarantine.ts'

/** The database, and the kinds of facts this version reads. */
type At = Pick<Node, 'db' | 'kinds'>

function quarantinedIn({ db, kinds }: At, scope: Scope): QuarantinedFact[] {
  return quarantinedOf(db)
    .filter(({ origin }) => partsOf(origin).scope === scope)
    .map(sealed => {
      const fact = parseFact(sealed.bytes)
      return { sealed, fact, unread: unreadable(kinds, fact) !== undefined }
    })
}

/** Quarantined register sales of a cinema that must be reinstated; see `forgottenSales`. */
export function salesInQuarantine(at: At, scope: Scope): SealedFact[] {
  const registers = { owner: 'box', cinemaId: scope.slice('cinema:'.length) } as const
  const isKnown = (billId: string) => billById(at.db, billIdOf(at.db, billId, registers)) !== undefined
  return forgottenSales(quarantinedIn(at, scope), isKnown)
}

/**
 * Valid register bills of a cinema whose facts about vouchers were quarantined: those are in other streams, which may
 * have had two histories where the bill's stream had one. And those of which the bill alone had reached the other side
 * when the machine that wrote them was lost or set back: nobody holds the rest of them any more.
 */
export function vouchersInQuarantine(at: At, cinemaId: string): BillRow[] {
  const { db } = at
  const named = vouchersNamed(quarantinedIn(at, 'exhibitor')).flatMap(({ billId, voucherId, paymentIds }) => [
    billId || (voucherById(db, voucherId)?.billId ?? ''),
    ...paymentIds.map(id => paymentById(db, id)?.billId ?? ''),
  ])
  // A turn that was given away there may have been used by both: by its new owner, and by whoever forgot that.
  const ofCinema = quarantinedIn(at, 'exhibitor').filter(({ fact }) =>
    tellsOfSales(db, fact.origin, cinemaId),
  )
  named.push(...vouchersNamed(ofCinema).flatMap(({ turns }) => turns.flatMap(turn => billsOfTurn(db, turn))))
  named.push(...billsAtEnds(db, `cinema:${cinemaId}`))
  return [...new Set(named)]
    .flatMap(id => billById(db, billIdOf(db, id, { owner: 'box', cinemaId })) ?? [])
    .filter(bill => bill.cinemaId === cinemaId && ownerOf(db, bill.id) === 'box' && isLacking(db, bill))
}

/** The bills with vouchers, and the returned ones, at the ends of a cinema's closed streams. */
function billsAtEnds(db: Db, scope: Scope): string[] {
  return endsOfClosed(db, scope)
    .filter(bytes => bytes.includes('"voucherId"') || bytes.includes('"type":"refund.made"'))
    .map(parseFact)
    .filter(({ type }) => /^(sale|exchange|refund)\./.test(type))
    .map(({ body }) => (body as { billId: string }).billId)
}

function isLacking(db: Db, bill: BillRow): boolean {
  const { id: billId } = bill
  if (lacksRefreshments(db, billId) || lacksTopUps(db, bill)) return true
  const lines = linesNow(db, billId)
  const codes = lines.flatMap(({ voucherId }) => voucherId ?? [])
  return lacksVouchers({
    lines,
    vouchers: new Map(
      codes.flatMap(code => {
        const voucher = voucherById(db, code)
        return voucher ? [[code, voucher] as const] : []
      }),
    ),
    debts: debtsOf(db, { billId }),
    uses: usesOfTurns(db, billId),
  })
}

/** Whether vouchers paid for some of a bill, or were paid back, and their own facts of it are not known. */
function lacksRefreshments(db: Db, billId: string): boolean {
  const paid = paymentsOf(db, billId).filter(({ voucherId, cents }) => voucherId !== null && cents > 0)
  const ids = paid.map(({ id }) => id)
  if (paymentsSpent(db, ids).size < ids.length) return true
  return returnsOf(db, billId).some(made => {
    const back = moneyOf(db, made).flatMap(({ paymentId }) => (ids.includes(paymentId) ? [paymentId] : []))
    const returned = paymentsReturned(db, made.id, back)
    // What another return gave back already, which may be set aside itself, is not given back once more.
    const stillPaid = valueStillPaid(db, made.id, back)
    return back.some(id => !returned.has(id) && (stillPaid.get(id) ?? Infinity) > 0)
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
