import { expect, test } from 'vitest'
import type { Fact } from '#core/journal/fact.ts'
import { busyEvening } from '../journal/evening.ts'
import { differingTables } from '../journal/link.ts'
import { factsOf, inLaterEpoch, tablesOf, tradeIn } from './read-facts.ts'

/** Whatever says these makes an id anew each time, so nothing is said again under one. */
const madeOnce = ['automation.ran', 'box.enrolled']

const renumbered = (number: unknown) => (typeof number === 'number' ? number + 100 : `${String(number)}-2`)

/** The same, said by a later epoch of its node that had forgotten it: so much later, and under another number. */
function saidAgain(fact: Fact, laterMs: number): Fact {
  const body = fact.body as { number?: unknown }
  return {
    ...inLaterEpoch(fact),
    at: new Date(Date.parse(fact.at) + laterMs).toISOString(),
    body: 'number' in body ? { ...body, number: renumbered(body.number) } : body,
  }
}

test.each([
  { clock: 'right', laterMs: 60_000 },
  { clock: 'set back', laterMs: -60_000 },
])(
  'what is said once more by a node that had forgotten it, its clock $clock, gives the same tables whichever is heard first',
  async ({ laterMs }) => {
    const { relay } = await busyEvening()
    const facts = factsOf(relay)
    const trade = tradeIn(facts, 1).filter(({ fact }) => !madeOnce.includes(fact.type))
    const differing = trade.flatMap(({ place, fact }) => {
      const again = saidAgain(fact, laterMs)
      const later = tablesOf([...facts, again])
      const earlier = tablesOf([...facts.slice(0, place), again, ...facts.slice(place)])
      return differingTables(later, earlier).map(table => `${fact.type}: ${table}`)
    })
    expect(differing).toEqual([])
    expect(trade.length).toBeGreaterThan(30)
  },
)
