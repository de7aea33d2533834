import { sql } from 'kysely'
import { prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Apply } from '../journal/apply.ts'
import { partsOf, type Fact } from '../journal/fact.ts'
import { moveTurns, partTurns } from './apply-turns.ts'
import type { BillOpened, SaleMade } from './facts.ts'
import { knownTokens } from '../seating/kept-seats.ts'
import { holderOf } from './purchase-store.ts'
import { isEarlyBill, noteEarlyBill } from './early-store.ts'
import { statusOf } from './store.ts'
import { purchaseOf, type PurchaseRef } from './purchase-of.ts'
import { idSent, isSame, mark, ownId, rank, type Purchase } from './purchase.ts'

type Move = { from: string; to: string }
const moveLines = prepared((q, given: Move) =>
  q.updateTable('bill_lines').set({ bill_id: given.to }).where('bill_id', '=', given.from),
)
const moveOwners = prepared((q, given: Move) =>
  q.updateTable('bill_owners').set({ bill_id: given.to }).where('bill_id', '=', given.from),
)
const movePayments = prepared((q, given: Move) =>
  q.updateTable('payments').set({ bill_id: given.to }).where('bill_id', '=', given.from),
)
const moveRefunds = prepared((q, given: Move) =>
  q.updateTable('refunds').set({ bill_id: given.to }).where('bill_id', '=', given.from),
)
const moveReturns = prepared((q, given: Move) =>
  q.updateTable('returns').set({ bill_id: given.to }).where('bill_id', '=', given.from),
)
const moveLinesBack = prepared((q, given: Move) =>
  q.updateTable('returned_lines').set({ bill_id: given.to }).where('bill_id', '=', given.from),
)
const moveLinesExchanged = prepared((q, given: Move) =>
  q.updateTable('exchanged_lines').set({ bill_id: given.to }).where('bill_id', '=', given.from),
)
const moveDiscounts = prepared((q, given: Move) =>
  q.updateTable('bill_discounts').set({ bill_id: given.to }).where('bill_id', '=', given.from),
)
const moveShows = prepared((q, given: Move) =>
  q.updateTable('bill_shows').set({ bill_id: given.to }).where('bill_id', '=', given.from),
)
const moveRequests = prepared((q, given: Move) =>
  q.updateTable('refund_requests').set({ bill_id: given.to }).where('bill_id', '=', given.from),
)
const moveDisplaced = prepared((q, given: Move) =>
  q.updateTable('displaced').set({ bill_id: given.to }).where('bill_id', '=', given.from),
)
const moveMovements = prepared((q, given: Move) =>
  q.updateTable('unmatched_movements').set({ bill_id: given.to }).where('bill_id', '=', given.from),
)
const moveMismatches = prepared((q, given: Move) =>
  q.updateTable('payment_mismatches').set({ bill_id: given.to }).where('bill_id', '=', given.from),
)
/** Tables that tell of a bill and of nobody else's. */
const ofBills = [
  moveLines,
  moveOwners,
  movePayments,
  moveRefunds,
  moveReturns,
  moveLinesBack,
  moveLinesExchanged,
  moveDiscounts,
  moveShows,
  moveRequests,
  moveDisplaced,
  moveMovements,
  moveMismatches,
]

/** The seats that lines of a bill name; by those, as tokens are not found by their bill. */
const moveSeats = prepared((q, given: Move & { of: string }) =>
  q
    .updateTable('seat_tokens')
    .set({ bill_id: given.to })
    .where('bill_id', '=', given.from)
    .where(
      sql<boolean>`(schedule_id, seat_id) in
        (select schedule_id, seat_id from bill_lines where bill_id = ${given.of} and seat_id is not null)`,
    ),
)
const renameBill = prepared((q, given: Move) =>
  q.updateTable('bills').set({ id: given.to }).where('id', '=', given.from),
)
const moveReinstated = prepared((q, given: Move) =>
  q
    .updateTable('reinstated')
    .set({ subject_id: given.to })
    .where('subject_id', '=', given.from)
    .where('kind', 'not in', ['admission', 'undo']),
)

/** Bills whose purchases share an id: the one that has it, and those named after it. */
type Sharing = { id: string; from: string; until: string }
const sharing = (q: Builder, given: Sharing) =>
  q
    .selectFrom('bills')
    .where(({ or, and, eb }) =>
      or([eb('id', '=', given.id), and([eb('id', '>=', given.from), eb('id', '<', given.until)])]),
    )
const countSharing = prepared((q, given: Sharing) =>
  sharing(q, given).select(({ fn }) => fn.countAll<number>().as('many')),
)
const dropConflict = prepared((q, given: { id: string }) =>
  q.deleteFrom('bill_conflicts').where('bill_id', '=', given.id),
)
const putConflict = prepared((q, given: Sharing) =>
  q
    .insertInto('bill_conflicts')
    .columns(['bill_id', 'fact', 'at', 'cinema_id', 'source', 'total_cents'])
    .expression(
      sharing(q, given).select([
        sql<string>`${given.id}`.as('bill_id'),
        sql<string>`origin || '#' || seq`.as('fact'),
        'opened_at as at',
        'cinema_id',
        'source',
        'total_cents',
      ]),
    ),
)

const under = <B extends PurchaseRef>(fact: Fact<B>, billId: string): Fact<B> =>
  billId === fact.body.billId ? fact : { ...fact, body: { ...fact.body, billId } }

/** Facts tell the id that was sent: what a bill is called here another node may not know. */
const asSent = (body: PurchaseRef): PurchaseRef =>
  body.billId?.includes(mark) ? { ...body, billId: idSent(body.billId) } : body

/**
 * What the tables call the bill of a fact that speaks of a purchase. One that is not known yet has its own name, as
 * another purchase may have the id it was sent with; it is told what was heard once it begins. What was done with
 * vouchers, in streams of the exhibitor, is parted otherwise: the purchase may be lost for good.
 */
function billIn(db: Db, fact: Fact<PurchaseRef & { billId: string }>, purchase: Purchase): string {
  const id = idSent(fact.body.billId)
  const holder = holderOf(db, id)
  if (holder && isSame(holder, purchase)) return id
  const own = ownId(id, purchase)
  if (partsOf(fact.origin).scope === 'exhibitor') return holder ? own : id
  if (statusOf(db, own) === undefined) noteEarlyBill(db, fact, {})
  return own
}

/** A payment that a relay found without its bill is called as that is; a box may not name a bill of its relay so. */
const isFound = ({ billId, paymentId }: PurchaseRef & { paymentId?: string }, { owner }: Purchase) =>
  owner === 'relay' && billId === paymentId

/** A kind of fact that speaks of a purchase: tables read it for that one's bill. */
export function ofPurchase<B extends PurchaseRef>(apply: Apply<B>) {
  const applyToBill: Apply<B> = (at, fact) => {
    const purchase = purchaseOf(fact as Fact<PurchaseRef>)
    const { billId } = fact.body
    if (!purchase || billId === null || isFound(fact.body, purchase)) return apply(at, fact)
    apply(at, under(fact, billIn(at.db, fact as Fact<B & { billId: string }>, purchase)))
  }
  return { v: 1, trade: 'goes on', apply: applyToBill, written: asSent } as const
}

/** A kind of fact that begins a purchase. */
export function opensPurchase<B extends SaleMade | BillOpened>(apply: Apply<B>) {
  const applyToBill: Apply<B> = (at, fact) => {
    const id = idSent(fact.body.billId)
    const purchase = purchaseOf(fact as Fact<PurchaseRef>)!
    const holder = holderOf(at.db, id)
    const own = ownId(id, purchase)
    const isEarly = isEarlyBill(at.db, fact as Fact<PurchaseRef>)
    if (!holder) partTurns(at.db, id, purchase)
    if (!holder && isEarly) moveBill(at.db, own, id, purchase)
    const name = holder ? claim(at.db, id, purchase, holder) : id
    apply(at, under(fact, name))
    // By the lines that it has now.
    if (isEarly) giveSeats(at.db, { from: own, to: name, of: name })
    if (holder) noteTwice(at.db, id)
  }
  return { v: 1, trade: 'begins', apply: applyToBill, written: asSent } as const
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

function moveBill(db: Db, from: string, to: string, purchase: Purchase): void {
  giveSeats(db, { from, to, of: from })
  renameBill.run(db, { from, to })
  for (const move of ofBills) move.run(db, { from, to })
  moveReinstated.run(db, { from, to })
  moveTurns(db, from, to, purchase)
}

function giveSeats(db: Db, seats: Move & { of: string }): void {
  if (moveSeats.run(db, seats)) knownTokens.forgetAll(db)
}

/** Keeps as evidence which purchases were given one id, each with the fact that its bill stands on. */
function noteTwice(db: Db, id: string): void {
  const range = { id, from: id + mark, until: id + String.fromCharCode(mark.charCodeAt(0) + 1) }
  if ((countSharing.first(db, range)?.many ?? 0) < 2) return
  dropConflict.run(db, { id })
  putConflict.run(db, range)
}
