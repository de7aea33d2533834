import { CallRefused } from '#core/api/call.ts'
import { refusedBreach } from '#core/seating/refused-breach.ts'
import type { SeatWaiver } from '#core/seating/breach-codes.ts'
import { partyBreach, type Breach } from '#core/seating/party-rules.ts'
import { autoHold, putHold, type Hold } from '#core/seating/contract.ts'
import { call } from '../../box/call.ts'
import { askWhoIsHere, queryClient } from '../../box/query-client.ts'
import type { Basket } from '../sale/basket.ts'
import { seatText } from './seat-words.ts'
import { nearestFree } from '#core/seating/nearest-free.ts'
import { knownSeats, seatsQuery } from '../server.ts'
import { goOn, showTrouble, setSeats, till } from '../till.ts'
import { basketOf, isOpen, withBasket, withSeating } from '../till-state.ts'
import { wordsNow } from '../words.ts'

let running: Promise<boolean> | undefined

/** How many seats the box holds for a basket, by its last answer. */
let held = { basketId: '', count: 0 }

/**
 * Makes sure that every ticket of the basket has a seat held by the box. Presses during a request are combined in the
 * next one. Resolves with whether all tickets have seats.
 */
export function settleSeats(): Promise<boolean> {
  running ??= settle().finally(() => {
    running = undefined
    goOn(state => withSeating(state, false))
  })
  return running
}

/**
 * The cashier's own choice of seats. When refused, the former ones stay.
 *
 * @param waiver why the screen's rules for where parties sit do not count this time
 */
export async function chooseSeats(seats: readonly string[], waiver?: SeatWaiver): Promise<void> {
  const basket = basketOf(till())
  if (!basket.scheduleId) return
  const breach = waiver ? undefined : breachHere(basket, seats)
  if (breach) return showBreach(breach, seats)
  try {
    take(basket, await put(basket, basket.scheduleId, seats, waiver !== undefined), true, waiver)
    showTrouble(null)
  } catch (error) {
    const refused = refusedBreach(error)
    if (refused) return showBreach(refused, seats)
    refuse(error)
    refreshSeats(basket.scheduleId)
  }
}

/** The box's own rules, on what this register knows: answered at once. */
function breachHere(basket: Basket, seats: readonly string[]): Breach | undefined {
  const map = knownSeats(basket.scheduleId)
  if (!map || map.arrangement.freeSeating) return undefined
  const ours = new Set([...basket.seats, ...seats])
  const stateOf = (id: string) => (ours.has(id) ? 'free' : (map.states[id] ?? 'free'))
  return partyBreach(seats, { seats: map.arrangement.seats, stateOf }, map.rules)
}

/** Says why a party may not sit there, and what to do. */
export function showBreach({ code, seats, instead }: Breach, wanted: readonly string[]): void {
  const plan = knownSeats(basketOf(till()).scheduleId)?.arrangement.seats ?? []
  const text = wordsNow()(`breach_${code}`, { seats: seatText(seats, plan) })
  showTrouble({ place: 'seats', tone: 'warn', text, breach: { wanted, instead } })
}

/** Releases the basket's seats. Nothing waits for it: a hold expires by itself. */
export function letGo(basket: Basket): void {
  if (basket.scheduleId && basket.seats.length) void put(basket, basket.scheduleId, []).catch(() => undefined)
}

/** Seats were sold to somebody else: finds others for the whole party and names them. */
export async function findOthers(gone: readonly string[]): Promise<void> {
  const basket = basketOf(till())
  const before = basket.seats
  const { seats = [], freeSeating } = knownSeats(basket.scheduleId)?.arrangement ?? {}
  setSeats([], false)
  if (!(await settleSeats()) || freeSeating) return
  const lost = gone.length ? gone : before
  showTrouble({
    place: 'seats',
    tone: 'warn',
    text: wordsNow()('seats_found', {
      count: lost.length,
      gone: seatText(lost, seats),
      found: seatText(basketOf(till()).seats, seats),
    }),
  })
}

async function settle(): Promise<boolean> {
  for (;;) {
    const state = till()
    const basket = basketOf(state)
    const seated = basket.seats.length === basket.rates.length
    const keepsMore = held.basketId === basket.id && held.count > basket.rates.length
    if (!isOpen(state) || !basket.scheduleId || (seated && !keepsMore)) return seated
    goOn(state => withSeating(state, true))
    try {
      const hold = await ask(basket, basket.scheduleId)
      const now = basketOf(till())
      if (now.id !== basket.id || now.scheduleId !== basket.scheduleId) continue
      take(basket, hold, basket.byHand)
    } catch (error) {
      if (basketOf(till()).id !== basket.id) continue
      refuse(error)
      return false
    }
  }
}

/** Beside the seats chosen by hand where possible, otherwise where auto-assign chooses. */
async function ask(basket: Basket, scheduleId: string): Promise<Hold> {
  if (basket.seats.length >= basket.rates.length)
    return put(basket, scheduleId, basket.seats, basket.seatsWaived !== undefined).catch(error => {
      const breach = refusedBreach(error)
      if (!breach) throw error
      // Fewer guests than before leave a seat alone: it is said, and they stay where they are.
      showBreach(breach, basket.seats)
      return put(basket, scheduleId, basket.seats, true)
    })
  const map = knownSeats(scheduleId)
  if (basket.byHand && map && basket.seats.length) {
    const [next] = nearestFree(basket.seats, 1, map.arrangement.seats, seat => !map.states[seat])
    if (next && basket.seats.length + 1 === basket.rates.length)
      return put(basket, scheduleId, [...basket.seats, next]).catch(() => auto(basket, scheduleId))
  }
  return auto(basket, scheduleId)
}

function auto(basket: Basket, scheduleId: string): Promise<Hold> {
  return call(autoHold, { params: { id: basket.id }, body: { scheduleId, count: basket.rates.length } })
}

/** @param unfinished the rules of the screen wait: the sale asks about them */
function put(
  basket: Basket,
  scheduleId: string,
  seats: readonly string[],
  unfinished = false,
): Promise<Hold> {
  const body = { scheduleId, seats: [...seats], unfinished }
  return call(putHold, { params: { id: basket.id }, body })
}

/** A seat that this basket has released is shown as free before the box confirms it. */
function take(asked: Basket, hold: Hold, byHand: boolean, waiver?: SeatWaiver): void {
  held = { basketId: hold.id, count: hold.seats.length }
  const surplus = hold.seats.length - basketOf(till()).rates.length
  setSeats(surplus > 0 ? hold.seats.slice(0, -surplus) : hold.seats, byHand, waiver)
  queryClient.setQueryData(seatsQuery(hold.scheduleId).queryKey, known => {
    if (!known) return known
    const states = { ...known.states }
    for (const seat of asked.seats) if (states[seat] === 'held') delete states[seat]
    return { ...known, states }
  })
}

function refuse(error: unknown): void {
  askWhoIsHere(error)
  const words = wordsNow()
  if (!(error instanceof CallRefused)) throw error
  const { code, details } = error
  if (code === 'not_enough_seats') {
    const free = Number(details.free ?? 0)
    goOn(state =>
      withBasket(state, basket => ({ ...basket, rates: basket.rates.slice(0, basket.seats.length) })),
    )
    return showTrouble({ place: 'seats', tone: 'warn', code, text: words('seats_too_few', { count: free }) })
  }
  if (code === 'schedule_cancelled' || code === 'sales_closed' || code === 'schedule_unknown') {
    goOn(state => withBasket(state, basket => ({ ...basket, rates: [], seats: [] })))
    return showTrouble({ place: 'show', tone: 'stop', code, text: error.message })
  }
  showTrouble({ place: 'seats', tone: 'stop', code, text: error.message, again: true })
}

function refreshSeats(scheduleId: string): void {
  void queryClient.invalidateQueries({ queryKey: ['seats', scheduleId] })
}
