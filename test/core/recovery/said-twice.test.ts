import { expect, test } from 'vitest'
import { openDatabase } from '#core/database/open.ts'
import { factKinds } from '#core/facts.ts'
import { isTrade } from '#core/journal/apply.ts'
import { parseFact, partsOf, type Fact } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { openCatalogue } from '#core/journal/storage/catalogue-store.ts'
import { busyEvening } from '../journal/evening.ts'
import { differingTables } from '../journal/link.ts'

/** Whatever says these makes an id anew each time, so nothing is said again under one. */
const madeOnce = ['automation.ran', 'box.enrolled']
const kinds = new Map(Object.entries(factKinds))

function tablesOf(facts: readonly Fact[]): Record<string, string> {
  const db = openDatabase(':memory:')
  const at = { db, catalogue: openCatalogue(db, factKinds) }
  for (const fact of facts) kinds.get(fact.type)!.apply(at, fact)
  const tables = dumpDerived(db)
  db.raw.close()
  return tables
}

const factsOf = ({ db }: Node) =>
  (db.prepare('SELECT bytes FROM facts ORDER BY position').all() as { bytes: string }[]).map(({ bytes }) =>
    parseFact(bytes),
  )

const renumbered = (number: unknown) => (typeof number === 'number' ? number + 100 : `${String(number)}-2`)

/** The same, said by a later epoch of its node that had forgotten it: a minute later, and under another number. */
function saidAgain(fact: Fact): Fact {
  const { nodeId, scope } = partsOf(fact.origin)
  const body = fact.body as { number?: unknown }
  return {
    ...fact,
    origin: `${nodeId}.9.${scope}`,
    seq: 1,
    at: new Date(Date.parse(fact.at) + 60_000).toISOString(),
    body: 'number' in body ? { ...body, number: renumbered(body.number) } : body,
  }
}

test('what is said once more by a node that had forgotten it gives the same tables whichever is heard first', async () => {
  const { relay } = await busyEvening()
  const facts = factsOf(relay)
  const differing: string[] = []
  const seen = new Map<string, number>()
  for (const [place, fact] of facts.entries()) {
    const { type } = fact
    const times = (seen.get(type) ?? 0) + 1
    seen.set(type, times)
    if (!isTrade(kinds.get(type)!) || madeOnce.includes(type) || times > 1) continue
    const again = saidAgain(fact)
    const later = tablesOf([...facts, again])
    const earlier = tablesOf([...facts.slice(0, place), again, ...facts.slice(place)])
    differing.push(...differingTables(later, earlier).map(table => `${type}: ${table}`))
  }
  expect(differing).toEqual([])
  expect(seen.size).toBeGreaterThan(40)
})
