import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#core/journal/fact.ts'
import type { ParkedBasket } from '#core/sales/parked/basket.ts'
import { parkBasket, takeParked } from '#core/sales/parked/commands.ts'
import { keepRunning, listRunning, takeOver } from '#core/sales/running/commands.ts'
import type { RunningBasket } from '#core/sales/running/running.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { placeHold } from '#core/seating/commands.ts'
import { everyHold } from '#core/seating/hold-store.ts'
import { Refusal } from '#core/refusal.ts'
import { carl, openSmallNode, saleOf, tonight } from '../../world/small-exhibitor.ts'

const first: Actor = { who: 'employee:carl', via: 'register', device: 'till-1' }
const second: Actor = { who: 'employee:dora', via: 'register', device: 'till-2' }
const third: Actor = { who: 'employee:emil', via: 'register', device: 'till-3' }
const names: Record<string, string> = { 'till-1': 'carl', 'till-2': 'dora', 'till-3': 'emil' }
const clerk = ({ device }: Actor) => ({ employeeName: names[device!]!, cinemaId: 'cinema-1' })

/** A box at 18:00 with three registers that say what they have in front of them. The show begins at 20:00. */
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
  const selling = (basket: ParkedBasket): RunningBasket => ({ at: 'selling', basket })
  return {
    node,
    clock,
    basketWith,
    selling,
    hold: (actor: Actor, { id, seats }: ParkedBasket) =>
      node.execute(actor, tx =>
        placeHold(tx, { id, scheduleId: tonight, channel: 'register', connected: false }, seats),
      ),
    keep: (actor: Actor, running: RunningBasket | null) =>
      node.execute(actor, tx => keepRunning(tx, running, clerk(actor))),
    over: (actor: Actor, id: string, from = 'till-1') =>
      node.execute(actor, tx => takeOver(tx, id, from, clerk(actor))),
    sell: (actor: Actor, id: string, seats: string[]) =>
      node.execute(actor, tx => sellAtRegister(tx, saleOf(id, seats, { holdId: id }), carl)),
    seenAt: (actor: Actor) =>
      listRunning(
        { db: node.db, catalogue: node.catalogue, nowMs: clock.ms, actor },
        device => device !== 'till-1',
      ),
    held: () => [...everyHold(node.db, tonight, clock.ms).holds.keys()].toSorted(),
    rows: () => node.db.raw.prepare('SELECT count(*) FROM running_baskets').pluck().get(),
  }
}

const refusal = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  )

test('what a dead register had in front of it goes on at another one with its seats, and is sold there alone', async () => {
  const { basketWith, selling, hold, keep, over, sell, seenAt, held } = await openCounter()
  const basket = basketWith(['A3', 'A4'], { products: [{ productId: 'popcorn', quantity: 2 }] })
  await hold(first, basket)
  await keep(first, selling(basket))
  expect(seenAt(first)).toEqual([])
  expect(seenAt(second)).toMatchObject([
    {
      id: basket.id,
      shows: [{ scheduleId: tonight, tickets: 2 }],
      products: 2,
      employee: 'carl',
      deviceId: 'till-1',
      isOn: false,
      isPaying: false,
    },
  ])
  expect(await over(second, basket.id)).toEqual(selling(basket))
  expect(held()).toEqual(['A3', 'A4'])
  // The first register wakes: whatever it does with the basket, it hears who has it.
  expect(await refusal(keep(first, selling(basket)))).toBe('basket_taken_over')
  expect(await refusal(sell(first, basket.id, ['A3', 'A4']))).toBe('basket_taken_over')
  expect(await refusal(hold(first, basket))).toBe('request_reused')
  expect((await sell(second, basket.id, ['A3', 'A4'])).totalCents).toBe(2000)
  expect(await refusal(over(third, basket.id, 'till-2'))).toBe('running_unknown')
  expect(seenAt(first)).toEqual([])
})

test('snacks, which keep no seat, are not sold twice either by a register that comes back', async () => {
  const { node, basketWith, selling, keep, over } = await openCounter()
  const basket = basketWith([], { products: [{ productId: 'popcorn', quantity: 1 }] })
  await keep(first, selling(basket))
  await over(second, basket.id)
  const { tickets: _none, ...sale } = saleOf(basket.id, [])
  const sold = (actor: Actor) =>
    node.execute(actor, tx =>
      sellAtRegister(
        tx,
        { ...sale, tickets: [], products: basket.products.slice(), totalCents: 350 },
        { ...carl, device: actor.device! },
      ),
    )
  expect(await refusal(sold(first))).toBe('basket_taken_over')
})

test('of two registers that take the same one over one gets it, and hears the same when it asks again', async () => {
  const { basketWith, selling, keep, over } = await openCounter()
  const basket = basketWith([], { products: [{ productId: 'popcorn', quantity: 1 }] })
  await keep(first, selling(basket))
  const [one, other] = await Promise.allSettled([over(second, basket.id), over(third, basket.id)])
  expect(one.status).toBe('fulfilled')
  expect(other).toMatchObject({ reason: { code: 'basket_taken_over', details: { name: 'dora' } } })
  expect(await over(second, basket.id)).toEqual(selling(basket))
})

test('what was taken of a split payment stays taken, and its seats stay what the sum is for', async () => {
  const { clock, basketWith, hold, keep, over, seenAt } = await openCounter()
  const basket = basketWith(['A3'])
  await hold(first, basket)
  const parts = [{ methodId: 'terminal', cents: 400, attemptId: 'attempt-1' }]
  await keep(first, { at: 'splitting', basket, parts })
  clock.ms += 30 * 60_000
  expect(seenAt(second)).toMatchObject([{ isPaying: true }])
  expect(await over(second, basket.id)).toEqual({ at: 'splitting', basket, parts })
})

test('seats that were given up meanwhile are not promised', async () => {
  const { clock, basketWith, selling, hold, keep, over } = await openCounter()
  const basket = basketWith(['A3'])
  await hold(first, basket)
  await keep(first, selling(basket))
  clock.ms += 30 * 60_000
  expect((await over(second, basket.id)).basket).toMatchObject({
    rates: ['normal'],
    seats: [],
    byHand: false,
  })
})

test('a register has one basket at the box, however many customers it serves, and none of yesterday', async () => {
  const { clock, basketWith, selling, keep, seenAt, rows } = await openCounter()
  const one = () => basketWith([], { products: [{ productId: 'popcorn', quantity: 1 }] })
  for (let at = 0; at < 20; at += 1) await keep(first, selling(one()))
  await keep(second, selling(one()))
  expect(rows()).toBe(2)
  await keep(first, null)
  expect(seenAt(second)).toEqual([])
  await keep(first, selling(basketWith([])))
  expect(rows()).toBe(1)
  clock.ms += 24 * 3_600_000
  expect(seenAt(first)).toEqual([])
})

test('a basket that was put aside is no longer in front of the register that did, but of the one that took it up', async () => {
  const { node, basketWith, selling, keep, over, seenAt } = await openCounter()
  const basket = basketWith([], { products: [{ productId: 'popcorn', quantity: 1 }] })
  await keep(first, selling(basket))
  await node.execute(first, tx => parkBasket(tx, basket, clerk(first)))
  // Said late, after it was parked.
  await keep(first, selling(basket))
  expect(seenAt(third)).toEqual([])
  await node.execute(second, tx => takeParked(tx, basket.id, clerk(second)))
  expect(await refusal(keep(first, selling(basket)))).toBe('basket_taken_over')
  await keep(second, selling(basket))
  expect(seenAt(third)).toMatchObject([{ deviceId: 'till-2' }])
  expect(await over(third, basket.id, 'till-2')).toEqual(selling(basket))
})
