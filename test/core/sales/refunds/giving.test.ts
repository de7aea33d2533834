import { expect, test } from 'vitest'
import { noDrawer } from '#core/cash/drawer.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { RefundMade } from '#core/billing/refunds/facts.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { billById } from '#core/billing/store.ts'
import { startEmergencyMode } from '#core/recovery/commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { askBack } from '#core/sales/refunds/giving/commands.ts'
import { giveOtherwise, orderBack } from '#core/sales/refunds/giving/give.ts'
import { loadMoney } from '#core/sales/refunds/giving/load.ts'
import { answerByWord, askTerminal, reverseTaken, type StartsAttempts } from '#core/terminal/commands.ts'
import { until } from '../../../world/until.ts'
import { byHand, carl, openSmallNode, saleOf } from '../../../world/small-exhibitor.ts'

const cinemaId = 'cinema-1'
const desk = { id: 'desk', name: 'Desk', connection: 'viva://10.0.0.9', password: '' }
const actor = { who: 'employee:carl', via: 'register', device: 'till-1' }
const by = { employeeId: 'carl', employeeName: 'Carl', cinemaId, deviceId: 'till-1', device: 'Till' }

/** A box with a card terminal, at which guests pay for popcorn. */
async function openTill() {
  // Nobody rests, so that its registers' ten minutes after a recovery are over at once.
  const { node, clock } = await openSmallNode('box', { runtime: { sleep: () => Promise.resolve() } })
  await node.execute(byHand, tx => changeEntry(tx, 'cinema', cinemaId, { terminals: [desk] }))
  const takes = (id: string, forId: string) =>
    node.execute(actor, tx => {
      askTerminal(tx, { id, kind: 'payment', forId, ofId: null, cents: 600 }, desk, by)
      answerByWord(tx, id, true, by)
    })
  return {
    node,
    clock,
    takes,
    /** Sold by card and refunded; the money waits to be put on the card again. Returns the refund's part. */
    async refunds(bill: string): Promise<string> {
      await takes(`card of ${bill}`, bill)
      const products = [{ productId: 'popcorn', quantity: 1 }]
      const payments = [{ methodId: 'terminal', attemptId: `card of ${bill}` }]
      const sale = { ...saleOf(bill, []), products, totalCents: 600, payments }
      const back = { id: `back of ${bill}`, billId: bill, lines: [{ line: 1, quantity: 1 }], cents: 600 }
      await node.execute(actor, tx => {
        sellAtRegister(tx, sale, carl)
        refundBill(tx, { ...back, reason: 'guest' }, { ...carl, device: 'Till', locale: 'en', usedToo: true })
      })
      return `${back.id}-1`
    },
    money: (part: string) =>
      loadMoney({ db: node.db, catalogue: node.catalogue, nowMs: clock.ms }, cinemaId, part),
    /** Somebody gives by hand back what the terminal took for nothing. */
    reverses: (takenId: string) =>
      reverseTaken(
        node,
        { start: () => Promise.reject(new Error('it was given by hand')) },
        { takenId, id: `reversal of ${takenId}`, byHand: true },
        { actor, by, orElse: () => desk },
      ),
  }
}

test('in emergency mode no card money goes back of what was sold before, since it may be back already', async () => {
  const { node, refunds, money } = await openTill()
  const before = await refunds('before')
  expect(orderBack('order-1', money(before), null).request).toMatchObject({ ofId: 'card of before' })
  node.nodeStatus.begin('database_restored')
  await startEmergencyMode(node, byHand)

  const forgotten = expect.objectContaining({ code: 'node_recovering' })
  expect(() => orderBack('order-2', money(before), null)).toThrow(forgotten)
  expect(() => giveOtherwise('by_hand', money(before), noDrawer, by)).toThrow(forgotten)
  const since = await refunds('since')
  expect(orderBack('order-3', money(since), null).request).toMatchObject({ ofId: 'card of since' })
})

test('card money that waits goes back once the registers of a recovered box were heard: one may know that it is back', async () => {
  const { node, clock, refunds } = await openTill()
  const part = await refunds('before')
  node.nodeStatus.begin('database_restored')
  await startEmergencyMode(node, byHand)
  await until(() => !node.nodeStatus.listens())
  node.nodeStatus.finish(node.identity.epoch)
  expect(node.nodeStatus.listens()).toBe(true)
  const sent: string[] = []
  const start: StartsAttempts['start'] = (_, __, { id }) => Promise.resolve(void sent.push(id))
  const give = () => {
    const { db, catalogue, nodeStatus } = node
    const now = { db, catalogue, nodeStatus, actor, nowMs: clock.ms }
    return askBack(now, { start }, { id: part, attemptId: 'order-1' }, { actor, by })
  }
  await expect(give()).rejects.toMatchObject({ code: 'node_recovering' })
  await until(() => !node.nodeStatus.listens())
  await give()
  expect(sent).toEqual(['order-1'])
})

test('in emergency mode only card money is given back for nothing that was taken in it', async () => {
  const { node, takes, reverses } = await openTill()
  await takes('before', 'never-sold-1')
  node.nodeStatus.begin('database_restored')
  await startEmergencyMode(node, byHand)
  await takes('since', 'never-sold-2')
  expect(node.nodeStatus.listens()).toBe(false)
  await expect(reverses('before')).rejects.toMatchObject({ code: 'node_recovering' })
  await expect(reverses('since')).resolves.toBe('never-sold-2')
})

test('a bill is refunded when the money of all its returns is back, whatever the last of them says of its own', async () => {
  const { node, takes } = await openTill()
  await takes('card', 'snack')
  const billId = 'snack'
  const products = [{ productId: 'popcorn', quantity: 1 }]
  const payments = [{ methodId: 'terminal', attemptId: 'card' }]
  await node.execute(actor, tx => {
    sellAtRegister(tx, { ...saleOf(billId, []), products, totalCents: 600, payments }, carl)
    const lines = [{ line: 1, quantity: 1 }]
    const some = { id: 'some back', billId, lines, creditCents: 200, reason: 'guest' as const, cents: 200 }
    refundBill(tx, some, { ...carl, device: 'Till', locale: 'en', usedToo: true })
  })
  const status = () => billById(node.db, billId)?.status
  expect(status()).toBe('partially_refunded')
  const [payment] = paymentsOf(node.db, billId)
  // As a register tells of a return whose money it gave, and that its box has forgotten.
  const rest: RefundMade = {
    refundId: 'the rest',
    billId,
    reason: 'guest',
    status: 'refunded',
    tokens: [],
    number: 2,
    owner: 'box',
    employeeId: 'carl',
    employeeName: 'carl',
    device: 'Till',
    locale: 'en',
    lines: [{ line: 1, quantity: 1, cents: 400, vatCents: 0 }],
    money: [{ id: 'the rest-1', paymentId: payment!.id, cents: 400, done: true }],
    roundingCents: 0,
  }
  await node.execute(byHand, tx => tx.append('cinema:cinema-1', 'refund.made', rest))
  expect(status()).toBe('refunding')
  await node.execute(byHand, tx =>
    tx.append('cinema:cinema-1', 'refund.given', {
      refundId: 'some back-1',
      paymentId: payment!.id,
      billId,
      cinemaId,
      way: 'by_hand',
      cents: 200,
      roundingCents: 0,
      employeeId: 'carl',
      employeeName: 'Carl',
    }),
  )
  expect(status()).toBe('refunded')
})
