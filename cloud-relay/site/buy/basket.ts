import { CallRefused, type Call } from '#core/api/call.ts'
import type { Tariff } from '#core/sales/tariff.ts'
import type { Hold } from '#core/seating/contract.ts'
import { newKey } from '#ui/new-id.ts'
import { refusedBreach } from '#core/seating/refused-breach.ts'
import { partyBreach, type Breach } from '#core/seating/party-rules.ts'
import { autoHold, putHold, readSeats } from '../calls.ts'
import type { BasketState } from './basket-state.ts'
import { forgetBasket, freshBasket, keepBasket, rememberedBasket } from './kept-basket.ts'
import { countOf, lostSeats, shrunk } from './tickets.ts'
import { nearestFree } from '#core/seating/nearest-free.ts'

/**
 * The seats of one visitor for one show, kept on the server while they are chosen. The basket's id is made here, is the
 * id of its hold and becomes the id of the bill. Calls are sent one after the other, in the order of the presses; the
 * page shows the expected result at once and is corrected by the answers.
 */
export class Basket {
  readonly #show: { scheduleId: string; assigns: boolean; counted?: boolean; apart?: boolean }
  readonly #call: Call
  readonly #listeners = new Set<() => void>()
  #state: BasketState
  #queue: Promise<void> = Promise.resolve()
  #waiting = 0
  /** The seats the server keeps for us, by its last answer. */
  #kept: readonly string[] = []
  #tariffs: readonly Tariff[] = []
  /** It became a bill or was released: the browser stores nothing more of it. */
  #closed = false

  /**
   * @param show.assigns whether the exhibitor chooses seats by itself; else the visitor does
   * @param show.counted seating is free: all places are equal and not named
   * @param show.apart it is no purchase, so the tab does not remember it as the show's basket
   */
  constructor(
    show: { scheduleId: string; assigns: boolean; counted?: boolean; apart?: boolean },
    call: Call,
  ) {
    this.#show = show
    this.#call = call
    const kept = show.apart ? freshBasket() : rememberedBasket(show.scheduleId)
    this.#state = { ...kept, until: null, working: false, away: false, warning: null, seatMap: null }
  }

  readonly read = (): BasketState => this.#state

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The current tariffs: how few and how many of each there may be. */
  knowTariffs(tariffs: readonly Tariff[]) {
    this.#tariffs = tariffs
  }

  /** Loads the seats; after a page reload, the former seats are requested again. */
  open() {
    return this.#enqueue(async () => {
      await this.#readSeatMap()
      await this.#takeAgain()
    })
  }

  setQuantity(priceRateId: string, quantity: number) {
    this.#set({ quantities: { ...this.#state.quantities, [priceRateId]: quantity }, warning: null })
    return this.#enqueue(() => this.#settleOrShrink(), priceRateId)
  }

  /** Exactly these seats, as the visitor pressed them. */
  pick(seats: readonly string[]) {
    const before = this.#state.seats
    this.#set({ seats, picked: true, warning: null })
    return this.#enqueue(async () => {
      try {
        await this.#place(seats, true)
      } catch (cause) {
        this.#set({ seats: before })
        await this.#readSeatMap()
        throw cause
      }
    })
  }

  /** Seats changed: reloads them, and replaces ours that are gone. */
  seatsChanged() {
    return this.#enqueue(async () => {
      await this.#readSeatMap()
      if (this.#state.away) return this.#takeAgain()
      if (lostSeats(this.#state.seats, this.#state.seatMap!.states).length) await this.#replace()
    })
  }

  /** Holds the seats again for the full time. */
  extend() {
    return this.#enqueue(async () => {
      try {
        await this.#place(this.#state.seats)
      } catch (cause) {
        if (cause instanceof CallRefused && cause.code === 'seat_taken') return this.#replace()
        throw cause
      }
    })
  }

  /** The time is over: the seats are free for others, the wish is kept. */
  expire() {
    this.#set({ seats: [], until: null, warning: { kind: 'expired' } })
    return this.#enqueue(() => this.#readSeatMap())
  }

  /** After the time was over: requests seats anew. */
  again() {
    this.#set({ warning: null })
    return this.#enqueue(async () => {
      await this.#settleOrShrink()
      await this.#readSeatMap()
    })
  }

  /** The checkout reported seats gone: finds others for them. */
  replaceSeats() {
    return this.#enqueue(() => this.#replace())
  }

  /** The basket became a bill, which now reserves the seats. */
  handOver() {
    this.#closed = true
    if (!this.#show.apart) forgetBasket(this.#show.scheduleId)
  }

  /** The visitor leaves: the seats are released at once. */
  leave() {
    if (this.#closed) return
    this.#closed = true
    if (!this.#show.apart) forgetBasket(this.#show.scheduleId)
    if (this.#state.seats.length > 0 || this.#waiting > 0)
      this.#queue = this.#queue.then(() => this.#put([])).catch(() => undefined)
  }

  /** Holds the seats this tab had, or others where they were taken in the meantime. */
  async #takeAgain() {
    if (countOf(this.#state.quantities) === 0 || this.#state.warning?.kind === 'expired') return
    try {
      await this.#put(this.#state.seats)
    } catch (cause) {
      if (cause instanceof CallRefused && cause.status === 0) throw cause
      this.#set({ seats: [], until: null })
    }
    await this.#settleOrShrink()
  }

  /** Brings the held seats to the wanted number, without moving seats that were chosen by hand. */
  async #settle() {
    const { quantities, seats, picked, seatMap } = this.#state
    const more = countOf(quantities) - seats.length
    if (more < 0) return this.#place(this.#fewer(seats, seats.length + more))
    if (more === 0 || !this.#show.assigns) return
    if (picked && seats.length > 0 && seatMap) {
      const friends = nearestFree(seats, more, seatMap.arrangement.seats, id => !seatMap.states[id])
      if (friends.length === more) return this.#place([...seats, ...friends])
    }
    return this.#choose(countOf(quantities))
  }

  async #settleOrShrink() {
    try {
      await this.#settle()
    } catch (cause) {
      if (!(cause instanceof CallRefused)) throw cause
      if (cause.code === 'request_reused') {
        // The id has already become a bill; a new basket begins.
        this.#set({ id: newKey() })
        return this.#settle()
      }
      if (cause.code === 'seat_taken' || cause.code === 'seats_elsewhere') return this.#replace()
      const { seats } = this.#state
      const quantities = shrunk(this.#state.quantities, seats.length, this.#tariffs)
      this.#set({ quantities })
      // A tariff below its minimum number drops to none, and its seats are released.
      if (countOf(quantities) < seats.length) await this.#place(this.#fewer(seats, countOf(quantities)))
      throw cause
    }
  }

  /** Some of our seats were taken: new ones are assigned and named to the visitor. */
  async #replace() {
    const before = this.#state.seats
    await this.#readSeatMap()
    if (!this.#show.assigns) {
      const lost = lostSeats(before, this.#state.seatMap!.states)
      await this.#put(
        before.filter(id => !lost.includes(id)),
        undefined,
        true,
      )
      return this.#set({ warning: { kind: 'lost', lost } })
    }
    await this.#choose(countOf(this.#state.quantities))
    if (this.#show.counted) return
    const lost = before.filter(id => !this.#state.seats.includes(id))
    const found = this.#state.seats.filter(id => !before.includes(id))
    if (lost.length > 0) this.#set({ warning: { kind: 'moved', lost, found } })
  }

  async #readSeatMap() {
    this.#set({ seatMap: await this.#call(readSeats, { params: { id: this.#show.scheduleId } }) })
  }

  /**
   * Keeps these seats. Where the party may not sit like that they are kept all the same, so that it can move seat by
   * seat, and the visitor is told; they cannot be bought before that is mended.
   */
  async #place(seats: readonly string[], picked = this.#state.picked) {
    const isWhole = seats.length >= countOf(this.#state.quantities)
    const breach = isWhole ? this.#breachOf(seats) : undefined
    if (!breach) {
      try {
        return await this.#put(seats, picked, !isWhole)
      } catch (cause) {
        const refused = refusedBreach(cause)
        if (!refused) throw cause
        await this.#put(seats, picked, true)
        return this.#set({ warning: { kind: 'breach', breach: refused } })
      }
    }
    this.#set({ warning: { kind: 'breach', breach } })
    await this.#put(seats, picked, true)
  }

  /** The same rules as the server's, on what this page knows. */
  #breachOf(seats: readonly string[]): Breach | undefined {
    const map = this.#state.seatMap
    if (!map || map.arrangement.freeSeating || !seats.length) return undefined
    const ours = new Set([...this.#kept, ...seats])
    const stateOf = (id: string) => (ours.has(id) ? 'free' : (map.states[id] ?? 'free'))
    return partyBreach(seats, { seats: map.arrangement.seats, stateOf }, map.rules)
  }

  /** So many of our seats, without those at an end where that leaves nobody alone. */
  #fewer(seats: readonly string[], count: number): readonly string[] {
    const first = seats.slice(0, count)
    if (!count || !this.#breachOf(first)) return first
    const last = seats.slice(-count)
    return this.#breachOf(last) ? first : last
  }

  async #put(seats: readonly string[], picked = this.#state.picked, unfinished = false) {
    const body = { scheduleId: this.#show.scheduleId, seats: [...seats], unfinished }
    this.#held(await this.#call(putHold, { params: { id: this.#state.id }, body }), picked)
  }

  async #choose(count: number) {
    const body = { scheduleId: this.#show.scheduleId, count }
    const { apart, ...found } = await this.#call(autoHold, { params: { id: this.#state.id }, body })
    this.#held(found, false)
    if (apart) this.#set({ warning: { kind: 'apart', found: found.seats, others: apart } })
  }

  #held({ seats, until }: Hold, picked: boolean) {
    this.#kept = seats
    this.#set({ seats, until: seats.length ? until : null, picked })
  }

  /** @param about the tariff that is being changed, which a refusal is shown at */
  #enqueue(work: () => Promise<void>, about: string | null = null): Promise<void> {
    this.#waiting += 1
    this.#set({ working: true })
    this.#queue = this.#queue
      .then(work)
      .then(() => this.#answered())
      .catch(cause => {
        if (!(cause instanceof CallRefused)) throw cause
        const away = cause.status === 0
        this.#set({
          away,
          warning: { kind: 'refused', message: cause.message, busy: cause.status === 429, away, about },
        })
      })
      .finally(() => {
        this.#waiting -= 1
        this.#set({ working: this.#waiting > 0 })
      })
    return this.#queue
  }

  /** The server is there again: a message that it was not is over. */
  #answered() {
    const { away, warning } = this.#state
    if (!away) return
    this.#set({ away: false, warning: warning?.kind === 'refused' && warning.away ? null : warning })
  }

  #set(change: Partial<BasketState>) {
    this.#state = { ...this.#state, ...change }
    if (!this.#closed && !this.#show.apart) keepBasket(this.#show.scheduleId, this.#state)
    for (const listener of this.#listeners) listener()
  }
}
