import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'
import type { KeptPrices } from '../../pricing/kept-prices.ts'

type Basket = { id: string; visitor: string }

const ofBasket = prepared((q, given: Basket & { nowMs: number }) =>
  q
    .selectFrom('kept_prices')
    .select(['list', 'held_for as heldFor', 'until_ms as untilMs'])
    .where('hold_id', '=', given.id)
    .where('visitor', '=', given.visitor)
    .where('until_ms', '>', given.nowMs),
)
const put = prepared((q, given: Tables['kept_prices']) =>
  q
    .insertInto('kept_prices')
    .orReplace()
    .values(only(given, 'hold_id', 'visitor', 'held_for', 'list', 'until_ms')),
)
const drop = prepared((q, given: Basket) =>
  q.deleteFrom('kept_prices').where('hold_id', '=', given.id).where('visitor', '=', given.visitor),
)
const dropOver = prepared((q, given: { nowMs: number }) =>
  q.deleteFrom('kept_prices').where('until_ms', '<=', given.nowMs),
)
const listUntil = prepared((q, given: { id: string }) =>
  q.selectFrom('price_lists').select('until_ms as untilMs').where('id', '=', given.id),
)
const listContent = prepared((q, given: { id: string }) =>
  q.selectFrom('price_lists').select('content').where('id', '=', given.id),
)
const putList = prepared((q, given: Tables['price_lists']) =>
  q.insertInto('price_lists').values(only(given, 'id', 'content', 'until_ms')),
)
const prolong = prepared((q, given: { id: string; untilMs: number }) =>
  q
    .updateTable('price_lists')
    .set(() => ({ until_ms: given.untilMs }))
    .where('id', '=', given.id),
)
const dropListsOver = prepared((q, given: { nowMs: number }) =>
  q.deleteFrom('price_lists').where('until_ms', '<=', given.nowMs),
)

/** Lists are kept so much longer than a basket needs them, in ms, so that not every hold writes that they are. */
const spareMs = 5 * 60_000

/** Which prices a basket was shown, while their time lasts. */
export function keptOf(db: Db, basket: Basket, nowMs: number): KeptPrices | undefined {
  return ofBasket.first(db, { ...basket, nowMs })
}

/** Writes which prices a basket is shown, and forgets those whose time is over. */
export function putKept(db: Db, { id, visitor }: Basket, kept: KeptPrices, nowMs: number): void {
  dropOver.run(db, { nowMs })
  const { list, heldFor, untilMs } = kept
  put.run(db, { hold_id: id, visitor, held_for: heldFor, list, until_ms: untilMs })
}

export function dropKept(db: Db, basket: Basket): void {
  drop.run(db, basket)
}

/** Keeps a list at least until a moment (ms); it is written when the first basket is shown it. */
export function keepList(
  db: Db,
  id: string,
  content: () => string,
  { untilMs, nowMs }: { untilMs: number; nowMs: number },
): void {
  const known = listUntil.first(db, { id })
  if (known && known.untilMs >= untilMs) return
  if (known) return void prolong.run(db, { id, untilMs: untilMs + spareMs })
  dropListsOver.run(db, { nowMs })
  putList.run(db, { id, content: content(), until_ms: untilMs + spareMs })
}

/** A list that is kept, JSON. */
export function keptList(db: Db, id: string): string | undefined {
  return listContent.first(db, { id })?.content
}
