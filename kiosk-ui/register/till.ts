import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { BillView } from '#core/billing/bill.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { newId } from '#ui/new-id.ts'
import { withNewVoucher, withVoucher } from './vouchers/voucher-cover.ts'
import type { ShownVoucher } from './sale/basket.ts'
import {
  emptyBasket,
  quantityOf,
  withProduct,
  withRate,
  withSeats,
  withShow,
  type Basket,
} from './sale/basket.ts'

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

/** Tickets of a bill that the basket's tickets take the place of. */
export type Exchanging = {
  billId: string
  number: string
  lines: number[]
  /** Empty where seating is free. */
  seats: string[]
  /** What the old tickets are worth, in cents. */
  valueCents: number
  payments: BillNow['payments']
  country: string
  /** The difference is being settled: nothing may change under the cashier's hands. */
  asking: boolean
  /** It is made, with this difference in cents. */
  doneCents: number | null
}

type Till = {
  basket: Basket
  phase: Phase
  trouble: Trouble | null
  seating: boolean
  exchanging: Exchanging | null
}

/**
 * The register's cart. Basket and unanswered sale outlive a restart of the device, so that a sale whose answer was lost
 * is asked for again with the same id.
 */
export const useTill = create<Till>()(
  persist(
    (): Till => ({
      basket: emptyBasket(newId()),
      phase: { at: 'choosing' },
      trouble: null,
      seating: false,
      exchanging: null,
    }),
    {
      name: 'foyer.register.till',
      version: 1,
      partialize: ({ basket, phase, exchanging }) => ({
        basket,
        exchanging,
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
  const { phase, basket, exchanging } = till()
  if (phase.at !== 'choosing' && phase.at !== 'sold') return false
  const over = phase.at === 'sold' || typeof exchanging?.doneCents === 'number'
  useTill.setState({
    basket: next(over ? emptyBasket(newId()) : basket),
    phase: { at: 'choosing' },
    trouble: null,
    exchanging: over ? null : exchanging,
  })
  return true
}

export const chooseShow = (scheduleId: string) => change(basket => withShow(basket, scheduleId))
export const setRate = (priceRateId: string, quantity: number) =>
  change(basket => withRate(basket, priceRateId, quantity))
export const setProduct = (productId: string, quantity: number) =>
  change(basket => withProduct(basket, productId, quantity))
/** One more of a product, by a key or a scan; after a finished sale the first of the next customer's. */
export function addProduct(productId: string): void {
  const { basket, phase } = till()
  setProduct(productId, (phase.at === 'sold' ? 0 : quantityOf(basket, productId)) + 1)
}
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
  if (change(() => emptyBasket(newId()))) useTill.setState({ exchanging: null })
}

/** Says how far the exchange at this till is. */
export function exchangeGoesOn(change: Partial<Pick<Exchanging, 'asking' | 'doneCents'>>): void {
  useTill.setState(({ exchanging }) => ({ exchanging: exchanging && { ...exchanging, ...change } }))
}

/** Begins an exchange: as many tickets of the same rates, in the same show to begin with. Refused while a sale is unanswered. */
export function beginExchange(now: BillNow, tickets: readonly BillNow['lines'][number][]): boolean {
  const { scheduleId } = tickets[0]!
  const rates = tickets.map(ticket => ticket.priceRateId ?? '')
  const begun = change(() => ({ ...emptyBasket(newId()), scheduleId: scheduleId ?? null, rates }))
  if (begun)
    useTill.setState({
      exchanging: {
        billId: now.bill.id,
        number: now.bill.number ?? '',
        lines: tickets.map(({ line }) => line),
        seats: tickets.flatMap(({ seatId, freeSeating }) => (freeSeating ? [] : (seatId ?? []))),
        valueCents: tickets.reduce((sum, ticket) => sum + ticket.leftCents, 0),
        payments: now.payments,
        country: now.country,
        asking: false,
        doneCents: null,
      },
    })
  return begun
}
