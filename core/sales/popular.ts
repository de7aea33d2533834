import type { SoldProduct } from '../billing/sold-products-store.ts'

/** What a register shows at once, whichever group is open. */
export type Popular = {
  /** Products by how many of them were sold, the most first. */
  products: string[]
  /** Two products that guests take together, the most often first. */
  pairs: [string, string][]
}

const productsMost = 4
const pairsMost = 4
/** Together on fewer bills than this is chance. */
const pairedAtLeast = 3
/** A bill of more different products is a party's; its pairs mean nothing, and there are too many of them. */
const differentMost = 6

/**
 * The products a cinema sells most, and those it sells together, by its own bills. Equals come in the order of their
 * ids, so that every till shows the same.
 */
export function popularOf(sold: readonly SoldProduct[]): Popular {
  const counts = new Map<string, number>()
  const pairs = new Map<string, number>()
  for (const ofBill of Map.groupBy(sold, ({ billId }) => billId).values()) {
    const lines = asChosen(ofBill)
    for (const { productId, quantity } of lines)
      counts.set(productId, (counts.get(productId) ?? 0) + quantity)
    const different = [...new Set(lines.map(({ productId }) => productId))].sort()
    if (different.length > differentMost) continue
    for (const [at, one] of different.entries())
      for (const other of different.slice(at + 1))
        pairs.set(`${one}\n${other}`, (pairs.get(`${one}\n${other}`) ?? 0) + 1)
  }
  return {
    products: mostFirst(counts, 1).slice(0, productsMost),
    pairs: mostFirst(pairs, pairedAtLeast)
      .slice(0, pairsMost)
      .map(pair => pair.split('\n') as [string, string]),
  }
}

/** What guests asked for: a combination once, in place of all that it gives. */
function asChosen(lines: readonly SoldProduct[]): { productId: string; quantity: number }[] {
  const combinations = new Map<string, number>()
  for (const { combinationId, quantity } of lines)
    if (combinationId)
      combinations.set(combinationId, Math.max(combinations.get(combinationId) ?? 0, quantity))
  return [
    ...lines.filter(({ combinationId }) => !combinationId),
    ...[...combinations].map(([productId, quantity]) => ({ productId, quantity })),
  ]
}

function mostFirst(counts: ReadonlyMap<string, number>, least: number): string[] {
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([key]) => key)
}
