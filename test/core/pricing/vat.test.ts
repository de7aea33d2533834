import { expect, test } from 'vitest'
import { vatRate, vatWithin, withoutVat } from '#core/pricing/vat.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'

const rates = [
  { from: '2027-01-01', basisPoints: 800 },
  { from: '2024-01-01', basisPoints: 300 },
]

test('a price without VAT is what is left of it', () => {
  expect([withoutVat(450, 1700), withoutVat(400, 0), withoutVat(0, 300)]).toEqual([385, 400, 0])
})

test('the rate of a day is the newest one that has begun', () => {
  expect(vatRate({ rates }, '2024-01-01')).toBe(300)
  expect(vatRate({ rates }, '2026-12-31')).toBe(300)
  expect(vatRate({ rates }, '2027-01-01')).toBe(800)
  expect(vatRate({ rates }, '2023-12-31')).toBe(300)
  expect(vatRate(undefined, '2026-01-01')).toBe(0)
  expect(vatRate({ rates: [] }, '2026-01-01')).toBe(0)
})

test.each([
  [1150, 300, 33],
  [1000, 300, 29],
  [400, 1700, 58],
  [0, 1700, 0],
  [1030, 300, 30],
  [103, 0, 0],
])('%i cents at %i basis points contain %i cents of VAT', (cents, basisPoints, vat) => {
  expect(vatWithin(cents, basisPoints)).toBe(vat)
})

test('a new VAT rate counts from the cinema’s own day, not from midnight in Greenwich or on the clock', async () => {
  const { node, clock } = await openSmallNode('box', {
    clock: { ms: Date.parse('2026-11-21T18:00:00+01:00') },
  })
  await node.execute(byHand, tx =>
    changeEntry(tx, 'vat_class', 'food', {
      rates: [
        { from: '2024-01-01', basisPoints: 300 },
        { from: '2026-11-22', basisPoints: 800 },
      ],
    }),
  )
  const popcornAt = async (id: string, time: string) => {
    clock.ms = Date.parse(time)
    const request = saleOf(id, [], { products: [{ productId: 'popcorn', quantity: 1 }], totalCents: 600 })
    await node.execute(atRegister, tx => sellAtRegister(tx, request, carl))
    return linesOf(node.db, id)[0]!.vatRate
  }
  expect(await popcornAt('1', '2026-11-22T04:59:00+01:00')).toBe(300)
  expect(await popcornAt('2', '2026-11-22T05:00:00+01:00')).toBe(800)
})
