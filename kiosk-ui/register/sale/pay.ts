import { CallRefused } from '#core/api/call.ts'
import { outcomeUnknown } from '#core/api/answer-code.ts'
import type { BillView } from '#core/billing/bill.ts'
import { refusedBreach } from '#core/seating/refused-breach.ts'
import {
  makeSale,
  printBill,
  printReceipt,
  type SaleRequest,
  type TillPayment,
} from '#core/sales/contract.ts'
import { cashRounding } from '#core/pricing/cash-rounding.ts'
import { soldParts } from '#core/sales/basket-parts.ts'
import { call } from '../../box/call.ts'
import { remember as keep } from '../../box/receipts/use-receipts.ts'
import { programmeQuery } from '../../box/programme.ts'
import { askWhoIsHere, queryClient } from '../../box/query-client.ts'
import { readNodeStatusAnew } from '../../box/node-status.ts'
import { discountsIn, isPaidByVoucher, saleOf, sumBasket, valuePayments } from './basket-sum.ts'
import { priceBookNow } from './price-book.ts'
import { messageOfShow } from '../shows/show-name.ts'
import { findOthers, settleSeats, showBreach } from '../seats/seating.ts'
import { pricesQuery, seatsQuery } from '../server.ts'
import { readValuesAnew } from '../vouchers/values.ts'
import { newId } from '#ui/new-id.ts'
import { onlyWaivable } from './waived-lines.ts'
import { isWired } from '../terminal/terminal.ts'
import { methodIdOf } from './till-methods.ts'
import { bringForward, goOn, showTrouble, till } from '../till.ts'
import {
  answered,
  askingPart,
  basketOf,
  fromTerminal,
  sending,
  toSplit,
  toTerminal,
  withPart,
} from '../till-state.ts'
import { wordsNow } from '../words.ts'

/** Cash in cents, or the exact sum once every seat is known. */
export type Cash = number | 'exact'

/** Sells the basket for cash. Waits for its seats first; a second press meanwhile does nothing. */
export async function payCash(cash: Cash): Promise<void> {
  if (till().at !== 'selling' || !(await ready()) || till().at !== 'selling') return
  const { cashCents, byVoucher } = sumsNow()
  const tenderedCents = cash === 'exact' ? cashCents : cash
  await send(saleNow(byVoucher ? [] : [{ methodId: methodIdOf('cash'), tenderedCents }]))
}

/** Starts a card payment: the sum is fixed from now on. */
export async function askTerminal(): Promise<void> {
  if (till().at !== 'selling' || !(await ready())) return
  const attemptId = (await isWired()) ? newId() : undefined
  goOn(state => toTerminal(state, attemptId))
}

/** Shows the guest a code to pay by: the sum is fixed from now on. */
export async function askCode(): Promise<void> {
  if (till().at === 'selling' && (await ready())) goOn(state => toTerminal(state, newId(), 'code'))
}

/** The wired terminal charged the card: the basket is sold with that money. */
export async function payByAttempt(attemptId: string): Promise<void> {
  if (till().at !== 'terminal') return
  const { dueCents } = sumsNow()
  await send(saleNow([{ methodId: methodIdOf('terminal'), cents: dueCents, attemptId }]))
}

/** Sells the basket by a method that is neither cash nor card: the cashier has it in hand. */
export async function payOtherwise(methodId: string): Promise<void> {
  if (till().at !== 'selling' || !(await ready()) || till().at !== 'selling') return
  await send(saleNow([{ methodId }]))
}

/** Sells the basket on account: the invoice is made with the sale, for this client. */
export async function payOnAccount(
  methodId: string,
  invoice: NonNullable<SaleRequest['invoice']>,
): Promise<void> {
  if (till().at !== 'selling' || !(await ready()) || till().at !== 'selling') return
  await send({ ...saleNow([{ methodId }]), invoice })
}

/** Starts a payment by several methods: the sum is fixed from now on. */
export async function askSplit(): Promise<void> {
  if (till().at === 'selling' && (await ready())) goOn(toSplit)
}

/** What is left to pay, in cents: exactly, and in coins. */
export function leftNow(parts: readonly TillPayment[]): { leftCents: number; cashCents: number } {
  const taken = parts.reduce((sum, { cents = 0 }) => sum + cents, 0)
  const leftCents = sumsNow().dueCents - taken
  return { leftCents, cashCents: leftCents + cashRounding(leftCents, countryNow()) }
}

/** A part is asked of the card terminal: of the one this till is wired to, or of one where it is typed. */
export async function askPart(part: TillPayment): Promise<void> {
  const attemptId = (await isWired()) ? newId() : undefined
  goOn(now => askingPart(now, attemptId === undefined ? part : { ...part, attemptId }))
}

/** A part was taken; with the last one the basket is sold. */
export async function takePart(part: TillPayment): Promise<void> {
  if (!goOn(state => withPart(state, part))) return
  const state = till()
  if (state.at === 'splitting' && leftNow(state.parts).leftCents === 0) await send(saleNow(state.parts))
}

/** Cash pays what the parts leave, and the basket is sold. */
export async function payRest(tenderedCents: number): Promise<void> {
  const state = till()
  if (state.at !== 'splitting') return
  const cash = { methodId: methodIdOf('cash'), tenderedCents }
  await send(saleNow([...state.parts, cash]))
}

/**
 * What the cashier says of a terminal where they typed the sum.
 *
 * @param reference the number on the slip, where somebody noted it
 */
export async function confirmTerminal(paid: boolean, reference?: string): Promise<void> {
  const state = till()
  if (state.at !== 'terminal') return
  const byHand = state.attemptId === undefined ? {} : { byHand: true as const }
  const named = reference === undefined ? {} : { reference }
  if (paid) await send(saleNow([{ methodId: methodIdOf('terminal'), ...byHand, ...named }]))
  else goOn(fromTerminal)
}

/** @param money what the guest pays beside the value of vouchers */
function saleNow(money: readonly TillPayment[]): SaleRequest {
  const basket = basketOf(till())
  const { rates } = priceBookNow(null)
  const { lines, totalCents } = sumBasket(basket, priceBookNow)
  const methodId = methodIdOf('voucher')
  const paid = [...valuePayments(lines, methodId), ...money]
  // Turns that cover everything are a payment of nothing.
  const payments = paid.length ? paid : [{ methodId }]
  const sale = saleOf(onlyWaivable(basket, priceBookNow), totalCents, payments, rates, discountsIn(lines))
  const training = queryClient.getQueryData(programmeQuery.queryKey)?.training
  return training === undefined ? sale : { ...sale, training }
}

/** What is to be paid in money: exactly, in coins, and whether vouchers leave nothing of it. */
function sumsNow(): { dueCents: number; cashCents: number; byVoucher: boolean } {
  const sums = sumBasket(basketOf(till()), priceBookNow)
  const { dueCents } = sums
  return {
    dueCents,
    cashCents: dueCents + cashRounding(dueCents, countryNow()),
    byVoucher: isPaidByVoucher(sums),
  }
}

function countryNow(): string {
  return queryClient.getQueryData(programmeQuery.queryKey)?.cinemas[0]?.country ?? ''
}

/** Sends the unanswered sale again: the same request with the same id, so it cannot be sold twice. */
export async function payAgain(): Promise<void> {
  const state = till()
  if (state.at === 'unsure') await send(state.request)
}

/** Prints receipt and tickets of a bill again. */
export async function printAgain({ id, number }: Pick<BillView, 'id' | 'number'>): Promise<void> {
  await call(printBill, { params: { id }, query: { number: number ?? undefined } })
}

/** Prints the receipt of a sale whose guest wants it; the first one is no copy. */
export async function printReceiptOf({ id, number }: Pick<BillView, 'id' | 'number'>): Promise<void> {
  await call(printReceipt, { params: { id }, query: { number: number ?? undefined } })
}

async function ready(): Promise<boolean> {
  const shows = soldParts(basketOf(till()))
  if (!shows.length) return true
  const [seated] = await Promise.all([
    settleSeats(),
    ...shows.map(({ scheduleId }) => queryClient.ensureQueryData(seatsQuery(scheduleId)).catch(() => null)),
  ])
  return seated
}

async function send(request: SaleRequest): Promise<void> {
  if (!goOn(state => sending(state, request))) return
  try {
    const { bill, changeCents, printJobs, remember } = await call(makeSale, { body: request })
    await keep(remember)
    const printed = printJobs.length > 0
    goOn(state => answered(state, { was: 'sold', bill, changeCents, printed }))
    void queryClient.invalidateQueries({ queryKey: ['bills'] })
    if (request.products.length) void queryClient.invalidateQueries({ queryKey: ['stock'] })
  } catch (error) {
    askWhoIsHere(error)
    if (!(error instanceof CallRefused)) throw error
    if (error.code === 'node_recovering') readNodeStatusAnew()
    const { code, message } = error
    if (outcomeUnknown(code)) return void goOn(state => answered(state, { was: 'unknown', message }))
    goOn(state => answered(state, { was: 'refused' }))
    await notSold(error, request)
  }
}

/** A refusal: nothing was sold, and what it concerns is corrected where possible. */
async function notSold(error: CallRefused, request: SaleRequest): Promise<void> {
  const { code, details, message } = error
  // What was taken comes first: the basket changes once it was given back.
  if (till().at === 'splitting') return showTrouble({ place: 'pay', tone: 'stop', text: message })
  const { scheduleId } = details
  if (typeof scheduleId === 'string') bringForward(scheduleId)
  if (code === 'seat_taken' || code === 'seats_elsewhere')
    return findOthers(Array.isArray(details.seats) ? (details.seats as string[]) : [])
  const breach = refusedBreach(error)
  if (breach) return showBreach(breach, basketOf(till()).seats)
  if (code === 'combination_changed') {
    await queryClient.invalidateQueries({ queryKey: pricesQuery.queryKey })
    return showTrouble({ place: 'pay', tone: 'warn', code, text: message })
  }
  if (code === 'total_changed' || code === 'rate_unknown' || code === 'product_unknown') {
    await queryClient.invalidateQueries({ queryKey: pricesQuery.queryKey })
    return showTrouble({ place: 'pay', tone: 'warn', code, text: wordsNow()('prices_changed') })
  }
  if (code === 'sales_closed' || code === 'schedule_cancelled' || code === 'schedule_unknown')
    return showTrouble({ place: 'show', tone: 'stop', code, text: message })
  if (code === 'refreshments_used_up') await readValuesAnew(true)
  if (code === 'refreshments_elsewhere') await readValuesAnew(false)
  const text = typeof scheduleId === 'string' ? messageOfShow(scheduleId, message) : message
  if (!liftable.has(code) || typeof details.voucherId !== 'string')
    return showTrouble({ place: 'pay', tone: 'stop', code, text })
  const { voucherId } = details
  const count = request.tickets.filter(ticket => ticket.voucherId === voucherId).length
  showTrouble({ place: 'pay', tone: 'warn', code, text, override: { voucherId, count } })
}

/** Refusals a manager's approval can override. */
const liftable = new Set<string>(['turns_elsewhere', 'voucher_not_here'])
