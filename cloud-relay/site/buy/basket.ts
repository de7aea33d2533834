import { CallRefused, type Call } from '#core/api/call.ts'
import type { SeatMap } from '#core/seating/contract.ts'
import { autoHold, putHold, readSeats } from '../calls.ts'
import { forgetBasket, keepBasket, rememberedBasket, type KeptBasket } from './kept-basket.ts'
import { countOf, lostSeats, nearestFree, type Quantities } from './tickets.ts'

/** What went differently from what the visitor chose. Seats are ids. */
export type Warning =
  | { kind: 'moved'; lost: readonly string[]; found: readonly string[] }
  | { kind: 'lost'; lost: readonly string[] }
  | { kind: 'expired' }
  | { kind: 'refused'; message: string; busy: boolean }

export type BasketState = KeptBasket & {
  /** ISO; until then the seats are kept. Null while none are. */
  until: string | null
  /** A call is on its way. */
  working: boolean
  warning: Warning | null
  room: SeatMap | null
}

export type Basket = ReturnType<typeof openBasket>

/**
 * The seats of one visitor for one show, kept on the server while they are chosen. The basket's id is made here, is
 * the id of its hold and becomes the id of the bill. Calls go one after the other, in the order of the presses; what
 * is shown runs ahead and is put right by the answers.
 *
 * @param show.assigns whether the house chooses seats by itself; else the visitor does
 */
export function openBasket(show: { scheduleId: string; assigns: boolean }, call: Call) {
  const { scheduleId } = show
  const kept = rememberedBasket(scheduleId)
  let state: BasketState = { ...kept, until: null, working: false, warning: null, room: null }
  let queue: Promise<void> = Promise.resolve()
  let waiting = 0
  let handedOver = false
  const listeners = new Set<() => void>()

  const set = (change: Partial<BasketState>) => {
    state = { ...state, ...change }
    if (!handedOver) keepBasket(scheduleId, state)
    for (const listener of listeners) listener()
  }

  function enqueue(work: () => Promise<void>): Promise<void> {
    waiting += 1
    set({ working: true })
    queue = queue
      .then(work)
      .catch(refused)
      .finally(() => {
        waiting -= 1
        set({ working: waiting > 0 })
      })
    return queue
  }

  function refused(cause: unknown) {
    if (!(cause instanceof CallRefused)) throw cause
    set({ warning: { kind: 'refused', message: cause.message, busy: cause.status === 429 } })
  }

  async function readRoom() {
    const room = await call(readSeats, { params: { id: scheduleId } })
    set({ room })
  }

  async function put(seats: readonly string[], picked = state.picked) {
    const hold = await call(putHold, { params: { id: state.id }, body: { scheduleId, seats: [...seats] } })
    set({ seats: hold.seats, until: hold.seats.length ? hold.until : null, picked })
  }

  async function choose(count: number) {
    const hold = await call(autoHold, { params: { id: state.id }, body: { scheduleId, count } })
    set({ seats: hold.seats, until: hold.seats.length ? hold.until : null, picked: false })
  }

  /** Brings the held seats to the wanted number, moving nobody who chose for themselves. */
  async function settle() {
    const count = countOf(state.quantities)
    const { seats } = state
    if (count < seats.length) return put(seats.slice(0, count))
    if (count === seats.length || !show.assigns) return
    if (state.picked && seats.length > 0 && state.room) {
      const friends = nearestFree(
        seats,
        count - seats.length,
        state.room.arrangement.seats,
        state.room.states,
      )
      if (friends.length === count - seats.length) return put([...seats, ...friends])
    }
    return choose(count)
  }

  async function settleOrShrink() {
    try {
      await settle()
    } catch (cause) {
      if (!(cause instanceof CallRefused)) throw cause
      if (cause.code === 'request_reused') {
        // An id that has already become a bill; a new basket begins.
        set({ id: crypto.randomUUID() })
        return settle()
      }
      if (cause.code === 'seat_taken' || cause.code === 'seats_elsewhere') return replace()
      set({ quantities: shrunk(state.quantities, state.seats.length) })
      throw cause
    }
  }

  /** Some of our seats went to others: the house finds new ones and says which. */
  async function replace() {
    const before = state.seats
    await readRoom()
    if (!show.assigns) {
      const lost = lostSeats(before, state.room!.states)
      await put(before.filter(id => !lost.includes(id)))
      return set({ warning: { kind: 'lost', lost } })
    }
    await choose(countOf(state.quantities))
    const lost = before.filter(id => !state.seats.includes(id))
    const found = state.seats.filter(id => !before.includes(id))
    if (lost.length > 0) set({ warning: { kind: 'moved', lost, found } })
  }

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Reads the room; seats remembered from before a reload are asked for again. */
    open: () =>
      enqueue(async () => {
        await readRoom()
        if (countOf(state.quantities) === 0) return
        try {
          await put(state.seats)
        } catch {
          // Gone in the meantime: seats are found anew below.
          set({ seats: [], until: null })
        }
        await settleOrShrink()
      }),

    setQuantity: (priceRateId: string, quantity: number) => {
      set({ quantities: { ...state.quantities, [priceRateId]: quantity }, warning: null })
      return enqueue(settleOrShrink)
    },

    /** Exactly these seats, as the visitor pressed them. */
    pick: (seats: readonly string[]) => {
      const before = state.seats
      set({ seats, picked: true, warning: null })
      return enqueue(async () => {
        try {
          await put(seats, true)
        } catch (cause) {
          set({ seats: before })
          await readRoom()
          throw cause
        }
      })
    },

    /** The room changed: reads it, and replaces seats of ours that are gone. */
    roomChanged: () =>
      enqueue(async () => {
        await readRoom()
        if (lostSeats(state.seats, state.room!.states).length) await replace()
      }),

    /** The seats again for the full time. */
    extend: () =>
      enqueue(async () => {
        try {
          await put(state.seats)
        } catch (cause) {
          if (cause instanceof CallRefused && cause.code === 'seat_taken') return replace()
          throw cause
        }
      }),

    /** The time is over: the seats are free for others, what was wanted is kept. */
    expire: () => {
      set({ seats: [], until: null, warning: { kind: 'expired' } })
      return enqueue(readRoom)
    },

    /** After the time was over: seats anew. */
    again: () => {
      set({ warning: null })
      return enqueue(async () => {
        await settleOrShrink()
        await readRoom()
      })
    },

    replaceSeats: () => enqueue(replace),

    /** The basket became a bill, which keeps the seats now. */
    handOver: () => {
      handedOver = true
      forgetBasket(scheduleId)
    },

    /** The visitor goes elsewhere: the seats are free at once. */
    leave: () => {
      if (handedOver) return
      handedOver = true
      forgetBasket(scheduleId)
      if (state.seats.length > 0 || waiting > 0) queue = queue.then(() => put([])).catch(() => undefined)
    },
  }
}

/** Fewer tickets than wanted, taken from the last tariff backwards. */
function shrunk(quantities: Quantities, count: number): Quantities {
  const next: Record<string, number> = { ...quantities }
  let over = countOf(quantities) - count
  for (const id of Object.keys(next).reverse()) {
    const less = Math.min(next[id]!, Math.max(0, over))
    next[id] = next[id]! - less
    over -= less
  }
  return next
}
