import { billIdOf } from '../api/access-key.ts'
import type { House } from '../api/house.ts'
import type { Context, Mount } from '../api/mount.ts'
import { Refusal } from '../api/refusal.ts'
import { scheduleById } from '../programme/store.ts'
import { tellCounts } from './counts.ts'
import { placeAutoHold, placeHold } from './commands.ts'
import { autoHold, putHold, readSeats, type Hold } from './contract.ts'
import { roomNow, type Channel } from './room.ts'
import { freeSeats, seatStates } from './seat-state.ts'

/** Seats and holds, on box and relay alike. */
export function seatingRoutes(mount: Mount): void {
  mount(readSeats, ({ params }, { house }) => seatMapOf(house, params.id))

  mount(putHold, async ({ params, body }, context) => {
    const basket = basketOf(context, params.id, body.scheduleId)
    const hold = await withSeatsOfBothSides(context.house, body.scheduleId, () =>
      context.house.node.execute(context.actor, tx => placeHold(tx, basket, body.seats)),
    )
    return { ...hold, id: params.id }
  })

  mount(autoHold, async ({ params, body }, context) => {
    const basket = basketOf(context, params.id, body.scheduleId)
    const hold = await withSeatsOfBothSides(context.house, body.scheduleId, () =>
      context.house.node.execute(context.actor, tx => placeAutoHold(tx, basket, body.count)),
    )
    return { ...hold, id: params.id }
  })
}

/** At the relay a basket is named by its access key and kept under the id that the bill will have. */
function basketOf(context: Context, name: string, scheduleId: string) {
  const id = context.house.node.identity.role === 'relay' ? billIdOf(name) : name
  return { id, scheduleId, ...place(context, scheduleId) }
}

function place({ house, signedIn }: Context, scheduleId: string): { channel: Channel; connected: boolean } {
  const cinemaId = scheduleById(house.node.db, scheduleId)?.cinemaId ?? ''
  const atRegister = house.node.identity.role === 'box' || Boolean(signedIn?.permissions.includes('sell'))
  return { channel: atRegister ? 'register' : 'site', connected: house.line.connected(cinemaId) }
}

/** How often one request may ask the other side before it gives up; each time other seats may have gone. */
const asksMax = 3

/**
 * Runs an attempt that may need seats the other side owns: asks for them and tries again. Seats that cannot be had
 * are refused by name, as taken while the line is up and as `seats_elsewhere` while it is not.
 */
export async function withSeatsOfBothSides<R>(
  house: House,
  scheduleId: string,
  attempt: () => Promise<R>,
): Promise<R> {
  for (let asks = 0; ; asks++) {
    try {
      const result = await attempt()
      tellCounts(house, scheduleId, seatsIn(result))
      return result
    } catch (cause) {
      if (!(cause instanceof Refusal) || cause.code !== 'seats_elsewhere' || asks >= asksMax) throw cause
      const seats = cause.details['seats'] as readonly string[]
      // A basket may hold seats of several shows; the refusal says which one it is about.
      const show = (cause.details['scheduleId'] as string | undefined) ?? scheduleId
      const cinemaId = scheduleById(house.node.db, show)?.cinemaId ?? ''
      if (!house.line.connected(cinemaId)) throw cause
      const given = await house.line.askForSeats(cinemaId, show, seats)
      if (!given.length && asks > 0) throw noneLeft(house, show, seats)
    }
  }
}

/** Seats are named; where seating is free nobody knows them, and the number that is left is told. */
function noneLeft({ node }: House, scheduleId: string, seats: readonly string[]): Refusal {
  const { role } = node.identity
  const { arrangement, room } = roomNow(node.db, scheduleId, role, false, node.world.now())
  if (!arrangement.freeSeating) return new Refusal('seat_taken', { seats })
  return new Refusal('not_enough_seats', { free: freeSeats(room).mine.length })
}

function seatsIn(result: unknown): string[] {
  return (result as Partial<Hold> | undefined)?.seats ?? []
}

/** The room of a show and what each seat is for a visitor or cashier without a basket. */
export function seatMapOf(house: House, scheduleId: string, basket?: string) {
  const { node, line } = house
  const cinemaId = scheduleById(node.db, scheduleId)?.cinemaId ?? ''
  const connected = line.connected(cinemaId)
  const { arrangement, room } = roomNow(node.db, scheduleId, node.identity.role, connected, node.world.now())
  const { id, screenId, columns, seats, freeSeating } = arrangement
  return {
    scheduleId,
    arrangement: { id, screenId, columns, seats, freeSeating },
    states: seatStates(room, basket),
    connected,
  }
}
