import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { chainHash } from '#core/journal/storage/journal-store.ts'
import { verify } from '#core/node.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'

const stream = 'box-small00000.1.cinema:cinema-1'

async function afterTwoSales() {
  const { node } = await openSmallNode()
  for (const [id, seat] of [
    ['sale-1', 'A3'],
    ['sale-2', 'A4'],
  ] as const)
    await node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, [seat]), carl))
  return node
}

test('each fact is sealed over the one before and its own exact bytes', async () => {
  const node = await afterTwoSales()
  let before = ''
  for (const { bytes, hash } of node.journal.after(stream, 0, 100)) {
    expect(hash).toBe(
      createHash('sha256')
        .update(before + bytes)
        .digest('base64url'),
    )
    before = hash
  }
  expect(node.journal.head(stream).hash).toBe(before)
  expect(chainHash('', '{"a":1}')).not.toBe(chainHash('', '{"a": 1}'))
})

test('facts of a stream are numbered from one without a hole, each stream for itself', async () => {
  const node = await afterTwoSales()
  await node.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Renamed' }))
  for (const { origin, seq } of node.journal.heads()) {
    const facts = node.journal.after(origin, 0, 1000)
    expect(facts.map(fact => fact.seq)).toEqual(Array.from({ length: seq }, (_, index) => index + 1))
    for (const fact of facts) expect(JSON.parse(fact.bytes)).toMatchObject({ origin, seq: fact.seq })
  }
  expect(node.journal.heads().map(head => head.origin)).toEqual([stream, 'box-small00000.1.exhibitor'])
})

test('a journal nobody touched verifies', async () => {
  expect(verify((await afterTwoSales()).db)).toEqual([])
})

test.each([
  [
    'a price changed in an old sale',
    `UPDATE facts SET bytes = replace(bytes, '"totalCents":1000', '"totalCents":1') WHERE seq = 2 AND bytes LIKE '%sale.made%'`,
    'The chain of box-small00000.1.cinema:cinema-1 breaks at 2.',
  ],
  [
    'a single blank more',
    `UPDATE facts SET bytes = bytes || ' ' WHERE seq = 3 AND bytes LIKE '%sale.made%'`,
    'The chain of box-small00000.1.cinema:cinema-1 breaks at 3.',
  ],
  [
    'a sale cut out of the middle',
    `DELETE FROM facts WHERE seq = 2 AND bytes LIKE '%sale.made%'`,
    'The chain of box-small00000.1.cinema:cinema-1 breaks at 3.',
  ],
  [
    'the newest sale cut off',
    `DELETE FROM facts WHERE seq = 3 AND bytes LIKE '%sale.made%'`,
    'box-small00000.1.cinema:cinema-1 ends at 2, but its head says 3.',
  ],
  [
    'a sale changed in the tables alone',
    `UPDATE bills SET total_cents = 1 WHERE id = 'sale-1'`,
    'The table bills is not what the journal says.',
  ],
])('%s is found', async (_, tampering, sentence) => {
  const node = await afterTwoSales()
  expect(node.db.raw.prepare(tampering).run().changes).toBe(1)
  expect(verify(node.db)).toContain(sentence)
})

test('a newest fact rewritten together with its own hash is found by the head', async () => {
  const node = await afterTwoSales()
  const last = node.journal.after(stream, 2, 1)[0]!
  const bytes = last.bytes.replace('"carl"', '"mia"')
  const hash = chainHash(node.journal.hashAt(stream, 2)!, bytes)
  node.db.raw.prepare('UPDATE facts SET bytes = ?, hash = ? WHERE hash = ?').run(bytes, hash, last.hash)
  expect(verify(node.db)).toContain(`${stream} ends with another fact than its head says.`)
})
