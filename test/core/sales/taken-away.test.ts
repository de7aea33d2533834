import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { verify } from '#core/node.ts'
import { vatWithin, vatRate } from '#core/pricing/vat.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'

const rates = [
  { from: '2024-01-01', basisPoints: 1200, takenAwayBasisPoints: 600 },
  { from: '2025-01-01', basisPoints: 1200, takenAwayBasisPoints: 600, cinemaId: 'cinema-9' },
]

/** Food at 12 % where it is eaten, 6 % where it is taken away; beer at 17 % either way. */
async function openBar(usuallyTakenAway?: boolean) {
  const { node } = await openSmallNode('box')
  await node.execute(byHand, tx => {
    changeEntry(tx, 'vat_class', 'food', { rates })
    if (usuallyTakenAway !== undefined) changeEntry(tx, 'cinema', 'cinema-1', { usuallyTakenAway })
  })
  const products = ['popcorn', 'beer'].map(productId => ({ productId, quantity: 1 }))
  const sell = (id: string, change: Partial<SaleRequest> = {}) =>
    node.execute(atRegister, tx =>
      sellAtRegister(tx, { ...saleOf(id, []), products, totalCents: 1000, ...change }, carl),
    )
  const vat = (id: string) =>
    linesOf(node.db, id).map(({ vatRate, vatCents, takenAway }) => [vatRate, vatCents, takenAway])
  return { node, sell, vat }
}

test('what is taken away has its own VAT, each bill as the cashier says, and the price stays', async () => {
  const { node, sell, vat } = await openBar()
  await sell('here')
  await sell('away', { takenAway: true })
  await sell('said', { takenAway: false })
  const here = [
    [1200, vatWithin(600, 1200), undefined],
    [1700, vatWithin(400, 1700), undefined],
  ]
  expect(vat('here')).toEqual(here)
  expect(vat('said')).toEqual(here)
  expect(vat('away')).toEqual([
    [600, vatWithin(600, 600), true],
    [1700, vatWithin(400, 1700), true],
  ])
  expect(verify(node.db)).toEqual([])
  // Sent again as eaten here it is another sale under its id.
  await sell('away', { takenAway: true })
  await expect(sell('away', { takenAway: false })).rejects.toMatchObject({ code: 'request_reused' })
})

test('where most is taken away a bill begins with that, and a cashier may say otherwise', async () => {
  const { sell, vat } = await openBar(true)
  await sell('usual')
  await sell('here', { takenAway: false })
  expect(vat('usual')[0]).toEqual([600, vatWithin(600, 600), true])
  expect(vat('here')[0]).toEqual([1200, vatWithin(600, 1200), undefined])
})

test('where the law knows one rate nothing is noted, whatever is said', async () => {
  const { node, sell, vat } = await openBar()
  await node.execute(byHand, tx =>
    changeEntry(tx, 'vat_class', 'food', { rates: [{ from: '2024-01-01', basisPoints: 300 }] }),
  )
  await sell('away', { takenAway: true })
  expect(vat('away')[0]).toEqual([300, vatWithin(600, 300), undefined])
})

test('the rate for taking away is the day’s and the cinema’s, and the usual one where there is none', () => {
  const fields = { rates: [...rates, { from: '2027-01-01', basisPoints: 900 }] }
  expect(vatRate(fields, '2026-05-05', 'cinema-1', true)).toBe(600)
  expect(vatRate(fields, '2026-05-05', 'cinema-1')).toBe(1200)
  expect(vatRate(fields, '2027-05-05', 'cinema-1', true)).toBe(900)
  expect(vatRate(fields, '2027-05-05', 'cinema-9', true)).toBe(600)
})
