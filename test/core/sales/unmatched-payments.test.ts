import { expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import { openAttempt } from '#core/sales/online-commands.ts'
import { compareListed } from '#core/sales/payment-commands.ts'
import type { ReportedPayment } from '#core/sales/reported.ts'
import { settlePayment, openBill } from '#core/sales/online-commands.ts'
import { billById } from '#core/billing/store.ts'
import { openRefunds } from '#core/billing/refunds/money-store.ts'
import { unmatchedPaymentsOf, openPayments, paymentById } from '#core/billing/payment-store.ts'
import {
  byHand,
  checkoutOf,
  openSmallNode,
  testAccount,
  tonight,
  visitor,
} from '../../world/small-exhibitor.ts'
import { reportedPayment } from '../../world/told.ts'

/** A payment of the provider's list: by default, a paid one of a purchase the journal lost. */
const listed = (change: Partial<ReportedPayment> = {}, metadata: Record<string, string> = {}) =>
  reportedPayment(change, { seats: `${tonight}/B1 ${tonight}/B2`, ...metadata })

async function website() {
  const { node } = await openSmallNode('relay')
  return {
    node,
    open: (id: string, seats = ['B1', 'B2']) =>
      node.execute(visitor, tx => openBill(tx, checkoutOf(id, seats), 'en')),
    compare: (payment: ReportedPayment) =>
      node.execute(byHand, tx => compareListed(tx, testAccount, payment)),
    owed: () => openRefunds(node.db).map(refund => `${refund.paymentId} ${refund.reason} ${refund.cents}`),
  }
}

test('a paid payment the journal lost is written down and goes back in full', async () => {
  const { node, compare, owed } = await website()
  await compare(listed())
  expect(unmatchedPaymentsOf(node.db, 'bill-lost')).toMatchObject([
    { id: 'found-tst_lost', cinemaId: 'cinema-1', seats: `${tonight}/B1 ${tonight}/B2` },
  ])
  expect(owed()).toEqual(['found-tst_lost found 2000'])
  expect(billById(node.db, 'bill-lost')).toBeUndefined()
  const facts = node.journal.count()
  await compare(listed())
  expect(node.journal.count()).toBe(facts)
  expect(verify(node.db)).toEqual([])
})

test('an open one is watched to its end, and goes back when it is paid, also late', async () => {
  const { node, compare, owed } = await website()
  await compare(listed({ status: 'open' }))
  expect(openPayments(node.db)).toMatchObject([{ id: 'found-tst_lost', providerRef: 'tst_lost' }])
  const say = (word: 'expired' | 'paid') =>
    node.execute(byHand, tx => settlePayment(tx, 'found-tst_lost', word))
  await say('expired')
  expect(openPayments(node.db)).toEqual([])
  expect(owed()).toEqual([])
  await say('paid')
  expect(owed()).toEqual(['found-tst_lost found 2000'])
})

test('a payment whose answer was lost is linked, and heard of at once', async () => {
  const { node, open, compare } = await website()
  await open('bill-1')
  await compare(listed({ ref: 'tst_1' }, { billId: 'bill-1', paymentId: 'bill-1-1' }))
  expect(paymentById(node.db, 'bill-1-1')).toMatchObject({ providerRef: 'tst_1', status: 'paid' })
  expect(billById(node.db, 'bill-1')!.status).toBe('settled')
  expect(unmatchedPaymentsOf(node.db, 'bill-1')).toEqual([])
})

test('a payment made twice at the provider is bought with once', async () => {
  const { open, compare, owed, node } = await website()
  await open('bill-1')
  await compare(listed({ ref: 'tst_1' }, { billId: 'bill-1', paymentId: 'bill-1-1' }))
  await compare(listed({ ref: 'tst_2' }, { billId: 'bill-1', paymentId: 'bill-1-1' }))
  expect(billById(node.db, 'bill-1')!.status).toBe('settled')
  expect(owed()).toEqual(['found-tst_2 found 2000'])
})

test('a payment of another exhibitor on the same account is nobody’s business here', async () => {
  const { node, compare } = await website()
  const facts = node.journal.count()
  await compare(listed({}, { exhibitorId: 'neighbour' }))
  await compare(listed({ metadata: { order: '7' } }))
  expect(node.journal.count()).toBe(facts)
})

test('a purchase that was found is not begun again under its old name: its payment would be the old one', async () => {
  const { open, compare } = await website()
  await compare(listed())
  await expect(open('bill-lost')).rejects.toMatchObject({ code: 'purchase_over' })
})

test('an attempt the journal lost has used up its number', async () => {
  const { node, open, compare } = await website()
  await open('bill-1')
  await compare(listed({ status: 'expired' }, { billId: 'bill-1', paymentId: 'bill-1-2' }))
  const next = await node.execute(visitor, tx => openAttempt(tx, 'bill-1', 'bill-1-1'))
  expect(next).toMatchObject({ id: 'bill-1-3' })
})

test('a payment for a show nobody knows any more is the exhibitor’s', async () => {
  const { node, compare } = await website()
  await compare(listed({}, { seats: 'show-of-old/A1' }))
  expect(unmatchedPaymentsOf(node.db, 'bill-lost')).toMatchObject([{ cinemaId: null }])
  expect(node.journal.heads().map(head => head.origin)).toContain('relay-small000.1.exhibitor')
  expect(openRefunds(node.db)).toHaveLength(1)
})
