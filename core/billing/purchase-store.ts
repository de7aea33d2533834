import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import { idSent, isSame, ownId, type Purchase } from './purchase.ts'
import { billById, type BillRow } from './store.ts'

const holder = prepared((q, given: { id: string }) =>
  q
    .selectFrom('bills as b')
    .innerJoin('bill_owners as w', 'w.bill_id', 'b.id')
    .select(['w.owner', 'b.cinema_id as cinemaId'])
    .where('b.id', '=', given.id),
)

/**
 * What a purchase's bill is called in the tables: the id it was sent with, or where another purchase has that, a name of
 * its own made of the id and the seller. Of two under one id the website's has it, since nobody can guess that one's, and
 * of two registers the one of the cinema whose id comes first: no clock and no order of arrival decides.
 */
export function billIdOf(db: Db, sent: string, purchase: Purchase): string {
  const id = idSent(sent)
  const holder = holderOf(db, id)
  return !holder || isSame(holder, purchase) ? id : ownId(id, purchase)
}

/** Whose purchase the bill of that very id is. */
export function holderOf(db: Db, id: string): Purchase | undefined {
  return holder.first(db, { id })
}

/**
 * The bill somebody means who knows it by an id and, where it has one, by its number: a page may show a sale by the id
 * it was sent with, which belongs to another purchase by now.
 *
 * @param own whose purchases that page shows
 */
export function billMeant(
  db: Db,
  { id, number }: { id: string; number?: string | undefined },
  own: Purchase,
): BillRow | undefined {
  return [id, billIdOf(db, id, own)]
    .flatMap(each => billById(db, each) ?? [])
    .find(bill => number === undefined || bill.number === number)
}
