import { expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { blockSeatsOfScreen, freeSeatsOfScreen } from '#core/seating/blocked/commands.ts'
import { seatBlocksOf } from '#core/seating/blocked/store.ts'
import { grantSeats, placeAutoHold, placeHold } from '#core/seating/commands.ts'
import { seatMapOf } from '#core/seating/routes.ts'
import type { Node } from '#core/journal/node.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  openSmallNode,
  saleOf,
  tenantOf,
  tonight,
  visitor,
} from '../../world/small-exhibitor.ts'
import { relayAndBox } from '../journal/link.ts'

const said = { screenId: 'screen-1', employeeName: 'Mia', reason: 'broken' as const, note: 'arm rest' }
const block = (node: Node, ...seatIds: string[]) =>
  node.execute(byHand, tx => blockSeatsOfScreen(tx, { ...said, seatIds }))
const free = (node: Node, ...seatIds: string[]) =>
  node.execute(byHand, tx => freeSeatsOfScreen(tx, { ...said, seatIds }))
const blockedIn = (node: Node) => seatBlocksOf(node.db, 'screen-1').map(({ seatId }) => seatId)

test('a broken seat is sold in no show until it is given back, with who said so and why', async () => {
  const { node } = await openSmallNode('box')
  await block(node, 'A3', 'A4')
  await block(node, 'A3')
  expect(seatBlocksOf(node.db, 'screen-1')).toMatchObject([
    { seatId: 'A3', reason: 'broken', note: 'arm rest', employee: 'Mia' },
    { seatId: 'A4' },
  ])
  expect(seatMapOf(tenantOf(node), tonight).states).toMatchObject({ A3: 'blocked', A4: 'blocked' })
  const basket = { id: 'ada', scheduleId: tonight, channel: 'register' as const, connected: false }
  await expect(node.execute(visitor, tx => placeHold(tx, basket, ['A3']))).rejects.toMatchObject({
    code: 'seat_taken',
  })
  await expect(
    node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A4']), carl)),
  ).rejects.toMatchObject({ code: 'seat_taken' })
  expect((await node.execute(visitor, tx => placeAutoHold(tx, basket, 2))).seats).not.toContain('A3')
  const given = await node.execute(byHand, tx =>
    grantSeats(tx, { scheduleId: tonight, seatIds: ['A3', 'A5'], to: 'relay', requestId: 'asked' }),
  )
  expect(given.seatIds).not.toContain('A3')
  await free(node, 'A3', 'D6')
  expect(blockedIn(node)).toEqual(['A4'])
  await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-2', ['A3']), carl))
  expect(verify(node.db)).toEqual([])
})

test('what is sold, being paid for or in a basket stays with its guest, who pays for it', async () => {
  const { node } = await openSmallNode('relay')
  await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B4']), 'en'))
  const basket = { id: 'ada', scheduleId: tonight, channel: 'site' as const, connected: false }
  await node.execute(visitor, tx => placeHold(tx, basket, ['B1']))
  await block(node, 'B1', 'B4')
  expect(seatMapOf(tenantOf(node), tonight).states).toMatchObject({ B1: 'held', B4: 'held' })
  expect((await node.execute(visitor, tx => placeHold(tx, basket, ['B1']))).seats).toEqual(['B1'])
  await node.execute(visitor, tx => placeHold(tx, basket, []))
  await expect(node.execute(visitor, tx => placeHold(tx, basket, ['B1']))).rejects.toMatchObject({
    code: 'seat_taken',
  })
})

test('two sides that are cut off from each other may each block a seat, and both stand afterwards', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  link.cut()
  await block(relay, 'B1')
  await block(box, 'A3')
  link.mend()
  await link.settle()
  for (const node of [relay, box]) {
    expect(blockedIn(node)).toEqual(['A3', 'B1'])
    expect(verify(node.db)).toEqual([])
  }
})

test('only seats that the screen has are blocked, and a box says nothing of another cinema', async () => {
  const { node } = await openSmallNode('box')
  await expect(block(node, 'A3', 'Z9')).rejects.toMatchObject({
    code: 'seat_unknown',
    details: { seats: ['Z9'] },
  })
  expect(blockedIn(node)).toEqual([])
  const elsewhere = { ...said, screenId: 'screen-9', seatIds: ['A3'] }
  await expect(node.execute(byHand, tx => blockSeatsOfScreen(tx, elsewhere))).rejects.toMatchObject({
    code: 'screen_unknown',
  })
})
