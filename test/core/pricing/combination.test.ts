import { expect, test } from 'vitest'
import { chosenOf, choicesOf, sharesOf, takenFor } from '#core/pricing/combination.ts'
import type { Product } from '#core/pricing/price-rate.ts'
import { pricesOf } from '../../world/rule-data.ts'

const [popcorn] = pricesOf().products
const product = (id: string, change: Partial<Product> = {}): Product => ({ ...popcorn!, id, ...change })
const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0)

test('a combination’s price is shared as its things cost by themselves, and the shares are the price to the cent', () => {
  expect(sharesOf(900, [600, 400])).toEqual([540, 360])
  // What does not divide comes to the dearest first.
  expect(sharesOf(1000, [300, 500, 400])).toEqual([250, 417, 333])
  expect(sharesOf(1, [300, 500])).toEqual([0, 1])
  // Dearer than its things, it is shared in the same way.
  expect(sharesOf(2001, [500, 500])).toEqual([1001, 1000])
  expect(sharesOf(100, [0, 0, 0])).toEqual([34, 33, 33])
  expect(sharesOf(100, [0, 250])).toEqual([0, 100])
  for (let cents = 0; cents < 400; cents += 7)
    for (const single of [[590, 430], [1, 1, 1], [720, 430, 0, 390], [333], [999, 1, 17, 250, 380, 620]]) {
      const shares = sharesOf(cents, single)
      expect(sum(shares)).toBe(cents)
      expect(shares.every(each => each >= 0)).toBe(true)
    }
})

test('what is paused, set aside or a combination itself is no choice, and what is sold as a part alone is one', () => {
  const known = new Map(
    [
      product('cola'),
      product('toy', { status: 'part' }),
      product('paused', { status: 'paused' }),
      product('aside', { archived: true }),
      product('gone', { deleted: true }),
      product('menu-s', { components: [{ name: { en: 'Drink' }, productIds: ['cola'] }] }),
    ].map(each => [each.id, each]),
  )
  const menu = {
    components: [
      { name: { en: 'Drink' }, productIds: ['cola', 'paused', 'aside', 'gone', 'menu-s', 'unknown'] },
      { name: { en: 'Gift' }, productIds: ['toy', 'cola'] },
    ],
  }
  const productOf = (id: string) => known.get(id)
  expect(choicesOf(menu, productOf).map(choices => choices.map(({ id }) => id))).toEqual([
    ['cola'],
    ['toy', 'cola'],
  ])
  expect(chosenOf(menu, ['cola', 'toy'], productOf)?.map(({ id }) => id)).toEqual(['cola', 'toy'])
  for (const wrong of [
    [],
    ['cola'],
    ['cola', 'toy', 'toy'],
    ['toy', 'cola'],
    ['paused', 'toy'],
    ['menu-s', 'toy'],
  ])
    expect(chosenOf(menu, wrong, productOf)).toBe(null)
  expect(chosenOf({}, [], productOf)).toBe(null)
})

test('a recipe takes its ingredients for every piece, each once', () => {
  expect(takenFor({}, 3)).toBe(undefined)
  const ingredients = [
    { productId: 'corn', quantity: 80 },
    { productId: 'cup', quantity: 1 },
    { productId: 'corn', quantity: 20 },
  ]
  expect(takenFor({ ingredients }, 3)).toEqual([
    { productId: 'corn', quantity: 300 },
    { productId: 'cup', quantity: 3 },
  ])
})
