import { beforeEach, expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import type { Node } from '#core/journal/node.ts'
import { cancelSchedule } from '#core/planning/commands.ts'
import { confirmRefund, moneyOfRefund, scopeOfPayment } from '#core/sales/payment-commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { settlePayment, openBill, recordPayment } from '#core/sales/online-commands.ts'
import { declineRefundRequest, refundOrRequest } from '#core/sales/refunds/commands.ts'
import { orderRefunds } from '#core/billing/refunds/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { refundsOfShow } from '#core/billing/refunds/cancelled-store.ts'
import { refundRequestsOf, openRefundRequests } from '#core/billing/refunds/request-store.ts'
import { billById } from '#core/billing/store.ts'
import { openRefunds, refundsOf } from '#core/billing/refunds/money-store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { disagreements, relayAndBox } from '../../journal/link.ts'
import { answerAll, cashier, mia, payBackAll, refundOf } from '../../../world/refunding.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  openEmptyNode,
  saleOf,
  tonight,
  visitor,
} from '../../../world/small-exhibitor.ts'
import { receiveSigned } from '../../../world/signed.ts'

let runtime: Awaited<ReturnType<typeof relayAndBox>>
beforeEach(async () => {
  runtime = await relayAndBox()
  await runtime.link.settle()
  await runtime.box.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3', 'A4']), carl))
  await buy('bill-1', ['B1', 'B2'])
  await runtime.link.settle()
})

async function buy(id: string, seats: string[], paid = true) {
  const { relay } = runtime
  await relay.execute(visitor, tx => openBill(tx, checkoutOf(id, seats), 'fr'))
  const page = {
    providerRef: `ref-${id}`,
    checkoutUrl: 'https://pay.example',
    expiresAt: '2026-11-21T20:00:00Z',
  }
  await relay.execute(visitor, tx => recordPayment(tx, { id: `${id}-1`, ...page }))
  if (paid) await relay.execute(byHand, tx => settlePayment(tx, `${id}-1`, 'paid'))
}
const statusAt = (node: Node, id: string) => billById(node.db, id)?.status
const ask = (node: Node, id: string, billId: string, lines: number[] | null = null, by = mia) =>
  node.execute(byHand, tx => refundOrRequest(tx, refundOf(id, billId, lines), by))
/** As the cashier at the relay tells that the provider has given all money back. */
const providerPays = () =>
  runtime.relay.execute(byHand, tx => openRefunds(tx.db).forEach(refund => confirmRefund(tx, refund.id)))

test('a bill paid online and asked for at the box is refunded by the relay, over the provider, and the box sees it', async () => {
  const { relay, box, link } = runtime
  const { asked } = await ask(box, 'ask-1', 'bill-1', [1], cashier)
  expect(asked).toMatchObject({ billId: 'bill-1', outcome: null, employeeName: 'carl' })
  expect(statusAt(box, 'bill-1')).toBe('settled')
  await link.settle()
  await relay.execute(byHand, answerAll)
  expect(openRefunds(relay.db)).toMatchObject([{ paymentId: 'bill-1-1', cents: 1000 }])
  await providerPays()
  await link.settle()
  for (const node of [relay, box]) {
    expect(statusAt(node, 'bill-1')).toBe('partially_refunded')
    expect(refundRequestsOf(node.db, 'bill-1')).toMatchObject([{ id: 'ask-1', outcome: 'refunded' }])
    expect(paymentsOf(node.db, 'bill-1')[0]!.refundedCents).toBe(1000)
  }
  expect(disagreements(relay, box)).toEqual([])
  expect(verify(box.db)).toEqual([])
})

test('a whole bill waits for the provider as being refunded, and is refunded when the provider has paid', async () => {
  const { relay } = runtime
  await relay.execute(byHand, tx => refundBill(tx, refundOf('r-1', 'bill-1', [1]), mia))
  await relay.execute(byHand, tx => refundBill(tx, refundOf('r-2', 'bill-1'), mia))
  expect(statusAt(relay, 'bill-1')).toBe('refunding')
  const [first, second] = openRefunds(relay.db)
  await relay.execute(byHand, tx => confirmRefund(tx, first!.id))
  expect(statusAt(relay, 'bill-1')).toBe('refunding')
  const before = relay.journal.count()
  await relay.execute(byHand, tx => confirmRefund(tx, first!.id))
  expect(relay.journal.count()).toBe(before)
  await relay.execute(byHand, tx => confirmRefund(tx, second!.id))
  expect(statusAt(relay, 'bill-1')).toBe('refunded')
  expect(paymentsOf(relay.db, 'bill-1')[0]!.refundedCents).toBe(2000)
})

test('a bill of the till asked for in the portal waits for its guest, and is paid out under the request', async () => {
  const { relay, box, link } = runtime
  await ask(relay, 'ask-1', 'sale-1')
  await link.settle()
  await box.execute(byHand, answerAll)
  expect(openRefundRequests(box.db, 'box').toArray()).toMatchObject([{ id: 'ask-1', billId: 'sale-1' }])
  expect(statusAt(box, 'sale-1')).toBe('settled')
  await ask(box, 'ask-1', 'sale-1', null, cashier)
  await link.settle()
  for (const node of [relay, box]) {
    expect(statusAt(node, 'sale-1')).toBe('refunded')
    expect(refundRequestsOf(node.db, 'sale-1')).toMatchObject([{ outcome: 'refunded' }])
  }
})

test('who asks twice is told so, the same request sent again is the same, and another under its id is refused', async () => {
  const { box } = runtime
  await ask(box, 'ask-1', 'bill-1', [1])
  const before = box.journal.count()
  await ask(box, 'ask-1', 'bill-1', [1])
  expect(box.journal.count()).toBe(before)
  await expect(ask(box, 'ask-2', 'bill-1', [2])).rejects.toMatchObject({ code: 'refund_asked' })
  await buy('bill-2', ['B3'])
  await runtime.link.settle()
  await expect(ask(box, 'ask-1', 'bill-2')).rejects.toMatchObject({ code: 'request_reused' })
})

test('a request is refused where it cannot be done: unknown, not paid, already given back', async () => {
  const { relay, box, link } = runtime
  await expect(ask(box, 'ask-1', 'nobody')).rejects.toMatchObject({ code: 'bill_unknown' })
  await buy('bill-2', ['B3'], false)
  await relay.execute(byHand, tx => refundBill(tx, refundOf('r-1', 'bill-1', [1]), mia))
  await link.settle()
  await expect(ask(box, 'ask-1', 'bill-2')).rejects.toMatchObject({ code: 'bill_not_paid' })
  await expect(ask(box, 'ask-1', 'bill-1', [1])).rejects.toMatchObject({ code: 'nothing_to_refund' })
})

test('asked for during a cut, when the owner has given the same back meanwhile, the request is refused and says why', async () => {
  const { relay, box, link } = runtime
  link.cut()
  await ask(box, 'ask-1', 'bill-1', [1])
  await relay.execute(byHand, tx => refundBill(tx, refundOf('r-1', 'bill-1', [1]), mia))
  link.mend()
  await link.settle()
  await relay.execute(byHand, answerAll)
  await link.settle()
  expect(refundRequestsOf(box.db, 'bill-1')).toMatchObject([
    { outcome: 'refused', code: 'nothing_to_refund' },
  ])
  expect(disagreements(relay, box)).toEqual([])
})

test('a request that a refund at the till has left nothing of is answered at once', async () => {
  const { relay, box, link } = runtime
  await ask(relay, 'ask-1', 'sale-1', [1])
  await link.settle()
  await box.execute(atRegister, tx => refundBill(tx, refundOf('r-1', 'sale-1'), cashier))
  expect(refundRequestsOf(box.db, 'sale-1')).toMatchObject([
    { outcome: 'refused', code: 'nothing_to_refund' },
  ])
})

test('the till may say no, once; only the owner answers, and not after it has paid', async () => {
  const { relay, box, link } = runtime
  await ask(relay, 'ask-1', 'sale-1', [1])
  await link.settle()
  const decline = (node: Node, id = 'ask-1') =>
    node.execute(byHand, tx => declineRefundRequest(tx, id, 'carl'))
  await expect(decline(relay)).rejects.toMatchObject({ code: 'bill_elsewhere' })
  await expect(decline(box, 'ask-9')).rejects.toMatchObject({ code: 'refund_request_unknown' })
  expect(await decline(box)).toMatchObject({ outcome: 'refused', code: 'declined' })
  const before = box.journal.count()
  await decline(box)
  expect(box.journal.count()).toBe(before)
  await link.settle()
  await ask(relay, 'ask-2', 'sale-1', [2])
  await link.settle()
  await ask(box, 'ask-2', 'sale-1', [2], cashier)
  await expect(decline(box, 'ask-2')).rejects.toMatchObject({ code: 'refund_answered' })
})

test('a manager’s request for a used ticket may be paid out by a cashier', async () => {
  const { relay, box, link } = runtime
  await box.execute(byHand, tx =>
    tx.append('cinema:cinema-1', 'ticket.admitted', {
      ticketId: tx.db
        .prepare("SELECT ticket_id FROM bill_lines WHERE bill_id = 'sale-1' AND line = 1")
        .pluck()
        .get() as string,
      admissionId: 'scan',
      scheduleId: tonight,
      gate: 'door',
    }),
  )
  await link.settle()
  await expect(ask(relay, 'ask-1', 'sale-1', null, cashier)).rejects.toMatchObject({
    code: 'refund_needs_manager',
  })
  await ask(relay, 'ask-1', 'sale-1', [1], mia)
  await box.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-2', ['A5']), carl))
  await link.settle()
  // Under a request goes back what was asked for, and nothing else.
  await expect(ask(box, 'ask-1', 'sale-2', [1], cashier)).rejects.toMatchObject({ code: 'request_reused' })
  await expect(ask(box, 'ask-1', 'sale-1', null, cashier)).rejects.toMatchObject({ code: 'request_reused' })
  await ask(box, 'ask-1', 'sale-1', [1], cashier)
  expect(statusAt(box, 'sale-1')).toBe('partially_refunded')
})

test('only a cancelled show is paid back', async () => {
  const { relay } = runtime
  const order = (show: string) => relay.execute(byHand, tx => orderRefunds(tx, show, 'mia'))
  await expect(order('show-nobody')).rejects.toMatchObject({ code: 'schedule_unknown' })
  await expect(order(tonight)).rejects.toMatchObject({ code: 'show_not_cancelled' })
})

test('one confirmation pays back all online tickets of a cancelled show, also those sold while it was on its way', async () => {
  const { relay, box, link } = runtime
  await buy('bill-2', ['B3'], false)
  link.cut()
  await box.execute(byHand, tx => {
    cancelSchedule(tx, tonight)
    orderRefunds(tx, tonight, 'mia')
    orderRefunds(tx, tonight, 'mia')
  })
  // The relay does not know yet: a visitor pays, another buys.
  await relay.execute(byHand, tx => settlePayment(tx, 'bill-2-1', 'paid'))
  await buy('bill-3', ['C1'])
  link.mend()
  await link.settle()
  expect(refundsOfShow(relay.db, tonight)).toMatchObject({
    relay: { toRefund: { bills: 3, tickets: 4, cents: 4250 }, refunded: { bills: 0 } },
    box: { toRefund: { bills: 1, tickets: 2, cents: 2000 } },
  })
  await relay.execute(byHand, payBackAll)
  await relay.execute(byHand, payBackAll)
  expect(refundsOfShow(relay.db, tonight).money).toEqual({
    confirmedCents: 0,
    waitingCents: 4250,
    failedCents: 0,
  })
  const [refused] = refundsOf(relay.db, 'bill-3-1')
  await relay.execute(byHand, tx =>
    tx.append(scopeOfPayment(tx, refused!), 'refund.failed', {
      ...moneyOfRefund(refused!),
      movement: 'refused by the bank',
    }),
  )
  expect(refundsOfShow(relay.db, tonight).money).toEqual({
    confirmedCents: 0,
    waitingCents: 4250 - refused!.cents,
    failedCents: refused!.cents,
  })
  await relay.execute(byHand, tx => confirmRefund(tx, refused!.id))
  await providerPays()
  await link.settle()
  for (const id of ['bill-1', 'bill-2', 'bill-3']) expect([id, statusAt(box, id)]).toEqual([id, 'refunded'])
  expect(statusAt(box, 'sale-1')).toBe('settled')
  expect(refundsOfShow(box.db, tonight)).toMatchObject({
    relay: { toRefund: { bills: 0 }, refunded: { bills: 3, tickets: 4, cents: 4250 } },
    box: { toRefund: { bills: 1 } },
    money: { confirmedCents: 4250, waitingCents: 0, failedCents: 0 },
  })
  expect(disagreements(relay, box)).toEqual([])
})

test('without a confirmation a cancelled show pays nothing back by itself', async () => {
  const { relay } = runtime
  await relay.execute(byHand, tx => void cancelSchedule(tx, tonight))
  await relay.execute(byHand, payBackAll)
  expect(openRefunds(relay.db)).toEqual([])
})

test('of two answers to one request, as a box gives that forgot the first, the earliest is told everywhere', async () => {
  const answers = await Promise.all(
    [
      ['declined', 'mia', 2],
      ['nothing_to_refund', null, 1],
    ].map(async ([code, employeeName, epoch]) => {
      const identity = { epoch: Number(epoch) }
      const clock = { ms: Date.parse('2026-11-21T17:00:00Z') + Number(epoch) }
      const { node } = openEmptyNode('box', { identity, clock })
      const body = { requestId: 'ask-1', billId: 'sale-1', code: String(code), employeeName } as never
      await node.execute(byHand, tx => tx.append('cinema:cinema-1', 'refund.refused', body))
      return node
    }),
  )
  const told = async (order: Node[]) => {
    const { node } = openEmptyNode('relay', { believes: 'anybody' })
    for (const from of order)
      for (const { origin } of from.journal.heads())
        await receiveSigned(node, origin, from.journal.after(origin, 0, 10))
    return node.db.prepare('SELECT * FROM refund_refusals').all()
  }
  const inOrder = await told(answers)
  expect(inOrder).toMatchObject([{ request_id: 'ask-1', code: 'nothing_to_refund', employee_name: null }])
  expect(await told(answers.toReversed())).toEqual(inOrder)
})
