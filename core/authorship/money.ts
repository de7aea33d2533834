import type { FactBodies } from '../journal/fact-bodies.ts'
import { onTopPaymentId, tillPaymentId, type Paid, type PaymentKind } from '../billing/paid.ts'
import { idSent } from '../billing/purchase.ts'
import { sourceOfSide } from '../billing/source.ts'
import type { Author } from './author.ts'

/**
 * Payments and money that goes back are known by one name each in all cinemas, and the first who uses it has it. The
 * website's are made of the purchase's id and a number or a reason, so whoever knows that id could take the next one: a
 * box's are named after its own sale or return.
 */
type Sale = FactBodies['sale.made']
const tillKinds: readonly PaymentKind[] = ['cash', 'terminal', 'voucher', 'invoice', 'other']
const isAtTill = ({ kind }: Paid) => tillKinds.includes(kind)
export const paidAtTill = (sale: Sale) =>
  sale.source === sourceOfSide.box &&
  sale.payments.length > 0 &&
  sale.payments.every((each, index) => isAtTill(each) && each.id === tillPaymentId(sale, index))
type OnTop = { billId: string; exchangeId: string; payments: readonly Paid[] }
export const paidOnTop = ({ billId, exchangeId, payments }: OnTop, { side }: Author) =>
  payments.every((each, index) =>
    each.kind === 'online'
      ? side === 'relay' && payments.length === 1 && isAttemptOf(idSent(billId), each.id)
      : isAtTill(each) && each.id === onTopPaymentId(exchangeId, index),
  )
/** What an exchange costs on top is paid online by one of the bill's own attempts. */
const isAttemptOf = (billId: string, id: string) =>
  id.startsWith(`${billId}-`) && /^\d{1,4}$/.test(id.slice(billId.length + 1))
/** A website's bill is paid by vouchers and, at most once, at a provider; nobody takes a card or cash there. */
export const paidOnline = ({ source, payments }: FactBodies['bill.opened']) =>
  source === sourceOfSide.relay &&
  payments.every(({ kind }) => kind === 'online' || kind === 'voucher') &&
  payments.filter(({ kind }) => kind === 'online').length <= 1
export const partsOfReturn = (returnId: string, money: readonly { id: string }[]) =>
  money.every(({ id }) => id.startsWith(`${returnId}-`) && /^\d+$/.test(id.slice(returnId.length + 1)))

/** A part of a voucher's value moves by whole cents, forwards: a negative sum would make one side's loss another's gain. */
export const isWorth = ({ cents }: { cents: number }) => Number.isSafeInteger(cents) && cents > 0

/**
 * Refunds still to be sent go through a payment provider, which only the relay may use. What goes back over a card terminal
 * is no provider's, and no provider is asked for it.
 */
export const ordersNothing = (
  body: { owner: 'relay' | 'box'; money: readonly { done: boolean; attemptId?: string }[] },
  author: Author,
) =>
  body.owner === author.side &&
  (author.side === 'relay'
    ? body.money.every(({ attemptId }) => attemptId === undefined)
    : body.money.every(({ done, attemptId }) => done === true || typeof attemptId === 'string'))
