import { expect, test } from 'vitest'
import type { SaleRequest } from '#core/sales/contract.ts'
import type { BillView } from '#core/billing/bill.ts'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { emptyBasket, withProduct, withRate, withSeats } from '#kiosk/register/sale/basket.ts'
import { exchangeTickets, movedTo, withShow } from '#kiosk/register/sale/parts.ts'
import { onlyWaivable } from '#kiosk/register/sale/waived-lines.ts'
import {
  answered,
  basketOf,
  beginExchange,
  forNext,
  fromTerminal,
  isLocked,
  keptOver,
  sameAgain,
  selling,
  sending,
  askingPart,
  fromSplit,
  settling,
  swapped,
  toSplit,
  toTerminal,
  troubleOf,
  withBasket,
  withGoods,
  withPart,
  withoutPart,
  withSeating,
  withTickets,
  withTrouble,
  type TillState,
} from '#kiosk/register/till-state.ts'
import { fromBefore } from '#kiosk/register/till-state-before.ts'

const newId = () => 'next'
const basket = withSeats(withRate(withShow(emptyBasket('one'), 'show'), 'normal', 1), ['A1'], false)
const request = { id: 'one', payments: [{ methodId: 'cash', tenderedCents: 900 }] } as unknown as SaleRequest
const bill = { id: 'one' } as BillView
const oldTicket = { line: 3, scheduleId: 'show', priceRateId: 'normal', seatId: 'B2', leftCents: 900 }
const oldBill = { bill: { id: 'old', number: '7' }, payments: [], country: 'LU' } as unknown as BillNow

const atSelling = selling(basket)
const atTerminal = toTerminal(atSelling)
const atPaying = sending(atSelling, request)!
const atUnsure = answered(atPaying, { was: 'unknown', message: 'no answer' })
const atSold = answered(atPaying, { was: 'sold', bill, changeCents: 50, printed: true })
const atExchanging = beginExchange(atSelling, oldBill, [oldTicket] as never, newId)!
const atSettling = settling(atExchanging, true)
const atSwapped = swapped(atSettling, 200)
const every = { atSelling, atTerminal, atPaying, atUnsure, atSold, atExchanging, atSettling, atSwapped }
const all = Object.entries(every) as [string, TillState][]
const addRate = (state: TillState) => withTickets(state, basket => withRate(basket, 'child', 1), newId)
const addProduct = (state: TillState) => withGoods(state, basket => withProduct(basket, 'cola', 1), newId)
const named = (wanted: (state: TillState) => boolean) =>
  all.filter(([, state]) => wanted(state)).map(([name]) => name)

test('each of them is what it is called', () => {
  expect(all.map(([name, { at }]) => name === `at${at[0]!.toUpperCase()}${at.slice(1)}`)).not.toContain(false)
})

test('tickets change while nothing is paid, and after a sale they are the next customer’s', () => {
  expect(named(state => addRate(state) !== null)).toEqual([
    'atSelling',
    'atSold',
    'atExchanging',
    'atSwapped',
  ])
  expect(addRate(atSelling)).toMatchObject({
    at: 'selling',
    basket: { id: 'one', rates: ['normal', 'child'] },
  })
  for (const over of [atSold, atSwapped])
    expect(addRate(over)).toEqual(selling(withRate(emptyBasket('next'), 'child', 1)))
})

test('the next customer takes the same: tickets and products, without seats, vouchers and discounts', () => {
  const ticket = (scheduleId: string, priceRateId: string, seatId: string) => ({
    scheduleId,
    priceRateId,
    seatId,
  })
  const sold = {
    id: 'one',
    tickets: [ticket('show', 'normal', 'A1'), ticket('other', 'child', 'B1'), ticket('show', 'normal', 'A2')],
    products: [{ productId: 'cola', quantity: 2 }],
    payments: [],
    discounts: [{ cents: 100, reason: 'late' }],
  } as unknown as SaleRequest
  const after = (request: SaleRequest) =>
    answered(sending(atSelling, request)!, { was: 'sold', bill, changeCents: 0, printed: true })
  const same = sameAgain(after(sold), newId)!
  expect(same).toMatchObject({
    at: 'selling',
    basket: {
      id: 'next',
      scheduleId: 'show',
      rates: ['normal', 'normal'],
      seats: [],
      others: [{ scheduleId: 'other', rates: ['child'], seats: [] }],
      products: [{ productId: 'cola', quantity: 2 }],
    },
  })
  expect(basketOf(same)).not.toHaveProperty('discount')
  expect(sameAgain(after({ ...sold, tickets: [], products: [] }), newId)).toBeNull()
  expect(named(state => state.at !== 'sold' && sameAgain(state, newId) !== null)).toEqual([])
})

test('an exchange is of tickets alone', () => {
  expect(named(state => addProduct(state) !== null)).toEqual(['atSelling', 'atSold', 'atSwapped'])
})

test('money is asked for once: no sale is sent from a till that settles, has sold or is sending', () => {
  expect(named(state => sending(state, request) !== null)).toEqual(['atSelling', 'atTerminal', 'atUnsure'])
  expect(named(state => toTerminal(state).at === 'terminal')).toEqual(['atSelling', 'atTerminal'])
})

test('after a lost answer only the very same request may follow', () => {
  expect(sending(atUnsure, { ...request })).toBeNull()
  expect(sending(atUnsure, request)).toEqual(atPaying)
  expect(forNext(atUnsure, newId)).toBeNull()
})

test('a plain no leaves the basket as it was', () => {
  expect(answered(atPaying, { was: 'refused' })).toEqual(atSelling)
  expect(fromTerminal(atTerminal)).toEqual(atSelling)
})

test('an answer that nobody waits for changes nothing', () => {
  for (const [name, state] of all)
    if (name !== 'atPaying') expect(answered(state, { was: 'refused' })).toBe(state)
})

test('the next customer comes when nothing is unanswered', () => {
  expect(named(state => forNext(state, newId) !== null)).toEqual([
    'atSelling',
    'atSold',
    'atExchanging',
    'atSettling',
    'atSwapped',
  ])
})

test('what the box says of seats, and what is wrong with them, concern a basket that may change', () => {
  const seated = (state: TillState) => withBasket(state, basket => ({ ...basket, seats: ['C3'] }))
  expect(named(state => seated(state) !== state)).toEqual(['atSelling', 'atExchanging'])
  expect(named(state => withSeating(state, true) !== state)).toEqual(['atSelling', 'atExchanging'])
  const trouble = { place: 'pay', tone: 'stop', text: 'no' } as const
  expect(named(state => troubleOf(withTrouble(state, trouble)) === trouble)).toEqual([
    'atSelling',
    'atExchanging',
  ])
  expect(troubleOf(addRate(withTrouble(atSelling, trouble))!)).toBeNull()
})

test('nothing may be chosen while money is asked for', () => {
  expect(named(isLocked)).toEqual(['atTerminal', 'atUnsure', 'atSettling'])
})

test('an exchange begins with the old tickets’ rates in their show, and is worth what they are', () => {
  expect(atExchanging).toMatchObject({
    basket: { id: 'next', scheduleId: 'show', rates: ['normal'], seats: [] },
    exchanged: { billId: 'old', number: '7', lines: [3], seats: ['B2'], valueCents: 900 },
  })
  expect(named(state => beginExchange(state, oldBill, [oldTicket] as never, newId) === null)).toEqual([
    'atTerminal',
    'atPaying',
    'atUnsure',
    'atSettling',
  ])
})

test('what was not paid of an old ticket is not paid of the new one, also in another show, as far as that has it', () => {
  const waiving = { ...oldTicket, line: 4, priceRateId: 'child', waived: ['glasses'] }
  const state = beginExchange(atSelling, oldBill, [oldTicket, waiving] as never, newId)!
  expect(basketOf(state)).toMatchObject({ rates: ['child', 'normal'], waived: { glasses: 1 } })
  const moved = movedTo(basketOf(state), 'late')
  expect(moved).toMatchObject({ scheduleId: 'late', rates: ['child', 'normal'], waived: { glasses: 1 } })
  expect(exchangeTickets(moved).map(({ waives }) => waives)).toEqual([['glasses'], undefined])
  const glasses = { id: 'glasses', kind: 'surcharge', cents: 150, waivable: true, deleted: false }
  const bookWith = (rates: object[]) => () => ({ rates, dimension: '2d' }) as never
  expect(onlyWaivable(moved, bookWith([glasses])).waived).toEqual({ glasses: 1 })
  const dropped = onlyWaivable(moved, bookWith([{ ...glasses, waivable: false }]))
  expect(exchangeTickets(dropped).map(({ waives }) => waives)).toEqual([undefined, undefined])
  const joined = movedTo(withShow(moved, 'show'), 'late')
  expect(joined.waived).toEqual({ glasses: 1 })
})

test('tickets of several shows are exchanged each in its own show at first', () => {
  const other = { ...oldTicket, line: 4, scheduleId: 'late', seatId: 'C1' }
  const state = beginExchange(atSelling, oldBill, [oldTicket, other] as never, newId)
  expect(state).toMatchObject({
    basket: {
      scheduleId: 'show',
      rates: ['normal'],
      others: [{ scheduleId: 'late', rates: ['normal'], seats: [] }],
    },
    exchanged: { lines: [3, 4], seats: ['B2', 'C1'], valueCents: 1800 },
  })
})

test('its difference is settled, or not yet, and made once', () => {
  expect(settling(atSettling, false)).toEqual(atExchanging)
  expect(named(state => swapped(state, 0) !== state)).toEqual(['atSettling'])
  expect(basketOf(atSwapped).rates).toEqual([])
})

test('a restart forgets nothing: what was on its way has become unanswered', () => {
  expect(keptOver(atPaying)).toEqual({ at: 'unsure', basket, request, message: '' })
  for (const [name, state] of all) if (name !== 'atPaying') expect(keptOver(state)).toEqual(state)
})

test('what a register kept before an update goes on after it', () => {
  const before = { basket, exchanging: null }
  expect(fromBefore({ ...before, phase: { at: 'choosing' } })).toEqual(atSelling)
  expect(fromBefore({ ...before, phase: { at: 'terminal' } })).toEqual(atTerminal)
  expect(fromBefore({ ...before, phase: { at: 'unsure', request, message: 'no answer' } })).toEqual(atUnsure)
  expect(fromBefore({ ...before, phase: atSold as never })).toEqual(atSold)
  if (atExchanging.at !== 'exchanging') throw new Error()
  const exchanging = { ...atExchanging.exchanged, asking: false, doneCents: null }
  const mid = { basket: atExchanging.basket, phase: { at: 'choosing' as const } }
  expect(fromBefore({ ...mid, exchanging })).toEqual(atExchanging)
  expect(fromBefore({ ...mid, exchanging: { ...exchanging, asking: true } })).toEqual(atSettling)
  expect(fromBefore({ ...mid, exchanging: { ...exchanging, doneCents: 200 } })).toEqual(atSwapped)
})

const card = { methodId: 'terminal', cents: 400 }

test('of a split payment nothing is forgotten that was taken: not by a refusal, and not by going back', () => {
  const split = toSplit(atSelling)
  expect(isLocked(split)).toBe(true)
  expect(fromSplit(split)).toMatchObject({ at: 'selling', basket })
  const taken = withPart(askingPart(split, card), card)
  expect(taken).toMatchObject({ at: 'splitting', parts: [card], asked: null })
  expect(fromSplit(taken)).toBe(taken)
  expect(keptOver(taken)).toBe(taken)
  expect(forNext(taken, newId)).toBeNull()
  const asked = { ...request, payments: [card, { methodId: 'cash', tenderedCents: 600 }] }
  const refused = answered(sending(taken, asked)!, { was: 'refused' })
  expect(refused).toMatchObject({ at: 'splitting', parts: [card] })
  expect(troubleOf(withTrouble(refused, { place: 'pay', tone: 'stop', text: 'no' }))?.text).toBe('no')
  expect(fromSplit(withoutPart(refused, 0))).toMatchObject({ at: 'selling' })
})
