import { expect, test } from 'vitest'
import { cancelSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { placeAutoHold, placeHold } from '#core/seating/commands.ts'
import { seatMapOf } from '#core/seating/routes.ts'
import { holdsInForce } from '#core/seating/hold-store.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  tenantOf,
  openSmallNode,
  saleOf,
  tonight,
  visitor,
} from '../../world/small-exhibitor.ts'

const basket = (id: string, connected = true) => ({
  id,
  scheduleId: tonight,
  channel: 'site' as const,
  connected,
})

async function relay() {
  const { node, clock } = await openSmallNode('relay')
  const hold = (id: string, seats: string[]) => node.execute(visitor, tx => placeHold(tx, basket(id), seats))
  const held = () => Object.fromEntries(holdsInForce(node.db, tonight, clock.ms))
  return { node, clock, hold, held }
}

test('seats are kept for a basket for ten minutes', async () => {
  const { clock, hold, held } = await relay()
  const kept = await hold('ada', ['B1', 'B2'])
  expect(kept).toEqual({
    id: 'ada',
    scheduleId: tonight,
    seats: ['B1', 'B2'],
    until: '2026-11-21T17:10:00.000Z',
  })
  clock.ms += 600_000 - 1
  expect(held()).toEqual({ B1: 'ada', B2: 'ada' })
  clock.ms += 1
  expect(held()).toEqual({})
})

test('one seat of another basket refuses the whole wish and names that seat', async () => {
  const { hold, held } = await relay()
  await hold('ada', ['B2', 'B3'])
  await expect(hold('ben', ['B1', 'B2', 'B3', 'B4'])).rejects.toMatchObject({
    code: 'seat_taken',
    details: { seats: ['B2', 'B3'] },
  })
  expect(held()).toEqual({ B2: 'ada', B3: 'ada' })
})

test('a refused wish leaves the seats the basket had before', async () => {
  const { hold, held } = await relay()
  await hold('ada', ['B2'])
  await hold('ben', ['B5'])
  await expect(hold('ben', ['B2'])).rejects.toMatchObject({ code: 'seat_taken' })
  expect(held()).toEqual({ B2: 'ada', B5: 'ben' })
})

test('a basket may change its own seats; those it leaves are free at once', async () => {
  const { hold, held } = await relay()
  await hold('ada', ['B1', 'B2'])
  await hold('ada', ['B2', 'B3'])
  expect(held()).toEqual({ B2: 'ada', B3: 'ada' })
  await hold('ben', ['B1'])
})

test('an empty wish lets go, even after the sale has ended', async () => {
  const { clock, hold, held } = await relay()
  await hold('ada', ['B1'])
  clock.ms = Date.parse('2026-11-21T22:00:00+01:00')
  expect((await hold('ada', [])).seats).toEqual([])
  expect(held()).toEqual({})
})

test('seats whose time is over can be taken by the next, and the first basket hears so', async () => {
  const { clock, hold, held } = await relay()
  await hold('ada', ['B1'])
  clock.ms += 600_000
  await hold('ben', ['B1'])
  expect(held()).toEqual({ B1: 'ben' })
  await expect(hold('ada', ['B1'])).rejects.toMatchObject({ code: 'seat_taken', details: { seats: ['B1'] } })
})

test('a seat named twice is kept once', async () => {
  const { hold } = await relay()
  expect((await hold('ada', ['B1', 'B1'])).seats).toEqual(['B1'])
})

test('seats that are sold or being paid cannot be kept', async () => {
  const { node, hold } = await relay()
  await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B1']), 'en'))
  await expect(hold('ada', ['B1'])).rejects.toMatchObject({ code: 'seat_taken', details: { seats: ['B1'] } })
  const { node: box } = await openSmallNode('box')
  await box.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  const again = box.execute(atRegister, tx =>
    placeHold(tx, { ...basket('ben'), channel: 'register' }, ['A3']),
  )
  await expect(again).rejects.toMatchObject({ code: 'seat_taken' })
})

test.each([
  ['a seat that does not exist', ['B1', 'Z9'], { code: 'seat_unknown', details: { seats: ['Z9'] } }],
  ['a seat of the register', ['B1', 'A3'], { code: 'seats_elsewhere', details: { seats: ['A3'] } }],
])('%s is refused by name', async (_, seats, refusal) => {
  await expect((await relay()).hold('ada', seats)).rejects.toMatchObject(refusal)
})

test('a show that is cancelled, over or unknown keeps no seats', async () => {
  const { node, clock, hold } = await relay()
  clock.ms = Date.parse('2026-11-21T20:15:00+01:00')
  await expect(hold('ada', ['B1'])).rejects.toMatchObject({ code: 'sales_closed' })
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  await expect(hold('ada', ['B1'])).rejects.toMatchObject({ code: 'schedule_cancelled' })
  const other = node.execute(visitor, tx =>
    placeHold(tx, { ...basket('ada'), scheduleId: 'no-show' }, ['B1']),
  )
  await expect(other).rejects.toMatchObject({ code: 'schedule_unknown' })
})

test('the exhibitor chooses seats it owns, together, and never the places meant for few', async () => {
  const { node } = await relay()
  const auto = (id: string, count: number, connected = false) =>
    node.execute(visitor, tx => placeAutoHold(tx, basket(id, connected), count))
  expect((await auto('ada', 6)).seats).toEqual(['B1', 'B2', 'B3', 'B4', 'B5', 'B6'])
  expect((await auto('ben', 6)).seats).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C6'])
  await expect(auto('cleo', 1)).rejects.toMatchObject({ code: 'not_enough_seats', details: { free: 0 } })
  await expect(auto('cleo', 1, true)).rejects.toMatchObject({
    code: 'seats_elsewhere',
    details: { seats: ['A3'] },
  })
  expect((await auto('ada', 0)).seats).toEqual([])
})

test('how long seats are kept is the exhibitor’s to say', async () => {
  const { node, hold } = await relay()
  await node.execute(byHand, tx => changeEntry(tx, 'exhibitor', 'tenant', { holdSeconds: 60 }))
  expect((await hold('ada', ['B1'])).until).toBe('2026-11-21T17:01:00.000Z')
})

test('a visitor sees what each seat is to them, and their own seats as free', async () => {
  const { node, hold } = await relay()
  await hold('ada', ['B1'])
  await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B2']), 'en'))
  const map = seatMapOf(tenantOf(node), tonight, 'ben')
  expect(map.states).toMatchObject({ A3: 'elsewhere', B1: 'held', B2: 'held' })
  expect(map.states['B3']).toBeUndefined()
  expect(seatMapOf(tenantOf(node), tonight, 'ada').states['B1']).toBeUndefined()
})
