import { expect, test } from 'vitest'
import { prove, type Restored } from '#core/offsite/proof.ts'

const live = [
  { origin: 'box.1.cinema:c', seq: 9, hash: 'h9' },
  { origin: 'relay.1.exhibitor', seq: 4, hash: 'r4' },
]
const mark = { at: '2026-11-21T18:00:10.000Z', heads: live }
/** The live chain: every hash is its stream's letter and number, and it has gone on to 12 meanwhile. */
const hashAt = (origin: string, seq: number) =>
  seq <= 12 ? `${origin.startsWith('box') ? 'h' : 'r'}${seq}` : undefined
const restored = (change: Partial<Restored> = {}): Restored => ({
  sound: 'ok',
  heads: live.map(head => ({ ...head, facts: head.seq })),
  mark: mark.at,
  ...change,
})
const boxAt = (seq: number, hash = `h${seq}`, facts = seq) => [
  { origin: 'box.1.cinema:c', seq, hash, facts },
  { origin: 'relay.1.exhibitor', seq: 4, hash: 'r4', facts: 4 },
]

test('a copy with everything that was there at the mark is proven, and may already hold more', () => {
  expect(prove(restored(), mark, hashAt)).toEqual({
    trouble: null,
    detail: null,
    behindFacts: 0,
    behindSeconds: 0,
  })
  expect(prove(restored({ heads: boxAt(11) }), mark, hashAt).trouble).toBe(null)
})

test('a copy that lags is told by facts and by seconds', () => {
  const late = restored({ heads: boxAt(6), mark: '2026-11-21T17:59:00.000Z' })
  expect(prove(late, mark, hashAt)).toMatchObject({ trouble: 'behind', behindFacts: 3, behindSeconds: 70 })
  const without = restored({ heads: boxAt(9).slice(0, 1), mark: null })
  expect(prove(without, mark, hashAt)).toMatchObject({
    trouble: 'behind',
    behindFacts: 4,
    behindSeconds: null,
  })
  expect(prove(restored({ mark: '2026-11-21T17:00:10.000Z' }), mark, hashAt)).toMatchObject({
    trouble: 'behind',
    behindFacts: 0,
    behindSeconds: 3600,
  })
})

test('a copy of another history is not taken for a late one: another fact, one too many, a stream nobody knows, a mark of somebody else', () => {
  for (const wrong of [
    restored({ heads: boxAt(6, 'x6') }),
    restored({ heads: boxAt(13) }),
    restored({ heads: [...boxAt(9), { origin: 'box-2.1.cinema:c', seq: 1, hash: 'z', facts: 1 }] }),
    restored({ mark: '2026-11-21T18:00:10.001Z' }),
  ])
    expect(
      prove(wrong, mark, (origin, seq) => (origin.startsWith('box-2') ? undefined : hashAt(origin, seq))),
    ).toMatchObject({
      trouble: 'other_facts',
    })
})

test('a copy that is not whole is damaged, whatever its heads say', () => {
  expect(prove(restored({ sound: 'row 3 missing from index' }), mark, hashAt)).toMatchObject({
    trouble: 'damaged',
    detail: 'row 3 missing from index',
  })
  expect(prove(restored({ heads: boxAt(9, 'h9', 8) }), mark, hashAt)).toMatchObject({ trouble: 'damaged' })
})
