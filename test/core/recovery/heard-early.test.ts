import { expect, test } from 'vitest'
import type { ExchangeMade, RefundMade } from '#core/billing/refunds/facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { exchangeTickets, refundBill } from '#core/sales/refunds/commands.ts'
import { cashier, exchangeOf, refundOf } from '../../world/refunding.ts'
import { atRegister, carl, checkoutOf, openSmallNode, saleOf, visitor } from '../../world/small-exhibitor.ts'
import { busyEvening } from '../journal/evening.ts'
import { differingTables, relayAndBox } from '../journal/link.ts'
import { factsOf, inLaterEpoch, tablesOf, tradeIn } from './read-facts.ts'

test('what is told in a later epoch gives the same tables when that is heard before what it is about', async () => {
  const { relay } = await busyEvening()
  const facts = factsOf(relay)
  const trade = tradeIn(facts, 3)
  const differing = trade.flatMap(({ place, fact }) => {
    const [before, after] = [facts.slice(0, place), facts.slice(place + 1)]
    const moved = inLaterEpoch(fact)
    const inOrder = tablesOf([...before, moved, ...after])
    const early = tablesOf([moved, ...before, ...after])
    return differingTables(inOrder, early).map(table => `${fact.type}: ${table}`)
  })
  expect([...new Set(differing)]).toEqual([])
  expect(new Set(trade.map(({ fact }) => fact.type)).size).toBeGreaterThan(30)
})

/** Every order of some parts. */
const ordersOf = <T>(parts: readonly T[]): T[][] =>
  parts.length < 2
    ? [[...parts]]
    : parts.flatMap((one, index) => ordersOf(parts.toSpliced(index, 1)).map(rest => [one, ...rest]))

test('two purchases under one id, and what became of each in a later epoch, give the same tables in any order', async () => {
  const id = 'one-id'
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  link.cut()
  await box.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, ['A3', 'A4']), carl))
  await box.execute(atRegister, tx => refundBill(tx, refundOf('back-1', id, [1]), cashier))
  await relay.execute(visitor, tx => openBill(tx, checkoutOf(id, ['B2', 'B3']), 'en'))
  await relay.execute(visitor, tx => settlePayment(tx, `${id}-1`, 'paid'))
  await relay.execute(visitor, tx => refundBill(tx, refundOf('back-2', id, [1]), cashier))
  link.mend()
  await link.settle()
  const facts = factsOf(relay)
  const begins = (type: string) => facts.filter(fact => fact.type === type)
  const [sold, bought] = [begins('sale.made'), begins('bill.opened')]
  const follow = ['payment.settled', 'refund.made']
  const after = (fact: Fact) => follow.includes(fact.type)
  const rest = facts.filter(fact => !after(fact) && !sold.includes(fact) && !bought.includes(fact))
  const parts = [sold, bought, ...Map.groupBy(facts.filter(after), ({ origin }) => origin).values()]
  expect(parts.map(({ length }) => length).toSorted()).toEqual([1, 1, 1, 2])
  const [inOrder, ...others] = ordersOf(
    parts.map(part => part.map((fact, index) => (after(fact) ? inLaterEpoch(fact, index + 1) : fact))),
  ).map(order => tablesOf([...rest, ...order.flat()]))
  expect(others).toHaveLength(23)
  for (const tables of others) expect(differingTables(inOrder!, tables)).toEqual([])
})

test('money of an exchange that is back before the exchange itself is heard of is not sent once more', async () => {
  const { node: relay } = await openSmallNode('relay')
  await relay.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['C1']), 'en'))
  await relay.execute(visitor, tx => settlePayment(tx, 'bill-1-1', 'paid'))
  await relay.execute(visitor, tx =>
    exchangeTickets(tx, exchangeOf('swap-1', 'bill-1', [1], ['B1'], -250), cashier),
  )
  const facts = factsOf(relay)
  const exchanged = facts.find(({ type }) => type === 'exchange.made') as Fact<ExchangeMade>
  const [{ id: refundId, paymentId, cents }] = exchanged.body.money as [ExchangeMade['money'][number]]
  const back = { refundId, billId: 'bill-1', paymentId, cents, movements: [{ movement: 're-1', cents }] }
  const done = inLaterEpoch({ ...exchanged, type: 'refund.done', body: back })
  const early = tablesOf([done, ...facts])
  expect(differingTables(tablesOf([...facts, done]), early)).toEqual([])
  expect(early['refunds']).toContain('"refunded"')
})

test('what a person paid outside in two epochs counts once, with the larger sum, whichever is heard of first', async () => {
  const { node: relay } = await openSmallNode('relay')
  await relay.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['C1']), 'en'))
  await relay.execute(visitor, tx => settlePayment(tx, 'bill-1-1', 'paid'))
  await relay.execute(visitor, tx => refundBill(tx, refundOf('back-1', 'bill-1', [1]), cashier))
  const facts = factsOf(relay)
  const made = facts.find(({ type }) => type === 'refund.made') as Fact<RefundMade>
  const [{ id: refundId, paymentId, cents }] = made.body.money as [RefundMade['money'][number]]
  const charged = { movement: 'chb-1', cents: 300 }
  const tell = (type: string, body: object) => ({
    ...made,
    type,
    body: { refundId, billId: 'bill-1', paymentId, cents, ...body },
  })
  // A chargeback covers some of it, a person pays the rest; the bank takes the former back, and they pay that too.
  const first = [
    tell('refund.done', { movements: [charged] }),
    tell('refund.done', { cents: cents - charged.cents, movements: [] }),
  ].map((fact, index) => ({ ...fact, seq: made.seq + index + 1 }))
  const second = [tell('refund.failed', charged), tell('refund.done', { movements: [] })].map((fact, index) =>
    inLaterEpoch(fact, index + 1),
  )
  const inOrder = tablesOf([...facts, ...first, ...second])
  expect(inOrder['refunds']).toContain('"refunded"')
  expect(differingTables(inOrder, tablesOf([...second, ...facts, ...first]))).toEqual([])
})

test('a box that calls a payment like a bill of its relay moves nothing of that', async () => {
  const { node: relay } = await openSmallNode('relay')
  await relay.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B1']), 'en'))
  await relay.execute(visitor, tx => settlePayment(tx, 'bill-1-1', 'paid'))
  const facts = factsOf(relay)
  const settled = facts.find(({ type }) => type === 'payment.settled')!
  const body = {
    ...(settled.body as object),
    billId: 'bill-1',
    paymentId: 'bill-1',
    number: 'W-9',
    tokens: [],
  }
  const lie = {
    ...settled,
    origin: 'box-small00000.1.cinema:cinema-1',
    seq: 1,
    at: '2020-01-01T00:00:00.000Z',
    body,
  }
  expect(differingTables(tablesOf(facts), tablesOf([...facts, lie]))).not.toContain('bills')
})
