import type { Db } from '../database/sql.ts'
import type { Apply } from '../journal/apply.ts'
import { partsOf, type Fact } from '../journal/fact.ts'
import type { BillOpened, SaleMade } from './facts.ts'
import { billIdOf, holderOf } from './purchase-store.ts'
import { idSent, isSame, mark, ownId, rank, type Purchase } from './purchase.ts'

type Told = { billId: string | null; cinemaId?: string | null }

/** Whose purchase a fact speaks of: its author's; who asks for a refund asks the other side. */
function purchaseIn({ origin, type, body }: Fact<Told>): Purchase | undefined {
  const { nodeId, scope } = partsOf(origin)
  const cinemaId = scope === 'exhibitor' ? body.cinemaId : scope.slice('cinema:'.length)
  const isRelays = nodeId.startsWith('relay-') !== (type === 'refund.asked')
  return cinemaId ? { owner: isRelays ? 'relay' : 'box', cinemaId } : undefined
}

const under = <B extends Told>(fact: Fact<B>, billId: string): Fact<B> =>
  billId === fact.body.billId ? fact : { ...fact, body: { ...fact.body, billId } }

/** Facts tell the id that was sent: what a bill is called here another node may not know. */
const asSent = (body: Told): Told =>
  body.billId?.includes(mark) ? { ...body, billId: idSent(body.billId) } : body

/** A kind of fact that speaks of a purchase: tables read it for that one's bill. */
export function ofPurchase<B extends Told>(apply: Apply<B>) {
  const applyToBill: Apply<B> = (at, fact) => {
    const purchase = purchaseIn(fact as Fact<Told>)
    const { billId } = fact.body
    apply(at, purchase && billId !== null ? under(fact, billIdOf(at.db, billId, purchase)) : fact)
  }
  return { v: 1, apply: applyToBill, told: asSent }
}

/** A kind of fact that begins a purchase. */
export function opensPurchase<B extends SaleMade | BillOpened>(apply: Apply<B>) {
  const applyToBill: Apply<B> = (at, fact) => {
    const id = idSent(fact.body.billId)
    const purchase = purchaseIn(fact as Fact<Told>)!
    const holder = holderOf(at.db, id)
    apply(at, under(fact, holder ? claim(at.db, id, purchase, holder) : id))
    if (holder) noteTwice(at.db, id)
  }
  return { v: 1, apply: applyToBill, told: asSent }
}

/** Gives each of two purchases its bill; returns what the one that begins is called. */
function claim(db: Db, id: string, purchase: Purchase, holder: Purchase): string {
  if (isSame(purchase, holder)) return id
  const own = ownId(id, purchase)
  if (rank(holder) < rank(purchase)) {
    moveTurns(db, id, own, purchase)
    return own
  }
  moveBill(db, id, ownId(id, holder), holder)
  moveBill(db, own, id, purchase)
  return id
}

/** Tables that tell of a bill and of nobody else's. */
const ofBills = [
  'bill_lines',
  'bill_owners',
  'payments',
  'refunds',
  'returns',
  'returned_lines',
  'exchanged_lines',
  'refund_requests',
  'displaced',
] as const
/** Written in streams of the exhibitor, which may come before the purchase itself. */
const ofTurns = ['turn_tokens', 'turn_changes', 'voucher_debts', 'vouchers'] as const

function moveBill(db: Db, from: string, to: string, purchase: Purchase): void {
  db.prepare(
    `UPDATE seat_tokens SET bill_id = @to WHERE bill_id = @from AND (schedule_id, seat_id) IN
       (SELECT schedule_id, seat_id FROM bill_lines WHERE bill_id = @from AND seat_id IS NOT NULL)`,
  ).run({ from, to })
  db.prepare('UPDATE bills SET id = ? WHERE id = ?').run(to, from)
  for (const table of ofBills) db.prepare(`UPDATE ${table} SET bill_id = ? WHERE bill_id = ?`).run(to, from)
  db.prepare("UPDATE reinstated SET subject_id = ? WHERE subject_id = ? AND kind <> 'admission'").run(
    to,
    from,
  )
  moveTurns(db, from, to, purchase)
}

function moveTurns(db: Db, from: string, to: string, { owner, cinemaId }: Purchase): void {
  const turnsOf = owner === 'relay' ? 'relay' : `cinema:${cinemaId}`
  for (const table of ofTurns)
    db.prepare(`UPDATE ${table} SET bill_id = ? WHERE bill_id = ? AND owner = ?`).run(to, from, turnsOf)
}

/** Keeps as evidence which purchases were given one id, each with the fact that its bill stands on. */
function noteTwice(db: Db, id: string): void {
  const range = { id, from: id + mark, until: id + String.fromCharCode(mark.charCodeAt(0) + 1) }
  const those = '(id = @id OR (id >= @from AND id < @until))'
  const many = db.prepare(`SELECT count(*) FROM bills WHERE ${those}`).pluck().get(range) as number
  if (many < 2) return
  db.prepare('DELETE FROM bill_conflicts WHERE bill_id = ?').run(id)
  db.prepare(
    `INSERT INTO bill_conflicts (bill_id, fact, at, cinema_id, source, total_cents)
     SELECT @id, origin || '#' || seq, opened_at, cinema_id, source, total_cents FROM bills WHERE ${those}`,
  ).run(range)
}
