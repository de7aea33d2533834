import { CallRefused } from '#core/api/call.ts'
import { outcomeUnknown } from '#core/refusal.ts'
import type { BillView } from '#core/billing/bill.ts'
import { refusedBreach } from '#core/seating/refused-breach.ts'
import { makeSale, printBill, type SaleRequest, type TillPayment } from '#core/sales/contract.ts'
import { cashRounding } from '#core/pricing/cash-rounding.ts'
import { call } from '../../box/call.ts'
import { remember as keep } from '../../box/receipts/use-receipts.ts'
import { programmeQuery } from '../../box/programme.ts'
import { askWhoIsHere, queryClient } from '../../box/query-client.ts'
import { readNodeStatusAnew } from '../../box/node-status.ts'
import { discountsIn, saleOf, sumBasket } from './basket-sum.ts'
import { priceBookNow } from './price-book.ts'
import { findOthers, settleSeats, showBreach } from '../seats/seating.ts'
import { pricesQuery, seatsQuery } from '../server.ts'
import { methodIdOf } from './till-methods.ts'
import { goOn, showTrouble, till } from '../till.ts'
import { answered, basketOf, fromTerminal, sending, toSplit, toTerminal, withPart } from '../till-state.ts'
import { wordsNow } from '../words.ts'

/** Cash in cents, or the exact sum once every seat is known. */
export type Cash = number | 'exact'

/** Sells the basket for cash. Waits for its seats first; a second press meanwhile does nothing. */
export async function payCash(cash: Cash): Promise<void> {
  if (till().at !== 'selling' || !(await ready()) || till().at !== 'selling') return
  const { totalCents, cashCents, byVoucher } = sumsNow()
  const tenderedCents = cash === 'exact' ? cashCents : cash
  await send(
    saleNow(totalCents, [
      byVoucher ? { methodId: methodIdOf('voucher') } : { methodId: methodIdOf('cash'), tenderedCents },
    ]),
  )
}

/** Starts a card payment: the sum is fixed from now on. */
export async function askTerminal(): Promise<void> {
  if (till().at === 'selling' && (await ready())) goOn(toTerminal)
}

/** Sells the basket by a method that is neither cash nor card: the cashier has it in hand. */
export async function payOtherwise(methodId: string): Promise<void> {
  if (till().at !== 'selling' || !(await ready()) || till().at !== 'selling') return
  await send(saleNow(sumsNow().totalCents, [{ methodId }]))
}

/** Starts a payment by several methods: the sum is fixed from now on. */
export async function askSplit(): Promise<void> {
  if (till().at === 'selling' && (await ready())) goOn(toSplit)
}

/** What is left to pay, in cents: exactly, and in coins. */
export function leftNow(parts: readonly TillPayment[]): { leftCents: number; cashCents: number } {
  const taken = parts.reduce((sum, { cents = 0 }) => sum + cents, 0)
  const leftCents = sumsNow().totalCents - taken
  return { leftCents, cashCents: leftCents + cashRounding(leftCents, countryNow()) }
}

/** A part was taken; with the last one the basket is sold. */
export async function takePart(part: TillPayment): Promise<void> {
  if (!goOn(state => withPart(state, part))) return
  const state = till()
  if (state.at === 'splitting' && leftNow(state.parts).leftCents === 0)
    await send(saleNow(sumsNow().totalCents, [...state.parts]))
}

/** Cash pays what the parts leave, and the basket is sold. */
export async function payRest(tenderedCents: number): Promise<void> {
  const state = till()
  if (state.at !== 'splitting') return
  const cash = { methodId: methodIdOf('cash'), tenderedCents }
  await send(saleNow(sumsNow().totalCents, [...state.parts, cash]))
}

/** The terminal's result. */
export async function confirmTerminal(paid: boolean): Promise<void> {
  if (till().at !== 'terminal') return
  if (paid) await send(saleNow(sumsNow().totalCents, [{ methodId: methodIdOf('terminal') }]))
  else goOn(fromTerminal)
}

function saleNow(totalCents: number, payments: SaleRequest['payments']): SaleRequest {
  const basket = basketOf(till())
  const book = priceBookNow(basket.scheduleId)
  return saleOf(basket, totalCents, payments, book.rates, discountsIn(sumBasket(basket, book).lines))
}

/** `byVoucher` when turns of vouchers leave nothing to pay. */
function sumsNow(): { totalCents: number; cashCents: number; byVoucher: boolean } {
  const basket = basketOf(till())
  const { lines, totalCents } = sumBasket(basket, priceBookNow(basket.scheduleId))
  const byVoucher = totalCents === 0 && lines.some(line => line.kind === 'turns' && line.quantity > 0)
  return { totalCents, cashCents: totalCents + cashRounding(totalCents, countryNow()), byVoucher }
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

async function ready(): Promise<boolean> {
  const basket = basketOf(till())
  if (!basket.rates.length || !basket.scheduleId) return true
  const [seated] = await Promise.all([
    settleSeats(),
    queryClient.ensureQueryData(seatsQuery(basket.scheduleId)).catch(() => null),
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
  if (code === 'seat_taken' || code === 'seats_elsewhere')
    return findOthers(Array.isArray(details.seats) ? (details.seats as string[]) : [])
  const breach = refusedBreach(error)
  if (breach) return showBreach(breach, basketOf(till()).seats)
  if (code === 'total_changed' || code === 'rate_unknown' || code === 'product_unknown') {
    await queryClient.invalidateQueries({ queryKey: pricesQuery.queryKey })
    return showTrouble({ place: 'pay', tone: 'warn', code, text: wordsNow()('prices_changed') })
  }
  if (code === 'sales_closed' || code === 'schedule_cancelled' || code === 'schedule_unknown')
    return showTrouble({ place: 'show', tone: 'stop', code, text: message })
  if (!liftable.has(code) || typeof details.voucherId !== 'string')
    return showTrouble({ place: 'pay', tone: 'stop', code, text: message })
  const { voucherId } = details
  const count = request.tickets.filter(ticket => ticket.voucherId === voucherId).length
  showTrouble({ place: 'pay', tone: 'warn', code, text: message, override: { voucherId, count } })
}

/** Refusals a manager's approval can override. */
const liftable = new Set<string>(['turns_elsewhere', 'voucher_not_here'])
