import { openDatabase } from '#core/database/open.ts'
import { factKinds } from '#core/facts.ts'
import { isTrade } from '#core/journal/apply.ts'
import { parseFact, partsOf, type Fact } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { openCatalogue } from '#core/journal/storage/catalogue-store.ts'

const kinds = new Map(Object.entries(factKinds))

/** Every fact of a journal, in the order it came. */
export const factsOf = ({ db }: Node): Fact[] =>
  (db.prepare('SELECT bytes FROM facts ORDER BY position').all() as { bytes: string }[]).map(({ bytes }) =>
    parseFact(bytes),
  )

/** The tables, as `dumpDerived` says, after facts in this order. */
export function tablesOf(facts: readonly Fact[]): Record<string, string> {
  const db = openDatabase(':memory:')
  const at = { db, catalogue: openCatalogue(db, factKinds) }
  for (const fact of facts) kinds.get(fact.type)!.apply(at, fact)
  const tables = dumpDerived(db)
  db.raw.close()
  return tables
}

/** The same fact in a stream of a later epoch of its node, which may be read before the one it follows. */
export function inLaterEpoch(fact: Fact, seq = 1): Fact {
  const { nodeId, scope } = partsOf(fact.origin)
  return { ...fact, origin: `${nodeId}.9.${scope}`, seq }
}

/** The first facts of trade of each kind, with their places among all. */
export function tradeIn(facts: readonly Fact[], timesMost: number): { place: number; fact: Fact }[] {
  const seen = new Map<string, number>()
  return facts.flatMap((fact, place) => {
    const times = (seen.get(fact.type) ?? 0) + 1
    seen.set(fact.type, times)
    return isTrade(kinds.get(fact.type)!) && times <= timesMost ? [{ place, fact }] : []
  })
}
