import { expect, test } from 'vitest'
import { billById } from '#core/billing/store.ts'
import { billNowOf } from '#core/sales/refunds/view-load.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { originOf } from '#core/journal/fact.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { placeAutoHold, placeHold } from '#core/seating/commands.ts'
import { seatMapOf } from '#core/seating/routes.ts'
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

async function place(role: 'relay' | 'box', loneSeats: 'off' | 'edges' | 'strict' = 'strict', distance = 0) {
  const { node } = await openSmallNode(role)
  await node.execute(byHand, tx =>
    changeEntry(tx, 'screen', 'screen-1', { seatRules: { loneSeats, distance } }),
  )
  const channel = role === 'box' ? ('register' as const) : ('site' as const)
  const hold = (id: string, seats: string[], unfinished = false) =>
    node.execute(visitor, tx =>
      placeHold(tx, { id, scheduleId: tonight, channel, connected: false, unfinished }, seats),
    )
  const sell = (id: string, seats: string[], more: object = {}) =>
    node.execute(atRegister, tx => sellAtRegister(tx, { ...saleOf(id, seats), ...more }, carl))
  const buy = (id: string, seats: string[]) =>
    node.execute(visitor, tx => openBill(tx, checkoutOf(id, seats), 'en'))
  return { node, hold, sell, buy }
}

test('a hold that leaves a seat alone is refused, and named with the seats that would do', async () => {
  const { hold } = await place('relay')
  await expect(hold('ada', ['B2', 'B3'])).rejects.toMatchObject({
    code: 'seat_left_alone',
    details: { seats: ['B1'], instead: ['B1', 'B2'] },
  })
  await hold('ada', ['B1', 'B2'])
  await expect(hold('ben', ['B4'])).rejects.toMatchObject({ code: 'seat_left_alone' })
})

test('seats kept while a party moves cannot be bought like that, on either side', async () => {
  const relay = await place('relay')
  await relay.hold('bill-1', ['B2', 'B3'], true)
  await expect(relay.buy('bill-1', ['B2', 'B3'])).rejects.toMatchObject({ code: 'seat_left_alone' })
  const box = await place('box')
  await box.hold('sale-1', ['A3', 'A5'], true)
  await expect(box.sell('sale-1', ['A3', 'A5'])).rejects.toMatchObject({
    code: 'seat_left_alone',
    details: { seats: ['A4', 'A6'] },
  })
})

test('nobody gets around the rule by not holding first', async () => {
  await expect((await place('relay')).buy('bill-1', ['B2'])).rejects.toMatchObject({
    code: 'seat_left_alone',
  })
  await expect((await place('box')).sell('sale-1', ['A4'])).rejects.toMatchObject({ code: 'seat_left_alone' })
  await (await place('relay', 'edges')).buy('bill-1', ['B2'])
  await (await place('relay', 'off')).buy('bill-1', ['B3'])
})

test('seats that were kept rightly are sold, whatever others took beside them since', async () => {
  const { hold, buy } = await place('relay')
  await hold('bill-1', ['B1', 'B2'])
  await hold('bill-2', ['B5', 'B6'])
  // Another party is being placed: the rules have not looked at it.
  await hold('bill-3', ['B4'], true)
  await buy('bill-1', ['B1', 'B2'])
  // A part of what was kept is another party.
  await expect(buy('bill-2', ['B6'])).rejects.toMatchObject({ code: 'seat_left_alone' })
  await buy('bill-2', ['B5', 'B6'])
})

test('a cashier sells against the rule with a reason, which stays with the sale, where it was needed', async () => {
  const { node, sell } = await place('box')
  await expect(sell('sale-1', ['D1'])).rejects.toMatchObject({ code: 'pair_split' })
  await sell('sale-1', ['D1'], { seatsWaived: 'guest_wish' })
  await sell('sale-2', ['A5', 'A6'], { seatsWaived: 'access' })
  const { nodeId, epoch } = node.identity
  const said = node.journal.after(originOf(nodeId, epoch, 'cinema:cinema-1'), 0, 100)
  const made = said
    .map(({ bytes }) => JSON.parse(bytes) as { type: string; body: { seatsWaived?: string } })
    .flatMap(({ type, body }) => (type === 'sale.made' ? [body.seatsWaived] : []))
  expect(made).toEqual(['guest_wish', undefined])
  // And it can be read on the bill, at the till as in the portal.
  const waived = (id: string) => billNowOf(tenantOf(node), billById(node.db, id)!, 'en').seatsWaived
  expect([waived('sale-1'), waived('sale-2')]).toEqual(['guest_wish', null])
})

test('love seats and companions are kept together although the screen has no rules', async () => {
  const { node, sell } = await openBox()
  await expect(sell('sale-1', ['D3'])).rejects.toMatchObject({
    code: 'pair_split',
    details: { seats: ['D4'] },
  })
  await expect(sell('sale-1', ['A2'])).rejects.toMatchObject({
    code: 'companion_alone',
    details: { seats: ['A1'] },
  })
  await sell('sale-1', ['A1'])
  await sell('sale-2', ['A2'])
  await sell('sale-3', ['D3', 'D4'])
  expect(seatMapOf(tenantOf(node), tonight).rules).toEqual({ loneSeats: 'off', distance: 0 })
})

async function openBox() {
  const { node } = await openSmallNode('box')
  const sell = (id: string, seats: string[]) =>
    node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, seats), carl))
  return { node, sell }
}

test('where distance is kept a second party sits apart, and the last seats stay empty', async () => {
  const { node, hold } = await place('relay', 'off', 2)
  const auto = (id: string, count: number) =>
    node.execute(visitor, tx =>
      placeAutoHold(tx, { id, scheduleId: tonight, channel: 'site', connected: false }, count),
    )
  expect((await auto('ada', 2)).seats).toEqual(['B1', 'B2'])
  await expect(hold('ben', ['B4', 'B5'])).rejects.toMatchObject({
    code: 'seats_too_close',
    details: { seats: ['B2'], instead: ['B5', 'B6'] },
  })
  expect((await auto('ben', 2)).seats).toEqual(['B5', 'B6'])
  expect((await auto('cleo', 4)).seats).toEqual(['C1', 'C2', 'C3', 'C4'])
  await expect(auto('dan', 1)).rejects.toMatchObject({ code: 'not_enough_seats' })
})
