import { expect, test } from 'vitest'
import { emptyBasket } from '#kiosk/register/sale/basket.ts'
import { isLockDue, keepsBasket, selling, type TillState } from '#kiosk/register/till-state.ts'

const basket = { ...emptyBasket('b'), products: [{ productId: 'popcorn', quantity: 1 }] }
const minute = 60_000

test('a register nobody touched locks itself after its minutes, with a basket or without', () => {
  for (const state of [selling(emptyBasket('a')), selling(basket)]) {
    expect(isLockDue(state, 15 * minute - 1, 15)).toBe(false)
    expect(isLockDue(state, 15 * minute, 15)).toBe(true)
  }
})

test('it does not lock while money is on its way', () => {
  const state: TillState = { at: 'terminal', basket }
  expect(isLockDue(state, 60 * minute, 1)).toBe(false)
})

test('the sign-in page says that a basket waits, and nothing when none does', () => {
  expect(keepsBasket(selling(basket))).toBe(true)
  expect(keepsBasket(selling(emptyBasket('a')))).toBe(false)
})
