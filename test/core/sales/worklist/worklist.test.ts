import { expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import { cancelSchedule } from '#core/planning/commands.ts'
import { compareListed } from '#core/sales/payment-commands.ts'
import { confirmRefund } from '#core/sales/payment-commands.ts'
import { settlePayment, openBill, recordPayment } from '#core/sales/online-commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { billById } from '#core/billing/store.ts'
import { openRefunds } from '#core/billing/refunds/money-store.ts'
import { paymentById } from '#core/billing/payment-store.ts'
import { clearEntry, refundUnfulfilled } from '#core/sales/worklist/commands.ts'
import { stuckNow } from '#core/sales/worklist/store.ts'
import { worklistOf } from '#core/sales/worklist/worklist.ts'
import { tokensOf } from '#core/seating/store.ts'
import {
  byHand,
  checkoutOf,
  openSmallNode,
  testAccount,
  tonight,
  visitor,
} from '../../../world/small-exhibitor.ts'
import { reportedPayment } from '../../../world/told.ts'

const minuteMs = 60_000

async function website() {
  const { node, clock } = await openSmallNode('relay')
  const by = { employeeId: 'mia', name: 'mia', reason: 'paid back by bank transfer' }
  return {
    node,
    clock,
    async buy(id: string, seats = ['B1']) {
      await node.execute(visitor, tx => openBill(tx, checkoutOf(id, seats), 'en'))
      await node.execute(byHand, tx =>
        recordPayment(tx, {
          id: `${id}-1`,
          providerRef: `tst_${id}`,
          checkoutUrl: 'https://pay.example',
          expiresAt: new Date(tx.nowMs + 15 * minuteMs).toISOString(),
        }),
      )
    },
    say: (id: string, word: 'paid' | 'expired') =>
      node.execute(byHand, tx => settlePayment(tx, `${id}-1`, word)),
    /** As when the provider did not answer, so often and since then. */
    silent(entry: string, tries: number, sinceMs: number) {
      node.db
        .prepare('INSERT INTO attempt_log VALUES (?, ?, ?, ?, ?)')
        .run(entry, tries, sinceMs, sinceMs, 'no answer')
    },
    list: () => worklistOf(stuckNow(node.db), clock.ms),
    clear: (id: string) => node.execute(byHand, tx => clearEntry(tx, id, by)),
  }
}

test('while money goes where it belongs, nobody is called', async () => {
  const { buy, say, list, clock } = await website()
  await buy('bill-1')
  await buy('bill-2', ['B2'])
  await say('bill-2', 'paid')
  clock.ms += 15 * minuteMs
  expect(list()).toEqual([])
})

test('a payment that is open minutes after its time is told with its seats, and goes when it ends', async () => {
  const { buy, say, list, clock } = await website()
  await buy('bill-1')
  clock.ms += 20 * minuteMs
  expect(list()).toEqual([
    {
      id: 'payment:bill-1-1',
      kind: 'payment_overdue',
      billNumber: null,
      billId: 'bill-1',
      cinemaId: 'cinema-1',
      seats: [`${tonight}/B1`],
      till: null,
      compared: null,
      providerRef: 'tst_bill-1',
      methodId: 'test',
      account: 'test-main',
      cents: 1000,
      since: '2026-11-21T17:15:00.000Z',
      tries: 0,
      silentSince: null,
      next: 'ask_again',
      actions: ['ask', 'clear'],
    },
  ])
  await say('bill-1', 'expired')
  expect(list()).toEqual([])
})

test('a provider that is silent for a moment is not told, for a minute it is, and nobody frees seats by hand yet', async () => {
  const { buy, list, clock, silent } = await website()
  await buy('bill-1')
  silent('payment:bill-1-1', 7, clock.ms)
  clock.ms += minuteMs - 1
  expect(list()).toEqual([])
  clock.ms += 1
  expect(list()).toMatchObject([
    {
      kind: 'provider_silent',
      tries: 7,
      since: '2026-11-21T17:00:00.000Z',
      silentSince: '2026-11-21T17:00:00.000Z',
      actions: ['ask'],
    },
  ])
  clock.ms += 20 * minuteMs
  expect(list()).toMatchObject([{ kind: 'provider_silent', actions: ['ask', 'clear'] }])
})

test('a refund that is not confirmed is told with its age, and goes when it is', async () => {
  const { buy, say, list, clock, node, silent } = await website()
  await buy('bill-1')
  await say('bill-1', 'expired')
  await buy('bill-2')
  await say('bill-1', 'paid')
  expect(list()).toEqual([])
  silent('refund:bill-1-1-late', 3, clock.ms)
  clock.ms += minuteMs
  expect(list()).toMatchObject([
    { id: 'refund:bill-1-1-late', kind: 'refund_waiting', cents: 1000, tries: 3, next: 'refund_again' },
  ])
  await node.execute(byHand, tx => confirmRefund(tx, 'bill-1-1-late'))
  expect(list()).toEqual([])
})

const person = { employeeId: 'mia', name: 'mia' }

test('a cancelled show names the purchases that were paid online, and one press sends their money back', async () => {
  const { buy, say, list, node } = await website()
  await buy('bill-1', ['B1', 'B2'])
  await say('bill-1', 'paid')
  await buy('bill-2', ['B3'])
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  expect(list()).toMatchObject([
    { id: 'bill:bill-1', kind: 'show_cancelled', billNumber: 'W-000001', cents: 2000, next: 'nothing' },
  ])
  await node.execute(byHand, tx => refundUnfulfilled(tx, 'bill:bill-1', person))
  expect(list()).toEqual([])
  expect(openRefunds(node.db)).toMatchObject([{ paymentId: 'bill-1-1', cents: 2000 }])
  await expect(
    node.execute(byHand, tx => refundUnfulfilled(tx, 'bill:bill-1', person)),
  ).rejects.toMatchObject({
    code: 'entry_unknown',
  })
  await node.execute(byHand, tx => confirmRefund(tx, 'bill-1-unfulfilled-1-1'))
  expect(billById(node.db, 'bill-1')!.status).toBe('refunded')
})

test('two purchases for one seat after a repair: the one without the seat is told', async () => {
  const { buy, say, list, node } = await website()
  await buy('bill-1')
  await say('bill-1', 'paid')
  await buy('bill-2', ['B2'])
  await say('bill-2', 'paid')
  // As after two histories: both bills name one seat, and the token stands for the other.
  node.db.prepare("UPDATE bill_lines SET seat_id = 'B1' WHERE bill_id = 'bill-2'").run()
  for (const fact of ['a#1', 'b#1'])
    node.db.prepare('INSERT INTO token_conflicts VALUES (?, ?, ?, ?)').run(tonight, 'B1', 1, fact)
  const told = [{ id: 'bill:bill-2', kind: 'seat_lost', cents: 1000 }]
  expect(list()).toMatchObject(told)
  // The other one gives its seats back: they are free, and this one has none.
  const back = { id: 'back', billId: 'bill-1', lines: null, reason: 'guest' as const, cents: null }
  const by = { employeeId: 'mia', employeeName: 'mia', device: null, locale: 'en' as const, usedToo: true }
  await node.execute(byHand, tx => refundBill(tx, back, by))
  expect(tokensOf(node.db, tonight, ['B1']).get('B1')?.state).toBe('free')
  expect(list()).toMatchObject(told)
})

test('of a purchase that came back in part, the seat that is lost is told, and its money goes back', async () => {
  const { buy, say, list, node } = await website()
  await buy('bill-1', ['B1'])
  await say('bill-1', 'paid')
  await buy('bill-2', ['B2', 'B3'])
  await say('bill-2', 'paid')
  const back = {
    id: 'back',
    billId: 'bill-2',
    lines: [{ line: 2, quantity: 1 }],
    reason: 'guest' as const,
    cents: null,
  }
  const by = { employeeId: 'mia', employeeName: 'mia', device: null, locale: 'en' as const, usedToo: true }
  await node.execute(byHand, tx => refundBill(tx, back, by))
  await node.execute(byHand, tx => confirmRefund(tx, 'back-1'))
  node.db.prepare("UPDATE bill_lines SET seat_id = 'B1' WHERE bill_id = 'bill-2' AND line = 1").run()
  for (const fact of ['a#1', 'b#1'])
    node.db.prepare('INSERT INTO token_conflicts VALUES (?, ?, ?, ?)').run(tonight, 'B1', 1, fact)
  expect(list()).toMatchObject([
    { id: 'bill:bill-2', kind: 'seat_lost', cents: 1000, seats: [`${tonight}/B1`] },
  ])
  await node.execute(byHand, tx => refundUnfulfilled(tx, 'bill:bill-2', person))
  expect(list()).toEqual([])
  expect(openRefunds(node.db)).toMatchObject([{ billId: 'bill-2', cents: 1000, reason: 'seat_lost' }])
})

test('a payment that was found is told until a person has seen that its money is back', async () => {
  const { list, node, clear } = await website()
  await node.execute(byHand, tx =>
    compareListed(
      tx,
      testAccount,
      reportedPayment({ cents: 1000 }, { billId: 'lost', paymentId: 'lost-1', seats: `${tonight}/B1` }),
    ),
  )
  expect(list()).toMatchObject([
    { id: 'payment:found-tst_lost', kind: 'payment_found', billId: 'lost', next: 'refund_when_answered' },
  ])
  await node.execute(byHand, tx => confirmRefund(tx, 'found-tst_lost-back'))
  expect(list()).toMatchObject([{ next: 'money_is_back', actions: ['clear'] }])
  await clear('payment:found-tst_lost')
  expect(list()).toEqual([])
})

test('what a person settled outside is recorded with their words: a payment ends and its seats are free', async () => {
  const { buy, list, clock, clear, node, say } = await website()
  await buy('bill-1')
  await expect(clear('payment:bill-1-1')).rejects.toMatchObject({ code: 'entry_unknown' })
  clock.ms += 21 * minuteMs
  await clear('payment:bill-1-1')
  expect(list()).toEqual([])
  expect(paymentById(node.db, 'bill-1-1')!.status).toBe('cancelled')
  expect(tokensOf(node.db, tonight, ['B1']).get('B1')!.state).toBe('free')
  expect(node.db.prepare('SELECT entry, reason, employee_name FROM cleared_payments').get()).toEqual({
    entry: 'payment:bill-1-1',
    reason: 'paid back by bank transfer',
    employee_name: 'mia',
  })
  await say('bill-1', 'paid')
  expect(billById(node.db, 'bill-1')!.status).toBe('settled')
  expect(verify(node.db)).toEqual([])
})

test('a refund that was paid by hand is not ordered any more', async () => {
  const { buy, say, clock, clear, node } = await website()
  await buy('bill-1')
  await say('bill-1', 'expired')
  await buy('bill-2')
  await say('bill-1', 'paid')
  clock.ms += minuteMs
  await clear('refund:bill-1-1-late')
  expect(openRefunds(node.db)).toEqual([])
  expect(billById(node.db, 'bill-1')!.status).toBe('refunded')
  expect(paymentById(node.db, 'bill-1-1')!.refundedCents).toBe(1000)
})
