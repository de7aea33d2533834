import { orderedName, type Fact } from '#core/journal/fact.ts'
import type { SaleMade } from '#core/billing/facts.ts'
import { stockLevels } from '#core/stock/store.ts'
import type { StockCounted } from '#core/stock/facts.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

type Moved = { at: string; order: string; counts: boolean; products: ReadonlyMap<string, number> }

const placeIn = ({ at, origin, seq }: Fact) => `${at} ${orderedName({ origin, seq })}`

/**
 * The stock over the union of all journals, played in the order of its instants: every node's level is the last count
 * and what moved after it, each sale once, in whatever order it heard of them.
 */
export function openStockCheck(fail: Fail, stats: Stats) {
  /** By cinema, and by what happened there: a fact, or of a sale its bill. */
  const moved = new Map<string, Map<string, Moved>>()
  const tracked = new Set<string>()

  function note(
    cinemaId: string,
    name: string,
    fact: Fact,
    counts: boolean,
    lines: Iterable<[string, number]>,
  ) {
    const here = moved.get(cinemaId) ?? new Map<string, Moved>()
    moved.set(cinemaId, here)
    const products = new Map<string, number>()
    for (const [id, quantity] of lines) products.set(id, (products.get(id) ?? 0) + quantity)
    const known = here.get(name)
    const order = placeIn(fact)
    if (!known || order < known.order) here.set(name, { at: fact.at, order, counts, products })
  }

  function entered(fact: Fact, sign: 1 | -1, counts = false) {
    const { cinemaId, lines } = fact.body as StockCounted
    const name = `${fact.origin}#${fact.seq}`
    note(
      cinemaId,
      name,
      fact,
      counts,
      lines.map(({ productId, quantity }) => [productId, sign * quantity]),
    )
    if (sign > 0) for (const { productId } of lines) tracked.add(`${cinemaId}/${productId}`)
    count(stats, `stock ${fact.type.split('.')[1]}`)
  }

  function levelsIn(cinemaId: string): Map<string, number> {
    const levels = new Map<string, number>()
    const all = [...(moved.get(cinemaId)?.values() ?? [])].sort((a, b) => (a.order < b.order ? -1 : 1))
    for (const { counts, products } of all)
      for (const [id, quantity] of products)
        levels.set(id, counts ? quantity : (levels.get(id) ?? 0) + quantity)
    return levels
  }

  return {
    see(fact: Fact): void {
      switch (fact.type) {
        case 'stock.delivered':
          return entered(fact, 1)
        case 'stock.counted':
          return entered(fact, 1, true)
        case 'stock.wasted':
          return entered(fact, -1)
        case 'sale.made':
        case 'sale.reinstated': {
          const { billId, cinemaId, lines } = fact.body as SaleMade
          const products = lines.flatMap(({ productId, quantity, takes }): [string, number][] => {
            const taken = takes ?? (productId === undefined ? [] : [{ productId, quantity }])
            return taken.map(({ productId, quantity }) => [productId, -quantity])
          })
          return note(cinemaId, `sale ${billId}`, fact, false, products)
        }
      }
    },
    look(place: Place): void {
      const { db } = place.incarnation!.node
      for (const cinemaId of moved.keys()) {
        if (place.identity.cinemaId && place.identity.cinemaId !== cinemaId) continue
        const expected = levelsIn(cinemaId)
        const known = new Map(stockLevels(db, cinemaId).map(({ productId, level }) => [productId, level]))
        for (const [productId, level] of expected)
          if (tracked.has(`${cinemaId}/${productId}`) && known.get(productId) !== level)
            fail(
              'I6',
              `${place.name} believes in ${known.get(productId)} ${productId} where ${level} are left`,
            )
      }
    },
    reset(): void {
      moved.clear()
      tracked.clear()
    },
  }
}
