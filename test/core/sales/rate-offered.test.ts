import { expect, test } from 'vitest'
import { createEntry } from '#core/catalogue/commands.ts'
import type { AnyEntity } from '#core/catalogue/entity.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { priceRate } from '#core/pricing/price-rate.entity.ts'
import type { PriceRateFields } from '#core/pricing/price-rate.ts'
import { showTerms } from '#core/programme/show-terms.ts'
import { scheduleById } from '#core/programme/store.ts'
import { Refusal } from '#core/refusal.ts'
import { refusalSentence } from '#core/i18n/refusals/sentence.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { priceBasket, type Pricing } from '#core/sales/price-basket.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { pricesOf, showOf, termsTonight } from '../../world/rule-data.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  openSmallNode,
  saleOf,
  tonight,
} from '../../world/small-exhibitor.ts'

/** Tonight’s show is on a Saturday at 20:00 in screen 1. */
async function selling(change: Partial<PriceRateFields>) {
  const { node, clock } = await openSmallNode('box')
  await node.execute(byHand, tx => changeEntry(tx, 'price_rate', 'normal', change))
  const sell = () => node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  return { node, clock, sell }
}

test.each<[string, Partial<PriceRateFields>, string]>([
  ['must be bought a day ahead', { daysAhead: 1 }, 'rate_in_advance'],
  ['is for shows of other days', { showsUntil: '2020-01-01' }, 'rate_other_dates'],
  ['is for shows before noon', { startsUntil: 720 }, 'rate_other_hours'],
  ['is for another screen', { screenIds: ['screen-9'] }, 'rate_other_screens'],
  ['is for another film', { movieIds: ['movie-9'] }, 'rate_other_films'],
])(
  'a rate that %s is refused at the register, names the show, and nothing is sold',
  async (_, change, code) => {
    const { node, sell } = await selling(change)
    const before = node.journal.heads()
    await expect(sell()).rejects.toMatchObject({ code, details: { rate: 'normal', scheduleId: tonight } })
    expect(node.journal.heads()).toEqual(before)
  },
)

test('a rate of weekdays is sold on those, and on no other', async () => {
  const all = ['1', '2', '3', '4', '5', '6', '7'] as const
  const { node, sell } = await selling({ weekdays: [...all] })
  const { day } = showTerms(node.catalogue, scheduleById(node.db, tonight)!)
  const today = String(new Date(`${day}T12:00:00Z`).getUTCDay() || 7)
  const others = all.filter(each => each !== today)
  await node.execute(byHand, tx => changeEntry(tx, 'price_rate', 'normal', { weekdays: others }))
  await expect(sell()).rejects.toMatchObject({ code: 'rate_other_weekdays' })
  await node.execute(byHand, tx => changeEntry(tx, 'price_rate', 'normal', { weekdays: [today as '1'] }))
  await expect(sell()).resolves.toMatchObject({ status: 'settled' })
})

test('the website refuses it at the price of the ticket it is about', async () => {
  const { node } = await openSmallNode('relay')
  await node.execute(byHand, tx => changeEntry(tx, 'price_rate', 'normal', { daysAhead: 2 }))
  const buy = () => node.execute(byHand, tx => openBill(tx, checkoutOf('bill-1', ['B1', 'C1']), 'en'))
  await expect(buy()).rejects.toMatchObject({
    code: 'rate_in_advance',
    fields: { 'items.0.price_rate_id': ['refusal.rate_in_advance'] },
  })
})

const by: Pricing = {
  channel: 'site',
  locale: 'en',
  newTicketId: () => 'ticket',
  fieldOf: ticket => `items.${ticket}.price_rate_id`,
}
const seat = showOf().arrangement.seats[0]!
const ticket = {
  scheduleId: 'show',
  seat,
  dimension: '2d' as const,
  terms: termsTonight,
  priceRateId: 'normal',
}

test.each<[string, object, string]>([
  ['too few for a group', { priceRateId: 'group' }, 'rate_limit'],
  [
    'what a voucher may not pay for',
    { priceRateId: 'voucherless', voucherId: 'GIFT1' },
    'voucher_not_for_rate',
  ],
])('%s names the ticket too', (_, change, code) => {
  const prices = pricesOf()
  const rates = [...prices.rates, { ...prices.rates[0]!, id: 'voucherless', acceptVoucher: false }]
  const basket = { tickets: [ticket, { ...ticket, ...change }], products: [] }
  try {
    priceBasket(basket, pricesOf({ rates }), by)
    expect.unreachable()
  } catch (cause) {
    expect(cause).toMatchObject({ code, fields: { 'items.1.price_rate_id': [`refusal.${code}`] } })
  }
})

test('who must have bought earlier is told until when', () => {
  const { code, details } = new Refusal('rate_in_advance', { rate: 'Early bird', day: '2026-11-19' })
  expect(refusalSentence(code, details, 'en', 'UTC')).toBe(
    'Early bird had to be bought by 19 November 2026 for this show. Choose another price.',
  )
})

test.each<[string, Partial<PriceRateFields>, string, string]>([
  ['without a price', { cents: undefined as unknown as number }, 'invalid_input', 'cents'],
  ['that is sold nowhere', { visibility: [] }, 'rate_sold_nowhere', 'visibility'],
  ['of at most fewer than at least', { minTickets: 4, maxTickets: 3 }, 'rate_limits_cross', 'maxTickets'],
  [
    'that ends before it begins',
    { showsFrom: '2026-12-02', showsUntil: '2026-12-01' },
    'rate_dates_cross',
    'showsUntil',
  ],
  ['of a film nobody has', { movieIds: ['no-film'] }, 'invalid_input', 'movieIds'],
])('a price %s is refused at its field', async (_, change, code, field) => {
  const { node } = await openSmallNode('relay')
  const make = () =>
    node.execute(byHand, tx =>
      createEntry(tx, priceRate as unknown as AnyEntity, crypto.randomUUID(), {
        kind: 'ticket',
        name: { en: 'Early bird' },
        cents: 700,
        ...change,
      }),
    )
  await expect(make()).rejects.toMatchObject({ code, fields: { [field]: [expect.any(String)] } })
})
