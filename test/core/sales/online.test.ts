import { expect, test } from 'vitest'
import { cancelSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { scheduleById } from '#core/programme/store.ts'
import { openBill, recordPayment } from '#core/sales/online-commands.ts'
import type { CheckoutRequest } from '#core/sales/checkout-contract.ts'
import { billById } from '#core/billing/store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { openPayments, paymentById } from '#core/billing/payment-store.ts'
import { grantSeats, placeHold } from '#core/seating/commands.ts'
import { holdsInForce } from '#core/seating/hold-store.ts'
import { tokensOf } from '#core/seating/store.ts'
import { byHand, checkoutOf, openSmallNode, tonight, visitor } from '../../world/small-exhibitor.ts'

async function website() {
  const { node, clock } = await openSmallNode('relay')
  const open = (request: CheckoutRequest) => node.execute(visitor, tx => openBill(tx, request, 'fr'))
  const hold = (id: string, seats: string[]) =>
    node.execute(visitor, tx =>
      placeHold(tx, { id, scheduleId: tonight, channel: 'site', connected: true }, seats),
    )
  return { node, clock, open, hold }
}

test('a visitor who pays has an open bill without a number, and their seats', async () => {
  const { node, clock, open, hold } = await website()
  await hold('bill-1', ['B1', 'C1'])
  const bill = await open(checkoutOf('bill-1', ['B1', 'C1']))
  expect(bill).toMatchObject({
    status: 'paying',
    number: null,
    totalCents: 2250,
    locale: 'fr',
    source: 'site',
  })
  expect(linesOf(node.db, 'bill-1').map(line => [line.seatId, line.totalCents])).toEqual([
    ['B1', 1000],
    ['C1', 1250],
  ])
  expect(paymentById(node.db, 'bill-1-1')).toMatchObject({ status: 'paying', cents: 2250, method: 'online' })
  expect(holdsInForce(node.db, tonight, clock.ms).size).toBe(0)
})

test('who pays keeps the seats for as long as it takes, though the ten minutes are over', async () => {
  const { node, clock, open, hold } = await website()
  await hold('bill-1', ['B1'])
  await open(checkoutOf('bill-1', ['B1']))
  clock.ms += 60 * 60_000
  await expect(hold('ben', ['B1'])).rejects.toMatchObject({ code: 'seat_taken' })
  await expect(open(checkoutOf('bill-2', ['B1']))).rejects.toMatchObject({
    code: 'seat_taken',
    details: { seats: ['B1'] },
  })
  const given = await node.execute(byHand, tx =>
    grantSeats(tx, { scheduleId: tonight, seatIds: ['B1'], to: 'box', requestId: 'ask' }),
  )
  expect(given.seatIds).toEqual([])
  expect(tokensOf(node.db, tonight, ['B1']).get('B1')).toMatchObject({ state: 'paying', billId: 'bill-1' })
})

test('a visitor without a basket may pay for free seats, but not for those of another basket', async () => {
  const { open, hold } = await website()
  await hold('ada', ['B1'])
  await open(checkoutOf('bill-1', ['B2']))
  await expect(open(checkoutOf('bill-2', ['B1', 'B3']))).rejects.toMatchObject({
    code: 'seat_taken',
    details: { seats: ['B1'] },
  })
})

test('the same purchase sent again is the same bill, also with its seats in another order', async () => {
  const { node, open } = await website()
  const first = await open(checkoutOf('bill-1', ['B1', 'B2']))
  const facts = node.journal.count()
  expect(await open(checkoutOf('bill-1', ['B1', 'B2']))).toEqual(first)
  expect(await open(checkoutOf('bill-1', ['B2', 'B1']))).toEqual(first)
  expect(node.journal.count()).toBe(facts)
})

test.each([
  ['another seat', checkoutOf('bill-1', ['B2'])],
  ['a seat more', checkoutOf('bill-1', ['B1', 'B2'])],
  ['another sum', checkoutOf('bill-1', ['B1'], { amount: 900 })],
  [
    'another price',
    checkoutOf('bill-1', [], {
      amount: 1000,
      items: [{ type: 'ticket', schedule_id: tonight, price_rate_id: 'children', seat: 'B1' }],
    }),
  ],
])('the id of a purchase used for %s is refused', async (_, request) => {
  const { open } = await website()
  await open(checkoutOf('bill-1', ['B1']))
  await expect(open(request)).rejects.toMatchObject({ code: 'request_reused' })
})

test('a price that changed while the visitor typed is told with the new total', async () => {
  const { node, open } = await website()
  await node.execute(byHand, tx => changeEntry(tx, 'price_rate', 'normal', { cents: 1100 }))
  await expect(open(checkoutOf('bill-1', ['B1']))).rejects.toMatchObject({
    code: 'total_changed',
    details: { totalCents: 1100 },
  })
  expect(billById(node.db, 'bill-1')).toBeUndefined()
})

test('online sale ends when the film begins, and at once when the show is cancelled', async () => {
  const { node, clock, open } = await website()
  clock.ms = Date.parse('2026-11-21T20:14:59+01:00')
  await open(checkoutOf('bill-1', ['B1']))
  clock.ms += 1000
  await expect(open(checkoutOf('bill-2', ['B2']))).rejects.toMatchObject({ code: 'sales_closed' })
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  await expect(open(checkoutOf('bill-2', ['B2']))).rejects.toMatchObject({ code: 'schedule_cancelled' })
})

test('a rate kept for the register is not sold online', async () => {
  const { node, open } = await website()
  await node.execute(byHand, tx => changeEntry(tx, 'price_rate', 'normal', { visibility: ['pos'] }))
  await expect(open(checkoutOf('bill-1', ['B1']))).rejects.toMatchObject({ code: 'rate_unknown' })
})

test('where the payment page is, is written down once', async () => {
  const { node, open } = await website()
  await open(checkoutOf('bill-1', ['B1']))
  const record = (providerRef: string) =>
    node.execute(visitor, tx =>
      recordPayment(tx, {
        id: 'bill-1-1',
        providerRef,
        checkoutUrl: 'https://pay.example',
        expiresAt: tx.now,
      }),
    )
  await record('ref-1')
  const facts = node.journal.count()
  await record('ref-1')
  await record('ref-2')
  expect(node.journal.count()).toBe(facts)
  expect(openPayments(node.db)).toMatchObject([{ id: 'bill-1-1', providerRef: 'ref-1' }])
})

test('no payment can be started that the provider could still hold open after the cut-off in the show’s fact', async () => {
  const { node, clock, open } = await website()
  const { onlineUntilMs, featureMs } = scheduleById(node.db, tonight)!
  const longestPaymentMs = 20 * 60_000
  clock.ms = onlineUntilMs - longestPaymentMs - 1
  expect((await open(checkoutOf('bill-1', ['B1']))).status).toBe('paying')
  clock.ms += 1
  await expect(open(checkoutOf('bill-2', ['B2']))).rejects.toMatchObject({ code: 'sales_closed' })
  // Visitors can begin to buy until the film does.
  expect(clock.ms).toBe(featureMs)
})
