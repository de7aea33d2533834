import { expect, test } from 'vitest'
import { parseFact } from '#core/journal/fact.ts'
import { verify } from '#core/node.ts'
import { privateDigest } from '#core/journal/storage/private-part.ts'
import { isLacking, privatePart } from '#core/journal/storage/private-store.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { billById } from '#core/billing/store.ts'
import { byHand, checkoutOf, openEmptyNode, openSmallNode, visitor } from '../../world/small-exhibitor.ts'
import { receiveSigned } from '../../world/signed.ts'
import { openLink, relayAndBox } from './link.ts'

const stream = 'relay-small000.1.cinema:cinema-1'
const buyer = { name: 'Ada Exemple', email: 'ada@example.com' }

async function relayWithBuyer() {
  const { node } = await openSmallNode('relay')
  await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B3']), 'en'))
  const digest = billById(node.db, 'bill-1')!.privateDigest!
  const keys = { [digest]: node.keys.get(digest)! }
  const erase = () =>
    node.execute(byHand, tx => tx.append('cinema:cinema-1', 'person.erased', { digests: [digest] }))
  return { relay: node, digest, keys, erase }
}

test('a buyer is beside the chain: the fact carries the digest of a ciphertext, and no name is in either', async () => {
  const { relay, digest } = await relayWithBuyer()
  const sealed = relay.journal.after(stream, 1, 1)[0]!
  expect(parseFact(sealed.bytes).private).toBe(digest)
  expect(sealed.bytes).not.toMatch(/Ada|example\.com/)
  expect(privateDigest(sealed.privatePart!)).toBe(digest)
  expect(Buffer.from(sealed.privatePart!, 'base64url').toString('latin1')).not.toMatch(/Ada|example/)
  expect(privatePart(relay, digest)).toMatchObject(buyer)
})

test('the same buyer twice has two digests and two keys, so that nobody can guess who it was', async () => {
  const { relay, digest } = await relayWithBuyer()
  await relay.execute(visitor, tx => openBill(tx, checkoutOf('bill-2', ['B5']), 'en'))
  const other = billById(relay.db, 'bill-2')!.privateDigest!
  expect(other).not.toBe(digest)
  expect(relay.keys.get(other)).not.toBe(relay.keys.get(digest))
})

test('erasing a person forgets the key, and the chain still verifies', async () => {
  const { relay, digest, erase } = await relayWithBuyer()
  await erase()
  expect(privatePart(relay, digest)).toBeUndefined()
  expect(relay.keys.get(digest)).toBeUndefined()
  expect(billById(relay.db, 'bill-1')).toMatchObject({ totalCents: 1000, privateDigest: digest })
  expect(relay.journal.after(stream, 1, 1)[0]!.privatePart).toBeUndefined()
  expect(verify(relay.db)).toEqual([])
})

test('the name travels with its fact to the other side, and its key beside it', async () => {
  const { relay, digest, keys } = await relayWithBuyer()
  const { node: box } = openEmptyNode('box')
  await receiveSigned(box, stream, relay.journal.after(stream, 0, 10), keys)
  expect(privatePart(box, digest)).toMatchObject(buyer)
})

test('a fact that came without its key is asked for when the line is up', async () => {
  const { relay, digest } = await relayWithBuyer()
  const { node: box } = openEmptyNode('box')
  await receiveSigned(box, stream, relay.journal.after(stream, 0, 10))
  expect(privatePart(box, digest)).toBeUndefined()
  expect(isLacking(box.db, digest)).toBe(true)
  await openLink(relay, box).settle()
  expect(privatePart(box, digest)).toMatchObject(buyer)
  expect(isLacking(box.db, digest)).toBe(false)
})

test('a key that the other side gets back later, from a third one, comes here too while the line stays up', async () => {
  const { relay, box, link, wait } = await relayAndBox()
  await link.settle()
  link.cut()
  await relay.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B3']), 'en'))
  const digest = billById(relay.db, 'bill-1')!.privateDigest!
  const key = relay.keys.get(digest)!
  relay.keys.forget([digest])
  link.mend()
  await link.settle()
  for (let wants = 0; wants < 3; wants++) {
    wait()
    await link.settle()
  }
  expect(isLacking(box.db, digest)).toBe(true)
  await relay.execute(byHand, tx => tx.keys.put({ digest, key, day: null }))
  wait()
  await link.settle()
  expect(privatePart(box, digest)).toMatchObject(buyer)
})

test('a key that nobody has is asked for ever more rarely, and no more once it was erased', async () => {
  const waits: { ms: number; end: () => void }[] = []
  const sleep = (ms: number) => new Promise<void>(end => waits.push({ ms, end }))
  const { relay, digest, erase } = await relayWithBuyer()
  relay.keys.forget([digest])
  const { node: box } = openEmptyNode('box', { runtime: { sleep } })
  const link = openLink(relay, box)
  await link.settle()
  const rest = async () => {
    const ended = waits.splice(0)
    for (const { end } of ended) end()
    await link.settle()
    return Math.max(...ended.map(({ ms }) => ms))
  }
  const rested: number[] = []
  for (let looks = 0; looks < 14; looks++) rested.push(await rest())
  const [growing, longest] = [rested.slice(1, 9), rested.slice(-3)]
  expect(growing).toEqual(growing.toSorted((a, b) => a - b))
  for (const ms of longest) expect(ms).toBeGreaterThan(40 * 60_000)
  for (const ms of longest) expect(ms).toBeLessThanOrEqual(3_600_000)
  await erase()
  await link.settle()
  await rest()
  const before = link.sent.length
  for (let looks = 0; looks < 3; looks++) await rest()
  expect(link.sent.length).toBe(before)
})

test('a key that does not open the name is not believed', async () => {
  const { relay, digest } = await relayWithBuyer()
  const { node: box } = openEmptyNode('box')
  await receiveSigned(box, stream, relay.journal.after(stream, 0, 10), { [digest]: 'A'.repeat(43) })
  expect(isLacking(box.db, digest)).toBe(true)
})

test('keys of another cinema are not given over the line', async () => {
  const { relay } = await relayWithBuyer()
  await relay.execute(byHand, tx =>
    tx.append('cinema:cinema-2', 'person.erased', { digests: [] }, { name: 'Eve', email: 'eve@example.com' }),
  )
  const other = relay.journal.after('relay-small000.1.cinema:cinema-2', 0, 1)[0]!.hidden!.digest
  const { node: box } = openEmptyNode('box')
  const link = openLink(relay, box)
  await link.settle()
  link.hand({ to: 'relay', message: { kind: 'want-keys', digests: [other] } })
  expect(link.take()).toEqual([{ to: 'box', message: { kind: 'keys', keys: {}, to: other } }])
})

test('a name that is sent again after it was erased is not stored again', async () => {
  const { relay, digest, keys, erase } = await relayWithBuyer()
  const early = relay.journal.after(stream, 0, 10)
  await erase()
  const { node: box } = openEmptyNode('box')
  await receiveSigned(box, stream, early, keys)
  await receiveSigned(box, stream, relay.journal.after(stream, early.length, 10))
  expect(box.keys.get(digest)).toBeUndefined()
  await receiveSigned(box, stream, early, keys)
  expect(privatePart(box, digest)).toBeUndefined()
})

test('an erasure that overtakes the name keeps the name from ever being stored', async () => {
  const { relay, digest, keys } = await relayWithBuyer()
  const { node: box } = await openSmallNode('box')
  await box.execute(byHand, tx => tx.append('exhibitor', 'person.erased', { digests: [digest] }))
  await receiveSigned(box, stream, relay.journal.after(stream, 0, 10), keys)
  expect(billById(box.db, 'bill-1')).toBeDefined()
  expect(box.keys.get(digest)).toBeUndefined()
  expect(privatePart(box, digest)).toBeUndefined()
})

test('a ciphertext that is not the one the fact speaks of is not stored', async () => {
  const { relay, digest } = await relayWithBuyer()
  const facts = relay.journal
    .after(stream, 0, 10)
    .map(fact => ({ ...fact, ...(fact.privatePart ? { privatePart: '{"name":"Eve"}' } : {}) }))
  const { node: box } = openEmptyNode('box')
  expect(await receiveSigned(box, stream, facts)).toMatchObject({ fork: false, head: { seq: 2 } })
  expect(privatePart(box, digest)).toBeUndefined()
})

test('a purchase that is refused leaves no key behind', async () => {
  const { relay, digest } = await relayWithBuyer()
  const before = relay.keys.before('9999', 100)
  const twice = relay.execute(visitor, tx => {
    openBill(tx, checkoutOf('bill-3', ['B5']), 'en')
    throw new Error('refused after it was written')
  })
  await expect(twice).rejects.toThrow('refused')
  expect(relay.keys.get(digest)).toBeDefined()
  expect(relay.keys.before('9999', 100)).toEqual(before)
})
