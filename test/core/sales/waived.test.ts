import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { billById } from '#core/billing/store.ts'
import { verify } from '#core/node.ts'
import { vatWithin } from '#core/pricing/vat.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { refundOf, cashier } from '../../world/refunding.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  openSmallNode,
  saleOf,
  tonight,
} from '../../world/small-exhibitor.ts'
import { sumBasket, saleOf as requestOf, type PriceBook } from '#kiosk/register/sale/basket-sum.ts'
import { emptyBasket, withRate, withWaived } from '#kiosk/register/sale/basket.ts'
import { waivedOff, withWaived as withoutSupplement } from '#relay/site/buy/tickets.ts'

/** Tonight costs 1.50 more for glasses, which guests may bring, and 1.00 for its length, which they may not. */
async function house(role: 'box' | 'relay' = 'box') {
  const { node } = await openSmallNode(role, role === 'relay' ? { hasBox: false } : {})
  const { id: _, ...usual } = node.catalogue.get('price_rate', 'normal')!
  const added = { ...usual, kind: 'surcharge' } as const
  await node.execute(byHand, tx => {
    changeEntry(tx, 'price_rate', 'glasses', {
      ...added,
      name: { en: 'Glasses' },
      cents: 150,
      waivable: true,
    })
    changeEntry(tx, 'price_rate', 'length', { ...added, name: { en: 'Long film' }, cents: 100 })
  })
  const sell = (tickets: { seatId: string; waives?: string[] }[], totalCents: number, id = 'sale-1') =>
    node.execute(atRegister, tx =>
      sellAtRegister(
        tx,
        {
          ...saleOf(id, [], { totalCents }),
          tickets: tickets.map(each => ({ scheduleId: tonight, priceRateId: 'normal', ...each })),
        },
        carl,
      ),
    )
  return { node, sell }
}

test('who brings their glasses does not pay for them: a discount by its name, with the VAT of what is left', async () => {
  const { node, sell } = await house()
  const bill = await sell([{ seatId: 'A3', waives: ['glasses', 'glasses'] }, { seatId: 'A4' }], 1250 + 1100)
  expect(bill).toMatchObject({ totalCents: 2350 })
  expect(linesNow(node.db, 'sale-1')).toMatchObject([
    {
      unitCents: 1250,
      totalCents: 1100,
      discountCents: 150,
      vatCents: vatWithin(1100, 300),
      inSet: { name: 'Glasses', cents: 150 },
    },
    { unitCents: 1250, totalCents: 1250 },
  ])
  await node.execute(atRegister, tx => refundBill(tx, refundOf('refund-1', 'sale-1', [1]), cashier))
  expect(linesNow(node.db, 'sale-1').map(({ leftCents }) => leftCents)).toEqual([0, 1250])
  expect(billById(node.db, 'sale-1')!.status).toBe('partially_refunded')
  expect(verify(node.db)).toEqual([])
})

test('a supplement that has to be paid is not taken off, nor one the show does not have', async () => {
  const { sell } = await house()
  for (const waives of [['length'], ['nobody'], ['glasses', 'normal']])
    await expect(sell([{ seatId: 'A3', waives }], 1150)).rejects.toMatchObject({
      code: 'supplement_not_waived',
      details: { scheduleId: tonight },
    })
  await expect(sell([{ seatId: 'A3', waives: ['glasses'] }], 1250)).rejects.toMatchObject({
    code: 'total_changed',
    details: { totalCents: 1100 },
  })
})

test('a visitor takes it off online as well', async () => {
  const { node } = await house('relay')
  const order = checkoutOf('web-1', ['B1', 'B2'])
  const [first, second] = order.items
  const handling = 0
  const bill = await node.execute(byHand, tx =>
    openBill(
      tx,
      { ...order, amount: 1100 + 1250 + handling, items: [{ ...first!, waives: ['glasses'] }, second!] },
      'en',
    ),
  )
  expect(bill).toMatchObject({ totalCents: 2350 })
})

test('the register and the website reckon it as the server does, of as many tickets as there are', async () => {
  const { node } = await house()
  const rates = node.catalogue.all('price_rate')
  const book = {
    rates,
    products: [],
    voucherTypes: [],
    dimension: '2d',
    classOf: () => 'standard',
  } as unknown as PriceBook
  const basket = withWaived(withRate({ ...emptyBasket('b'), scheduleId: tonight }, 'normal', 2), 'glasses', 1)
  const { lines, totalCents } = sumBasket(basket, () => book)
  expect(totalCents).toBe(2350)
  expect(lines.at(-1)).toMatchObject({ kind: 'ticket_discount', id: 'glasses', totalCents: -150 })
  const asked = requestOf({ ...basket, seats: ['A3', 'A4'] }, totalCents, [{ methodId: 'terminal' }])
  expect(asked.tickets.map(({ waives }) => waives)).toEqual([['glasses'], undefined])
  expect(withWaived(basket, 'glasses', 3).waived).toEqual({ glasses: 0 })
  expect(sumBasket(withWaived(basket, 'length', 2), () => book).totalCents).toBe(2350)
  const waivable = [{ id: 'glasses', name: 'Glasses', cents: 150 }]
  expect(waivedOff({ glasses: 5 }, waivable, 2)).toEqual([{ id: 'glasses', name: 'Glasses', cents: 300 }])
  const tickets = ['B1', 'B2'].map(seatId => ({
    priceRateId: 'normal',
    seatId,
    cents: 1250,
    handlingCents: 0,
  }))
  expect(withoutSupplement(tickets, { glasses: 1 }, waivable).map(({ waives }) => waives)).toEqual([
    ['glasses'],
    undefined,
  ])
})
