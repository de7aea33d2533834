import type { BillView } from '#core/billing/bill.ts'
import type { AnswerCode } from '#core/api/answer-code.ts'
import type { PartedFor } from '#core/seating/contract.ts'
import type { SaleRequest, TillPayment } from '#core/sales/contract.ts'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { isEmpty } from '#core/sales/basket-parts.ts'
import { emptyBasket, type Basket } from './sale/basket.ts'
import { withTicketsOf } from './sale/parts.ts'

/** A refusal, shown beside what it concerns. */
export type Trouble = {
  place: 'show' | 'seats' | 'pay'
  tone: 'info' | 'warn' | 'stop'
  text: string
  /** The refusal it is, where the handbook says more. */
  code?: AnswerCode
  again?: boolean
  /** A manager may approve turns: how many, and of which voucher. */
  override?: { voucherId: string; count: number }
  /** A party may not sit on the seats the cashier wants: the nearest that would do. */
  breach?: { wanted: readonly string[]; instead: readonly string[] }
  /** No row has room for the party: where it could sit together. */
  apart?: PartedFor
}

/** Tickets of a bill that the basket's tickets replace. */
export type Exchanged = {
  billId: string
  number: string
  lines: number[]
  /** Empty where seating is free. */
  seats: string[]
  /** What the old tickets are worth, in cents. */
  valueCents: number
  payments: BillNow['payments']
  country: string
}

/** The basket may change: `seating` while seats are being requested. */
type Open = { basket: Basket; trouble: Trouble | null; seating: boolean }

/**
 * The till's state, one activity at a time. A new activity is a new member; the compiler then finds every place that
 * must handle it.
 */
export type TillState =
  | ({ at: 'selling' } & Open)
  /** A card payment is in progress: the sum must not change meanwhile. Without an attempt it is typed by hand. */
  | { at: 'terminal'; basket: Basket; attemptId?: string; by?: 'code' }
  /** Several methods pay: `parts` were taken already, `asked` is being asked of the card terminal. */
  | {
      at: 'splitting'
      basket: Basket
      parts: readonly TillPayment[]
      asked: TillPayment | null
      trouble: Trouble | null
    }
  | { at: 'paying'; basket: Basket; request: SaleRequest }
  /** The sale was sent and no final answer came, so it may have been made; only the very same request may follow. */
  | { at: 'unsure'; basket: Basket; request: SaleRequest; message: string }
  | { at: 'sold'; request: SaleRequest; bill: BillView; changeCents: number; printed: boolean }
  | ({ at: 'exchanging'; exchanged: Exchanged } & Open)
  /** The difference of an exchange is being paid: nothing may change meanwhile. */
  | { at: 'settling'; exchanged: Exchanged; basket: Basket }
  /** The exchange is made, with this difference in cents. */
  | { at: 'swapped'; exchanged: Exchanged; differenceCents: number }
export type At<Name extends TillState['at']> = Extract<TillState, { at: Name }>

/** The state for a new customer: nothing of the last one. */
export function selling(basket: Basket): At<'selling'> {
  return { at: 'selling', basket, trouble: null, seating: false }
}

const nothing = emptyBasket('')

/** The basket; empty after a finished sale, since the next press is the next customer's. */
export function basketOf(state: TillState): Basket {
  return 'basket' in state ? state.basket : nothing
}

export function troubleOf(state: TillState): Trouble | null {
  return isOpen(state) || state.at === 'splitting' ? state.trouble : null
}

/** The tickets being exchanged, until the next customer. */
export function exchangedOf(state: TillState): Exchanged | null {
  return 'exchanged' in state ? state.exchanged : null
}

/** The basket may change. */
export function isOpen(state: TillState): state is At<'selling' | 'exchanging'> {
  return state.at === 'selling' || state.at === 'exchanging'
}

/** Everything is done for this customer. */
export function isOver(state: TillState): state is At<'sold' | 'swapped'> {
  return state.at === 'sold' || state.at === 'swapped'
}

/** Something may come into the basket now: no payment is in progress, and no exchange. */
export function takesMore(state: TillState): boolean {
  return state.at === 'selling' || isOver(state)
}

/** Nothing may be chosen: a payment is in progress, or its answer is awaited. */
export function isLocked(state: TillState): boolean {
  return ['terminal', 'splitting', 'unsure', 'settling'].includes(state.at)
}

/** Money is on its way: a page that goes away now would not see it arrive. */
export function isPaying(state: TillState): boolean {
  return ['terminal', 'splitting', 'paying', 'settling'].includes(state.at)
}

/** Whether a register that nobody touched for so long locks itself; a payment in progress is not left alone. */
export function isLockDue(state: TillState, idleMs: number, autoLockMinutes: number): boolean {
  return idleMs >= autoLockMinutes * 60_000 && !isPaying(state)
}

/** Whether something waits in the basket that the next cashier finds. */
export function keepsBasket(state: TillState): boolean {
  return isPaying(state) || state.at === 'unsure' || !isEmpty(basketOf(state))
}

/**
 * Changes the tickets of the basket; after a finished sale they are the next customer's. Null while a payment is in
 * progress.
 *
 * @param newId of the next customer's basket, a UUID
 */
export function withTickets(
  state: TillState,
  next: (basket: Basket) => Basket,
  newId: () => string,
): TillState | null {
  if (isOver(state)) return selling(next(emptyBasket(newId())))
  return isOpen(state) ? { ...state, basket: next(state.basket), trouble: null } : null
}

/** The same for products and vouchers, which cannot be part of an exchange. */
export function withGoods(
  state: TillState,
  next: (basket: Basket) => Basket,
  newId: () => string,
): TillState | null {
  return state.at === 'exchanging' ? null : withTickets(state, next, newId)
}

/** The box's answer about this basket's seats; ignored for a basket that is being paid. */
export function withBasket(state: TillState, next: (basket: Basket) => Basket): TillState {
  return isOpen(state) ? { ...state, basket: next(state.basket) } : state
}

export function withTrouble(state: TillState, trouble: Trouble | null): TillState {
  return isOpen(state) || state.at === 'splitting' ? { ...state, trouble } : state
}

export function withSeating(state: TillState, seating: boolean): TillState {
  return isOpen(state) && state.seating !== seating ? { ...state, seating } : state
}

/** An empty basket for the next customer. Null while a sale is unanswered or a card payment is in progress. */
export function forNext(state: TillState, newId: () => string): TillState | null {
  return isOpen(state) || isOver(state) || state.at === 'settling' ? selling(emptyBasket(newId())) : null
}

/**
 * The next customer takes what the last one bought: as many tickets of the same rates for the same shows, and the same
 * products. Vouchers, discounts and the seats are that customer's alone. Null but after a sale.
 */
export function sameAgain(state: TillState, newId: () => string): TillState | null {
  if (state.at !== 'sold') return null
  const { tickets, products, takenAway } = state.request
  const basket = withTicketsOf(emptyBasket(newId()), tickets)
  const same = { ...basket, products, ...(takenAway === undefined ? {} : { takenAway }) }
  return isEmpty(same) ? null : selling(same)
}

/** @param attemptId of what is asked of the till's terminal, or of a code (`by`): for the first time, or once more */
export function toTerminal(state: TillState, attemptId?: string, by?: 'code'): TillState {
  const isAgain = state.at === 'terminal' && attemptId !== undefined
  if (state.at !== 'selling' && !isAgain) return state
  const { basket } = state
  return { at: 'terminal', basket, ...(attemptId === undefined ? {} : { attemptId }), ...(by ? { by } : {}) }
}

/** The terminal took no money. */
export function fromTerminal(state: TillState): TillState {
  return state.at === 'terminal' ? selling(state.basket) : state
}

/** Several methods will pay: the basket stays as it is from now on. */
export function toSplit(state: TillState): TillState {
  return state.at === 'selling'
    ? { at: 'splitting', basket: state.basket, parts: [], asked: null, trouble: null }
    : state
}

/** Back to the basket, while nothing was taken. */
export function fromSplit(state: TillState): TillState {
  return state.at === 'splitting' && !state.parts.length ? selling(state.basket) : state
}

/** A part is asked of the terminal; null when it took no money. */
export function askingPart(state: TillState, asked: TillPayment | null): TillState {
  return state.at === 'splitting' ? { ...state, asked, trouble: null } : state
}

/** A part was taken. */
export function withPart(state: TillState, part: TillPayment): TillState {
  return state.at === 'splitting'
    ? { ...state, parts: [...state.parts, part], asked: null, trouble: null }
    : state
}

/** A part was given back to the guest. */
export function withoutPart(state: TillState, index: number): TillState {
  if (state.at !== 'splitting') return state
  return { ...state, parts: state.parts.filter((_, at) => at !== index) }
}

/** The sale is sent: for the first time, or the very same once more. Null during another activity. */
export function sending(state: TillState, request: SaleRequest): TillState | null {
  const first = state.at === 'selling' || state.at === 'terminal' || state.at === 'splitting'
  const again = state.at === 'unsure' && state.request === request
  return first || again ? { at: 'paying', basket: basketOf(state), request } : null
}

/** The result of a sale that was sent. After a refusal the basket can be corrected. */
export type Outcome =
  | { was: 'sold'; bill: BillView; changeCents: number; printed: boolean }
  | { was: 'unknown'; message: string }
  | { was: 'refused' }

export function answered(state: TillState, outcome: Outcome): TillState {
  if (state.at !== 'paying') return state
  const { basket, request } = state
  // Parts that were taken stay taken, whatever the box says of the sale.
  const taken = request.payments.filter(part => part.cents !== undefined && !part.voucherId)
  if (outcome.was === 'refused')
    return taken.length
      ? { at: 'splitting', basket, parts: taken, asked: null, trouble: null }
      : selling(basket)
  if (outcome.was === 'unknown') return { at: 'unsure', basket, request, message: outcome.message }
  const { bill, changeCents, printed } = outcome
  return { at: 'sold', request, bill, changeCents, printed }
}

/**
 * Begins an exchange: as many tickets of the same rates, at first in the same shows. Null while a sale is unanswered.
 */
export function beginExchange(
  state: TillState,
  now: BillNow,
  tickets: readonly BillNow['lines'][number][],
  newId: () => string,
): TillState | null {
  if (!isOpen(state) && !isOver(state)) return null
  return {
    at: 'exchanging',
    basket: withTicketsOf(emptyBasket(newId()), tickets),
    trouble: null,
    seating: false,
    exchanged: {
      billId: now.bill.id,
      number: now.bill.number ?? '',
      lines: tickets.map(({ line }) => line),
      seats: tickets.flatMap(({ seatId, freeSeating }) => (freeSeating ? [] : (seatId ?? []))),
      valueCents: tickets.reduce((sum, ticket) => sum + ticket.leftCents, 0),
      payments: now.payments,
      country: now.country,
    },
  }
}

/** Shows or hides the payment of the difference. */
export function settling(state: TillState, asking: boolean): TillState {
  if (asking && state.at === 'exchanging')
    return { at: 'settling', exchanged: state.exchanged, basket: state.basket }
  if (!asking && state.at === 'settling')
    return {
      at: 'exchanging',
      exchanged: state.exchanged,
      basket: state.basket,
      trouble: null,
      seating: false,
    }
  return state
}

export function swapped(state: TillState, differenceCents: number): TillState {
  return state.at === 'settling' ? { at: 'swapped', exchanged: state.exchanged, differenceCents } : state
}

/** The state stored across restarts: a sale being sent becomes an unanswered one. */
export function keptOver(state: TillState): TillState {
  if (state.at === 'paying')
    return { at: 'unsure', basket: state.basket, request: state.request, message: '' }
  return isOpen(state) ? { ...state, trouble: null, seating: false } : state
}
