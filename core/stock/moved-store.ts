import { prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'

type Instant = { cinemaId: string; at: string }
/** The products a cinema counts: movements lie by product, so those of an instant are looked for under each. */
const productsOf = (q: Builder, given: { cinemaId: string }) =>
  q.selectFrom('stock_levels').select('product_id').where('cinema_id', '=', given.cinemaId)
const dropMoves = prepared((q, given: Instant & { fact: string }) =>
  q
    .deleteFrom('stock_movements')
    .where('cinema_id', '=', given.cinemaId)
    .where('product_id', 'in', productsOf(q, given))
    .where('at', '=', given.at)
    .where('fact', '=', given.fact)
    .returning('product_id as productId'),
)
const soldAt = prepared((q, given: Instant & { number: string }) =>
  q
    .selectFrom('stock_movements')
    .select('fact')
    .where('cinema_id', '=', given.cinemaId)
    .where('product_id', 'in', productsOf(q, given))
    .where('at', '=', given.at)
    .where('bill_number', '=', given.number)
    .where('what', '=', 'sold')
    .limit(1),
)
const entryOf = prepared((q, given: { cinemaId: string; entryId: string }) =>
  q
    .selectFrom('stock_movements')
    .select(['at', 'fact'])
    .where('entry_id', '=', given.entryId)
    .where('cinema_id', '=', given.cinemaId)
    .limit(1),
)

/** What one fact says that something moved. */
type Moved = Instant & { fact: string }

/** Drops what moved by a fact; of which products. */
export function droppedMoves(db: Db, moved: Moved): Set<string> {
  return new Set(dropMoves.all(db, moved).map(({ productId }) => productId))
}

/** The fact that took something out of the store for a bill at an instant, or undefined. */
export function handedOutAt(db: Db, bill: Instant & { number: string }): string | undefined {
  return soldAt.first(db, bill)?.fact
}

/** The fact that is read of an entry by hand, with its instant; undefined where it was never sent. */
export function entryIn(db: Db, entry: { cinemaId: string; entryId: string }) {
  return entryOf.first(db, entry)
}
