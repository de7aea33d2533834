import { sql } from 'kysely'
import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { StockChange, WasteReason } from '../database/stock-tables.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'
import { orderedName, type Fact } from '../journal/fact.ts'
import { droppedMoves, entryIn, handedOutAt } from './moved-store.ts'
import type { StockCounted, StockDelivered, StockWasted } from './facts.ts'

type Place = { cinemaId: string; productId: string }

const putMovement = prepared((q, given: Tables['stock_movements']) =>
  q
    .insertInto('stock_movements')
    .orIgnore()
    .values(
      only(
        given,
        'cinema_id',
        'product_id',
        'at',
        'fact',
        'line',
        'what',
        'quantity',
        'reason',
        'note',
        'who',
        'bill_number',
        'entry_id',
      ),
    ),
)
const levelOf = prepared((q, given: Place) =>
  q
    .selectFrom('stock_levels')
    .select(['counted', 'count_at as countAt', 'count_fact as countFact', 'since', 'tracked'])
    .where('cinema_id', '=', given.cinemaId)
    .where('product_id', '=', given.productId),
)
const putLevel = prepared((q, given: Tables['stock_levels']) =>
  q
    .insertInto('stock_levels')
    .orReplace()
    .values(only(given, 'cinema_id', 'product_id', 'counted', 'count_at', 'count_fact', 'since', 'tracked')),
)
const movedSince = prepared((q, given: Place & { at: string; fact: string }) =>
  q
    .selectFrom('stock_movements')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('quantity'), sql<number>`0`).as('sum'))
    .where('cinema_id', '=', given.cinemaId)
    .where('product_id', '=', given.productId)
    .where('at', '>=', given.at)
    .where(sql<boolean>`(at, fact) > (${given.at}, ${given.fact})`)
    .where('what', '<>', 'counted'),
)
const newestCount = prepared((q, given: Place) =>
  q
    .selectFrom('stock_movements')
    .select(['quantity', 'at', 'fact'])
    .where('cinema_id', '=', given.cinemaId)
    .where('product_id', '=', given.productId)
    .where('what', '=', 'counted')
    .orderBy('at', 'desc')
    .orderBy('fact', 'desc')
    .orderBy('line')
    .limit(1),
)
const firstMove = prepared((q, given: Place & { entered: number }) =>
  q
    .selectFrom('stock_movements')
    .select('what')
    .where('cinema_id', '=', given.cinemaId)
    .where('product_id', '=', given.productId)
    .where(sql<boolean>`(${given.entered} = 0 or what in ('delivered', 'counted'))`)
    .limit(1),
)
const dropLevel = prepared((q, given: Place) =>
  q
    .deleteFrom('stock_levels')
    .where('cinema_id', '=', given.cinemaId)
    .where('product_id', '=', given.productId),
)
const levelsIn = prepared((q, given: { cinemaId: string }) =>
  q
    .selectFrom('stock_levels')
    .select(['product_id as productId', 'counted', 'count_at as countAt', 'since'])
    .where('cinema_id', '=', given.cinemaId)
    .where('tracked', '=', 1)
    .orderBy('product_id'),
)
const movementsOf = prepared((q, given: Place & { before: string; limit: number }) =>
  q
    .selectFrom('stock_movements')
    .select(['at', 'fact', 'line', 'what', 'quantity', 'reason', 'note', 'who', 'bill_number as billNumber'])
    .where('cinema_id', '=', given.cinemaId)
    .where('product_id', '=', given.productId)
    .where('at', '<', given.before)
    .orderBy('at', 'desc')
    .orderBy('fact', 'desc')
    .orderBy('line', 'desc')
    .limit(given.limit),
)
const entered = prepared((q, given: { entryId: string }) =>
  q
    .selectFrom('stock_movements')
    .select(['cinema_id as cinemaId', 'product_id as productId', 'what', 'quantity'])
    .where('entry_id', '=', given.entryId)
    .orderBy('line'),
)

/** A level as it is read: what was counted last, when (null where nobody has), and what is there now. */
export type StockLevel = { productId: string; level: number; counted: number; countedAt: string | null }

/** The products of a cinema that were ever delivered or counted there. Bounded by the products there are. */
export function stockLevels(db: Db, cinemaId: string): StockLevel[] {
  return levelsIn.all(db, { cinemaId }).map(({ productId, counted, countAt, since }) => ({
    productId,
    level: counted + since,
    counted,
    countedAt: countAt || null,
  }))
}

export type StockMovement = {
  at: string
  what: StockChange
  quantity: number
  reason: WasteReason | null
  note: string
  who: string
  billNumber: string | null
}

/** What moved of a product, newest first. @param before ISO; only what was written before it */
export function stockMovements(db: Db, place: Place, before: string, limit: number): StockMovement[] {
  return movementsOf.all(db, { ...place, before, limit })
}

export type EnteredLine = { cinemaId: string; productId: string; what: StockChange; quantity: number }

/** What was entered by a request, in its order; nothing where it was never sent. */
export function enteredBy(db: Db, entryId: string): EnteredLine[] {
  return entered.all(db, { entryId })
}

export const applyStockDelivered: Apply<StockDelivered> = ({ db }, fact) => enter(db, fact, 'delivered', 1)
export const applyStockCounted: Apply<StockCounted> = ({ db }, fact) => enter(db, fact, 'counted', 1)
export const applyStockWasted: Apply<StockWasted> = ({ db }, fact) => enter(db, fact, 'wasted', -1)

/** Entered again at a box that had forgotten it, it came in, was counted or went once: of two under one id the earliest stands, in any order. */
function enter(
  db: Db,
  fact: Fact<StockDelivered & { reason?: WasteReason }>,
  what: StockChange,
  sign: 1 | -1,
): void {
  const { cinemaId, lines, note, employeeName: who, entryId, reason } = fact.body
  const known = entryIn(db, { cinemaId, entryId })
  if (known && `${known.at} ${known.fact}` <= `${fact.at} ${orderedName(fact)}`) return
  if (known) forgetMoved(db, cinemaId, known)
  lines.forEach(({ productId, quantity }, index) =>
    move(db, fact, {
      cinema_id: cinemaId,
      product_id: productId,
      line: index + 1,
      what,
      quantity: sign * quantity,
      reason: reason ?? null,
      note,
      who,
      bill_number: null,
      entry_id: entryId,
    }),
  )
}

/** The products of a sale leave the store; its fact is the only one that says so. */
export function noteSold(
  db: Db,
  fact: Fact,
  sale: { cinemaId: string; who: string; number: string | null },
  products: readonly { productId: string; quantity: number; line: number }[],
): void {
  for (const { productId, quantity, line } of products)
    move(db, fact, {
      cinema_id: sale.cinemaId,
      product_id: productId,
      line,
      what: 'sold',
      quantity: -quantity,
      reason: null,
      note: '',
      who: sale.who,
      bill_number: sale.number,
      entry_id: null,
    })
}

/** The same sale is told by an earlier fact, which says what left the store: this one's moved nothing. */
export function forgetSold(db: Db, cinemaId: string, fact: Pick<Fact, 'origin' | 'seq' | 'at'>): void {
  forgetMoved(db, cinemaId, { at: fact.at, fact: orderedName(fact) })
}

/** The same of what was handed out for an order at an instant. @param order.number the order's */
export function forgetHandedOut(db: Db, order: { cinemaId: string; at: string; number: string }): void {
  const fact = handedOutAt(db, order)
  if (fact) forgetMoved(db, order.cinemaId, { at: order.at, fact })
}

function forgetMoved(db: Db, cinemaId: string, moved: { at: string; fact: string }): void {
  for (const productId of droppedMoves(db, { cinemaId, ...moved })) recount(db, { cinemaId, productId })
}

type Moved = Omit<Tables['stock_movements'], 'at' | 'fact'>

/**
 * Writes a movement and brings the level up to date. A count that is later than the last one begins anew, with whatever
 * of later instants is known already; what comes in late and was before the count changes nothing.
 */
function move(db: Db, fact: Fact, moved: Moved): void {
  const at = { at: fact.at, fact: orderedName(fact) }
  if (!putMovement.run(db, { ...moved, ...at })) return
  const place = { cinemaId: moved.cinema_id, productId: moved.product_id }
  const before = levelOf.first(db, place) ?? { counted: 0, countAt: '', countFact: '', since: 0, tracked: 0 }
  const later = `${at.at} ${at.fact}` > `${before.countAt} ${before.countFact}`
  const tracked = before.tracked || moved.what === 'delivered' || moved.what === 'counted' ? 1 : 0
  const isCount = moved.what === 'counted' && later
  const level = isCount
    ? {
        counted: moved.quantity,
        countAt: at.at,
        countFact: at.fact,
        since: movedSince.first(db, { ...place, ...at })?.sum ?? 0,
      }
    : { ...before, since: before.since + (later && moved.what !== 'counted' ? moved.quantity : 0) }
  write(db, place, { ...level, tracked })
}

/** Brings a level to what is left of its movements. */
function recount(db: Db, place: Place): void {
  if (!firstMove.first(db, { ...place, entered: 0 })) return void dropLevel.run(db, place)
  const { quantity: counted = 0, at = '', fact = '' } = newestCount.first(db, place) ?? {}
  write(db, place, {
    counted,
    countAt: at,
    countFact: fact,
    since: movedSince.first(db, { ...place, at, fact })?.sum ?? 0,
    tracked: firstMove.first(db, { ...place, entered: 1 }) ? 1 : 0,
  })
}

function write(
  db: Db,
  { cinemaId, productId }: Place,
  level: { counted: number; countAt: string; countFact: string; since: number; tracked: number },
): void {
  putLevel.run(db, {
    cinema_id: cinemaId,
    product_id: productId,
    counted: level.counted,
    count_at: level.countAt,
    count_fact: level.countFact,
    since: level.since,
    tracked: level.tracked,
  })
}
