import { expect, test } from 'vitest'
import { readFact } from '#core/journal/fact.ts'
import { verify } from '#core/journal/rebuild.ts'
import { privateDigest } from '#core/journal/storage/journal-store.ts'
import { privatePart } from '#core/people/store.ts'
import { openBill } from '#core/sales/online.ts'
import { billById } from '#core/sales/store.ts'
import { byHand, checkoutOf, openEmptyNode, openSmallNode, visitor } from '../../world/small-house.ts'

const stream = 'relay-small000.1.cinema:cinema-1'
const buyer = { name: 'Ada Exemple', email: 'ada@example.com' }

async function relayWithBuyer() {
  const { node } = await openSmallNode('relay')
  await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B3']), 'en'))
  const digest = billById(node.db, 'bill-1')!.privateDigest!
  const erase = () =>
    node.execute(byHand, tx => tx.append('cinema:cinema-1', 'person.erased', { digests: [digest] }))
  return { relay: node, digest, erase }
}

test('a buyer is beside the chain: the fact carries a digest and no name', async () => {
  const { relay, digest } = await relayWithBuyer()
  const sealed = relay.journal.after(stream, 1, 1)[0]!
  expect(readFact(sealed.bytes).private).toBe(digest)
  expect(sealed.bytes).not.toMatch(/Ada|example\.com/)
  expect(privateDigest(sealed.privatePart!)).toBe(digest)
  expect(privatePart(relay.db, digest)).toMatchObject(buyer)
})

test('the same buyer twice has two digests, so that nobody can guess who it was', async () => {
  const { relay, digest } = await relayWithBuyer()
  await relay.execute(visitor, tx => openBill(tx, checkoutOf('bill-2', ['B5']), 'en'))
  expect(billById(relay.db, 'bill-2')!.privateDigest).not.toBe(digest)
})

test('erasing a person deletes the name, and the chain still verifies', async () => {
  const { relay, digest, erase } = await relayWithBuyer()
  await erase()
  expect(privatePart(relay.db, digest)).toBeUndefined()
  expect(
    relay.db.prepare("SELECT count(*) FROM private_parts WHERE payload LIKE '%Ada%'").pluck().get(),
  ).toBe(0)
  expect(billById(relay.db, 'bill-1')).toMatchObject({ totalCents: 1000, privateDigest: digest })
  expect(relay.journal.after(stream, 1, 1)[0]!.privatePart).toBeUndefined()
  expect(verify(relay.db)).toEqual([])
})

test('the name travels with its fact to the other side', async () => {
  const { relay, digest } = await relayWithBuyer()
  const { node: box } = openEmptyNode('box')
  await box.receive(stream, relay.journal.after(stream, 0, 10))
  expect(privatePart(box.db, digest)).toMatchObject(buyer)
})

test('a name that is sent again after it was erased is not stored again', async () => {
  const { relay, digest, erase } = await relayWithBuyer()
  const early = relay.journal.after(stream, 0, 10)
  await erase()
  const { node: box } = openEmptyNode('box')
  await box.receive(stream, early)
  await box.receive(stream, relay.journal.after(stream, early.length, 10))
  await box.receive(stream, early)
  expect(privatePart(box.db, digest)).toBeUndefined()
})

test('an erasure that overtakes the name keeps the name from ever being stored', async () => {
  const { relay, digest } = await relayWithBuyer()
  const { node: box } = await openSmallNode('box')
  await box.execute(byHand, tx => tx.append('exhibitor', 'person.erased', { digests: [digest] }))
  await box.receive(stream, relay.journal.after(stream, 0, 10))
  expect(billById(box.db, 'bill-1')).toBeDefined()
  expect(privatePart(box.db, digest)).toBeUndefined()
})

test('a payload that is not the one the fact speaks of is not stored', async () => {
  const { relay, digest } = await relayWithBuyer()
  const facts = relay.journal
    .after(stream, 0, 10)
    .map(fact => ({ ...fact, ...(fact.privatePart ? { privatePart: '{"name":"Eve"}' } : {}) }))
  const { node: box } = openEmptyNode('box')
  expect(await box.receive(stream, facts)).toMatchObject({ fork: false, head: { seq: 2 } })
  expect(privatePart(box.db, digest)).toBeUndefined()
})
