import { expect, test } from 'vitest'
import { classCents, dimensionCents, surchargeCents, ticketCents } from '#core/pricing/price.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { previewPrices } from '#core/pricing/price-preview.ts'
import { ratesOfShow } from '#core/pricing/rate-rules.ts'
import { priceBasket } from '#core/sales/price-basket.ts'
import { day, pricesOf, showOf, termsTonight } from '../../world/rule-data.ts'

const list = pricesOf().rates
const [normal] = list as [PriceRate]
const threeD = list.find(({ id }) => id === '3d')!
const surcharge = (id: string, cents: number, change: Partial<PriceRate> = {}): PriceRate => ({
  ...normal,
  id,
  name: { en: id },
  kind: 'surcharge',
  cents,
  ...change,
})
const long = surcharge('long', 150, { movieIds: ['movie'] })
const atmos = surcharge('atmos', 100, { screenIds: ['screen-2'] })
const added = (rates: readonly PriceRate[], show = termsTonight) => surchargeCents(ratesOfShow(rates, show))

test('a surcharge is added to every ticket of the shows it is for, several of them together', () => {
  expect(added([...list, long, atmos])).toBe(150)
  expect(added([...list, long, atmos], { ...termsTonight, screenId: 'screen-2' })).toBe(250)
  expect(added([...list, long, atmos], { ...termsTonight, movieId: 'short' })).toBe(0)
  const holiday = surcharge('holiday', 200, { showsFrom: '2026-12-24', showsUntil: '2027-01-01' })
  expect(
    ['2026-12-23', '2026-12-24', '2027-01-01', '2027-01-02'].map(on =>
      added([holiday], { ...termsTonight, day: on }),
    ),
  ).toEqual([0, 200, 200, 0])
  expect(added([surcharge('all', 50), { ...long, status: 'paused' }, { ...atmos, deleted: true }])).toBe(50)
})

test('where no show is chosen nothing is added for one', () => {
  const rates = ratesOfShow([...list, surcharge('all', 50), long], undefined)
  expect(surchargeCents(rates)).toBe(0)
  expect(dimensionCents('3d', rates)).toBe(150)
})

test('a supplement from a day on stands in place of the one for all shows, and only then', () => {
  const next = { ...threeD, id: '3d-2027', cents: 200, showsFrom: '2027-01-01' }
  const at = (on: string) => dimensionCents('3d', ratesOfShow([...list, next], { ...termsTonight, day: on }))
  expect([at('2026-12-31'), at('2027-01-01')]).toEqual([150, 200])
})

test('what all shows have, an event with prices of its own has too', () => {
  const gala = { ...termsTonight, event: { id: 'gala', ownPrices: true } }
  const rates = ratesOfShow([...list, long], gala)
  expect([classCents('premium', rates), dimensionCents('3d', rates), surchargeCents(rates)]).toEqual([
    200, 150, 150,
  ])
  expect(added([surcharge('gala', 500, { eventIds: ['gala'] })], gala)).toBe(500)
  expect(added([surcharge('gala', 500, { eventIds: ['gala'] })])).toBe(0)
})

test('a ticket is sold for what the preview says, each part by its name, and a turn pays for the rate alone', () => {
  const rates = [...list, long, atmos]
  const asked = {
    show: termsTonight,
    seatClass: 'premium',
    dimension: '3d',
    channel: 'pos',
    today: day,
  } as const
  const { offered } = previewPrices(rates, asked)
  const { parts, totalCents } = offered.find(({ rate }) => rate.id === 'normal')!
  expect(parts.map(({ cents }) => cents)).toEqual([1000, 200, 150, 150])
  const ticket = {
    scheduleId: 'show',
    seat: showOf().arrangement.seats[5]!,
    dimension: '3d' as const,
    terms: termsTonight,
    priceRateId: 'normal',
  }
  const sold = (voucherId?: string) =>
    priceBasket({ tickets: [{ ...ticket, voucherId }], products: [] }, pricesOf({ rates }), {
      channel: 'pos',
      locale: 'en',
      newTicketId: () => 'ticket',
    })
  expect(sold().totalCents).toBe(totalCents)
  expect(sold('gift').lines).toMatchObject([{ totalCents: 500, coveredCents: 1000 }])
  expect(ticketCents(normal, 'premium', '3d', ratesOfShow(rates, termsTonight))).toBe(totalCents)
})
