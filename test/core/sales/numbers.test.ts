import { expect, test } from 'vitest'
import { sellAtRegister } from '#core/sales/commands.ts'
import { loadNumber } from '#core/sales/load.ts'
import { settlePayment, openBill } from '#core/sales/online-commands.ts'
import { billById } from '#core/billing/store.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  openSmallNode,
  saleOf,
  visitor,
} from '../../world/small-exhibitor.ts'

test('bill numbers have no gap, also when sales between them were refused', async () => {
  const { node } = await openSmallNode('box')
  const sell = (id: string, seat: string) =>
    node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, [seat]), carl))
  const attempts = [
    ['1', 'A3'],
    ['2', 'A3'],
    ['3', 'A4'],
    ['4', 'Z9'],
    ['4', 'B1'],
    ['5', 'A5'],
  ] as const
  const together = await Promise.allSettled(attempts.map(([id, seat]) => sell(id, seat)))
  expect(together.filter(result => result.status === 'rejected')).toHaveLength(3)
  await sell('2', 'A3').catch(() => undefined)
  await sell('6', 'A6')
  const numbers = ['1', '3', '5', '6'].map(id => billById(node.db, id)!.number)
  expect(numbers).toEqual(['K-000001', 'K-000002', 'K-000003', 'K-000004'])
})

test('a fault after the number was drawn gives it back', async () => {
  const { node } = await openSmallNode('box')
  const broken = node.execute(atRegister, tx => {
    sellAtRegister(tx, saleOf('1', ['A3']), carl)
    throw new Error('a fault')
  })
  await expect(broken).rejects.toThrow('a fault')
  const bill = await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('2', ['A3']), carl))
  expect(bill.number).toBe('K-000001')
})

test('an online bill gets its number only when it is paid, so that unpaid ones leave no gap', async () => {
  const { node } = await openSmallNode('relay')
  for (const [id, seat] of [
    ['a', 'B1'],
    ['b', 'B2'],
    ['c', 'B3'],
  ] as const)
    await node.execute(visitor, tx => openBill(tx, checkoutOf(id, [seat]), 'en'))
  const say = (id: string, word: 'paid' | 'expired') =>
    node.execute(byHand, tx => settlePayment(tx, `${id}-1`, word))
  await say('b', 'expired')
  await say('c', 'paid')
  await say('a', 'paid')
  expect(['a', 'b', 'c'].map(id => billById(node.db, id)!.number)).toEqual(['W-000002', null, 'W-000001'])
})

test('the register and the website count for themselves, and so does each cinema', async () => {
  const { node } = await openSmallNode('relay')
  const numbers = await node.execute(byHand, tx => [
    loadNumber(tx, 'cinema-1').number,
    loadNumber(tx, 'cinema-2').number,
  ])
  expect(numbers).toEqual(['W-000001', 'W-000001'])
  const { node: box } = await openSmallNode('box')
  expect((await box.execute(byHand, tx => loadNumber(tx, 'cinema-1'))).number).toBe('K-000001')
})

test('a box in its second life can never repeat a number of its first', async () => {
  const { node } = await openSmallNode('box', { identity: { epoch: 2 } })
  const bill = await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('1', ['A3']), carl))
  expect(bill.number).toBe('K-2-000001')
})
