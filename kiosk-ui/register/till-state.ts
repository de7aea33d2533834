import type { BillView } from '#core/billing/bill.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { emptyBasket, type Basket } from './sale/basket.ts'

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

/** The basket may change: `seating` while the box is asked for its seats. */
type Open = { basket: Basket; trouble: Trouble | null; seating: boolean }

/**
 * What the register is doing, one thing at a time. A further kind of business is a further member; everything that
 * looks at the till then says what it does with it.
 */
export type TillState =
  | ({ at: 'selling' } & Open)
  /** The cashier is asking the card terminal: the sum must not change under its hands. */
  | { at: 'terminal'; basket: Basket }
  | { at: 'paying'; basket: Basket; request: SaleRequest }
  /** The sale was sent and no final answer came, so it may have been made; only the very same request may follow. */
  | { at: 'unsure'; basket: Basket; request: SaleRequest; message: string }
  | { at: 'sold'; request: SaleRequest; bill: BillView; changeCents: number; printed: boolean }
  | ({ at: 'exchanging'; exchanged: Exchanged } & Open)
  /** The difference of an exchange is being settled: nothing may change under the cashier's hands. */
  | { at: 'settling'; exchanged: Exchanged; basket: Basket }
  /** The exchange is made, with this difference in cents. */
  | { at: 'swapped'; exchanged: Exchanged; differenceCents: number }
export type At<Name extends TillState['at']> = Extract<TillState, { at: Name }>

/** What one customer is asked for next: nothing of the last one. */
export function selling(basket: Basket): At<'selling'> {
  return { at: 'selling', basket, trouble: null, seating: false }
}

const nothing = emptyBasket('')

/** What is in the basket; after a finished sale nothing, since the next press is the next customer's. */
export function basketOf(state: TillState): Basket {
  return 'basket' in state ? state.basket : nothing
}

export function troubleOf(state: TillState): Trouble | null {
  return isOpen(state) ? state.trouble : null
}

/** The old tickets, from the beginning of an exchange until the next customer. */
export function exchangedOf(state: TillState): Exchanged | null {
  return 'exchanged' in state ? state.exchanged : null
}

/** The basket may change. */
export function isOpen(state: TillState): state is At<'selling' | 'exchanging'> {
  return state.at === 'selling' || state.at === 'exchanging'
}

/** Nothing is left to do for this customer. */
export function isOver(state: TillState): state is At<'sold' | 'swapped'> {
  return state.at === 'sold' || state.at === 'swapped'
}

/** Nothing may be chosen: money is being asked for, or its answer is awaited. */
export function isLocked(state: TillState): boolean {
  return state.at === 'terminal' || state.at === 'unsure' || state.at === 'settling'
}

/**
 * Changes the tickets of the basket; after a finished sale they are the next customer's. Null while money is asked for.
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

/** The same for products and vouchers, which no exchange knows: it is of tickets alone. */
export function withGoods(
  state: TillState,
  next: (basket: Basket) => Basket,
  newId: () => string,
): TillState | null {
  return state.at === 'exchanging' ? null : withTickets(state, next, newId)
}

/** What the box said of this basket's seats; too late for a basket that is being paid. */
export function withBasket(state: TillState, next: (basket: Basket) => Basket): TillState {
  return isOpen(state) ? { ...state, basket: next(state.basket) } : state
}

export function withTrouble(state: TillState, trouble: Trouble | null): TillState {
  return isOpen(state) ? { ...state, trouble } : state
}

export function withSeating(state: TillState, seating: boolean): TillState {
  return isOpen(state) && state.seating !== seating ? { ...state, seating } : state
}

/** An empty basket for the next customer. Null while a sale is unanswered or the terminal is asked. */
export function forNext(state: TillState, newId: () => string): TillState | null {
  return isOpen(state) || isOver(state) || state.at === 'settling' ? selling(emptyBasket(newId())) : null
}

export function toTerminal(state: TillState): TillState {
  return state.at === 'selling' ? { at: 'terminal', basket: state.basket } : state
}

/** The terminal took no money. */
export function fromTerminal(state: TillState): TillState {
  return state.at === 'terminal' ? selling(state.basket) : state
}

/** The sale is sent: for the first time, or the very same once more. Null when something else is being done. */
export function sending(state: TillState, request: SaleRequest): TillState | null {
  const first = state.at === 'selling' || state.at === 'terminal'
  const again = state.at === 'unsure' && state.request === request
  return first || again ? { at: 'paying', basket: basketOf(state), request } : null
}

/** How a sale that was sent came out. A plain no leaves the basket to be put right. */
export type Outcome =
  | { was: 'sold'; bill: BillView; changeCents: number; printed: boolean }
  | { was: 'unknown'; message: string }
  | { was: 'refused' }

export function answered(state: TillState, outcome: Outcome): TillState {
  if (state.at !== 'paying') return state
  const { basket, request } = state
  if (outcome.was === 'refused') return selling(basket)
  if (outcome.was === 'unknown') return { at: 'unsure', basket, request, message: outcome.message }
  const { bill, changeCents, printed } = outcome
  return { at: 'sold', request, bill, changeCents, printed }
}

/** As many tickets of the same rates, in the same show to begin with. Null while a sale is unanswered. */
export function beginExchange(
  state: TillState,
  now: BillNow,
  tickets: readonly BillNow['lines'][number][],
  newId: () => string,
): TillState | null {
  if (!isOpen(state) && !isOver(state)) return null
  return {
    at: 'exchanging',
    basket: {
      ...emptyBasket(newId()),
      scheduleId: tickets[0]?.scheduleId ?? null,
      rates: tickets.map(ticket => ticket.priceRateId ?? ''),
    },
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

/** The difference is asked for, or no longer. */
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

/** What outlives a restart of the device: a sale on its way has become one without an answer. */
export function keptOver(state: TillState): TillState {
  if (state.at === 'paying')
    return { at: 'unsure', basket: state.basket, request: state.request, message: '' }
  return isOpen(state) ? { ...state, trouble: null, seating: false } : state
}

/** How a register kept it before: three things beside each other, of which most combinations meant nothing. */
export type KeptBefore = {
  basket: Basket
  phase: { at: 'choosing' | 'terminal' } | Omit<At<'unsure'>, 'basket'> | At<'sold'>
  exchanging: (Exchanged & { asking: boolean; doneCents: number | null }) | null
}

/** Reads it, so that an update in the middle of a sale forgets none. */
export function fromBefore({ basket, phase, exchanging }: KeptBefore): TillState {
  if (phase.at === 'sold') return phase
  if (phase.at === 'unsure') return { ...phase, basket }
  if (phase.at === 'terminal') return { at: 'terminal', basket }
  if (!exchanging) return selling(basket)
  const { asking, doneCents, ...exchanged } = exchanging
  if (doneCents !== null) return { at: 'swapped', exchanged, differenceCents: doneCents }
  return settling({ ...selling(basket), at: 'exchanging', exchanged }, asking)
}
