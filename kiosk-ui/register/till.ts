import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { BillView } from '#core/sales/bill.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { newId } from '../box/new-id.ts'
import { withNewVoucher, withVoucher, type ShownVoucher } from './voucher-cover.ts'
import { emptyBasket, withProduct, withRate, withSeats, withShow, type Basket } from './basket.ts'

/**
 * Where the sale of the basket stands. `unsure`: it was sent and no final answer came, so it may have been sold; only
 * the very same request may follow.
 */
export type Phase =
  | { at: 'choosing' }
  /** The cashier is asking the card terminal: the sum must not change under its hands. */
  | { at: 'terminal' }
  | { at: 'paying'; request: SaleRequest }
  | { at: 'unsure'; request: SaleRequest; message: string }
  | { at: 'sold'; request: SaleRequest; bill: BillView; changeCents: number; printed: boolean }

/** A refusal, shown in the place it concerns. */
export type Trouble = {
  place: 'show' | 'seats' | 'pay'
  tone: 'info' | 'warn' | 'stop'
  text: string
  again?: boolean
  /** A manager may let the guest in: on how many turns of which voucher. */
  override?: { voucherId: string; count: number }
}

type Till = { basket: Basket; phase: Phase; trouble: Trouble | null; seating: boolean }

/**
 * The register's cart. Basket and unanswered sale outlive a restart of the device, so that a sale whose answer was lost
 * is asked for again with the same id.
 */
export const useTill = create<Till>()(
  persist(
    (): Till => ({ basket: emptyBasket(newId()), phase: { at: 'choosing' }, trouble: null, seating: false }),
    {
      name: 'foyer.register.till',
      version: 1,
      partialize: ({ basket, phase }) => ({
        basket,
        phase: phase.at === 'paying' ? { at: 'unsure', request: phase.request, message: '' } : phase,
      }),
    },
  ),
)

export function till(): Till {
  return useTill.getState()
}

/** Changes the basket; after a finished sale it is the next customer's. Nothing changes while it is being paid. */
function change(next: (basket: Basket) => Basket): boolean {
  const { phase, basket } = till()
  if (phase.at !== 'choosing' && phase.at !== 'sold') return false
  const from = phase.at === 'sold' ? emptyBasket(newId()) : basket
  useTill.setState({ basket: next(from), phase: { at: 'choosing' }, trouble: null })
  return true
}

export const chooseShow = (scheduleId: string) => change(basket => withShow(basket, scheduleId))
export const setRate = (priceRateId: string, quantity: number) =>
  change(basket => withRate(basket, priceRateId, quantity))
export const setProduct = (productId: string, quantity: number) =>
  change(basket => withProduct(basket, productId, quantity))
export const showVoucher = (voucher: ShownVoucher) => change(basket => withVoucher(basket, voucher))
export const setNewVoucher = (voucherTypeId: string, turns: number) =>
  change(basket => withNewVoucher(basket, voucherTypeId, turns))
export const setSeats = (seats: readonly string[], byHand: boolean) =>
  useTill.setState(({ basket }) => ({ basket: withSeats(basket, seats, byHand) }))
export function say(trouble: Trouble | null): void {
  useTill.setState({ trouble })
}

/** An empty basket for the next customer. Refused while a sale is unanswered. */
export function nextCustomer(): void {
  change(() => emptyBasket(newId()))
}
