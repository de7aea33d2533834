import { Refusal } from '../refusal.ts'
import type { TillMethod } from '../billing/methods/till-method.ts'
import type { Paid } from '../billing/paid.ts'
import { cashRounding } from '../pricing/cash-rounding.ts'
import type { TillPayment } from './contract.ts'

type Taking = {
  /** What the register offers. */
  methods: readonly TillMethod[]
  /** ISO 3166-1 alpha-2. */
  country: string
  /** The id of each payment, counted from 0. */
  idOf: (index: number) => string
  /** Turns of vouchers pay for some of it: no method that pays alone can be used. */
  withTurns: boolean
  /** What vouchers may pay for by their refreshment value, in cents; nothing when left out. */
  refreshmentsCents?: number
  /** Whom an invoice goes to was said: without it nothing is sold on account. */
  hasClient?: boolean
}

/** One part of what a guest pays with, and the method it is taken by. */
type Part = { asked: TillPayment; method: TillMethod }

/**
 * The payments a cashier took, in the order they were taken. Each method but cash pays exactly what is asked of it, or
 * all that is left when nothing is said; cash pays the rest, and is rounded where the country requires it. Change is
 * given on cash alone, never on a card or a voucher. A voucher that is named pays by its refreshment value, for
 * refreshments alone.
 *
 * Refuses `payment_method_unknown` (not offered here, or cash twice), `payment_method_alone` (it pays alone),
 * `client_needed` (on account, and nobody said whose), `payment_too_much` (more than the sum), `refreshments_not_bought` (more by vouchers than the refreshments cost),
 * and `cash_short` with `missingCents`.
 */
export function paidAtTill(asked: readonly TillPayment[], totalCents: number, taking: Taking): Paid[] {
  const parts = asked.map((each): Part => ({ asked: each, method: methodOf(each, taking) }))
  requireTogether(parts, taking)
  if (!taking.hasClient && parts.some(({ method }) => method.kind === 'invoice'))
    throw new Refusal('client_needed')
  requireRefreshments(parts, taking)
  const cash = parts.filter(({ method }) => method.kind === 'cash')
  const others = shareOut(parts, totalCents, cash.length > 0)
  const dueCents = totalCents - [...others.values()].reduce((sum, cents) => sum + cents, 0)
  if (dueCents < 0) throw new Refusal('payment_too_much', { cents: -dueCents })
  if (dueCents > 0 && !cash.length) throw new Refusal('cash_short', { missingCents: dueCents })
  return parts.map((part, index) => {
    const base = { id: taking.idOf(index), methodId: part.method.id, kind: part.method.kind }
    return part.method.kind === 'cash'
      ? { ...base, ...inCash(part.asked, dueCents, taking.country), ...tipOf(part.asked) }
      : { ...base, cents: others.get(part) ?? 0, ...tipOf(part.asked), ...namesOf(part.asked) }
  })
}

function methodOf({ methodId }: TillPayment, { methods }: Taking): TillMethod {
  const method = methods.find(({ id }) => id === methodId)
  if (!method) throw new Refusal('payment_method_unknown')
  return method
}

function requireTogether(parts: readonly Part[], { withTurns }: Taking): void {
  const alone = parts.some(({ method }) => method.exclusive)
  if (alone && (parts.length > 1 || withTurns)) throw new Refusal('payment_method_alone')
  if (parts.filter(({ method }) => method.kind === 'cash').length > 1)
    throw new Refusal('payment_method_unknown')
}

/** What each part but cash pays; one that says nothing pays what the others and no cash leave. */
function shareOut(parts: readonly Part[], totalCents: number, withCash: boolean): Map<Part, number> {
  const others = parts.filter(({ method }) => method.kind !== 'cash')
  const isGiven = ({ asked, method }: Part) => method.kind !== 'voucher' || asked.voucherId !== undefined
  let left = totalCents - others.filter(isGiven).reduce((sum, { asked }) => sum + (asked.cents ?? 0), 0)
  return new Map(
    others.map(part => {
      const { asked, method } = part
      // Turns are in the lines already: only a voucher named here pays for something by itself.
      if (method.kind === 'voucher') return [part, valueOf(part)]
      if (asked.cents !== undefined) return [part, asked.cents]
      if (withCash) return [part, 0]
      const rest = Math.max(0, left)
      left -= rest
      return [part, rest]
    }),
  )
}

function inCash({ tenderedCents }: TillPayment, dueCents: number, country: string) {
  const roundingCents = cashRounding(dueCents, country)
  const cents = dueCents + roundingCents
  const given = tenderedCents ?? cents
  if (given < cents) throw new Refusal('cash_short', { missingCents: cents - given })
  return { cents, tenderedCents: given, changeCents: given - cents, roundingCents }
}

/** What a voucher pays by its refreshment value. */
const valueOf = ({ asked }: Part) => (asked.voucherId === undefined ? 0 : (asked.cents ?? 0))

function requireRefreshments(parts: readonly Part[], { refreshmentsCents = 0 }: Taking): void {
  if (parts.some(({ asked, method }) => asked.voucherId !== undefined && method.kind !== 'voucher'))
    throw new Refusal('payment_method_unknown')
  const byVoucher = parts.filter(({ method }) => method.kind === 'voucher').map(valueOf)
  if (byVoucher.reduce((sum, cents) => sum + cents, 0) > refreshmentsCents)
    throw new Refusal('refreshments_not_bought')
}

const tipOf = ({ tipCents }: TillPayment) => (tipCents ? { tipCents } : {})

const namesOf = ({ reference, voucherId }: TillPayment) => ({
  ...(reference ? { reference } : {}),
  ...(voucherId ? { voucherId } : {}),
})
