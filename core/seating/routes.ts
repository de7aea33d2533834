import { billIdOf } from '../access/access-key.ts'
import type { Tenant } from '../api/tenant.ts'
import type { Context, Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { visitorOf } from '../api/visitor.ts'
import { scheduleById } from '../programme/store.ts'
import { placeAutoHold, placeHold, type Basket } from './commands.ts'
import { autoHold, freeHeldOnline, putHold, readSeats, type Hold } from './contract.ts'
import { rulesOf, showSeats } from './load.ts'
import { freeSeats, seatStates, tokenOf, type ShowSeats } from './seat-state.ts'

/** Seats and holds, on box and relay alike. */
export function seatingRoutes(mount: Mount): void {
  mount(readSeats, ({ params }, { tenant }) => seatMapOf(tenant, params.id))

  mount(putHold, async ({ params, body }, context) => {
    const { unfinished } = body
    const basket = { ...basketOf(context, params.id, body.scheduleId), unfinished }
    const hold = await withSeatsOfBothSides(context.tenant, body.scheduleId, () =>
      context.tenant.node.execute(context.actor, tx => placeHold(tx, basket, body.seats)),
    )
    return { ...hold, id: params.id }
  })

  mount(autoHold, async ({ params, body }, context) => {
    const basket = basketOf(context, params.id, body.scheduleId)
    const hold = await withSeatsOfBothSides(context.tenant, body.scheduleId, refused => {
      const heldThere = new Set([...(basket.heldThere ?? []), ...refused])
      return context.tenant.node.execute(context.actor, tx =>
        placeAutoHold(tx, { ...basket, heldThere }, body.count),
      )
    })
    return { ...hold, id: params.id }
  })
}

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

/** Whether seats of a show can be requested from the other side now. */
export function isConnected({ node, line }: Tenant, scheduleId: string): boolean {
  return line.connected(scheduleById(node.db, scheduleId)?.cinemaId ?? '')
}

/** How often one request may ask the other side before it gives up; each time other seats may be gone. */
const requestsMax = 3

/**
 * Runs an attempt that may need seats the other side owns: requests them and tries again. Seats that are not available
 * are refused by name, as taken while connected and as `seats_elsewhere` while not.
 *
 * @param attempt receives the seats that were requested and not given: others may do as well
 */
export async function withSeatsOfBothSides<R>(
  tenant: Tenant,
  scheduleId: string,
  attempt: (refused: ReadonlySet<string>) => Promise<R>,
): Promise<R> {
  const refused = new Set<string>()
  for (let asks = 0; ; asks++) {
    try {
      const result = await attempt(refused)
      tenant.emitSeats(scheduleId, seatsIn(result))
      return result
    } catch (cause) {
      if (!(cause instanceof Refusal) || cause.code !== 'seats_elsewhere' || asks >= requestsMax) throw cause
      const seats = cause.details['seats'] as readonly string[]
      // A basket may hold seats of several shows; the refusal says which one it is about.
      const show = (cause.details['scheduleId'] as string | undefined) ?? scheduleId
      const cinemaId = scheduleById(tenant.node.db, show)?.cinemaId ?? ''
      if (!tenant.line.connected(cinemaId)) throw cause
      const given = await tenant.line.requestSeats(cinemaId, show, seats)
      for (const seat of seats) if (!given.includes(seat)) refused.add(seat)
      if (!given.length && asks > 0) throw noneLeft(tenant, show, seats)
    }
  }
}

/** Seats are named; where seating is free guests do not know them, so the number left is given. */
function noneLeft({ node }: Tenant, scheduleId: string, seats: readonly string[]): Refusal {
  const { role } = node.identity
  const { arrangement, seating } = showSeats(node.db, scheduleId, role, false, node.runtime.now())
  if (!arrangement.freeSeating) return new Refusal('seat_taken', { seats })
  return new Refusal('not_enough_seats', { free: freeSeats(seating).mine.length })
}

function seatsIn(result: unknown): string[] {
  return (result as Partial<Hold> | undefined)?.seats ?? []
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
