import { expect, test } from 'vitest'
import { beginFetch, nextFetch, type BranchFetch, type Piece } from '#core/replication/branch-fetch.ts'

const facts = (many: number) =>
  Array.from({ length: many }, (_, index) => ({ bytes: `${index}`, hash: `${index}` }))
const comparing: BranchFetch = { at: 'comparing', after: 600, back: 500 }
const taking: BranchFetch = { at: 'taking', after: 610 }

const piece = (about: Partial<Piece> = {}): Piece => ({
  facts: facts(3),
  more: true,
  compare: () => ({ is: 'same' }),
  isSigned: () => true,
  ...about,
})

test('the first look goes back 500 facts, or to the beginning', () => {
  expect(beginFetch(700)).toEqual({ at: 'comparing', after: 200, back: 500 })
  expect(beginFetch(30)).toEqual({ at: 'comparing', after: 0, back: 500 })
})

test('while the histories differ already where a piece begins, it looks further back, twice as far each time', () => {
  const later = piece({ compare: () => ({ is: 'later' }) })
  const first = nextFetch(comparing, later)
  expect(first).toEqual({ do: 'ask', next: { at: 'comparing', after: 100, back: 1000 } })
  expect(nextFetch({ at: 'comparing', after: 100, back: 1000 }, later)).toEqual({
    do: 'ask',
    next: { at: 'comparing', after: 0, back: 2000 },
  })
  expect(nextFetch({ at: 'comparing', after: 0, back: 2000 }, later)).toEqual({ do: 'end' })
})

test('equal pieces lead onwards, to the end of the other history: then there is one alone', () => {
  expect(nextFetch(comparing, piece())).toEqual({
    do: 'ask',
    next: { at: 'comparing', after: 603, back: 500 },
  })
  expect(nextFetch(comparing, piece({ more: false }))).toEqual({ do: 'end' })
  expect(nextFetch(comparing, piece({ facts: [] }))).toEqual({ do: 'end' })
})

test('from where they differ everything is kept as it comes, and compared no more', () => {
  const some = facts(3)
  const forked = piece({ facts: some, compare: () => ({ is: 'forked', seq: 601, facts: some.slice(1) }) })
  expect(nextFetch(comparing, forked)).toEqual({
    do: 'keep',
    facts: some.slice(1),
    isFirst: true,
    isLast: false,
    next: { at: 'taking', after: 603 },
  })
  const compare = () => expect.unreachable()
  expect(nextFetch(taking, piece({ facts: some, compare, more: false }))).toEqual({
    do: 'keep',
    facts: some,
    isFirst: false,
    isLast: true,
    next: { at: 'taking', after: 613 },
  })
})

test('a piece that differs and is not signed by the stream’s own node is not believed', () => {
  const isSigned = () => false
  expect(nextFetch(taking, piece({ isSigned }))).toEqual({ do: 'disbelieve' })
  const forked = piece({ isSigned, compare: () => ({ is: 'forked', seq: 600, facts: facts(3) }) })
  expect(nextFetch(comparing, forked)).toEqual({ do: 'disbelieve' })
  expect(nextFetch(comparing, piece({ isSigned })).do).toBe('ask')
})
