import { expect, test } from 'vitest'
import { busyEvening } from '../journal/evening.ts'
import { differingTables } from '../journal/link.ts'
import { factsOf, inLaterEpoch, tablesOf, tradeIn } from './read-facts.ts'

test('what is told in a later epoch gives the same tables when that is heard before what it is about', async () => {
  const { relay } = await busyEvening()
  const facts = factsOf(relay)
  const trade = tradeIn(facts, 3)
  const differing = trade.flatMap(({ place, fact }) => {
    const [before, after] = [facts.slice(0, place), facts.slice(place + 1)]
    const moved = inLaterEpoch(fact)
    const inOrder = tablesOf([...before, moved, ...after])
    const early = tablesOf([moved, ...before, ...after])
    return differingTables(inOrder, early).map(table => `${fact.type}: ${table}`)
  })
  expect([...new Set(differing)]).toEqual([])
  expect(new Set(trade.map(({ fact }) => fact.type)).size).toBeGreaterThan(30)
})
