import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#core/journal/fact.ts'
import { parkedBasket, type ParkedBasket } from '#core/sales/parked/basket.ts'
import { listParked, parkBasket, takeParked } from '#core/sales/parked/commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { placeHold } from '#core/seating/commands.ts'
import { everyHold } from '#core/seating/hold-store.ts'
import { Refusal } from '#core/refusal.ts'
import { carl, openSmallNode, saleOf, tonight } from '../../../world/small-exhibitor.ts'

const minuteMs = 60_000
const first: Actor = { who: 'employee:carl', via: 'register', device: 'till-1' }
const second: Actor = { who: 'employee:dora', via: 'register', device: 'till-2' }
const clerk = (employeeName: string) => ({ employeeName, cinemaId: 'cinema-1' })

/** A box at 18:00 with two registers that put baskets aside. The show begins at 20:00. */
async function openCounter() {
  const { node, clock } = await openSmallNode('box')
  const basketWith = (seats: string[], more: Partial<ParkedBasket> = {}): ParkedBasket => ({
    id: randomUUID(),
    scheduleId: seats.length ? tonight : null,
    rates: seats.map(() => 'normal'),
    seats,
    byHand: true,
    products: [],
    ...more,
  })
  const hold = (actor: Actor, basket: ParkedBasket, seats: string[] = basket.seats) =>
    node.execute(actor, tx =>
      placeHold(tx, { id: basket.id, scheduleId: tonight, channel: 'register', connected: false }, seats),
    )
  return {
    node,
    clock,
    basketWith,
    hold,
    park: (actor: Actor, basket: ParkedBasket) =>
      node.execute(actor, tx => parkBasket(tx, basket, clerk('carl'))),
    take: (actor: Actor, id: string, name = 'dora') =>
      node.execute(actor, tx => takeParked(tx, id, clerk(name))),
    list: () => listParked({ db: node.db, catalogue: node.catalogue, nowMs: clock.ms }),
    held: () => [...everyHold(node.db, tonight, clock.ms).holds.keys()].toSorted(),
  }
}

const refusal = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  )

test('a basket put aside at one register is taken up at another with its seats, and sold there alone', async () => {
  const { node, basketWith, hold, park, take, list, held } = await openCounter()
  const basket = basketWith(['A3', 'A4'], { products: [{ productId: 'popcorn', quantity: 2 }] })
  await hold(first, basket)
  expect(await park(first, basket)).toMatchObject({
    number: 1,
    shows: [{ scheduleId: tonight, tickets: 2 }],
    products: 2,
    employee: 'carl',
  })
  expect(await refusal(hold(second, basket, ['A3']))).toBe('request_reused')
  expect(await take(second, basket.id)).toEqual(basket)
  expect(list()).toEqual([])
  expect(await refusal(hold(first, basket, []))).toBe('request_reused')
  expect(held()).toEqual(['A3', 'A4'])
  const sold = await node.execute(second, tx =>
    sellAtRegister(tx, saleOf(basket.id, ['A3', 'A4'], { holdId: basket.id }), carl),
  )
  expect(sold.totalCents).toBe(2000)
  expect(await refusal(park(second, basket))).toBe('request_reused')
})

test('of two registers that take the same basket one gets it, and the other hears who has it', async () => {
  const { basketWith, hold, park, take } = await openCounter()
  const basket = basketWith(['A3', 'A4'])
  await hold(first, basket)
  await park(first, basket)
  const [one, other] = await Promise.allSettled([
    take(second, basket.id, 'dora'),
    take(first, basket.id, 'carl'),
  ])
  expect(one.status).toBe('fulfilled')
  expect(other).toMatchObject({
    status: 'rejected',
    reason: { code: 'parked_taken', details: { name: 'dora' } },
  })
  // Its answer was lost: asked again it is the same.
  expect(await take(second, basket.id)).toEqual(basket)
})

test('what was parked by mistake twice is one basket, and goes with what was pressed meanwhile', async () => {
  const { basketWith, hold, park, take, list } = await openCounter()
  const basket = basketWith(['A3', 'A4'])
  await hold(first, basket)
  await park(first, basket)
  await park(first, { ...basket, products: [{ productId: 'popcorn', quantity: 1 }] })
  expect(list()).toMatchObject([{ number: 1, products: 1 }])
  expect(await refusal(park(second, basket))).toBe('request_reused')
  expect((await take(second, basket.id)).products).toHaveLength(1)
})

test('seats are kept half an hour; a basket taken up later comes without them, and nobody was kept from buying', async () => {
  const { clock, basketWith, hold, park, take, held } = await openCounter()
  const basket = basketWith(['A3', 'A4'])
  await hold(first, basket)
  await park(first, basket)
  clock.ms += 29 * minuteMs
  expect(held()).toEqual(['A3', 'A4'])
  clock.ms += 2 * minuteMs
  expect(held()).toEqual([])
  await hold(second, basketWith(['A4', 'A5']))
  expect(await take(first, basket.id)).toMatchObject({
    rates: ['normal', 'normal'],
    seats: [],
    byHand: false,
  })
})

test('at the end of the business day what nobody took up is forgotten', async () => {
  const { clock, basketWith, park, take, list } = await openCounter()
  const basket = basketWith([], { products: [{ productId: 'popcorn', quantity: 1 }] })
  await park(first, basket)
  clock.ms += 5 * 60 * minuteMs
  expect(list()).toHaveLength(1)
  clock.ms += 12 * 60 * minuteMs
  expect(list()).toEqual([])
  expect(await refusal(take(first, basket.id))).toBe('parked_unknown')
  expect(await park(first, basketWith([], { products: basket.products }))).toMatchObject({ number: 1 })
})

test('nothing is parked empty, and fifty at most; a number that is free again is given anew', async () => {
  const { basketWith, park, take } = await openCounter()
  const snack = () => basketWith([], { products: [{ productId: 'popcorn', quantity: 1 }] })
  expect(await refusal(park(first, basketWith([])))).toBe('nothing_chosen')
  const all = Array.from({ length: 50 }, snack)
  for (const each of all) await park(first, each)
  expect(await refusal(park(first, snack()))).toBe('too_many_parked')
  await take(second, all[6]!.id)
  expect(await park(first, snack())).toMatchObject({ number: 7 })
})

test('what is no basket of a register is not taken in', () => {
  const basket = { id: randomUUID(), scheduleId: null, rates: [], seats: [], byHand: false, products: [] }
  expect(parkedBasket.safeParse(basket).success).toBe(true)
  for (const wrong of [
    { ...basket, id: 'mine' },
    { ...basket, rates: Array(101).fill('normal') },
    { ...basket, products: [{ productId: 'popcorn', quantity: 100 }] },
    { ...basket, discount: { reason: 'friend', percent: 150 } },
    { ...basket, totalCents: 1 },
  ])
    expect(parkedBasket.safeParse(wrong).success).toBe(false)
})
