import { CallRefused } from '#core/api/call.ts'
import { refusedBreach } from '#core/seating/refused-breach.ts'
import type { SeatWaiver } from '#core/seating/breach-codes.ts'
import { partyBreach, type Breach } from '#core/seating/party-rules.ts'
import { inOneRow, seatGroups } from '#core/seating/seat-groups.ts'
import { autoHold, putHold, type Hold, type PartedFor, type ProposedHold } from '#core/seating/contract.ts'
import { call } from '../../box/call.ts'
import { askWhoIsHere, queryClient } from '../../box/query-client.ts'
import type { Basket } from '../sale/basket.ts'
import { isSeated, partOf, partsOf } from '../sale/parts.ts'
import type { ShowPart } from '../sale/basket.ts'
import { seatText } from './seat-words.ts'
import { nearestFree } from '#core/seating/nearest-free.ts'
import { soldParts } from '#core/sales/basket-parts.ts'
import { knownSeats, seatsQuery } from '../server.ts'
import { bringForward, goOn, showTrouble, setSeats, till } from '../till.ts'
import { basketOf, isOpen, withBasket, withSeating } from '../till-state.ts'
import { wordsNow } from '../words.ts'

let running: Promise<boolean> | undefined

/** How many seats of each show the box holds for a basket, by its last answers. */
let held = { basketId: '', shows: new Map<string, number>() }

function heldFor(basketId: string): Map<string, number> {
  if (held.basketId !== basketId) held = { basketId, shows: new Map() }
  return held.shows
}

/**
 * Makes sure that every ticket of the basket has a seat held by the box, in each of its shows, and that no show is kept
 * that its tickets have left. Presses during a request are combined in the
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
  const { scheduleId } = basket
  if (!scheduleId) return
  const breach = waiver ? undefined : breachHere(basket, seats)
  if (breach) return showBreach(breach, seats)
  try {
    // Whoever chooses a blocked seat was shown that it is.
    const states = knownSeats(scheduleId)?.states ?? {}
    const blockedToo = seats.some(seat => states[seat] === 'blocked')
    const hold = await put(basket.id, scheduleId, seats, waiver !== undefined, blockedToo)
    take(basket.seats, hold, true, waiver)
    showTrouble(null)
  } catch (error) {
    const refused = refusedBreach(error)
    if (refused) return showBreach(refused, seats)
    refuse(error, scheduleId)
    refreshSeats(scheduleId)
  }
}

/** The box's own rules, on what this register knows: answered at once. */
function breachHere(basket: ShowPart, seats: readonly string[]): Breach | undefined {
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

/**
 * Keeps seats of a show for the basket, among them those that are reserved for the guest who is here.
 *
 * @param unfinished the rules of the screen wait: the sale asks about them
 */
export async function keepReserved(
  basketId: string,
  { id, scheduleId }: { id: string; scheduleId: string },
  seats: readonly string[],
  unfinished: boolean,
): Promise<Hold> {
  const body = { scheduleId, seats: [...seats], unfinished, reservation: id }
  const hold = await call(putHold, { params: { id: basketId }, body })
  heldFor(basketId).set(scheduleId, hold.seats.length)
  return hold
}

/** Releases the basket's seats. Nothing waits for it: a hold expires by itself. */
export function letGo(basket: Basket): void {
  for (const { scheduleId, seats } of soldParts(basket))
    if (seats.length) void put(basket.id, scheduleId, []).catch(() => undefined)
}

/** Seats of the show in front were sold to somebody else: finds others for the whole party and names them. */
export async function findOthers(gone: readonly string[]): Promise<void> {
  const basket = basketOf(till())
  const before = basket.seats
  if (!basket.scheduleId) return
  const { seats = [], freeSeating } = knownSeats(basket.scheduleId)?.arrangement ?? {}
  setSeats(basket.scheduleId, [], false)
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
    const part = isOpen(state) ? unsettledIn(basket) : undefined
    if (!part) return isSeated(basket)
    goOn(state => withSeating(state, true))
    const { scheduleId } = part
    try {
      const hold = await ask(basket.id, part)
      heldFor(basket.id).set(scheduleId, hold.seats.length)
      const now = basketOf(till())
      if (now.id !== basket.id || !partOf(now, scheduleId)) continue
      take(part.seats, hold, part.byHand)
      if (hold.apart) tellApart(hold, hold.apart)
    } catch (error) {
      const now = basketOf(till())
      if (now.id !== basket.id) continue
      // A show that the basket has left lets go by itself after a while.
      if (partOf(now, scheduleId)) {
        refuse(error, scheduleId)
        return false
      }
      heldFor(basket.id).delete(scheduleId)
    }
  }
}

type PartOfShow = ShowPart & { scheduleId: string }

/** A show of the basket whose seats are not as many as its tickets, or one that it has left. */
function unsettledIn(basket: Basket): PartOfShow | undefined {
  const kept = heldFor(basket.id)
  const parts = partsOf(basket).flatMap(part =>
    part.scheduleId === null ? [] : [{ ...part, scheduleId: part.scheduleId }],
  )
  const found = parts.find(
    ({ scheduleId, rates, seats }) =>
      seats.length !== rates.length || (kept.get(scheduleId) ?? 0) > rates.length,
  )
  const left = [...kept].find(([scheduleId, count]) => count > 0 && !partOf(basket, scheduleId))
  return found ?? (left && { scheduleId: left[0], rates: [], seats: [], byHand: false })
}

/** Beside the seats chosen by hand where possible, otherwise where auto-assign chooses. */
async function ask(basketId: string, part: PartOfShow): Promise<ProposedHold> {
  const { scheduleId, rates, seats } = part
  const auto = () => call(autoHold, { params: { id: basketId }, body: { scheduleId, count: rates.length } })
  if (seats.length >= rates.length)
    return put(basketId, scheduleId, seats, part.seatsWaived !== undefined).catch(error => {
      const breach = refusedBreach(error)
      if (!breach) throw error
      // Fewer guests than before leave a seat alone: it is said, and they stay where they are.
      bringForward(scheduleId)
      showBreach(breach, seats)
      return put(basketId, scheduleId, seats, true)
    })
  const map = knownSeats(scheduleId)
  if (part.byHand && map && seats.length) {
    const [next] = nearestFree(seats, 1, map.arrangement.seats, seat => !map.states[seat])
    if (next && seats.length + 1 === rates.length)
      return put(basketId, scheduleId, [...seats, next]).catch(auto)
  }
  return auto()
}

/** Says that no row has room for all, and where they could sit together. */
function tellApart({ scheduleId, seats }: Hold, apart: PartedFor): void {
  bringForward(scheduleId)
  const plan = knownSeats(scheduleId)?.arrangement.seats ?? []
  const found = seatText(seats, plan)
  const text = inOneRow(seatGroups(seats, plan))
    ? wordsNow()('seats_across_aisle', { found })
    : wordsNow()('seats_apart', { count: seats.length, found })
  showTrouble({ place: 'seats', tone: 'warn', text, apart })
}

/** @param unfinished the rules of the screen wait: the sale asks about them */
function put(
  basketId: string,
  scheduleId: string,
  seats: readonly string[],
  unfinished = false,
  blockedToo = false,
): Promise<Hold> {
  const body = { scheduleId, seats: [...seats], unfinished, blockedToo }
  return call(putHold, { params: { id: basketId }, body })
}

/**
 * A seat that this basket has released is shown as free before the box confirms it.
 *
 * @param before what the basket had of the show
 */
function take(before: readonly string[], hold: Hold, byHand: boolean, waiver?: SeatWaiver): void {
  heldFor(hold.id).set(hold.scheduleId, hold.seats.length)
  const surplus = hold.seats.length - (partOf(basketOf(till()), hold.scheduleId)?.rates.length ?? 0)
  setSeats(hold.scheduleId, surplus > 0 ? hold.seats.slice(0, -surplus) : hold.seats, byHand, waiver)
  queryClient.setQueryData(seatsQuery(hold.scheduleId).queryKey, known => {
    if (!known) return known
    const states = { ...known.states }
    for (const seat of before) if (states[seat] === 'held') delete states[seat]
    return { ...known, states }
  })
}

/** The show it is about comes to the front, with what is wrong. */
function refuse(error: unknown, scheduleId: string): void {
  askWhoIsHere(error)
  const words = wordsNow()
  if (!(error instanceof CallRefused)) throw error
  const { code, details } = error
  bringForward(scheduleId)
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
