import { expect, test } from 'vitest'
import { linesNow } from '#core/billing/line-store.ts'
import { billById } from '#core/billing/store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { tillMethods } from '#core/billing/methods/till-method.ts'
import { vatWithin } from '#core/pricing/vat.ts'
import { billReceipt as receiptText } from '#core/receipts/receipt-contents.ts'
import { billReceipt } from '#core/receipts/load.ts'
import { reinstateBill } from '#core/recovery/reinstate-commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { exchangeTickets, refundBill } from '#core/sales/refunds/commands.ts'
import {
  exchange as exchangeByRule,
  type ExchangeNow,
  type ExchangeRequest,
} from '#core/sales/refunds/exchange.ts'
import { exchangeAnswered, exchangeOpened } from '#core/sales/refunds/buyer/exchange-payment.ts'
import { ticketsInstead } from '#core/sales/refunds/buyer/exchange.ts'
import type { LineNow } from '#core/billing/refunds/returns.ts'
import { noTerminal } from '#core/terminal/attempt.ts'
import { exchangeOf, mia, refundOf } from '../../../world/refunding.ts'
import { billStateOf, carlAtTill, ids, nowMs, pricesOf, showOf, shows } from '../../../world/rule-data.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf, tonight } from '../../../world/small-exhibitor.ts'

/** Tonight costs 1.50 more for glasses, which guests may bring. */
async function house() {
  const { node } = await openSmallNode('box', { hasBox: true })
  const { id: _, ...usual } = node.catalogue.get('price_rate', 'normal')!
  const glasses = (waivable: boolean) =>
    node.execute(byHand, tx =>
      changeEntry(tx, 'price_rate', 'glasses', {
        ...usual,
        kind: 'surcharge',
        name: { en: 'Glasses' },
        cents: 150,
        waivable,
      }),
    )
  await glasses(true)
  return { node, glasses }
}
/** A3 of somebody with glasses, and A4 of somebody without. */
const sellTwo = (node: Node) =>
  node.execute(atRegister, tx =>
    sellAtRegister(
      tx,
      {
        ...saleOf('sale-1', [], { totalCents: 1000 + 1150 }),
        tickets: ['A3', 'A4'].map((seatId, at) => ({
          scheduleId: tonight,
          priceRateId: 'normal',
          seatId,
          ...(at ? {} : { waives: ['glasses'] }),
        })),
      },
      carl,
    ),
  )
const swapped = (id: string, lines: number[], seatId: string, cents: number, waives?: string[]) =>
  exchangeOf(id, 'sale-1', lines, [], cents, {
    tickets: [{ scheduleId: tonight, seatId, priceRateId: 'normal', ...(waives ? { waives } : {}) }],
  })
const exchange = (node: Node, request: ExchangeRequest) =>
  node.execute(atRegister, tx => exchangeTickets(tx, request, mia))

test('who brought their glasses exchanges without paying for them, under the supplement’s name and with the VAT of what is left', async () => {
  const { node } = await house()
  await sellTwo(node)
  await exchange(node, swapped('x-1', [1], 'A5', 0, ['glasses']))
  expect(linesNow(node.db, 'sale-1')).toMatchObject([
    { seatId: 'A3', left: 0, waived: ['glasses'] },
    { seatId: 'A4', totalCents: 1150 },
    {
      seatId: 'A5',
      unitCents: 1150,
      totalCents: 1000,
      discountCents: 150,
      vatCents: vatWithin(1000, 300),
      waived: ['glasses'],
      inSet: { name: 'Glasses', cents: 150 },
    },
  ])
  // Once more, with a second exchange of what the first gave: each has its own name beside it.
  await exchange(node, swapped('x-2', [3], 'A6', 0, ['glasses']))
  expect(linesNow(node.db, 'sale-1').map(({ inSet }) => inSet?.cents)).toEqual([150, undefined, 150, 150])
  await node.execute(atRegister, tx => refundBill(tx, refundOf('refund-1', 'sale-1', [4]), mia))
  expect(linesNow(node.db, 'sale-1').map(({ leftCents }) => leftCents)).toEqual([0, 1150, 0, 0])
  expect(billById(node.db, 'sale-1')!.status).toBe('partially_refunded')
  expect(verify(node.db)).toEqual([])
})

test('the cashier takes it off at an exchange, or charges for it, and the sum that was shown is the one that counts', async () => {
  const { node } = await house()
  await sellTwo(node)
  await expect(exchange(node, swapped('x-1', [1], 'A5', 0))).rejects.toMatchObject({
    code: 'total_changed',
    details: { totalCents: 150 },
  })
  await exchange(node, swapped('x-1', [1], 'A5', 150))
  await exchange(node, swapped('x-2', [2], 'A6', -150, ['glasses']))
  expect(linesNow(node.db, 'sale-1').map(({ totalCents, waived }) => [totalCents, waived])).toEqual([
    [1000, ['glasses']],
    [1150, undefined],
    [1150, undefined],
    [1000, ['glasses']],
  ])
})

test('what has to be paid for the new show is not taken off, whatever the old ticket was without', async () => {
  const { node, glasses } = await house()
  await sellTwo(node)
  await glasses(false)
  for (const waives of [['glasses'], ['nobody']])
    await expect(exchange(node, swapped('x-1', [1], 'A5', 0, waives))).rejects.toMatchObject({
      code: 'supplement_not_waived',
      details: { scheduleId: tonight },
    })
})

test('an exchange that a box lost comes back from the register’s receipt with what was taken off it', async () => {
  const { node: before } = await house()
  const { node: after } = await house()
  await after.execute(atRegister, tx => void Array.from({ length: 20 }, () => tx.id(10)))
  await sellTwo(before)
  await exchange(before, swapped('x-1', [1], 'A5', 0, ['glasses']))
  const receipt = billReceipt(before, billById(before.db, 'sale-1')!)!
  expect(receiptText.parse(receipt)).toEqual(receipt)
  expect(await after.execute(atRegister, tx => reinstateBill(tx, receipt))).toBe('reinstated')
  expect(linesNow(after.db, 'sale-1')).toEqual(linesNow(before.db, 'sale-1'))
  expect(linesNow(after.db, 'sale-1')[2]).toMatchObject({ inSet: { name: 'Glasses', cents: 150 } })
})

/** A show in 3D for 1.50 more, which whoever brings glasses need not pay; its bill is the website's. */
const online = (waivable: boolean): ExchangeNow => {
  const prices = pricesOf()
  return {
    ...billStateOf(),
    owner: 'relay',
    me: 'relay',
    shows: shows(showOf({ dimension: '3d', me: 'relay', relaySeats: ['A3'] })),
    prices: {
      ...prices,
      rates: prices.rates.map(rate => (rate.id === '3d' ? { ...rate, waivable } : rate)),
    },
    methods: tillMethods([]),
    terminal: noTerminal,
    newId: ids(),
    training: false,
  }
}
const asked = (differenceCents: number): ExchangeRequest => ({
  id: 'exchange',
  billId: 'bill',
  holdId: null,
  lines: [1],
  tickets: ticketsInstead([{ priceRateId: 'normal', waived: ['3d', 'gone'] } as LineNow], 'show', ['A3']),
  differenceCents,
  payments: [],
  channel: 'site',
})

test('a buyer who did not pay it does not pay it for the other show, where that may do without', () => {
  expect(exchangeByRule(asked(0), online(true), carlAtTill)).toMatchObject([
    {
      body: {
        newLines: [{ line: 4, unitCents: 1150, totalCents: 1000, waived: ['3d'] }],
        discounts: [{ line: 4, cents: 150, reason: '3d', allowedBy: { employeeId: '' } }],
      },
    },
  ])
})

test('where it has to be paid they pay it first, and what is taken off besides is told with the money', () => {
  const by = { kind: 'online', methodId: 'test', provider: 'test', account: '' } as never
  const opening = { ...online(false), by, paymentId: 'bill-2' }
  const [opened] = exchangeOpened(asked(150), opening, carlAtTill)
  const { exchange: told } = opened!.body as { exchange: { newLines: object[]; discounts?: object[] } }
  expect(told).toMatchObject({ newLines: [{ totalCents: 1150 }] })
  expect(told).not.toHaveProperty('discounts')
  const discounts = [
    { line: 1, cents: 150, reason: 'Glasses', allowedBy: { employeeId: '', employeeName: '' } },
  ]
  const hourMs = 3_600_000
  const times = new Map([
    ['show', { startMs: nowMs + 5 * hourMs, endMs: nowMs + 7 * hourMs, cancelled: false }],
  ])
  const made = exchangeAnswered(
    {
      ...online(true),
      payment: { id: 'bill-2', billId: 'bill', methodId: 'test', status: 'paying', cents: 150 } as never,
      exchange: { ...(told as never as { exchangeId: string; lines: number[]; newLines: [] }), discounts },
      waiting: [{ scheduleId: 'show', seatId: 'A3', version: 2 }],
      times,
      reached: true,
      wentBack: false,
      nowMs,
    },
    'paid',
    carlAtTill,
  )
  expect(made).toMatchObject([{ type: 'exchange.made', body: { discounts: [{ line: 4, cents: 150 }] } }])
})
