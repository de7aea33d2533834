import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { closeShift, countDrawer, handOver, moveCash, openDrawer, openShift } from '#core/cash/commands.ts'
import { expectedOf } from '#core/cash/drawer.ts'
import { loadDrawer } from '#core/cash/load.ts'
import type { AtTill, CountRequest, MoveRequest } from '#core/cash/shift.ts'
import { closingsOf, countsInShift, openShiftAt, shiftById } from '#core/cash/store.ts'
import { billById } from '#core/billing/store.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { exchangeTickets, refundBill } from '#core/sales/refunds/commands.ts'
import { byHand, carl, openSmallNode, saleOf, tonight } from '../../world/small-exhibitor.ts'

/** Who stands at a till; the device is a register's entry. */
const at = (deviceId: string | null, change: Partial<AtTill> = {}): AtTill => ({
  employeeId: 'carl',
  employeeName: 'Carl',
  cinemaId: 'cinema-1',
  deviceId,
  device: `Till ${deviceId}`,
  withdrawUpToCents: null,
  locale: 'en',
  ...change,
})
const till = at('till-1')
const actor = { who: 'employee:carl', via: 'register', device: 'till-1' }

const open = (node: Node, id: string, floatCents = 10_000, by = till) =>
  node.execute(actor, tx => openShift(tx, { id, floatCents }, by))
const move = (node: Node, shift: string, request: Partial<MoveRequest>, by = till) =>
  node.execute(actor, tx =>
    moveCash(
      tx,
      shift,
      { id: randomUUID(), what: 'paid_in', method: 'cash', cents: 100, reason: 'rolls', ...request },
      by,
    ),
  )
const count = (node: Node, shift: string, request: Partial<CountRequest>, by = till) =>
  node.execute(actor, tx =>
    countDrawer(tx, shift, { id: randomUUID(), coins: [], cashCents: 0, others: [], ...request }, by),
  )
const close = (node: Node, shift: string, countId: string, leftCents = 0, explanation = '', by = till) =>
  node.execute(actor, tx => closeShift(tx, shift, { countId, leftCents, explanation }, by))

const sell = (node: Node, id: string, payments: SaleRequest['payments'], device = 'till-1') =>
  node.execute({ ...actor, device }, tx =>
    sellAtRegister(
      tx,
      { ...saleOf(id, []), products: [{ productId: 'popcorn', quantity: 1 }], totalCents: 600, payments },
      carl,
    ),
  )
const cash = [{ methodId: 'cash', tenderedCents: 1000 }]

const back = (node: Node, id: string, device: string | null = 'till-1') =>
  node.execute(device === null ? { who: 'employee:mia', via: 'portal' } : { ...actor, device }, tx =>
    refundBill(
      tx,
      { id: `back-${id}`, billId: id, lines: null, reason: 'guest', cents: null },
      {
        employeeId: 'carl',
        employeeName: 'Carl',
        device,
        locale: 'en',
        usedToo: false,
      },
    ),
  )

const drawer = (node: Node, shift: string) =>
  loadDrawer(node, shiftById(node.db, 'cinema-1', shift)!).map(expectedOf)

async function box() {
  const { node, clock } = await openSmallNode('box')
  return { node, clock }
}

test('what should be in the drawer is its float, the cash taken and given back, and what was paid in and out', async () => {
  const { node } = await box()
  await open(node, 'shift-1')
  await sell(node, 'sale-1', cash)
  await sell(node, 'sale-2', [{ methodId: 'terminal' }])
  await sell(node, 'sale-3', [{ methodId: 'terminal', cents: 250 }, ...cash])
  expect(drawer(node, 'shift-1')).toEqual([10_000 + 600 + 350])
  await move(node, 'shift-1', { what: 'paid_in', cents: 2000 })
  await move(node, 'shift-1', { what: 'paid_out', cents: 500, reason: 'window cleaner' })
  await move(node, 'shift-1', { what: 'withdrawn', cents: 5000, reason: 'to the safe' })
  await back(node, 'sale-1')
  await back(node, 'sale-2')
  expect(drawer(node, 'shift-1')).toEqual([10_000 + 350 + 2000 - 500 - 5000])
})

test('an exchange that costs more brings its cash into the drawer of the till where it is made', async () => {
  const { node } = await box()
  await open(node, 'shift-1', 0)
  await node.execute(actor, tx =>
    sellAtRegister(tx, { ...saleOf('sale-1', ['A3']), payments: [{ methodId: 'cash' }] }, carl),
  )
  await node.execute(actor, tx =>
    exchangeTickets(
      tx,
      {
        id: 'exchange-1',
        billId: 'sale-1',
        holdId: null,
        lines: [1],
        tickets: [{ scheduleId: tonight, seatId: 'D5', priceRateId: 'normal' }],
        differenceCents: 0,
        payments: [],
      },
      { employeeId: 'carl', employeeName: 'Carl', device: 'x', locale: 'en', usedToo: false },
    ),
  )
  expect(drawer(node, 'shift-1')).toEqual([1000])
})

test('Belgian coins: what is rounded is in the drawer as it was paid', async () => {
  const { node } = await box()
  await node.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { country: 'BE' }))
  await node.execute(byHand, tx => changeEntry(tx, 'product', 'popcorn', { cents: 602 }))
  await open(node, 'shift-1', 0)
  await node.execute(actor, tx =>
    sellAtRegister(
      tx,
      {
        ...saleOf('sale-1', []),
        products: [{ productId: 'popcorn', quantity: 1 }],
        totalCents: 602,
        payments: cash,
      },
      carl,
    ),
  )
  expect(drawer(node, 'shift-1')).toEqual([600])
})

test('two tills count at once: each has a shift of its own, and the other one’s cash is not in it', async () => {
  const { node } = await box()
  const second = at('till-2', { employeeId: 'mia', employeeName: 'Mia' })
  await open(node, 'shift-1', 1000)
  await open(node, 'shift-2', 2000, second)
  await sell(node, 'sale-1', cash)
  await sell(node, 'sale-2', cash, 'till-2')
  await sell(node, 'sale-3', cash, 'till-2')
  const one = await count(node, 'shift-1', { cashCents: 1600 })
  const two = await count(node, 'shift-2', { cashCents: 3200 }, second)
  const numbers = await Promise.all([
    close(node, 'shift-1', one.id, 1000),
    close(node, 'shift-2', two.id, 2000, '', second),
  ])
  expect(numbers.map(({ number }) => number)).toEqual(['Z-000001', 'Z-000002'])
  await expect(count(node, 'shift-1', {}, second)).rejects.toMatchObject({ code: 'shift_unknown' })
})

test('a till has one shift at a time, and the same one opened again is the same', async () => {
  const { node } = await box()
  await open(node, 'shift-1')
  await open(node, 'shift-1')
  await expect(open(node, 'shift-1', 5)).rejects.toMatchObject({ code: 'request_reused' })
  await expect(open(node, 'shift-2')).rejects.toMatchObject({
    code: 'shift_open',
    details: { name: 'Carl' },
  })
  await expect(open(node, 'shift-3', 0, at(null))).rejects.toMatchObject({ code: 'shift_not_here' })
})

test('a drawer that was counted twice keeps both counts, and is closed by the one that is named', async () => {
  const { node, clock } = await box()
  await open(node, 'shift-1', 2050)
  const id = randomUUID()
  const coins = [
    { cents: 2000, pieces: 1 },
    { cents: 10, pieces: 3 },
    { cents: 5, pieces: 0 },
  ]
  await count(node, 'shift-1', { id, coins, cashCents: 2030 })
  await count(node, 'shift-1', { id, coins, cashCents: 2030 })
  await expect(count(node, 'shift-1', { id, cashCents: 1 })).rejects.toMatchObject({ code: 'request_reused' })
  clock.ms += 1000
  const right = await count(node, 'shift-1', { coins: [{ cents: 50, pieces: 41 }], cashCents: 2050 })
  expect(countsInShift(node.db, 'cinema-1', 'shift-1').map(each => each.lines)).toEqual([
    [{ method: 'cash', expectedCents: 2050, countedCents: 2030 }],
    [{ method: 'cash', expectedCents: 2050, countedCents: 2050 }],
  ])
  expect(await close(node, 'shift-1', right.id, 2050)).toMatchObject({
    number: 'Z-000001',
    report: { countId: right.id, leftCents: 2050 },
  })
})

test('coins that do not exist or do not come to the sum are refused', async () => {
  const { node } = await box()
  await open(node, 'shift-1')
  const wrong = [
    { coins: [{ cents: 300, pieces: 1 }], cashCents: 300 },
    { coins: [{ cents: 200, pieces: 2 }], cashCents: 300 },
  ]
  for (const each of wrong)
    await expect(count(node, 'shift-1', each)).rejects.toMatchObject({ code: 'coin_unknown' })
})

test('a difference is closed with its reason alone, and never after money has moved since the count', async () => {
  const { node } = await box()
  await open(node, 'shift-1', 1000)
  const first = await count(node, 'shift-1', { cashCents: 900 })
  await expect(close(node, 'shift-1', first.id, 0)).rejects.toMatchObject({ code: 'difference_unexplained' })
  await expect(close(node, 'shift-1', first.id, 901, 'a coin fell')).rejects.toMatchObject({
    code: 'cash_not_there',
  })
  await sell(node, 'sale-1', cash)
  await expect(close(node, 'shift-1', first.id, 0, 'a coin fell')).rejects.toMatchObject({
    code: 'count_again',
  })
  await expect(close(node, 'shift-1', randomUUID(), 0)).rejects.toMatchObject({ code: 'count_unknown' })
  const second = await count(node, 'shift-1', { cashCents: 1500 })
  const closed = await close(node, 'shift-1', second.id, 1000, 'a coin fell')
  expect(closed.report).toMatchObject({
    explanation: 'a coin fell',
    drawer: [{ method: 'cash', expectedCents: 1600, countedCents: 1500, takenCents: 600 }],
    takings: [{ kind: 'cash', payments: 1, cents: 600 }],
    bills: 1,
  })
  // Sent again it is the same closing.
  expect((await close(node, 'shift-1', second.id, 1000, 'a coin fell')).number).toBe(closed.number)
  await expect(move(node, 'shift-1', {})).rejects.toMatchObject({ code: 'shift_closed' })
  await expect(count(node, 'shift-1', {})).rejects.toMatchObject({ code: 'shift_closed' })
})

test('who may not take cash out takes none, and others no more than their limit or than there is', async () => {
  const { node } = await box()
  await open(node, 'shift-1', 3000)
  const out = (what: MoveRequest['what'], cents: number, upTo: number | null) =>
    move(node, 'shift-1', { what, cents, reason: 'flowers' }, at('till-1', { withdrawUpToCents: upTo }))
  const limit = { code: 'withdraw_limit', details: { limit: '20.00' } }
  await expect(out('paid_out', 1, 0)).rejects.toMatchObject({ code: 'withdraw_limit' })
  await expect(out('withdrawn', 2001, 2000)).rejects.toMatchObject(limit)
  await expect(out('withdrawn', 3001, null)).rejects.toMatchObject({ code: 'cash_not_there' })
  await out('paid_in', 500, 0)
  await out('withdrawn', 3500, null)
  expect(drawer(node, 'shift-1')).toEqual([0])
  const id = randomUUID()
  await move(node, 'shift-1', { id, cents: 5 })
  await move(node, 'shift-1', { id, cents: 5 })
  await expect(move(node, 'shift-1', { id, cents: 6 })).rejects.toMatchObject({ code: 'request_reused' })
  expect(drawer(node, 'shift-1')).toEqual([5])
})

test('a colleague takes the drawer over, counted, and closes it; the shift says from whom', async () => {
  const { node } = await box()
  await open(node, 'shift-1', 1000)
  const mia = at('till-1', { employeeId: 'mia', employeeName: 'Mia' })
  const counted = await count(node, 'shift-1', { cashCents: 1000 }, mia)
  const request = { id: randomUUID(), countId: counted.id }
  const take = (by: AtTill, countId: string | null = counted.id) =>
    node.execute(actor, tx => handOver(tx, 'shift-1', { ...request, countId }, by))
  await expect(take(mia, randomUUID())).rejects.toMatchObject({ code: 'count_unknown' })
  await take(mia)
  await take(mia)
  await expect(take(till)).rejects.toMatchObject({ code: 'request_reused' })
  await expect(open(node, 'shift-2')).rejects.toMatchObject({ details: { name: 'Mia' } })
})

test('methods that count as cash are counted with it, each by itself', async () => {
  const { node } = await box()
  await node.execute(byHand, tx =>
    changeEntry(tx, 'payment_method', 'meal', {
      name: { en: 'Meal voucher' },
      driver: 'other',
      type: 'redirect',
      status: 'active',
      order: 5,
      access: ['pos'],
      exclusive: false,
      withdrawable: true,
      deleted: false,
    }),
  )
  await open(node, 'shift-1', 1000)
  await sell(node, 'sale-1', [{ methodId: 'meal' }])
  expect(drawer(node, 'shift-1')).toEqual([1000, 600])
  await move(node, 'shift-1', { what: 'withdrawn', method: 'meal', cents: 600, reason: 'to the office' })
  expect(drawer(node, 'shift-1')).toEqual([1000, 0])
  await expect(move(node, 'shift-1', { what: 'paid_in', method: 'meal' })).rejects.toMatchObject({
    code: 'payment_method_unknown',
  })
  await sell(node, 'sale-2', [{ methodId: 'meal' }])
  await back(node, 'sale-2')
  const counted = await count(node, 'shift-1', { cashCents: 1000, others: [{ method: 'meal', cents: 0 }] })
  expect(await close(node, 'shift-1', counted.id, 0)).toBeTruthy()
})

const need = (node: Node, on: boolean) =>
  node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'cinema-cinema-1', { 'cash_balance.shift_needed': on }),
  )

test('where the cinema wants shifts, cash moves only in one; cards are sold without', async () => {
  const { node } = await box()
  await sell(node, 'sale-0', cash)
  await need(node, true)
  await expect(sell(node, 'sale-1', cash)).rejects.toMatchObject({ code: 'shift_needed' })
  expect(billById(node.db, 'sale-1')).toBe(undefined)
  await sell(node, 'sale-2', [{ methodId: 'terminal' }])
  await expect(back(node, 'sale-0')).rejects.toMatchObject({ code: 'shift_needed' })
  await expect(back(node, 'sale-0', null)).rejects.toMatchObject({ code: 'shift_needed' })
  await open(node, 'shift-1', 1000)
  await sell(node, 'sale-1', cash)
  await back(node, 'sale-0')
  expect(drawer(node, 'shift-1')).toEqual([1000])
  await node.execute(byHand, tx => changeEntry(tx, 'modules', 'exhibitor', { cash_balance: false }))
  await sell(node, 'sale-3', cash, 'till-9')
  await sell(node, 'sale-4', cash)
  expect(drawer(node, 'shift-1')).toEqual([1000])
})

test('a shift left open for three days is closed as any other, with all that was taken in it', async () => {
  const { node, clock } = await box()
  await open(node, 'shift-1', 1000)
  for (const day of [1, 2, 3]) {
    await sell(node, `sale-${day}`, cash)
    clock.ms += 24 * 3_600_000
  }
  await expect(open(node, 'shift-2')).rejects.toMatchObject({ code: 'shift_open' })
  const counted = await count(node, 'shift-1', { cashCents: 2800 })
  const { report } = await close(node, 'shift-1', counted.id, 1000)
  expect(report).toMatchObject({ bills: 3, drawer: [{ takenCents: 1800 }] })
  expect(openShiftAt(node.db, 'cinema-1', 'till-1')).toBe(undefined)
})

test('opening the drawer without a sale is written down with who and why, once', async () => {
  const { node } = await box()
  await open(node, 'shift-1', 1000)
  const opening = { id: randomUUID(), reason: 'change for the cloakroom' }
  const doOpen = () => node.execute(actor, tx => openDrawer(tx, opening, till))
  expect([await doOpen(), await doOpen()]).toEqual([true, false])
  const counted = await count(node, 'shift-1', { cashCents: 1000 })
  expect((await close(node, 'shift-1', counted.id, 0)).report.openings).toBe(1)
})

test('tables are rebuilt from the facts of shifts as they were', async () => {
  const { node } = await box()
  await open(node, 'shift-1', 1000)
  await sell(node, 'sale-1', cash)
  await back(node, 'sale-1')
  await move(node, 'shift-1', {})
  const counted = await count(node, 'shift-1', { cashCents: 1100 })
  await close(node, 'shift-1', counted.id, 0)
  expect(closingsOf(node.db, 'cinema-1', 'shift-1')).toHaveLength(1)
  expect(verify(node.db)).toEqual([])
})

test('a sale looks for its shift in an index, however many there were', async () => {
  const { node } = await box()
  const plan = node.db
    .prepare(
      "EXPLAIN QUERY PLAN SELECT id FROM cash_shifts WHERE cinema_id = 'a' AND device_id = 'b' AND closed_at IS NULL ORDER BY opened_at, id LIMIT 1",
    )
    .all() as { detail: string }[]
  expect(plan.map(({ detail }) => detail).join()).toMatch(
    /SEARCH cash_shifts USING (COVERING )?INDEX cash_shifts_open/,
  )
})
