import { billIdOf } from '../access/access-key.ts'
import type { Tenant } from '../api/tenant.ts'
import type { Context, Mount } from '../api/mount.ts'
import type { Tx } from '../journal/node.ts'
import { Refusal } from '../refusal.ts'
import { visitorOf } from '../api/visitor.ts'
import { scheduleById } from '../programme/store.ts'
import { placeAutoHold, placeHold, type Basket } from './commands.ts'
import { isConnected, proposalOfBothSides, withSeatsOfBothSides } from './gather-commands.ts'
import { autoHold, freeHeldOnline, putHold, readSeats, type Hold, type SeatState } from './contract.ts'
import { rulesOf, showSeats } from './load.ts'
import { nextTogether } from './next-show-load.ts'
import { seatStates, tokenOf, type ShowSeats } from './seat-state.ts'

/**
 * What else a hold keeps, in its transaction: the roof knows prices, seating does not. Returns until when its seats are
 * kept, epoch milliseconds, where that is longer than of any other basket.
 */
export type OnHeld = (tx: Tx, basket: Basket, seats: readonly string[]) => number | void

/** Seats and holds, on box and relay alike. */
export function seatingRoutes(mount: Mount, onHeld: OnHeld): void {
  mount(readSeats, ({ params }, { tenant, signedIn }) => {
    const map = seatMapOf(tenant, params.id)
    return signedIn ? map : { ...map, states: forVisitors(map.states) }
  })

  mount(putHold, async ({ params, body }, context) => {
    const { unfinished, reservation, blockedToo } = body
    const basket = {
      ...basketOf(context, params.id, body.scheduleId),
      unfinished,
      blockedToo,
      // Visitors have no reservations to redeem.
      redeems: context.tenant.node.identity.role === 'box' ? reservation : undefined,
    }
    const hold = await withSeatsOfBothSides(context.tenant, body.scheduleId, () =>
      context.tenant.node.execute(context.actor, tx => {
        const held = placeHold(tx, basket, body.seats)
        return keptUntil(held, onHeld(tx, basket, held.seats))
      }),
    )
    return { ...hold, id: params.id }
  })

  mount(autoHold, async ({ params, body }, context) => {
    const basket = basketOf(context, params.id, body.scheduleId)
    const { tenant, actor } = context
    const { apart, ...hold } = await proposalOfBothSides(tenant, body.scheduleId, (refused, ownOnly) => {
      const heldThere = new Set([...(basket.heldThere ?? []), ...refused])
      return tenant.node.execute(actor, tx => {
        const held = placeAutoHold(tx, { ...basket, heldThere, ownOnly }, body.count)
        return keptUntil(held, onHeld(tx, basket, held.seats))
      })
    })
    const next = apart && nextTogether(tenant, basket, body.count)
    return { ...hold, id: params.id, ...(apart ? { apart: { ...apart, next: next ?? null } } : {}) }
  })
}

const keptUntil = <H extends Hold>(held: H, untilMs: number | void): H =>
  !untilMs || untilMs <= Date.parse(held.until) ? held : { ...held, until: new Date(untilMs).toISOString() }

/**
 * At the relay everybody is a visitor, staff too: a basket is named by its access key and held under the id that the
 * bill will have. At a box only employees who may sell can hold seats.
 */
function basketOf({ tenant, signedIn, request }: Context, name: string, scheduleId: string): Basket {
  const here = { scheduleId, connected: isConnected(tenant, scheduleId) }
  if (tenant.node.identity.role === 'relay')
    return { ...here, id: billIdOf(name), channel: 'site' as const, visitor: visitorOf(request, tenant) }
  if (!signedIn) throw new Refusal('not_signed_in')
  if (!signedIn.permissions.includes('sell')) throw new Refusal('not_allowed')
  return { ...here, id: name, channel: 'register' as const, heldThere: tenant.line.heldOnline?.(scheduleId) }
}

/** Visitors need not know that a seat waits for somebody by name: it is not theirs to have. */
function forVisitors(states: Record<string, SeatState>): Record<string, SeatState> {
  const shown = Object.entries(states).map(
    ([id, state]) => [id, state === 'reserved' ? 'held' : state] as const,
  )
  return Object.fromEntries(shown)
}

/** Seats that are unavailable to this register only because of visitors' baskets. */
function reclaimable({ heldThere = new Set(), me, ...seating }: ShowSeats): string[] {
  return [...heldThere].filter(seat => {
    const { state, owner } = tokenOf(seating, seat)
    return state === 'free' && owner !== me
  })
}

/** The seats of a show and the state of each for a visitor or cashier without a basket. */
export function seatMapOf(tenant: Tenant, scheduleId: string, basket?: string) {
  const { node, line } = tenant
  const cinemaId = scheduleById(node.db, scheduleId)?.cinemaId ?? ''
  const connected = line.connected(cinemaId)
  const { arrangement, seating } = showSeats(
    node.db,
    scheduleId,
    node.identity.role,
    connected,
    node.runtime.now(),
  )
  const heldThere = line.heldOnline?.(scheduleId)
  const { id, screenId, columns, seats, freeSeating, drawing } = arrangement
  return {
    scheduleId,
    arrangement: { id, screenId, columns, seats, freeSeating, ...(drawing ? { drawing } : {}) },
    states: seatStates({ ...seating, heldThere }, basket),
    connected,
    heldOnline: reclaimable({ ...seating, heldThere }).length,
    rules: rulesOf({ db: node.db, catalogue: node.catalogue }, scheduleId),
  }
}

/** A manager at the register releases a show's seats from visitors' baskets. Only on the box. */
export function reclaimRoutes(mount: Mount): void {
  mount(freeHeldOnline, async ({ params }, { tenant }) => {
    const { node, line } = tenant
    const { seating } = showSeats(node.db, params.id, node.identity.role, true, node.runtime.now())
    const seatIds = reclaimable({ ...seating, heldThere: line.heldOnline?.(params.id) })
    const seats = seatIds.length ? ((await line.reclaimSeats?.(params.id, seatIds)) ?? []) : []
    return { seats }
  })
}
