import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallRefused, type Call } from '#core/api/call.ts'
import type { RefusalCode } from '#core/refusal.ts'
import type { Seat } from '#core/venue/arrangement.ts'
import type { SeatRules } from '#core/venue/screen.ts'
import { Basket } from '#relay/site/buy/basket.ts'

const until = '2026-11-21T20:00:00+01:00'
const seats = ['A1', 'A2', 'A3', 'A4'].map((id, screenCol): Seat => ({
  id,
  row: 'A',
  number: screenCol + 1,
  screenRow: 0,
  screenCol,
  class: 'standard',
  online: true,
  autoassign: true,
}))

let states: Record<string, 'sold'>
let rules: SeatRules
let unfinished: boolean[]
let refuseNext: RefusalCode | 'unreachable' | null
let holds: string[][]
/** What the server says beside seats that are not together. */
let apart: { dearer: string[]; next: null } | undefined

beforeEach(() => {
  states = {}
  refuseNext = null
  holds = []
  apart = undefined
  unfinished = []
  rules = { loneSeats: 'off', distance: 0 }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
})

describe('a basket', () => {
  it('asks the exhibitor for as many seats as there are tickets', async () => {
    const basket = await opened()
    await basket.setQuantity('normal', 2)
    expect(basket.read().seats).toEqual(['A1', 'A2'])
    expect(basket.read().until).toBe(until)
  })

  it('keeps everyone in place when a ticket is taken back', async () => {
    const basket = await opened()
    await basket.setQuantity('normal', 3)
    await basket.setQuantity('normal', 2)
    expect(basket.read().seats).toEqual(['A1', 'A2'])
  })

  it('seats a friend beside seats that were chosen by hand', async () => {
    const basket = await opened()
    await basket.setQuantity('normal', 1)
    await basket.pick(['A4'])
    await basket.setQuantity('normal', 2)
    expect(basket.read().seats).toEqual(['A4', 'A3'])
  })

  it('replaces a seat that was sold to others, and names both', async () => {
    const basket = await opened()
    await basket.setQuantity('normal', 2)
    states = { A1: 'sold' }
    await basket.seatsChanged()
    expect(basket.read().seats).toEqual(['A2', 'A3'])
    expect(basket.read().warning).toEqual({ kind: 'moved', lost: ['A1'], found: ['A3'] })
  })

  it('says that a party could not sit together, until it changes', async () => {
    const basket = await opened()
    apart = { dearer: ['A3', 'A4'], next: null }
    await basket.setQuantity('normal', 2)
    expect(basket.read().warning).toEqual({ kind: 'apart', found: ['A1', 'A2'], others: apart })
    apart = undefined
    await basket.setQuantity('normal', 1)
    expect(basket.read().warning).toBeNull()
  })

  it('puts a seat back that somebody else took meanwhile', async () => {
    const basket = await opened()
    await basket.setQuantity('normal', 1)
    refuseNext = 'seat_taken'
    await basket.pick(['A4'])
    expect(basket.read().seats).toEqual(['A1'])
    expect(basket.read().warning).toMatchObject({ kind: 'refused' })
  })

  it('keeps seats that leave another alone while they move, and says what would do', async () => {
    rules = { loneSeats: 'strict', distance: 0 }
    const basket = await opened()
    await basket.setQuantity('normal', 1)
    await basket.pick(['A2'])
    expect(basket.read()).toMatchObject({
      seats: ['A2'],
      warning: { kind: 'breach', breach: { code: 'seat_left_alone', seats: ['A1'], instead: ['A1'] } },
    })
    expect(unfinished.at(-1)).toBe(true)
    await basket.pick(['A1'])
    expect(basket.read()).toMatchObject({ seats: ['A1'], warning: null })
    expect(unfinished.at(-1)).toBe(false)
  })

  it('believes the server about where a party may sit', async () => {
    const basket = await opened()
    await basket.setQuantity('normal', 1)
    refuseNext = 'seat_left_alone'
    await basket.pick(['A2'])
    expect(basket.read()).toMatchObject({
      seats: ['A2'],
      warning: { kind: 'breach', breach: { code: 'seat_left_alone' } },
    })
    expect(unfinished.at(-1)).toBe(true)
  })

  it('lets that guest go whose seat leaves nobody alone', async () => {
    rules = { loneSeats: 'strict', distance: 0 }
    states = { A4: 'sold' }
    const basket = await opened()
    await basket.setQuantity('normal', 2)
    await basket.pick(['A2', 'A3'])
    await basket.setQuantity('normal', 1)
    expect(basket.read().seats).toEqual(['A3'])
  })

  it('takes a ticket back for which there is no seat', async () => {
    const basket = await opened()
    await basket.setQuantity('normal', 2)
    refuseNext = 'not_enough_seats'
    await basket.setQuantity('normal', 4)
    expect(basket.read().quantities).toEqual({ normal: 2 })
    expect(basket.read().warning).toMatchObject({ kind: 'refused' })
  })

  it('says at its tariff why a ticket cannot be had, and that nobody answers until somebody does', async () => {
    const basket = await opened()
    await basket.setQuantity('normal', 2)
    refuseNext = 'unreachable'
    await basket.setQuantity('normal', 3)
    expect(basket.read()).toMatchObject({
      away: true,
      quantities: { normal: 2 },
      seats: ['A1', 'A2'],
      warning: { kind: 'refused', about: 'normal', away: true },
    })
    await basket.seatsChanged()
    expect(basket.read()).toMatchObject({ away: false, warning: null, seats: ['A1', 'A2'] })
    expect(holds.at(-1)).toEqual(['A1', 'A2'])
  })

  it('opened without a line keeps its wish, and takes its seats when the line is back', async () => {
    const kept = { id: 'hold', quantities: { normal: 2 }, seats: ['A2', 'A3'], picked: false }
    vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(kept), setItem: () => {} })
    refuseNext = 'unreachable'
    const basket = await opened()
    expect(basket.read()).toMatchObject({ away: true, quantities: { normal: 2 }, until: null })
    await basket.seatsChanged()
    expect(basket.read()).toMatchObject({ away: false, seats: ['A2', 'A3'], until })
  })

  it('begins anew under another id when its own has become a bill', async () => {
    const basket = await opened()
    const { id } = basket.read()
    refuseNext = 'request_reused'
    await basket.setQuantity('normal', 1)
    expect(basket.read().id).not.toBe(id)
    expect(basket.read().seats).toEqual(['A1'])
  })

  it('lets go of its seats when the visitor leaves, but not after it became a bill', async () => {
    const left = await opened()
    await left.setQuantity('normal', 1)
    left.leave()
    await vi.waitFor(() => expect(holds.at(-1)).toEqual([]), 30_000)
    const paid = await opened()
    await paid.setQuantity('normal', 1)
    paid.handOver()
    paid.leave()
    await Promise.resolve()
    expect(holds.at(-1)).toEqual(['A1'])
  })
})

async function opened() {
  const basket = new Basket({ scheduleId: 'show', assigns: true }, answer as unknown as Call)
  await basket.open()
  return basket
}

async function answer(
  route: { path: string },
  { body }: { body?: { count?: number; seats?: string[]; unfinished?: boolean } },
) {
  if (route.path.endsWith('/seats'))
    return {
      scheduleId: 'show',
      arrangement: { id: 'room', screenId: 'lumiere', columns: 4, seats },
      states,
      connected: true,
      rules,
    }
  if (refuseNext) {
    const code = refuseNext
    refuseNext = null
    throw new CallRefused(code, code === 'unreachable' ? 0 : 409, code, {}, {})
  }
  const free = seats.map(seat => seat.id).filter(id => !states[id])
  const held = body?.seats ?? free.slice(0, body?.count)
  holds.push(held)
  unfinished.push(body?.unfinished ?? false)
  const others = body?.count !== undefined && apart ? { apart } : {}
  return { id: 'hold', scheduleId: 'show', seats: held, until, ...others }
}
