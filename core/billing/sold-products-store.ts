import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'

const soldLately = prepared((q, given: { cinemaId: string; since: string; bills: number }) =>
  q
    .selectFrom(inner =>
      inner
        .selectFrom('bills')
        .select(['id', 'cinema_id', 'source'])
        .where('opened_at', '>=', given.since)
        .orderBy('opened_at', 'desc')
        .orderBy('id')
        .limit(given.bills)
        .as('b'),
    )
    .innerJoin('bill_lines as l', 'l.bill_id', 'b.id')
    .select(['l.bill_id as billId', 'l.product_id as productId', 'l.quantity'])
    .select('l.combination_id as combinationId')
    .where('b.cinema_id', '=', given.cinemaId)
    .where('b.source', '=', 'register')
    .where('l.product_id', 'is not', null)
    .$narrowType<{ productId: string }>(),
)

/** A product on a bill, and the combination that gave it. */
export type SoldProduct = {
  billId: string
  productId: string
  quantity: number
  combinationId?: string
}

/**
 * The products that registers of a cinema sold lately. It reads the newest bills alone, so it never takes longer however
 * much was sold before.
 *
 * @param since ISO, UTC
 * @param bills how many bills are looked at, the newest ones, of whatever channel
 */
export function productsSoldLately(db: Db, cinemaId: string, since: string, bills: number): SoldProduct[] {
  return soldLately
    .all(db, { cinemaId, since, bills })
    .map(({ combinationId, ...sold }) => (combinationId === null ? sold : { ...sold, combinationId }))
}
