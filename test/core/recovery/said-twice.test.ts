import { expect, test } from 'vitest'
import { partsOf, type Fact } from '#core/journal/fact.ts'
import { openSmallNode } from '../../world/small-exhibitor.ts'
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

test('an epoch that is told once more where its box has other histories began when it began, and they end where the first does, whichever is heard first', async () => {
  const { node } = await openSmallNode('relay')
  const facts = factsOf(node)
  const began = {
    ...facts.find(({ origin }) => partsOf(origin).scope === 'exhibitor')!,
    type: 'epoch.opened',
    seq: 900,
    at: '2026-11-21T17:17:28.705Z',
    body: { nodeId: 'box-1', epoch: 2, requestId: 'machine.1', reason: 'database_restored', closed: [] },
  }
  const end = { origin: 'box-1.1.cinema:cinema-1', seq: 20, hash: 'end' }
  const again = [7, 12].map((seq, index) => ({
    ...inLaterEpoch(began, index + 1),
    at: `2026-11-21T17:${28 + index}:47.674Z`,
    body: { ...began.body, reason: 'fork', closed: [{ ...end, fork: { seq, next: `next ${seq}` } }] },
  }))
  const tables = tablesOf([...facts, began, ...again])
  expect(differingTables(tables, tablesOf([...facts, ...again.reverse(), began]))).toEqual([])
  expect(tables['epochs']).toContain('database_restored')
  expect(tables['closed_streams']).toContain('next 7')
})
