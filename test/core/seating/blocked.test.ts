import { expect, test } from 'vitest'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { replanSchedule } from '#core/planning/commands.ts'
import { seatCounts } from '#core/planning/view-load.ts'
import { blockSeatsOf, unblockSeatsOf } from '#core/seating/blocked/commands.ts'
import { blockedSeats } from '#core/seating/blocked/store.ts'
import { grantSeats, placeAutoHold, placeHold } from '#core/seating/commands.ts'
import { seatMapOf } from '#core/seating/routes.ts'
import { verify } from '#core/node.ts'
import { startEmergencyMode } from '#core/recovery/commands.ts'
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

async function place(role: 'relay' | 'box') {
  const { node, clock } = await openSmallNode(role)
  const said = { scheduleId: tonight, employeeName: 'Mia', reason: 'broken' as const, note: 'row F' }
  const block = (...seatIds: string[]) => node.execute(byHand, tx => blockSeatsOf(tx, { ...said, seatIds }))
  const unblock = (...seatIds: string[]) =>
    node.execute(byHand, tx => unblockSeatsOf(tx, { ...said, seatIds }))
  const basket = { id: 'ada', scheduleId: tonight, connected: false }
  const channel = role === 'box' ? ('register' as const) : ('site' as const)
  const hold = (...seats: string[]) =>
    node.execute(visitor, tx => placeHold(tx, { ...basket, channel }, seats))
  const auto = (count: number) =>
    node.execute(visitor, tx => placeAutoHold(tx, { ...basket, channel }, count))
  return { node, clock, block, unblock, hold, auto }
}

test('a blocked seat is sold by nobody, and is told as blocked with who said so and why', async () => {
  const { node, block, hold } = await place('box')
  expect(await block('A3', 'A4')).toEqual(['A3', 'A4'])
  expect(await block('A3')).toEqual([])
  await expect(hold('A3')).rejects.toMatchObject({ code: 'seat_taken' })
  await expect(
    node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A4']), carl)),
  ).rejects.toMatchObject({ code: 'seat_taken' })
  expect(seatMapOf(tenantOf(node), tonight).states).toMatchObject({ A3: 'blocked', A4: 'blocked' })
  expect(blockedSeats(node.db, tonight)).toMatchObject([
    { seatId: 'A3', owner: 'box', reason: 'broken', note: 'row F', employee: 'Mia' },
    { seatId: 'A4' },
  ])
  expect(verify(node.db)).toEqual([])
})

test('staff sells a blocked seat that it chose itself; nobody else gets it, and it stays blocked until it is paid', async () => {
  const { node, clock, block } = await place('box')
  await block('A3', 'A4')
  const basket = { id: 'ada', scheduleId: tonight, connected: false, channel: 'register' as const }
  const take = (id: string, blockedToo: boolean, ...seats: string[]) =>
    node.execute(atRegister, tx => placeHold(tx, { ...basket, id, blockedToo }, seats))
  await expect(take('ada', false, 'A3')).rejects.toMatchObject({ code: 'seat_taken' })
  expect((await take('ada', true, 'A3', 'A5')).seats).toEqual(['A3', 'A5'])
  // It is in that basket alone, and still blocked for everybody.
  await expect(take('ben', true, 'A3')).rejects.toMatchObject({ code: 'seat_taken' })
  expect(seatMapOf(tenantOf(node), tonight).states).toMatchObject({ A3: 'blocked' })
  const sell = (id: string, ...seats: string[]) =>
    node.execute(atRegister, tx => sellAtRegister(tx, { ...saleOf(id, seats), holdId: id as never }, carl))
  await expect(sell('ben', 'A3')).rejects.toMatchObject({ code: 'seat_taken' })
  // What was left in a basket for too long is blocked as before.
  clock.ms += 601_000
  await expect(sell('ada', 'A3', 'A5')).rejects.toMatchObject({ code: 'seat_taken' })
  await take('ada', true, 'A3', 'A5')
  await sell('ada', 'A3', 'A5')
  expect(seatMapOf(tenantOf(node), tonight).states).toMatchObject({ A3: 'sold', A4: 'blocked', A5: 'sold' })
  expect(blockedSeats(node.db, tonight)).toMatchObject([{ seatId: 'A4' }])
  expect(verify(node.db)).toEqual([])
})

test('a seat that was in a basket before this node heard that it is blocked is not sold out of it', async () => {
  const { node } = await place('box')
  const basket = { id: 'ada', scheduleId: tonight, connected: false, channel: 'register' as const }
  await node.execute(atRegister, tx => placeHold(tx, basket, ['A3']))
  // As it comes back after a loss, or with the version that can read it.
  const tokens = [{ scheduleId: tonight, seatId: 'A3', version: 1 }]
  const blocked = { tokens, owner: 'box', reason: 'broken', note: '', employeeName: 'Mia' } as const
  await node.execute(atRegister, tx => void tx.append('cinema:cinema-1', 'seats.blocked', blocked))
  const sell = () =>
    node.execute(atRegister, tx =>
      sellAtRegister(tx, { ...saleOf('ada', ['A3']), holdId: 'ada' as never }, carl),
    )
  await expect(sell()).rejects.toMatchObject({ code: 'seat_taken', details: { seats: ['A3'] } })
  await node.execute(atRegister, tx => placeHold(tx, { ...basket, blockedToo: true }, ['A3']))
  expect(await sell()).toMatchObject({ status: 'settled' })
})

test('no visitor and no proposal takes a blocked seat, and what the other side blocked is that side’s', async () => {
  const relay = await place('relay')
  await relay.block('B1')
  const wish = { id: 'ada', scheduleId: tonight, channel: 'site' as const, connected: true, blockedToo: true }
  await expect(relay.node.execute(visitor, tx => placeHold(tx, wish, ['B1']))).rejects.toMatchObject({
    code: 'seat_taken',
  })
  const box = await place('box')
  await box.block('A3', 'A4', 'A5', 'A6')
  const { seats } = await box.auto(2)
  expect(seats.filter(seat => seat.startsWith('A'))).toEqual([])
})

test('in emergency mode a box gives back what it blocks then, and nothing it remembers as blocked', async () => {
  const { node, block, unblock } = await place('box')
  await block('A3')
  node.nodeStatus.begin('peer_knows_more')
  await startEmergencyMode(node, atRegister)
  // It may have been given back, and sold, in the time that was forgotten.
  await expect(unblock('A3')).rejects.toMatchObject({ code: 'blocked_elsewhere' })
  expect(await block('A3', 'A4')).toEqual(['A4'])
  expect(await unblock('A4')).toEqual(['A4'])
  expect(blockedSeats(node.db, tonight)).toMatchObject([{ seatId: 'A3' }])
  expect(verify(node.db)).toEqual([])
})

test('what the basket at the till keeps is blocked, and the basket lets go', async () => {
  const { node, hold } = await place('box')
  await hold('A3', 'A4')
  const said = { scheduleId: tonight, employeeName: 'Mia', reason: 'dirty' as const, note: '', basket: 'ada' }
  await node.execute(byHand, tx => blockSeatsOf(tx, { ...said, seatIds: ['A3'] }))
  expect(seatMapOf(tenantOf(node), tonight).states).toMatchObject({ A3: 'blocked' })
  expect(seatMapOf(tenantOf(node), tonight).states['A4']).toBeUndefined()
})

test('a cashier at another register lets go of nothing by naming a basket: not by blocking, keeping or selling', async () => {
  const { node } = await place('box')
  const basket = { id: 'ada', scheduleId: tonight, connected: false, channel: 'register' as const }
  const at = (device: string) => ({ ...atRegister, device })
  await node.execute(at('till-1'), tx => placeHold(tx, basket, ['A3', 'A4']))
  const said = { scheduleId: tonight, employeeName: 'Mia', reason: 'dirty' as const, note: '', basket: 'ada' }
  const theft = { code: 'request_reused' }
  for (const seatIds of [['A3'], ['A5']])
    await expect(
      node.execute(at('till-2'), tx => blockSeatsOf(tx, { ...said, seatIds })),
    ).rejects.toMatchObject(theft)
  await expect(node.execute(at('till-2'), tx => placeHold(tx, basket, []))).rejects.toMatchObject(theft)
  await expect(node.execute(atRegister, tx => placeHold(tx, basket, ['A5']))).rejects.toMatchObject(theft)
  await expect(
    node.execute(at('till-2'), tx => sellAtRegister(tx, saleOf('sale-1', ['A3'], { holdId: 'ada' }), carl)),
  ).rejects.toMatchObject(theft)
  expect(seatMapOf(tenantOf(node), tonight).states).toMatchObject({ A3: 'held', A4: 'held' })
  expect(await node.execute(at('till-1'), tx => blockSeatsOf(tx, { ...said, seatIds: ['A3'] }))).toEqual([
    'A3',
  ])
})

test('it is given back by who blocked it, and sold again', async () => {
  const { node, block, unblock, hold } = await place('box')
  await block('A3')
  expect(await unblock('A3', 'A5')).toEqual(['A3'])
  expect(blockedSeats(node.db, tonight)).toEqual([])
  await hold('A3')
  expect(verify(node.db)).toEqual([])
})

test('only the owner of a seat blocks it, and what somebody has is not blocked', async () => {
  const { node, block, hold } = await place('relay')
  await expect(block('A3')).rejects.toMatchObject({ code: 'seats_elsewhere' })
  await expect(block('Z9')).rejects.toMatchObject({ code: 'seat_unknown' })
  await hold('B1')
  await expect(block('B1')).rejects.toMatchObject({ code: 'seat_taken', details: { seats: ['B1'] } })
  await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B4']), 'en'))
  await expect(block('B3', 'B4')).rejects.toMatchObject({ code: 'seat_taken', details: { seats: ['B4'] } })
  expect(blockedSeats(node.db, tonight)).toEqual([])
})

test('a blocked seat never moves to the other side, and is none of the free ones', async () => {
  const { node, block, auto } = await place('relay')
  const free = seatCounts(tenantOf(node), tonight).available
  await block('B1', 'B2')
  expect(seatCounts(tenantOf(node), tonight).available).toBe(free - 2)
  const given = await node.execute(byHand, tx =>
    grantSeats(tx, { scheduleId: tonight, seatIds: ['B1', 'B3'], to: 'box', requestId: 'asked' }),
  )
  expect(given.seatIds).toEqual(['B3'])
  expect((await auto(2)).seats).not.toContain('B1')
})

test('a show with nothing but blocked seats may still be planned anew', async () => {
  const { node, block } = await place('box')
  await block('A3')
  const planned = await node.execute(byHand, tx =>
    replanSchedule(tx, tonight, 'show-anew', { screenId: 'screen-1', day: '2026-11-22', time: '20:00' }),
  )
  expect(planned.id).toBe('show-anew')
})
