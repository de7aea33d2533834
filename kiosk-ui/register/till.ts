import type { SeatWaiver } from '#core/seating/breach-codes.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { newId } from '#ui/new-id.ts'
import {
  emptyBasket,
  ticketsOf,
  withDiscount,
  withOneMore,
  withProduct,
  withRate,
  withWaived,
  withSeats,
} from './sale/basket.ts'
import { inPart, mostFor, movedTo, partOf, withShow } from './sale/parts.ts'
import type { ShowPart } from './sale/basket.ts'
import type { Basket, BasketDiscount, BasketTopUp, ShownVoucher } from './sale/basket.ts'
import * as next from './till-state.ts'
import type { TillState, Trouble } from './till-state.ts'
import { fromBefore, type KeptBefore } from './till-state-before.ts'
import { withNewPackage, withNewVoucher, withTopUp, withVoucher } from './vouchers/voucher-cover.ts'

/**
 * The register's basket. Basket and unanswered sale survive a restart of the device, so that a sale whose answer was
 * lost is sent again with the same id.
 */
const store = create<{ now: TillState }>()(
  persist(() => ({ now: next.selling(emptyBasket(newId())) as TillState }), {
    name: 'foyer.register.till',
    version: 2,
    partialize: ({ now }) => ({ now: next.keptOver(now) }),
    migrate: kept => ({ now: fromBefore(kept as KeptBefore) }),
  }),
)

/** Subscribes a component to the part of the till that it picks. */
export function useTill<Picked>(pick: (state: TillState) => Picked): Picked {
  return store(({ now }) => pick(now))
}

export function till(): TillState {
  return store.getState().now
}

/** Calls `changed` after every change of the till. Returns what ends that. */
export function onTill(changed: () => void): () => void {
  return store.subscribe(changed)
}

/** Changes the till's state by `change`; false when that is not possible now. */
export function goOn(change: (state: TillState) => TillState | null): boolean {
  const now = change(till())
  if (now && now !== till()) store.setState({ now })
  return now !== null
}

const tickets = (change: (basket: Basket) => Basket) => goOn(state => next.withTickets(state, change, newId))
const goods = (change: (basket: Basket) => Basket) => goOn(state => next.withGoods(state, change, newId))

/**
 * Brings a show to the front; tickets chosen before for another stay with that one. In an exchange they move to it, since
 * as many tickets are had as are given back.
 */
export const chooseShow = (scheduleId: string) =>
  goOn(state => {
    const moves = state.at === 'exchanging' && !partOf(state.basket, scheduleId)
    return next.withTickets(state, basket => (moves ? movedTo : withShow)(basket, scheduleId), newId)
  })
/** Takes the tickets of the show in front, or of the last one there, to another show; its seats are looked for next. */
export const moveTickets = (scheduleId: string) => tickets(basket => movedTo(basket, scheduleId))
/** The number of tickets of a rate for the show in front, or another one of the basket. */
export const setRate = (priceRateId: string, quantity: number, scheduleId?: string) =>
  tickets(basket => {
    const show = scheduleId ?? basket.scheduleId
    if (show === null) return withRate(basket, priceRateId, quantity)
    return inPart(basket, show, part => withRate(part, priceRateId, quantity, mostFor(basket, show)))
  })
/** Takes a supplement off so many tickets for the show in front. */
export const setWaived = (id: string, count: number) =>
  tickets(basket => {
    const show = basket.scheduleId
    return show === null ? basket : inPart(basket, show, part => withWaived(part, id, count))
  })
export const setProduct = (productId: string, quantity: number, components?: string[]) =>
  goods(basket => withProduct(basket, productId, quantity, components))
/** Adds one of a product, by a key or a scan; after a finished sale it begins the next customer's basket. */
export const addProduct = (productId: string, components?: string[]) =>
  goods(basket => withOneMore(basket, productId, components))
export const showVoucher = (voucher: ShownVoucher) => goods(basket => withVoucher(basket, voucher))
export const setTopUp = (topUp: BasketTopUp) => goods(basket => withTopUp(basket, topUp))
export const setNewPackage = (packageId: string, quantity: number) =>
  goods(basket => withNewPackage(basket, packageId, quantity))

export const setNewVoucher = (voucherTypeId: string, turns: number, refreshmentCents?: number) =>
  goods(basket => withNewVoucher(basket, voucherTypeId, turns, refreshmentCents))

/** Says whether the products are taken away or eaten here. */
export const setTakenAway = (takenAway: boolean) => goods(basket => ({ ...basket, takenAway }))

export const setDiscount = (discount: BasketDiscount | null) =>
  goods(basket => withDiscount(basket, discount))

/** The cashier has looked at what guests must show for these tickets. */
export const confirmLookedAt = (lookedAt: NonNullable<Basket['lookedAt']>) =>
  goOn(state => next.withBasket(state, basket => ({ ...basket, lookedAt })))

/** The seats the box holds for the basket in a show. */
export function setSeats(
  scheduleId: string,
  seats: readonly string[],
  byHand: boolean,
  waiver?: SeatWaiver,
): void {
  const change = (part: ShowPart) => withSeats(part, seats, byHand, waiver)
  goOn(state => next.withBasket(state, basket => inPart(basket, scheduleId, change)))
}

/** Seats of a reservation come into the basket, with a ticket of a rate for each that is new. */
export const redeemInto = (
  { id, scheduleId }: { id: string; scheduleId: string },
  seats: readonly string[],
  priceRateId: string,
) =>
  tickets(basket => {
    const front = withShow(basket, scheduleId)
    const fresh = seats.length - front.rates.length
    const most = mostFor(front, scheduleId)
    const count = ticketsOf(front, priceRateId) + Math.max(0, fresh)
    const filled = inPart(front, scheduleId, part =>
      withSeats(withRate(part, priceRateId, count, most), seats, true),
    )
    const reservations = [...new Set([...(basket.reservations ?? []), id])]
    return { ...filled, reservations }
  })

/** A show leaves the basket: its seats are kept otherwise now. */
export const dropShow = (scheduleId: string) =>
  tickets(basket => inPart(basket, scheduleId, part => ({ ...part, rates: [], seats: [], byHand: false })))

/** The show that something is wrong with comes to the front, where the cashier sees which it is. */
export function bringForward(scheduleId: string): void {
  goOn(state =>
    next.withBasket(state, basket => (partOf(basket, scheduleId) ? withShow(basket, scheduleId) : basket)),
  )
}

export function showTrouble(trouble: Trouble | null): void {
  goOn(state => next.withTrouble(state, trouble))
}

/** An empty basket for the next customer. Refused while a sale is unanswered. */
export function nextCustomer(): void {
  goOn(state => next.forNext(state, newId))
}

/** The next customer takes the same as the last one. */
export const sellAgain = () => goOn(state => next.sameAgain(state, newId))

/** Begins an exchange of these tickets. Refused while a sale is unanswered. */
export function beginExchange(now: BillNow, lines: readonly BillNow['lines'][number][]): boolean {
  return goOn(state => next.beginExchange(state, now, lines, newId))
}
