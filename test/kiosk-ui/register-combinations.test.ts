import { beforeEach, expect, test } from 'vitest'
import type { Product } from '#core/pricing/price-rate.ts'
import { productLines } from '#core/sales/product-lines.ts'
import { emptyBasket, quantityOf, withOneMore, withProduct } from '#kiosk/register/sale/basket.ts'
import { pricedParts, productBasketLines } from '#kiosk/register/sale/product-basket-lines.ts'
import { canBeTaken, choose, stopChoosing, takeProduct, useChoosing } from '#kiosk/register/sale/choosing.ts'
import { basketOf } from '#kiosk/register/till-state.ts'
import { nextCustomer, till } from '#kiosk/register/till.ts'
import { pricesOf } from '../world/rule-data.ts'

const [popcorn] = pricesOf().products
const product = (id: string, cents: number, change: Partial<Product> = {}): Product => ({
  ...popcorn!,
  id,
  name: { en: id },
  cents,
  ...change,
})
const menu = product('menu', 901, {
  components: [
    { name: { en: 'Snack' }, productIds: ['popcorn'] },
    { name: { en: 'Drink' }, productIds: ['cola', 'beer', 'paused'] },
  ],
})
const all = [
  product('popcorn', 600),
  product('cola', 430),
  product('beer', 420),
  product('paused', 100, { status: 'paused' }),
  menu,
]
const byId = new Map(all.map(each => [each.id, each]))
const chosen = () => basketOf(till()).products

beforeEach(() => {
  nextCustomer()
  stopChoosing()
})

test('menus with other drinks are lines of their own, and the same one again is one more', () => {
  let basket = emptyBasket('basket')
  for (const drink of ['cola', 'beer', 'cola']) basket = withOneMore(basket, 'menu', ['popcorn', drink])
  expect(basket.products).toEqual([
    { productId: 'menu', quantity: 2, components: ['popcorn', 'cola'] },
    { productId: 'menu', quantity: 1, components: ['popcorn', 'beer'] },
  ])
  expect(quantityOf(basket, 'menu')).toBe(3)
  basket = withProduct(basket, 'menu', 0, ['popcorn', 'cola'])
  expect(basket.products).toEqual([{ productId: 'menu', quantity: 1, components: ['popcorn', 'beer'] }])
})

test('what is to be chosen is asked, what there is one of is not, and the last choice is in the basket', () => {
  expect(takeProduct(menu, byId)).toBe(true)
  expect(useChoosing.getState()).toEqual({ productId: 'menu', chosen: ['popcorn'] })
  expect(chosen()).toEqual([])
  expect(choose(menu, ['popcorn', 'beer'], byId)).toBe(true)
  expect(useChoosing.getState().productId).toBe(null)
  expect(chosen()).toEqual([{ productId: 'menu', quantity: 1, components: ['popcorn', 'beer'] }])
  takeProduct(byId.get('cola')!, byId)
  expect(chosen().at(-1)).toEqual({ productId: 'cola', quantity: 1 })
})

test('a menu that lacks something cannot be taken', () => {
  const without = new Map([...byId].filter(([id]) => id !== 'popcorn'))
  expect(canBeTaken(menu, byId)).toBe(true)
  expect(canBeTaken(menu, without)).toBe(false)
  expect(takeProduct(menu, without)).toBe(false)
  expect(chosen()).toEqual([])
})

test('the register reckons the parts of a menu as the box writes them', () => {
  const products = [
    { productId: 'menu', quantity: 3, components: ['popcorn', 'cola'] },
    { productId: 'beer', quantity: 2 },
  ]
  const lines = productBasketLines({ ...emptyBasket('basket'), products }, all)
  expect(lines.map(({ totalCents }) => totalCents)).toEqual([2703, 840])
  const written = products.flatMap(each => productLines(each, { products: all, vat: () => 300 }, 'en'))
  expect(pricedParts(lines).map(({ totalCents }) => totalCents)).toEqual(
    written.map(({ totalCents }) => totalCents),
  )
})
