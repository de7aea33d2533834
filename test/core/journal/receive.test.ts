import { expect, test } from 'vitest'
import type { SealedFact } from '#core/journal/fact.ts'
import { verify } from '#core/node.ts'
import { chainHash } from '#core/journal/storage/journal-store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { byHand, openEmptyNode, openSmallNode } from '../../world/small-exhibitor.ts'
import { receiveSigned } from '../../world/signed.ts'

const stream = 'relay-small000.1.exhibitor'

/** A box that knows nothing, and the relay's facts to hand to it. */
async function boxAndFacts() {
  const { node: relay } = await openSmallNode('relay')
  await relay.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Newest' }))
  const facts: SealedFact[] = relay.journal.after(stream, 0, 1000).map(({ bytes, hash }) => ({ bytes, hash }))
  return { box: openEmptyNode('box').node, relay, facts }
}

const deep = (levels: number): unknown => {
  let body: unknown = null
  for (let level = 0; level < levels; level++) body = [body]
  return body
}

/** Seals a fact of a relay of the future behind the ones given. */
function next(facts: readonly SealedFact[], change: object): SealedFact {
  const last = facts.at(-1)!
  const bytes = JSON.stringify({ ...JSON.parse(last.bytes), seq: facts.length + 1, ...change })
  return { bytes, hash: chainHash(last.hash, bytes) }
}

test('facts of the other side are stored as they came and read at once', async () => {
  const { box, relay, facts } = await boxAndFacts()
  expect(await receiveSigned(box, stream, facts)).toEqual({
    head: { origin: stream, ...relay.journal.head(stream) },
    fork: false,
  })
  expect(box.journal.after(stream, 0, 1000).map(fact => fact.bytes)).toEqual(facts.map(fact => fact.bytes))
  expect(box.catalogue.get('movie', 'movie-1')).toMatchObject({ title: 'Newest' })
  expect(verify(box.db)).toEqual([])
})

test('facts that come twice are stored once', async () => {
  const { box, facts } = await boxAndFacts()
  await receiveSigned(box, stream, facts.slice(0, 5))
  await receiveSigned(box, stream, facts.slice(2, 8))
  const { head, fork } = await receiveSigned(box, stream, facts.slice(0, 8))
  expect([head.seq, fork, box.journal.count()]).toEqual([8, false, 8])
})

test('facts after a hole are not stored; the answer says from where to send again', async () => {
  const { box, facts } = await boxAndFacts()
  await receiveSigned(box, stream, facts.slice(0, 3))
  const { head, fork } = await receiveSigned(box, stream, facts.slice(5))
  expect([head.seq, fork, box.journal.count()]).toEqual([3, false, 3])
})

test('another history of a fact we hold is told as a fork and not stored', async () => {
  const { box, facts } = await boxAndFacts()
  await receiveSigned(box, stream, facts.slice(0, 4))
  const before = box.journal.heads()
  const forged = [next(facts.slice(0, 2), { at: 'another time' })]
  expect(await receiveSigned(box, stream, forged)).toMatchObject({ fork: true, head: { seq: 4 } })
  expect(box.journal.heads()).toEqual(before)
})

test.each([
  ['a fact whose hash does not follow', (facts: SealedFact[]) => [{ ...facts[4]!, hash: 'x' }]],
  [
    'a fact that belongs to another stream',
    (facts: SealedFact[]) => [next(facts.slice(0, 4), { origin: 'relay-else.1.exhibitor' })],
  ],
  ['a fact we hold, torn on its way', (facts: SealedFact[]) => [{ ...facts[2]!, hash: 'x' }]],
  ['what is no fact', () => [{ bytes: 'null', hash: '' }]],
  ['what nobody can read', () => [{ bytes: '{"seq":5', hash: '' }]],
])('%s is damaged: it is not stored and may come again', async (_, forged) => {
  const { box, facts } = await boxAndFacts()
  await receiveSigned(box, stream, facts.slice(0, 4))
  const before = box.journal.heads()
  const said = await receiveSigned(box, stream, forged(facts))
  expect(said).toMatchObject({ fork: false, damaged: true, head: { seq: 4 } })
  expect(box.journal.heads()).toEqual(before)
})

test.each([
  ['a fact this version does not know', { type: 'robot.hired', v: 1 }, 'unknown type robot.hired'],
  ['a newer form of a fact this version knows', { v: 2 }, 'movie.changed version 2 is newer than 1'],
  ['a fact without a time', { type: 'robot.hired', at: undefined }, 'unknown type robot.hired'],
  ['a fact named as nothing is', { type: 'constructor' }, 'unknown type constructor'],
  [
    'a fact that does not say its version',
    { v: undefined },
    'movie.changed version undefined is newer than 1',
  ],
  [
    'a fact nested more deeply than the database reads',
    { type: 'robot.hired', private: 'x', body: deep(1500) },
    'unknown type robot.hired',
  ],
  ['a fact that cannot be read', { body: null }, "TypeError: Cannot read properties of null (reading 'id')"],
])('%s is kept, parked and passed on, and what follows is read', async (_, change, reason) => {
  const { box, facts } = await boxAndFacts()
  const strange = next(facts, change)
  const after = next([...facts, strange], {
    type: 'movie.changed',
    v: 1,
    body: { id: 'movie-1', stamp: 'zzzzzzzzzzzzzzz.x', fields: { title: 'After' } },
  })
  const { head, fork } = await receiveSigned(box, stream, [...facts, strange, after])
  expect([head.seq, fork]).toEqual([facts.length + 2, false])
  expect(box.db.prepare('SELECT seq, reason FROM parked').all()).toEqual([{ seq: facts.length + 1, reason }])
  expect(box.journal.after(stream, facts.length, 1)[0]).toMatchObject(strange)
  expect(box.catalogue.get('movie', 'movie-1')).toMatchObject({ title: 'After' })
  expect(verify(box.db)).toEqual([])
})

test('a fact that breaks half-way through reading leaves no half of it in the tables', async () => {
  const { box, facts } = await boxAndFacts()
  const half = next(facts, {
    type: 'epoch.opened',
    body: { nodeId: 'box-far', epoch: 2, requestId: 'half', reason: 'half', closed: null },
  })
  await receiveSigned(box, stream, [...facts, half])
  expect(box.journal.parkedCount()).toBe(1)
  expect(box.db.prepare('SELECT count(*) FROM epochs').pluck().get()).toBe(0)
  expect(verify(box.db)).toEqual([])
})

test('a disk that is full at any moment parks nothing: the facts are stored and read when there is space', async () => {
  const { box, relay, facts } = await boxAndFacts()
  const pages = () => box.db.raw.pragma('page_count', { simple: true }) as number
  let refused = 0
  for (let space = 0; box.journal.count() < facts.length; space++) {
    box.db.raw.pragma(`max_page_count = ${pages() + space}`)
    refused += await receiveSigned(box, stream, facts).then(
      () => 0,
      () => 1,
    )
    expect(box.journal.parkedCount()).toBe(0)
  }
  expect(refused).toBeGreaterThan(3)
  expect(box.journal.heads()).toEqual(relay.journal.heads().filter(({ origin }) => origin === stream))
  expect(verify(box.db)).toEqual([])
})
