import type { SeatWaiver } from '#core/seating/breach-codes.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { newId } from '#ui/new-id.ts'
import {
  emptyBasket,
  quantityOf,
  withDiscount,
  withProduct,
  withRate,
  withSeats,
  withShow,
} from './sale/basket.ts'
import type { Basket, BasketDiscount, ShownVoucher } from './sale/basket.ts'
import * as next from './till-state.ts'
import type { KeptBefore, TillState, Trouble } from './till-state.ts'
import { withNewVoucher, withVoucher } from './vouchers/voucher-cover.ts'

/**
 * The register's basket. Basket and unanswered sale survive a restart of the device, so that a sale whose answer was
 * lost is sent again with the same id.
 */
const store = create<{ now: TillState }>()(
  persist(() => ({ now: next.selling(emptyBasket(newId())) as TillState }), {
    name: 'foyer.register.till',
    version: 2,
    partialize: ({ now }) => ({ now: next.keptOver(now) }),
    migrate: kept => ({ now: next.fromBefore(kept as KeptBefore) }),
  }),
)

/** Subscribes a component to the part of the till that it picks. */
export function useTill<Picked>(pick: (state: TillState) => Picked): Picked {
  return store(({ now }) => pick(now))
}

export function till(): TillState {
  return store.getState().now
}

/** Changes the till's state by `change`; false when that is not possible now. */
export function goOn(change: (state: TillState) => TillState | null): boolean {
  const now = change(till())
  if (now && now !== till()) store.setState({ now })
  return now !== null
}

const tickets = (change: (basket: Basket) => Basket) => goOn(state => next.withTickets(state, change, newId))
const goods = (change: (basket: Basket) => Basket) => goOn(state => next.withGoods(state, change, newId))

export const chooseShow = (scheduleId: string) => tickets(basket => withShow(basket, scheduleId))
export const setRate = (priceRateId: string, quantity: number) =>
  tickets(basket => withRate(basket, priceRateId, quantity))
export const setProduct = (productId: string, quantity: number) =>
  goods(basket => withProduct(basket, productId, quantity))
/** Adds one of a product, by a key or a scan; after a finished sale it begins the next customer's basket. */
export const addProduct = (productId: string) =>
  goods(basket => withProduct(basket, productId, quantityOf(basket, productId) + 1))
export const showVoucher = (voucher: ShownVoucher) => goods(basket => withVoucher(basket, voucher))
export const setNewVoucher = (voucherTypeId: string, turns: number) =>
  goods(basket => withNewVoucher(basket, voucherTypeId, turns))

export const setDiscount = (discount: BasketDiscount | null) =>
  goods(basket => withDiscount(basket, discount))

/** The seats the box holds for the basket. */
export function setSeats(seats: readonly string[], byHand: boolean, waiver?: SeatWaiver): void {
  goOn(state => next.withBasket(state, basket => withSeats(basket, seats, byHand, waiver)))
}

export function showTrouble(trouble: Trouble | null): void {
  goOn(state => next.withTrouble(state, trouble))
}

/** An empty basket for the next customer. Refused while a sale is unanswered. */
export function nextCustomer(): void {
  goOn(state => next.forNext(state, newId))
}

/** Begins an exchange of these tickets. Refused while a sale is unanswered. */
export function beginExchange(now: BillNow, lines: readonly BillNow['lines'][number][]): boolean {
  return goOn(state => next.beginExchange(state, now, lines, newId))
}
