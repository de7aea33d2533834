import { expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import { cancelSchedule } from '#core/planning/commands.ts'
import { attemptNumber, shownAttempt } from '#core/sales/attempts.ts'
import { openAttempt } from '#core/sales/online-commands.ts'
import { confirmRefund } from '#core/sales/payment-commands.ts'
import type { FinalWord } from '#core/sales/final-word.ts'
import { settlePayment, openBill } from '#core/sales/online-commands.ts'
import { billById } from '#core/billing/store.ts'
import { openRefunds } from '#core/billing/refunds/money-store.ts'
import { paymentById, paymentsOf } from '#core/billing/payment-store.ts'
import { grantSeats } from '#core/seating/commands.ts'
import { tokensOf } from '#core/seating/store.ts'
import { byHand, checkoutOf, openSmallNode, tonight, visitor } from '../../world/small-exhibitor.ts'

const seats = ['B1', 'B2']

/** The website with one visitor at the payment page. */
async function atPaymentPage() {
  const { node, clock } = await openSmallNode('relay')
  const open = (id: string, wanted = seats) =>
    node.execute(visitor, tx => openBill(tx, checkoutOf(id, wanted), 'en'))
  await open('bill-1')
  const attempt = (number: number) => `bill-1-${number}`
  return {
    node,
    clock,
    open,
    say: (number: number, word: FinalWord) =>
      node.execute(byHand, tx => settlePayment(tx, attempt(number), word)),
    again: (after: number) => node.execute(visitor, tx => openAttempt(tx, 'bill-1', attempt(after))),
    state: () => ({
      bill: billById(node.db, 'bill-1')!.status,
      attempts: paymentsOf(node.db, 'bill-1').map(payment => payment.status),
      seats: seats
        .map(seat => tokensOf(node.db, tonight, [seat]).get(seat)!)
        .map(token => `${token.state} ${token.billId}`),
      refunds: openRefunds(node.db).map(refund => `${refund.paymentId} ${refund.reason} ${refund.cents}`),
    }),
  }
}
const paying = ['paying bill-1', 'paying bill-1']
const sold = ['sold bill-1', 'sold bill-1']
const free = ['free null', 'free null']

test.each(['cancelled', 'expired', 'failed'] as const)(
  'after a payment that was %s a visitor pays for the same seats in a second one',
  async word => {
    const { say, again, state, node } = await atPaymentPage()
    await say(1, word)
    expect(await again(1)).toMatchObject({ id: 'bill-1-2', status: 'paying', cents: 2000 })
    expect(state()).toEqual({ bill: 'paying', attempts: [word, 'paying'], seats: paying, refunds: [] })
    await say(2, 'paid')
    expect(state()).toEqual({ bill: 'settled', attempts: [word, 'paid'], seats: sold, refunds: [] })
    expect(billById(node.db, 'bill-1')!.number).toBe('W-000001')
    expect(verify(node.db)).toEqual([])
  },
)

test('the same press sent twice is one attempt', async () => {
  const { say, again, node } = await atPaymentPage()
  await say(1, 'failed')
  const first = await again(1)
  const facts = node.journal.count()
  expect(await Promise.all([again(1), again(1)])).toEqual([first, first])
  expect(node.journal.count()).toBe(facts)
})

test('two payments are open in two tabs: the seats stay until both have ended', async () => {
  const { say, again, state } = await atPaymentPage()
  await again(1)
  expect(state()).toMatchObject({ bill: 'paying', attempts: ['paying', 'paying'], seats: paying })
  await say(1, 'expired')
  expect(state()).toMatchObject({ bill: 'paying', attempts: ['expired', 'paying'], seats: paying })
  await say(2, 'cancelled')
  expect(state()).toMatchObject({ bill: 'cancelled', attempts: ['expired', 'cancelled'], seats: free })
})

test('the end of the first payment takes nothing from what the second one bought', async () => {
  const { say, again, state } = await atPaymentPage()
  await again(1)
  await say(2, 'paid')
  await say(1, 'expired')
  expect(state()).toEqual({ bill: 'settled', attempts: ['expired', 'paid'], seats: sold, refunds: [] })
})

test('who pays twice has the tickets, and the second payment goes back', async () => {
  const { say, again, state, node } = await atPaymentPage()
  await again(1)
  await say(2, 'paid')
  await say(1, 'paid')
  expect(state()).toEqual({
    bill: 'settled',
    attempts: ['paid', 'paid'],
    seats: sold,
    refunds: ['bill-1-1 paid_twice 2000'],
  })
  await node.execute(byHand, tx => confirmRefund(tx, 'bill-1-1-twice'))
  expect(state()).toMatchObject({ bill: 'settled', seats: sold, refunds: [] })
  expect(paymentById(node.db, 'bill-1-1')!.refundedCents).toBe(2000)
  expect(shownAttempt(paymentsOf(node.db, 'bill-1'))!.id).toBe('bill-1-2')
  expect(verify(node.db)).toEqual([])
})

test('money that comes late for the first payment buys the seats while the second is open, and that one goes back', async () => {
  const { say, again, state } = await atPaymentPage()
  await say(1, 'expired')
  await again(1)
  await say(1, 'paid')
  expect(state()).toMatchObject({ bill: 'settled', seats: sold, refunds: [] })
  await say(2, 'paid')
  expect(state()).toMatchObject({ bill: 'settled', refunds: ['bill-1-2 paid_twice 2000'] })
})

test('money that comes late does not bring back a purchase that was refunded, though its seats are free again', async () => {
  const { say, again, open, state, node } = await atPaymentPage()
  await say(1, 'expired')
  await again(1)
  await say(2, 'expired')
  await open('bill-2')
  await say(1, 'paid')
  await node.execute(byHand, tx => confirmRefund(tx, 'bill-1-1-late'))
  await node.execute(byHand, tx => settlePayment(tx, 'bill-2-1', 'expired'))
  expect(state()).toMatchObject({ bill: 'refunded', seats: free })
  await say(2, 'paid')
  expect(state()).toMatchObject({
    bill: 'refunded',
    seats: free,
    refunds: ['bill-1-2 paid_twice 2000'],
  })
})

test('a seat that somebody else took meanwhile is refused by name, and nothing is opened', async () => {
  const { say, again, open, node } = await atPaymentPage()
  await say(1, 'expired')
  await open('bill-2', ['B2'])
  const facts = node.journal.count()
  await expect(again(1)).rejects.toMatchObject({ code: 'seat_taken', details: { seats: ['B2'] } })
  expect(node.journal.count()).toBe(facts)
})

test('seats that went to the register meanwhile are to be asked for', async () => {
  const { say, again, node } = await atPaymentPage()
  await say(1, 'expired')
  await node.execute(byHand, tx =>
    grantSeats(tx, { scheduleId: tonight, seatIds: ['B1'], to: 'box', requestId: 'ask' }),
  )
  await expect(again(1)).rejects.toMatchObject({ code: 'seats_elsewhere', details: { seats: ['B1'] } })
})

test('there is no second payment once the film runs or the show is cancelled, open payment or not', async () => {
  const { say, again, clock, node } = await atPaymentPage()
  const before = clock.ms
  clock.ms = Date.parse('2026-11-21T20:16:00+01:00')
  await expect(again(1)).rejects.toMatchObject({ code: 'sales_closed' })
  await say(1, 'expired')
  await expect(again(1)).rejects.toMatchObject({ code: 'sales_closed' })
  clock.ms = before
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  await expect(again(1)).rejects.toMatchObject({ code: 'schedule_cancelled' })
})

test('what is paid needs no other payment, and what went back gets none', async () => {
  const { say, again, open, node } = await atPaymentPage()
  await say(1, 'paid')
  expect(await again(1)).toBeUndefined()
  await open('bill-2', ['B3'])
  await node.execute(byHand, tx => settlePayment(tx, 'bill-2-1', 'expired'))
  await open('bill-3', ['B3'])
  await node.execute(byHand, tx => settlePayment(tx, 'bill-2-1', 'paid'))
  await expect(node.execute(visitor, tx => openAttempt(tx, 'bill-2', 'bill-2-1'))).rejects.toMatchObject({
    code: 'purchase_over',
  })
  await expect(node.execute(visitor, tx => openAttempt(tx, 'bill-9', 'x'))).rejects.toMatchObject({
    code: 'bill_unknown',
  })
})

test('nobody keeps seats for ever by trying again and again', async () => {
  const { say, again } = await atPaymentPage()
  for (let number = 1; number < 10; number++) {
    await say(number, 'failed')
    expect(await again(number)).toMatchObject({ id: `bill-1-${number + 1}` })
  }
  await say(10, 'failed')
  await expect(again(10)).rejects.toMatchObject({ code: 'purchase_over' })
})

test('attempts are counted, not sorted by their letters', () => {
  expect(['bill-1-2', 'bill-1-10', 'found-tst_a'].map(attemptNumber)).toEqual([2, 10, 0])
})
