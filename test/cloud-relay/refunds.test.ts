import { expect, test } from 'vitest'
import { openBill } from '#core/sales/online-commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { returnById } from '#core/billing/refunds/store.ts'
import type { MovementStatus } from '#core/database/statuses.ts'
import { billById } from '#core/billing/store.ts'
import { openRefunds, refundsOf } from '#core/billing/refunds/money-store.ts'
import { paymentById } from '#core/billing/payment-store.ts'
import { clearEntry, retryRefund } from '#core/sales/worklist/commands.ts'
import { stuckNow } from '#core/sales/worklist/store.ts'
import { worklistOf } from '#core/sales/worklist/worklist.ts'
import { verify } from '#core/node.ts'
import { returnLetterOf } from '#relay/mail/return-letter.ts'
import { openPaymentProcessor } from '#relay/payments/payment-processor.ts'
import { countedProvider } from '../world/counted-provider.ts'
import { refAtProvider } from '#core/billing/methods/account.ts'
import {
  byHand,
  checkoutOf,
  tenantOf,
  testAccount,
  openSmallNode,
  visitor,
} from '../world/small-exhibitor.ts'

const by = { employeeId: 'mia', employeeName: 'mia', device: null, locale: 'en' as const, usedToo: true }
const { account } = testAccount
const mia = { employeeId: 'mia', name: 'mia', reason: 'paid by bank transfer' }

/** The website with its provider, and a purchase of some seats that was paid. */
async function paidOnline(seats = ['B1', 'B2', 'B3']) {
  const { node, clock } = await openSmallNode('relay')
  const provider = countedProvider()
  const addresses = { publicUrl: 'https://small.example', webhookBase: 'https://small.example' }
  const tenant = tenantOf(node)
  const cashier = openPaymentProcessor(tenant, () => provider.client, addresses)
  await cashier.requireStarted([account])
  await cashier.round()
  async function buy(id: string, seats: string[]) {
    await node.execute(visitor, tx => openBill(tx, checkoutOf(id, seats), 'en'))
    const ref = refAtProvider((await cashier.start(`${id}-1`)).providerRef!)
    provider.pay(ref)
    await cashier.hint(account, ref)
    return ref
  }
  const ref = await buy('bill-1', seats)
  const later = (ms: number) => void (clock.ms += ms)
  return {
    node,
    tenant,
    provider,
    cashier,
    ref,
    buy,
    later,
    /** Staff gives one ticket back, without anything at the provider yet. */
    giveBack: (line: number) =>
      node.execute(byHand, tx =>
        refundBill(
          tx,
          {
            id: `back-${line}`,
            billId: 'bill-1',
            lines: [{ line, quantity: 1 }],
            reason: 'guest',
            cents: null,
          },
          by,
        ),
      ),
    atProvider: () => provider.payments.get(ref)!,
    /** The bank takes the oldest chargeback back. */
    takeBackOne() {
      const payment = provider.payments.get(ref)!
      payment.chargebacks = payment.chargebacks.slice(1)
    },
    ordered: () =>
      provider.payments.get(ref)!.refunds.flatMap(({ key, cents }) => (key ? [`${key} ${cents}`] : [])),
    refunds: () => refundsOf(node.db, 'bill-1-1').map(({ id, status }) => `${id} ${status}`),
    list: () => worklistOf(stuckNow(node.db), clock.ms),
    bill: () => billById(node.db, 'bill-1')!.status,
    refundedCents: () => paymentById(node.db, 'bill-1-1')!.refundedCents,
    /** As after so long that the provider may be asked about the payment again. */
    async hear() {
      later(10_000)
      await cashier.hint(account, ref)
      await cashier.round()
    },
  }
}

test('money sent back by hand at the provider stands for as much of ours as it is, and the rest is ordered', async () => {
  const { provider, ref, cashier, giveBack, ordered, refunds, refundedCents, list, bill, node } =
    await paidOnline()
  provider.refundByHand(ref, 1000)
  for (const line of [1, 2, 3]) {
    await giveBack(line)
    await cashier.round()
  }
  expect(ordered()).toEqual(['back-2-1 1000', 'back-3-1 1000'])
  expect(refunds()).toEqual(['back-1-1 refunded', 'back-2-1 refunded', 'back-3-1 refunded'])
  expect([refundedCents(), bill()]).toEqual([3000, 'refunded'])
  expect(list()).toEqual([])
  expect(verify(node.db)).toEqual([])
})

test('two halves sent back by hand stand for one refund, and a part that is too small for none', async () => {
  const { provider, ref, cashier, giveBack, ordered } = await paidOnline()
  provider.refundByHand(ref, 500)
  await giveBack(1)
  await cashier.round()
  expect(ordered()).toEqual(['back-1-1 1000'])
  provider.refundByHand(ref, 500)
  await giveBack(2)
  await cashier.round()
  expect(ordered()).toEqual(['back-1-1 1000'])
})

test.each([
  { end: 'done' as const, expected: [] },
  { end: 'failed' as const, expected: ['back-1-1 1000'] },
])(
  'money on its way that a lost history has ordered is waited for: $end, it is ordered anew only where it did not arrive',
  async ({ end, expected }) => {
    const { provider, cashier, giveBack, ordered, refunds, atProvider, hear } = await paidOnline()
    const lost = { ref: 're_lost', key: '', cents: 1000, status: 'pending' as MovementStatus }
    atProvider().refunds.push(lost)
    await giveBack(1)
    await cashier.round()
    expect([ordered(), refunds()]).toEqual([[], ['back-1-1 refunding']])
    lost.status = end
    await hear()
    expect([ordered(), refunds()]).toEqual([expected, ['back-1-1 refunded']])
    // What is on its way by our own order keeps no other refund waiting.
    provider.options.refunds = 'pending'
    await giveBack(2)
    await giveBack(3)
    await cashier.round()
    expect(ordered()).toEqual([...expected, 'back-2-1 1000', 'back-3-1 1000'])
  },
)

test('money that went back by hand and stands for no refund is on the list until a person has seen it', async () => {
  const { provider, ref, hear, list, node } = await paidOnline()
  provider.refundByHand(ref, 700)
  await hear()
  expect(list()).toMatchObject([
    { kind: 'refund_by_hand', cents: 700, billNumber: 'W-000001', next: 'nothing', actions: ['clear'] },
  ])
  await node.execute(byHand, tx => clearEntry(tx, list()[0]!.id, mia))
  expect(list()).toEqual([])
})

test('a refund that is on its way is watched, and counts as given back when it has arrived', async () => {
  const { provider, giveBack, hear, refunds, refundedCents, list, atProvider, later } = await paidOnline([
    'B1',
  ])
  provider.options.refunds = 'pending'
  await giveBack(1)
  await hear()
  expect([refunds(), refundedCents(), list()]).toEqual([['back-1-1 accepted'], 0, []])
  later(7 * 86_400_000)
  expect(list()).toMatchObject([{ kind: 'refund_on_its_way', next: 'watch_refund' }])
  atProvider().refunds[0]!.status = 'done'
  await hear()
  expect([refunds(), refundedCents(), list()]).toEqual([['back-1-1 refunded'], 1000, []])
  expect(provider.callsOf('refund')).toHaveLength(1)
})

test('the mail says that money is on its way until it has arrived, and then that it was given back', async () => {
  const { provider, giveBack, hear, atProvider, node, tenant } = await paidOnline(['B1'])
  provider.options.refunds = 'pending'
  await giveBack(1)
  await hear()
  const letter = () => {
    const made = returnById(node.db, 'back-1')!
    return returnLetterOf(tenant, billById(node.db, 'bill-1')!, made, 'https://small.example')!.text
  }
  expect(letter()).toContain('€10.00 of your order W-000001 is on its way back to you')
  atProvider().refunds[0]!.status = 'done'
  await hear()
  expect(letter()).toContain('€10.00 of your order W-000001 was refunded')
})

test('a refund that comes back from the bank weeks later is owed again; a manager has it ordered anew', async () => {
  const { giveBack, hear, refunds, bill, refundedCents, list, atProvider, later, node, ordered } =
    await paidOnline(['B1'])
  await giveBack(1)
  await hear()
  expect([refunds(), bill(), refundedCents()]).toEqual([['back-1-1 refunded'], 'refunded', 1000])
  later(20 * 86_400_000)
  atProvider().refunds[0]!.status = 'failed'
  await hear()
  expect([refunds(), bill(), refundedCents()]).toEqual([['back-1-1 failed'], 'refunding', 0])
  expect(list()).toMatchObject([
    {
      id: 'refund:back-1-1',
      kind: 'refund_failed',
      cents: 1000,
      next: 'nothing',
      actions: ['retry', 'clear'],
    },
  ])
  await node.execute(byHand, tx => retryRefund(tx, 'refund:back-1-1', mia))
  await hear()
  expect(ordered()).toEqual(['back-1-1 1000', 'back-1-1~2 1000'])
  expect([refunds(), bill(), list()]).toEqual([['back-1-1 refunded'], 'refunded', []])
  await expect(node.execute(byHand, tx => retryRefund(tx, 'refund:back-1-1', mia))).rejects.toMatchObject({
    code: 'entry_unknown',
  })
  expect(verify(node.db)).toEqual([])
})

test('a refund that came back is paid another way by a manager’s word, and its order is not sent any more', async () => {
  const { giveBack, hear, refunds, bill, list, atProvider, node, provider } = await paidOnline(['B1'])
  await giveBack(1)
  await hear()
  atProvider().refunds[0]!.status = 'failed'
  await hear()
  await node.execute(byHand, tx => clearEntry(tx, 'refund:back-1-1', mia))
  await hear()
  expect([refunds(), bill(), list()]).toEqual([['back-1-1 refunded'], 'refunded', []])
  expect(provider.callsOf('refund')).toHaveLength(1)
  const told = node.db.prepare('SELECT reason, employee_name FROM cleared_payments').get()
  expect(told).toEqual({ reason: 'paid by bank transfer', employee_name: 'mia' })
})

test('a payment that was charged back is on the list, and stands for a refund that is owed', async () => {
  const { giveBack, hear, refunds, list, atProvider, provider, cashier } = await paidOnline(['B1'])
  atProvider().chargebacks = [{ ref: 'chb_1', cents: 1000 }]
  await hear()
  expect(list()).toMatchObject([{ kind: 'charged_back', cents: 1000, actions: ['clear'] }])
  await giveBack(1)
  await cashier.round()
  expect(refunds()).toEqual(['back-1-1 refunded'])
  expect(provider.callsOf('refund')).toEqual([])
  expect(list()).toEqual([])
})

test('of two halves that stand for one refund one comes back from the bank: only that half is ordered anew', async () => {
  const { provider, ref, giveBack, hear, atProvider, refunds, ordered, list, node } = await paidOnline()
  provider.refundByHand(ref, 600)
  provider.refundByHand(ref, 400)
  await giveBack(1)
  await hear()
  expect([refunds(), ordered()]).toEqual([['back-1-1 refunded'], []])
  atProvider().refunds[0]!.status = 'failed'
  await hear()
  expect(refunds()).toEqual(['back-1-1 failed'])
  await node.execute(byHand, tx => retryRefund(tx, 'refund:back-1-1', mia))
  await hear()
  expect([refunds(), ordered().map(each => each.split(' ')[1]), list()]).toEqual([
    ['back-1-1 refunded'],
    ['600'],
    [],
  ])
  expect(verify(node.db)).toEqual([])
})

test('what went back by hand since stands for the half that came back, and no more of it', async () => {
  const { provider, ref, giveBack, hear, atProvider, refunds, ordered, list, node } = await paidOnline()
  provider.refundByHand(ref, 600)
  provider.refundByHand(ref, 400)
  await giveBack(1)
  await hear()
  atProvider().refunds[0]!.status = 'failed'
  await hear()
  provider.refundByHand(ref, 1000)
  await node.execute(byHand, tx => retryRefund(tx, 'refund:back-1-1', mia))
  await hear()
  expect([refunds(), ordered()]).toEqual([['back-1-1 refunded'], []])
  expect(list()).toMatchObject([{ kind: 'refund_by_hand', cents: 400 }])
})

test('a chargeback that stood for a refund and that the bank takes back leaves the refund owed again', async () => {
  const { giveBack, hear, refunds, list, atProvider, ordered, node, bill, refundedCents } = await paidOnline([
    'B1',
  ])
  atProvider().chargebacks = [{ ref: 'chb_1', cents: 1000 }]
  await giveBack(1)
  await hear()
  expect([refunds(), bill()]).toEqual([['back-1-1 refunded'], 'refunded'])
  atProvider().chargebacks = []
  await hear()
  expect([refunds(), bill(), refundedCents()]).toEqual([['back-1-1 failed'], 'refunding', 0])
  expect(list()).toMatchObject([
    { id: 'refund:back-1-1', kind: 'refund_failed', actions: ['retry', 'clear'] },
  ])
  await node.execute(byHand, tx => retryRefund(tx, 'refund:back-1-1', mia))
  await hear()
  expect([refunds(), ordered(), list()]).toEqual([['back-1-1 refunded'], ['back-1-1~2 1000'], []])
  expect(verify(node.db)).toEqual([])
})

test('of two chargebacks that stood for one refund the bank takes back one after the other: all of it is owed', async () => {
  const { giveBack, hear, refunds, list, atProvider, takeBackOne, ordered, node } = await paidOnline(['B1'])
  atProvider().chargebacks = [
    { ref: 'chb_1', cents: 600 },
    { ref: 'chb_2', cents: 400 },
  ]
  await giveBack(1)
  await hear()
  expect(refunds()).toEqual(['back-1-1 refunded'])
  takeBackOne()
  await hear()
  expect(list()).toMatchObject([{ id: 'refund:back-1-1', kind: 'refund_failed', cents: 600 }])
  takeBackOne()
  await hear()
  expect(list()).toMatchObject([{ id: 'refund:back-1-1', kind: 'refund_failed', cents: 1000 }])
  await node.execute(byHand, tx => retryRefund(tx, 'refund:back-1-1', mia))
  await hear()
  // One of the two failed after the list had been looked at: it is looked at once more.
  await node.execute(byHand, tx => retryRefund(tx, 'refund:back-1-1', mia))
  await hear()
  expect([refunds(), ordered(), list()]).toEqual([['back-1-1 refunded'], ['back-1-1~3 1000'], []])
})

test('a refund that was paid another way in part is on the list again when the rest is owed too', async () => {
  const at = await paidOnline(['B1'])
  const { giveBack, hear, refunds, list, atProvider, takeBackOne, ordered, node, bill } = at
  atProvider().chargebacks = [
    { ref: 'chb_1', cents: 600 },
    { ref: 'chb_2', cents: 400 },
  ]
  await giveBack(1)
  await hear()
  const clear = () => node.execute(byHand, tx => clearEntry(tx, 'refund:back-1-1', mia))
  for (const cents of [600, 400]) {
    takeBackOne()
    await hear()
    expect(list()).toMatchObject([{ id: 'refund:back-1-1', kind: 'refund_failed', cents }])
    await clear()
    expect([refunds(), bill(), list()]).toEqual([['back-1-1 refunded'], 'refunded', []])
  }
  await hear()
  expect([refunds(), ordered()]).toEqual([['back-1-1 refunded'], []])
  expect(verify(node.db)).toEqual([])
})

test('a refund that is ordered takes back no word about a chargeback of the same payment', async () => {
  const { giveBack, hear, refunds, list, atProvider, ordered } = await paidOnline()
  atProvider().chargebacks = [{ ref: 'chb_1', cents: 1000 }]
  await giveBack(1)
  await hear()
  await giveBack(2)
  await hear()
  expect(refunds()).toEqual(['back-1-1 refunded', 'back-2-1 refunded'])
  expect([ordered(), list()]).toEqual([['back-2-1 1000'], []])
})

test('a chargeback nobody told of is found in the provider’s list', async () => {
  const { cashier, list, atProvider, later } = await paidOnline(['B1'])
  atProvider().chargebacks = [{ ref: 'chb_1', cents: 1000 }]
  later(11 * 60_000)
  await cashier.round()
  expect(list()).toMatchObject([{ kind: 'charged_back' }])
})

test('after hours in which the provider’s list could not be read, what happened in them is found', async () => {
  const { cashier, provider, later } = await paidOnline(['B1'])
  const since = () => Date.parse(provider.callsOf('list').at(-1)!.slice('list '.length))
  later(11 * 60_000)
  await cashier.round()
  const before = since()
  provider.setAway(true)
  for (let minutes = 0; minutes < 180; minutes += 11) {
    later(11 * 60_000)
    await cashier.round()
  }
  provider.setAway(false)
  later(11 * 60_000)
  await cashier.round()
  expect(since()).toBeLessThanOrEqual(before + 11 * 60_000)
})

test('a relay that starts again in such hours, after it has written something else, finds it too', async () => {
  const { cashier, provider, later, giveBack, tenant } = await paidOnline()
  const since = () => Date.parse(provider.callsOf('list').at(-1)!.slice('list '.length))
  later(11 * 60_000)
  await cashier.round()
  // It is read from an hour and ten minutes before the last time.
  const readMs = since() + 81 * 60_000
  provider.setAway(true)
  later(180 * 60_000)
  await cashier.round()
  await giveBack(1)
  await cashier.close()
  provider.setAway(false)
  const addresses = { publicUrl: 'https://small.example', webhookBase: 'https://small.example' }
  const again = openPaymentProcessor(tenant, () => provider.client, addresses)
  await again.requireStarted([account])
  expect(since()).toBeLessThan(readMs)
  await again.close()
})

test('what happened while the clock was years ahead is found once that is put right', async () => {
  const { cashier, provider, later } = await paidOnline(['B1'])
  const since = () => Date.parse(provider.callsOf('list').at(-1)!.slice('list '.length))
  later(11 * 60_000)
  await cashier.round()
  const before = since()
  later(20 * 365 * 86_400_000)
  await cashier.round()
  later(-20 * 365 * 86_400_000 + 180 * 60_000)
  await cashier.round()
  expect(since()).toBeLessThanOrEqual(before)
})

test.each([
  ['another sum', { cents: 1 }],
  ['another currency', { currency: 'USD' }],
  ['another purchase', { metadata: { exhibitorId: 'tenant', billId: 'bill-9', paymentId: 'bill-9-1' } }],
])('a payment of which the provider tells %s is listed and never settled', async (_, wrong) => {
  const { node, provider, cashier, list, later } = await paidOnline(['B1'])
  await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-2', ['B2']), 'en'))
  const bought = refAtProvider((await cashier.start('bill-2-1')).providerRef!)
  provider.pay(bought)
  provider.options.telling = told => (told.ref === bought ? { ...told, ...wrong } : told)
  await cashier.hint(account, bought)
  later(10_000)
  await cashier.round()
  expect(billById(node.db, 'bill-2')!.status).toBe('paying')
  expect(list()).toMatchObject([{ id: 'mismatch:bill-2-1', kind: 'payment_mismatched', next: 'nothing' }])
  // A person looked at it: the purchase is over, and its seats are free.
  await node.execute(byHand, tx => clearEntry(tx, 'mismatch:bill-2-1', mia))
  expect([billById(node.db, 'bill-2')!.status, list()]).toEqual(['cancelled', []])
})

test('one payment at the provider is never linked to two of ours', async () => {
  const { node, provider, cashier, ref } = await paidOnline(['B1'])
  await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-2', ['B2']), 'en'))
  provider.options.ref = () => ref
  await expect(cashier.start('bill-2-1')).rejects.toThrow(`test-main.${ref} is bill-1-1 already`)
  expect(paymentById(node.db, 'bill-2-1')!.providerRef).toBeNull()
})

test('many refunds at a slow provider: each is ordered once, few at a time, and a visitor’s page waits for none', async () => {
  const { node, provider, cashier } = await paidOnline(['B1'])
  const owed = 150
  await node.execute(byHand, tx => {
    const insert = tx.db.prepare(
      "INSERT INTO payments (id, bill_id, method, status, cents, rounding_cents, refunded_cents, provider_ref, provider, account, at) VALUES (?, 'bill-1', 'online', 'paid', 1000, 0, 0, 'test-main.' || ?, 'test', 'test-main', ?)",
    )
    const refund = tx.db.prepare(
      "INSERT INTO refunds (id, payment_id, bill_id, cents, reason, status, at) VALUES (?, ?, 'bill-1', 1000, 'show_cancelled', 'refunding', ?)",
    )
    for (let index = 0; index < owed; index++) {
      const id = `many-${index}-1`
      insert.run(id, `many_${index}`, tx.now)
      refund.run(`${id}-back`, id, tx.now)
      const metadata = { exhibitorId: 'tenant', billId: `many-${index}`, paymentId: id }
      const told = { ...provider.payments.values().next().value!, cents: 1000, metadata, refunds: [] }
      provider.payments.set(`many_${index}`, { ...told, ref: `many_${index}`, status: 'paid' })
    }
  })
  const answer = provider.hold(/many/)
  const rounds = [cashier.round(), cashier.round()]
  await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-2', ['B2']), 'en'))
  const bought = refAtProvider((await cashier.start('bill-2-1')).providerRef!)
  provider.pay(bought)
  // Five visitors look at one page: all of them share one question, and none waits for refunds.
  await Promise.all(Array.from({ length: 5 }, () => cashier.look({ id: 'bill-2-1' })))
  expect(provider.callsOf(`read ${bought}`)).toHaveLength(1)
  expect(billById(node.db, 'bill-2')!.status).toBe('settled')
  expect(openRefunds(node.db)).toHaveLength(owed)
  answer()
  await Promise.all(rounds)
  expect(openRefunds(node.db)).toEqual([])
  const orders = provider.callsOf('refund')
  expect(new Set(orders).size).toBe(owed)
  expect(orders).toHaveLength(owed)
  expect(provider.orderedBesideItself).toEqual([])
  expect(provider.atOnce.most).toBeLessThanOrEqual(16)
}, 90_000)

test('whoever asks again within two seconds shares one question to the provider', async () => {
  const { node, provider, cashier } = await paidOnline(['B1'])
  await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-2', ['B2']), 'en'))
  const bought = refAtProvider((await cashier.start('bill-2-1')).providerRef!)
  await cashier.ask({ id: 'bill-2-1' })
  const answer = provider.hold()
  const again = Promise.all(Array.from({ length: 20 }, () => cashier.ask({ id: 'bill-2-1' })))
  const hints = Promise.all(Array.from({ length: 20 }, () => cashier.hint(account, bought)))
  answer()
  await Promise.all([again, hints])
  expect(provider.callsOf(`read ${bought}`)).toHaveLength(2)
})
