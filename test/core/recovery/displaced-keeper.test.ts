import { expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import { keepDisplaced } from '#core/recovery/displaced-keeper.ts'
import { displacedOf } from '#core/recovery/store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf, tonight } from '../../world/small-exhibitor.ts'

/** Two guests have tickets for A1, as after emergency mode; the seat is the first one's. */
async function twoForOneSeat({ inConflict = true } = {}) {
  const { node } = await openSmallNode()
  for (const [id, seat] of [
    ['sale-1', 'A1'],
    ['sale-2', 'A2'],
  ] as const)
    await node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, [seat]), carl))
  node.db.prepare("UPDATE bill_lines SET seat_id = 'A1' WHERE bill_id = 'sale-2'").run()
  if (inConflict)
    for (const fact of ['a#1', 'b#1'])
      node.db.prepare('INSERT INTO token_conflicts VALUES (?, ?, ?, ?)').run(tonight, 'A1', 1, fact)
  const keeper = keepDisplaced(node)
  const listed = () => displacedOf(node.db).map(({ billId, seatId }) => `${billId} ${seatId}`)
  return { node, keeper, listed }
}

test('of two guests who paid for one seat at the register, the one whose seat it is not is listed, and once', async () => {
  const { node, keeper, listed } = await twoForOneSeat()
  await keeper.wake()
  expect(listed()).toEqual(['sale-2 A1'])
  const facts = node.journal.count()
  await keeper.wake()
  await keeper.stop()
  expect(node.journal.count()).toBe(facts)
})

test('whoever had the money back is not listed, and nobody looks where no seat was moved by two', async () => {
  const { node, keeper, listed } = await twoForOneSeat()
  const back = { id: 'back', billId: 'sale-2', lines: null, reason: 'guest' as const, cents: null }
  const by = { employeeId: 'mia', employeeName: 'mia', device: null, locale: 'en' as const, usedToo: true }
  await node.execute(byHand, tx => refundBill(tx, back, by))
  await keeper.wake()
  await keeper.stop()
  expect(listed()).toEqual([])

  const well = await twoForOneSeat({ inConflict: false })
  await well.keeper.wake()
  await well.keeper.stop()
  expect(well.listed()).toEqual([])
})

test('all shows that were ever sold are gone through at a start and after a choice, and not every minute', async () => {
  const { node } = await twoForOneSeat()
  let asked = 0
  const prepare = (text: string) => {
    asked += Number(/"schedule_id" > /.test(text))
    return node.db.prepare(text)
  }
  const keeper = keepDisplaced({ ...node, db: { ...node.db, prepare } })
  const round = async () => {
    asked = 0
    await keeper.wake()
    return asked
  }
  // Once somebody was listed, and once more to see that nobody is left.
  expect(await round()).toBeGreaterThan(0)
  expect(await round()).toBeGreaterThan(0)
  expect(await round()).toBe(0)
  const body = { nodeId: 'box-other00000', epoch: 2, requestId: 'x.1', reason: 'fork' as const, closed: [] }
  await node.execute(byHand, tx => tx.append('exhibitor', 'epoch.opened', body))
  // That wakes it, too.
  await keeper.wake()
  expect(asked).toBeGreaterThan(0)
  await keeper.stop()
})

test('all tables are read the same again', async () => {
  const { node } = await openSmallNode()
  await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A1']), carl))
  await node.execute(byHand, tx =>
    tx.append('cinema:cinema-1', 'guests.displaced', {
      billId: 'sale-1',
      cinemaId: 'cinema-1',
      owner: 'box',
      seats: [{ scheduleId: tonight, seatId: 'A1' }],
    }),
  )
  expect(displacedOf(node.db)).toMatchObject([{ billId: 'sale-1', seatId: 'A1' }])
  expect(verify(node.db)).toEqual([])
})
