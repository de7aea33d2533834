import { expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import { cancelSchedule } from '#core/planning/commands.ts'
import { scheduleById } from '#core/programme/store.ts'
import type { FinalWord } from '#core/sales/final-word.ts'
import { settlePayment, openBill, recordPayment } from '#core/sales/online-commands.ts'
import { billById } from '#core/billing/store.ts'
import { openRefunds } from '#core/billing/refunds/money-store.ts'
import { openPayments, paymentById } from '#core/billing/payment-store.ts'
import { grantSeats, placeHold } from '#core/seating/commands.ts'
import { tokensOf } from '#core/seating/store.ts'
import { byHand, checkoutOf, openSmallNode, tonight, visitor } from '../../world/small-exhibitor.ts'

const seats = ['B1', 'B2']

/** The website with one visitor at the payment page. */
async function atPaymentPage() {
  const { node, clock } = await openSmallNode('relay')
  const pay = (id: string) => node.execute(visitor, tx => openBill(tx, checkoutOf(id, seats), 'en'))
  await pay('bill-1')
  const say = (word: FinalWord, id = 'bill-1', wentBack = false) =>
    node.execute(byHand, tx => settlePayment(tx, `${id}-1`, word, { wentBack }))
  const state = () => ({
    bill: billById(node.db, 'bill-1')!.status,
    payment: paymentById(node.db, 'bill-1-1')!.status,
    seats: seats
      .map(seat => tokensOf(node.db, tonight, [seat]).get(seat)!)
      .map(token => `${token.state} ${token.billId}`),
    refunds: openRefunds(node.db).map(refund => `${refund.reason} ${refund.cents}`),
  })
  return { node, clock, pay, say, state }
}
const settled = { bill: 'settled', payment: 'paid', seats: ['sold bill-1', 'sold bill-1'], refunds: [] }

test('paid: the bill is settled with a number and the seats are sold', async () => {
  const { node, clock, say, state } = await atPaymentPage()
  clock.ms += 3_600_000
  await say('paid')
  expect(state()).toEqual(settled)
  expect(billById(node.db, 'bill-1')).toMatchObject({
    number: 'W-000001',
    settledAt: '2026-11-21T18:00:00.000Z',
  })
  expect(openPayments(node.db)).toEqual([])
})

test.each(['cancelled', 'expired', 'failed'] as const)('%s: the seats are free for the next', async word => {
  const { pay, say, state, node } = await atPaymentPage()
  await say(word)
  expect(state()).toEqual({ bill: word, payment: word, seats: ['free null', 'free null'], refunds: [] })
  expect(billById(node.db, 'bill-1')!.number).toBeNull()
  expect(await pay('bill-2')).toMatchObject({ status: 'paying' })
})

test.each(['paid', 'cancelled', 'expired', 'failed'] as const)('%s heard twice is heard once', async word => {
  const { node, say } = await atPaymentPage()
  await say(word)
  const facts = node.journal.count()
  await say(word)
  await Promise.all([say(word), say(word)])
  expect(node.journal.count()).toBe(facts)
})

test.each(['cancelled', 'expired', 'failed'] as const)(
  '%s after the money came changes nothing',
  async word => {
    const { node, say, state } = await atPaymentPage()
    await say('paid')
    const facts = node.journal.count()
    await say(word)
    expect(state()).toEqual(settled)
    expect(node.journal.count()).toBe(facts)
  },
)

test('money that comes late gets its seats when they are still free', async () => {
  const { node, say, state } = await atPaymentPage()
  await say('expired')
  await say('paid')
  expect(state()).toEqual(settled)
  expect(billById(node.db, 'bill-1')!.number).toBe('W-000001')
  expect(verify(node.db)).toEqual([])
})

test.each<[string, (runtime: Awaited<ReturnType<typeof atPaymentPage>>) => unknown]>([
  ['bought by somebody else', ({ pay }) => pay('bill-2')],
  [
    'given to the register',
    ({ node }) =>
      node.execute(byHand, tx =>
        grantSeats(tx, { scheduleId: tonight, seatIds: ['B2'], to: 'box', requestId: 'ask' }),
      ),
  ],
  [
    'in another basket',
    ({ node }) =>
      node.execute(visitor, tx =>
        placeHold(tx, { id: 'ben', scheduleId: tonight, channel: 'site', connected: true }, ['B1']),
      ),
  ],
  ['of a show that was cancelled', ({ node }) => node.execute(byHand, tx => cancelSchedule(tx, tonight))],
])('money that comes late goes back when a seat is %s', async (_, meanwhile) => {
  const runtime = await atPaymentPage()
  await runtime.say('expired')
  await meanwhile(runtime)
  const seatsBefore = runtime.state().seats
  await runtime.say('paid')
  expect(runtime.state()).toEqual({
    bill: 'refunding',
    payment: 'paid',
    seats: seatsBefore,
    refunds: ['paid_late 2000'],
  })
  expect(billById(runtime.node.db, 'bill-1')!.number).toBeNull()
  const facts = runtime.node.journal.count()
  await runtime.say('paid')
  await runtime.say('expired')
  expect(runtime.node.journal.count()).toBe(facts)
})

test('money that goes back is asked for until the provider has confirmed, and then counted once', async () => {
  const { node, pay, say, state } = await atPaymentPage()
  await say('expired')
  await pay('bill-2')
  await say('paid')
  const done = () =>
    node.execute(byHand, tx =>
      tx.append('cinema:cinema-1', 'refund.done', {
        refundId: 'bill-1-1-late',
        billId: 'bill-1',
        paymentId: 'bill-1-1',
        cents: 2000,
        movements: [{ movement: 're-1', cents: 2000 }],
      }),
    )
  await done()
  await done()
  expect(state()).toMatchObject({ bill: 'refunded', refunds: [] })
  expect(paymentById(node.db, 'bill-1-1')!.refundedCents).toBe(2000)
})

test.each<[string, FinalWord[]]>([
  ['while its payment is open', ['paid']],
  ['after its end', ['expired', 'paid']],
])('money that the provider has given back already buys nothing when it is heard of %s', async (_, words) => {
  const { node, say, state } = await atPaymentPage()
  for (const word of words) await say(word, 'bill-1', true)
  expect(state()).toEqual({
    bill: 'refunding',
    payment: 'paid',
    seats: ['free null', 'free null'],
    refunds: ['paid_late 2000'],
  })
  const facts = node.journal.count()
  await say('paid', 'bill-1', true)
  expect(node.journal.count()).toBe(facts)
  expect(verify(node.db)).toEqual([])
})

test('a show cancelled while somebody pays still settles: the tickets are a bill to refund', async () => {
  const { node, say, state } = await atPaymentPage()
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  await say('paid')
  expect(state()).toEqual(settled)
})

test('a word about a payment nobody knows writes nothing', async () => {
  const { node, say } = await atPaymentPage()
  const facts = node.journal.count()
  await say('paid', 'bill-9')
  expect(node.journal.count()).toBe(facts)
})

/** The show of eight o'clock is over at 21:55; the clock stands so many milliseconds from that. */
const overAt = Date.parse('2026-11-21T20:55:00.000Z')

test.each<[string, FinalWord[]]>([
  ['late', ['expired', 'paid']],
  ['while its payment is still open', ['paid']],
])('money that comes %s buys the show until its very end, and goes back after it', async (_, words) => {
  const before = await atPaymentPage()
  expect(scheduleById(before.node.db, tonight)!.endMs).toBe(overAt)
  before.clock.ms = overAt - 1
  for (const word of words) await before.say(word)
  expect(before.state()).toEqual(settled)

  const after = await atPaymentPage()
  after.clock.ms = overAt
  for (const word of words) await after.say(word)
  expect(after.state()).toEqual({
    bill: 'refunding',
    payment: 'paid',
    seats: ['free null', 'free null'],
    refunds: ['paid_late 2000'],
  })
  expect(verify(after.node.db)).toEqual([])
})

test('a purchase that lost one seat frees the others when its payment ends or its money goes back', async () => {
  for (const word of ['expired', 'paid'] as const) {
    const { node, say, state } = await atPaymentPage()
    node.db.prepare("UPDATE seat_tokens SET bill_id = 'bill-9', state = 'sold' WHERE seat_id = 'B1'").run()
    await say(word)
    expect(state().seats).toEqual(['sold bill-9', 'free null'])
  }
})

test('a version that cannot read what opened a bill says so, and writes nothing of its payment', async () => {
  const { node } = await atPaymentPage()
  node.db.prepare("DELETE FROM bills WHERE id = 'bill-1'").run()
  const facts = node.journal.count()
  const created = { id: 'bill-1-1', providerRef: 'tst_1', checkoutUrl: 'https://pay.example', expiresAt: '' }
  await expect(node.execute(byHand, tx => recordPayment(tx, created))).rejects.toMatchObject({
    code: 'node_outdated',
  })
  expect(node.journal.count()).toBe(facts)
})
