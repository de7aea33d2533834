import { expect, test } from 'vitest'
import { billById } from '#core/billing/store.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { findBills } from '#core/billing/refunds/store.ts'
import { findPeople, notePeople, partsOfMail } from '#core/journal/storage/person-index.ts'
import { byHand, checkoutOf, openSmallNode, visitor } from '../../world/small-exhibitor.ts'

/** A relay where these people have bought, in this order. */
async function boughtBy(...people: { name: string; email: string }[]) {
  const { node } = await openSmallNode('relay')
  for (const [index, person] of people.entries())
    await node.execute(visitor, tx =>
      openBill(tx, { ...checkoutOf(`bill-${index + 1}`, [`B${index + 3}`]), ...person }, 'en'),
    )
  return node
}

const ada = { name: 'Ada Exemple', email: 'ada@example.com' }
const zoe = { name: 'Zoé Müller-Weiß', email: 'z.mueller+kino@example.org' }
const find = (node: Awaited<ReturnType<typeof boughtBy>>, text: string) =>
  findBills(node, { text, ticketId: '', limit: 20 })

test.each([
  ['Ada', ['bill-1']],
  ['exemp', ['bill-1']],
  ['exemple ada', ['bill-1']],
  ['ADA@EXAMPLE.COM', ['bill-1']],
  ['zoe', ['bill-2']],
  ['muller', ['bill-2']],
  ['MÜLLER z', ['bill-2']],
  ['kino', ['bill-2']],
  ['z.mueller+kino@', ['bill-2']],
  ['ada muller', []],
  ['ad', []],
  ['xemple', []],
])('“%s” finds %s, without case and accents', async (text, bills) => {
  expect(find(await boughtBy(ada, zoe), text)).toEqual(bills)
})

test('a person who was erased is found no more', async () => {
  const node = await boughtBy(ada, zoe)
  expect(find(node, 'ada')).toEqual(['bill-1'])
  const digest = billById(node.db, 'bill-1')!.privateDigest!
  await node.execute(byHand, tx => tx.append('cinema:cinema-1', 'person.erased', { digests: [digest] }))
  expect(find(node, 'ada')).toEqual([])
})

test('a mail finds exactly its own purchases', async () => {
  const node = await boughtBy(
    ada,
    { ...ada, email: 'ada@example.com.evil' },
    { ...zoe, email: 'ADA@example.com' },
  )
  const own = ['bill-1', 'bill-3'].map(id => billById(node.db, id)!.privateDigest)
  expect(partsOfMail(node, ' Ada@Example.com ').sort()).toEqual(own.sort())
})

test('secrets of people who work here are found by nobody', async () => {
  const node = await boughtBy(ada)
  const secret = { email: 'mia@example.com', hash: 'hash' }
  await node.execute(byHand, tx =>
    tx.append(
      'exhibitor',
      'credential.set',
      { employeeId: 'mia', kind: 'password', stamp: tx.stamp() },
      secret,
    ),
  )
  expect(findPeople(node, 'mia@example.com')).toEqual([])
})

test('words are noted some at a time, so that nothing waits for a season', async () => {
  const node = await boughtBy(ada, zoe)
  const secrets = notePeople(node, 1)
  expect([secrets, notePeople(node, 100), notePeople(node, 100)]).toEqual([1, expect.any(Number), 0])
  expect(find(node, 'zoe')).toEqual(['bill-2'])
})
