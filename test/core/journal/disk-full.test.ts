import { expect, test } from 'vitest'
import { isDiskFull } from '#core/database/disk-full.ts'
import { verify } from '#core/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { until } from '../../world/places.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'

async function box() {
  const { node } = await openSmallNode('box', {
    runtime: { sleep: () => new Promise(wake => setTimeout(wake, 5)) },
  })
  const { raw } = node.db
  const pages = raw.pragma('max_page_count', { simple: true }) as number
  return {
    node,
    /** No page can be added to the database any more. */
    fill: () => void raw.pragma('max_page_count = 1'),
    freeSpace: () => void raw.pragma(`max_page_count = ${pages}`),
    sell: (id: string, seat: string) =>
      node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, [seat]), carl)),
    /** Larger than what free pages hold. */
    write: () =>
      node.execute(byHand, tx =>
        changeEntry(tx, 'movie', 'movie-long', { title: 'x'.repeat(200_000) } as never),
      ),
  }
}

test('a full disk is refused with a sentence of its own, and nothing of what was refused is kept', async () => {
  const { node, fill, write, freeSpace } = await box()
  const facts = node.journal.count()
  fill()
  await expect(write()).rejects.toMatchObject({ code: 'disk_full' })
  expect([node.diskFull(), node.state(), node.journal.count()]).toEqual([true, 'ready', facts])
  freeSpace()
  expect(verify(node.db)).toEqual([])
})

test('who shares a commit with what finds no room is refused with it, and loses nothing', async () => {
  const { node, fill, write, sell, freeSpace } = await box()
  fill()
  const said = await Promise.allSettled([sell('sale-1', 'A3'), write(), sell('sale-2', 'A4')])
  expect(said.map(each => each.status === 'rejected' && each.reason.code)).toEqual(Array(3).fill('disk_full'))
  freeSpace()
  expect((await sell('sale-1', 'A3')).number).toBe('K-000001')
  expect(verify(node.db)).toEqual([])
})

test('once there is room it goes on by itself, and says so although nobody has sold yet', async () => {
  const { node, sell } = await box()
  const { prepare } = node.db
  let refused = 0
  const noSpace = () => {
    refused += 1
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  }
  node.db.prepare = text => (text === 'COMMIT' ? ({ run: noSpace } as never) : prepare(text))
  await expect(sell('sale-1', 'A3')).rejects.toMatchObject({ code: 'disk_full' })
  await until(() => refused > 3)
  expect([node.diskFull(), node.state()]).toEqual([true, 'ready'])
  node.db.prepare = prepare
  await until(() => !node.diskFull())
  expect((await sell('sale-1', 'A3')).number).toBe('K-000001')
})

test.each([
  ['SQLITE_FULL', true],
  // A file of keys whose log is opened on a full disk has no room for the memory beside it.
  ['SQLITE_IOERR_SHMSIZE', true],
  ['SQLITE_IOERR_WRITE', false],
  [undefined, false],
])('what SQLite says where there is no room is known for that: %s', (code, isFull) => {
  expect(isDiskFull(Object.assign(new Error('disk I/O error'), { code }))).toBe(isFull)
})
