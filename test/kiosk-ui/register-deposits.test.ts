import { expect, test } from 'vitest'
import type { Product } from '#core/pricing/price-rate.ts'
import { emptyBasket, withDiscount, withProduct } from '#kiosk/register/sale/basket.ts'
import { customerView } from '#kiosk/register/display/customer-view.ts'
import { sumBasket, type PriceBook } from '#kiosk/register/sale/basket-sum.ts'
import { selling } from '#kiosk/register/till-state.ts'

const product = (id: string, cents: number, more: Partial<Product> = {}): Product => ({
  id,
  name: { en: id },
  category: 'drinks',
  cents,
  vatClass: 'food',
  barcode: null,
  order: 1,
  deleted: false,
  ...more,
})
const products = [
  product('beer', 400, { depositCents: 100 }),
  product('popcorn', 600),
  product('menu', 900, {
    components: [
      { name: { en: 'Drink' }, productIds: ['beer'] },
      { name: { en: 'Snack' }, productIds: ['popcorn'] },
    ],
  }),
]
const book: PriceBook = {
  rates: [],
  offered: [],
  products,
  voucherTypes: [],
  dimension: '2d',
  classOf: () => undefined,
}
const sum = (basket: ReturnType<typeof emptyBasket>) => sumBasket(basket, () => book)

test('a till charges deposits beside products and menus, in a line for each product, and takes nothing off them', () => {
  const bare = withProduct(emptyBasket('basket-1'), 'beer', 2)
  const basket = {
    ...bare,
    products: [...bare.products, { productId: 'menu', quantity: 1, components: ['beer', 'popcorn'] }],
  }
  const { lines, totalCents } = sum(basket)
  expect(totalCents).toBe(800 + 900 + 300)
  expect(lines.at(-1)).toMatchObject({ kind: 'deposit', quantity: 3, totalCents: 300 })
  const half = withDiscount(basket, { percent: 50, reason: 'Staff' })
  expect(sum(half).totalCents).toBe(850 + 300)
})

test('the customer reads what the deposit is for, in the language of the display', () => {
  const basket = withProduct(emptyBasket('basket-1'), 'beer', 1)
  const view = customerView(selling(basket), sum(basket), {})
  expect(view).toMatchObject({
    dueCents: 500,
    lines: [{ kind: 'product' }, { kind: 'deposit', name: { de: 'Pfand: beer', nl: 'Statiegeld: beer' } }],
  })
})
