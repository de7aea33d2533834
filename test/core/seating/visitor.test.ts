import { expect, test } from 'vitest'
import { openAttempt } from '#core/sales/online-commands.ts'
import { settlePayment, openBill } from '#core/sales/online-commands.ts'
import { placeAutoHold, placeHold } from '#core/seating/commands.ts'
import { dropExpiredHolds } from '#core/seating/hold-store.ts'
import { forgetPaid } from '#core/seating/visitors/store.ts'
import { requireWithinBounds, type Kept } from '#core/seating/visitors/visitor.ts'
import type { Visitor } from '#core/api/visitor.ts'
import { registerShare, usualShares } from '#core/seating/allotment.ts'
import { checkoutOf, openSmallNode, tonight, visitor } from '../../world/small-exhibitor.ts'

const nothing: Kept = { baskets: 0, bills: 0, seats: 0, addressSeats: 0 }
const large = { capacity: 300, ofShow: 1, seats: 1, paying: false }
const refusal = (wish: Partial<typeof large>, kept: Partial<Kept>) => {
  try {
    requireWithinBounds({ ...large, ...wish }, { ...nothing, ...kept })
    return null
  } catch (cause) {
    return (cause as { code: string }).code
  }
}

test('one visitor keeps three baskets, two purchases and twenty seats, and not one more', () => {
  expect(refusal({}, { baskets: 2 })).toBeNull()
  expect(refusal({}, { baskets: 3 })).toBe('too_many_baskets')
  expect(refusal({ paying: true }, { baskets: 3, bills: 1 })).toBeNull()
  expect(refusal({ paying: true }, { bills: 2 })).toBe('too_many_unpaid')
  expect(refusal({ seats: 8 }, { seats: 12 })).toBeNull()
  expect(refusal({ seats: 9 }, { seats: 12 })).toBe('too_many_seats')
})

test('one address keeps sixty seats of a show, and never more than half of a small room', () => {
  expect(refusal({ ofShow: 10 }, { addressSeats: 50 })).toBeNull()
  expect(refusal({ ofShow: 11 }, { addressSeats: 50 })).toBe('address_crowded')
  expect(refusal({ capacity: 24, ofShow: 2 }, { addressSeats: 10 })).toBeNull()
  expect(refusal({ capacity: 24, ofShow: 3 }, { addressSeats: 10 })).toBe('address_crowded')
})

const hour = 3_600_000
const share = (capacity: number, unsold: number, change: object = {}) =>
  registerShare(
    { capacity, nowMs: 0, onlineEndsMs: 2 * hour, endMs: 4 * hour, shares: usualShares, ...change },
    unsold,
  )

test('the register keeps a tenth of a room and at least four seats, and of the last seats its part', () => {
  expect(share(300, 300)).toBe(30)
  expect(share(24, 24)).toBe(4)
  expect(share(300, 61)).toBe(30)
  expect(share(300, 20)).toBe(10)
  expect([3, 2, 1, 0].map(unsold => share(24, unsold))).toEqual([2, 1, 1, 0])
})

test('a hall that keeps nothing for its register sells every seat online; where online sale has ended all are the register’s', () => {
  expect(share(300, 300, { shares: { registerPercent: 0, onlinePercent: 10 } })).toBe(0)
  expect(share(300, 20, { nowMs: 2 * hour })).toBe(20)
})

const ada: Visitor = { id: 'ada', address: 'tenant' }
const somebody = (index: number): Visitor => ({ id: `visitor-${index}`, address: `address-${index}` })

async function website() {
  const { node, clock } = await openSmallNode('relay', { hasBox: false })
  const auto = (id: string, count: number, who: Visitor, connected = true) =>
    node.execute(visitor, tx =>
      placeAutoHold(tx, { id, scheduleId: tonight, channel: 'site', connected, visitor: who }, count),
    )
  const hold = (id: string, seats: string[], who: Visitor, connected = true) =>
    node.execute(visitor, tx =>
      placeHold(tx, { id, scheduleId: tonight, channel: 'site', connected, visitor: who }, seats),
    )
  const buy = (id: string, seats: string[], who: Visitor, connected = true) =>
    node.execute(visitor, tx =>
      openBill(tx, checkoutOf(id, seats), 'en', undefined, { visitor: who, connected }),
    )
  return { node, clock, auto, hold, buy }
}

test('strangers from as many addresses as they like keep all but the register’s share, and with payment no more', async () => {
  const { auto, buy } = await website()
  for (let index = 0; index < 20; index++) await auto(`basket-${index}`, 1, somebody(index))
  await expect(auto('basket-20', 1, somebody(20))).rejects.toMatchObject({
    code: 'kept_for_register',
    details: { free: 0 },
  })
  await expect(buy('bill-20', ['D5'], somebody(20))).rejects.toMatchObject({ code: 'kept_for_register' })
})

test('whoever holds seats may renew and pay for them although only the register’s share is left', async () => {
  const { auto, buy } = await website()
  for (let index = 0; index < 20; index++) await auto(`basket-${index}`, 1, somebody(index))
  const mine = await auto('basket-3', 1, somebody(3))
  expect((await buy('basket-3', mine.seats, somebody(3))).status).toBe('paying')
})

test('any free seat may be picked while the register’s share is left, whichever it is', async () => {
  const { hold } = await website()
  for (const [index, seat] of ['A1', 'A6', 'B3', 'C4', 'D6'].entries())
    expect((await hold(`basket-${index}`, [seat], somebody(index))).seats).toEqual([seat])
})

test('while the line is cut visitors may have every seat of the website, and afterwards keep what they hold', async () => {
  const { auto } = await website()
  for (let index = 0; index < 12; index++) await auto(`basket-${index}`, 2, somebody(index), false)
  expect((await auto('basket-5', 2, somebody(5))).seats).toHaveLength(2)
  expect((await auto('basket-5', 0, somebody(5))).seats).toHaveLength(0)
  await expect(auto('basket-5', 2, somebody(5))).rejects.toMatchObject({ code: 'kept_for_register' })
})

test('a purchase counts for its visitor until it is paid or over', async () => {
  const { node, buy, hold } = await website()
  await buy('bill-1', ['A3', 'A4'], ada)
  await buy('bill-2', ['A5', 'A6'], ada)
  await expect(buy('bill-3', ['B1'], ada)).rejects.toMatchObject({ code: 'too_many_unpaid' })
  await expect(
    hold('basket', ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'C1', 'C2', 'C3'], ada),
  ).rejects.toMatchObject({
    code: 'address_crowded',
  })
  await node.execute(visitor, tx => settlePayment(tx, 'bill-1-1', 'paid'))
  expect((await buy('bill-3', ['B1'], ada)).status).toBe('paying')
  await expect(buy('bill-4', ['B2'], ada)).rejects.toMatchObject({ code: 'too_many_unpaid' })
  await node.execute(visitor, tx => settlePayment(tx, 'bill-2-1', 'expired'))
  expect((await buy('bill-4', ['B2'], ada)).status).toBe('paying')
  await node.execute(visitor, tx => forgetPaid(tx.db))
  expect(node.db.prepare('SELECT bill_id FROM unpaid_bills ORDER BY bill_id').pluck().all()).toEqual([
    'bill-3',
    'bill-4',
  ])
})

test('trying again takes the seats of a purchase that ended within the same bounds', async () => {
  const { node, buy } = await website()
  const by = { visitor: ada, connected: true }
  await buy('bill-1', ['A3'], ada)
  await node.execute(visitor, tx => settlePayment(tx, 'bill-1-1', 'failed'))
  await buy('bill-2', ['A4'], ada)
  await buy('bill-3', ['A5'], ada)
  const again = () => node.execute(visitor, tx => openAttempt(tx, 'bill-1', 'bill-1-1', by))
  await expect(again()).rejects.toMatchObject({ code: 'too_many_unpaid' })
  await node.execute(visitor, tx => settlePayment(tx, 'bill-3-1', 'cancelled'))
  expect(await again()).toMatchObject({ id: 'bill-1-2', status: 'paying' })
})

test('a purchase is tried for half an hour, however often: then its seats are for others', async () => {
  const { node, clock, buy } = await website()
  await buy('bill-1', ['A3'], ada)
  const again = (after: number) =>
    node.execute(visitor, tx =>
      openAttempt(tx, 'bill-1', `bill-1-${after}`, { visitor: ada, connected: true }),
    )
  clock.ms += 29 * 60_000
  expect(await again(1)).toMatchObject({ id: 'bill-1-2' })
  clock.ms += 2 * 60_000
  await expect(again(2)).rejects.toMatchObject({ code: 'purchase_over' })
})

test('a basket is its visitor’s: its id is another basket to somebody else', async () => {
  const { node, clock, hold, buy } = await website()
  const mallory: Visitor = { id: 'mallory', address: 'elsewhere' }
  await hold('basket', ['B1', 'B2'], ada)
  await expect(hold('basket', ['B1'], mallory)).rejects.toMatchObject({ code: 'seat_taken' })
  expect((await hold('basket', [], mallory)).seats).toEqual([])
  await expect(buy('basket', ['B1', 'B2'], mallory)).rejects.toMatchObject({ code: 'seat_taken' })
  expect((await hold('basket', ['B3'], mallory)).seats).toEqual(['B3'])
  expect((await hold('basket', ['B1', 'B2'], ada)).seats).toEqual(['B1', 'B2'])
  expect((await buy('basket', ['B1', 'B2'], ada)).status).toBe('paying')
  clock.ms += hour
  expect(dropExpiredHolds(node.db, clock.ms)).toEqual([tonight])
})
