import type { Tenant } from '../api/tenant.ts'
import { Refusal } from '../refusal.ts'
import { scheduleById } from '../programme/store.ts'
import type { Hold } from './contract.ts'
import { showSeats } from './load.ts'
import { freeSeats } from './seat-state.ts'

/** Whether seats of a show can be requested from the other side now. */
export function isConnected({ node, line }: Tenant, scheduleId: string): boolean {
  return line.connected(scheduleById(node.db, scheduleId)?.cinemaId ?? '')
}

/** How often one request may ask the other side for seats of one show before it gives up; each time other seats may be gone. */
const requestsMax = 3

/** How long a proposal waits for the other side, whose line may be dead without anybody knowing yet. */
const proposalWaitMs = 800

type Request = Tenant['line']['requestSeats']

/**
 * Runs an attempt that may need seats the other side owns: requests them and tries again. Seats that are not available
 * are refused by name, as taken while connected and as `seats_elsewhere` while not. A sale may be of several shows; each
 * is asked about for itself, and pages that show any of them hear of it.
 *
 * @param attempt receives the seats that were requested and not given: others may do as well
 * @param request how the other side is asked
 */
export async function withSeatsOfBothSides<R>(
  tenant: Tenant,
  scheduleIds: string | readonly string[],
  attempt: (refused: ReadonlySet<string>) => Promise<R>,
  request: Request = tenant.line.requestSeats,
): Promise<R> {
  const shows = [...new Set(typeof scheduleIds === 'string' ? [scheduleIds] : scheduleIds)]
  const refused = new Set<string>()
  const asked = new Map<string, number>()
  for (;;) {
    try {
      const result = await attempt(refused)
      for (const show of shows) tenant.emitSeats(show, seatsIn(result))
      return result
    } catch (cause) {
      if (!(cause instanceof Refusal) || cause.code !== 'seats_elsewhere') throw cause
      const seats = cause.details['seats'] as readonly string[]
      const show = (cause.details['scheduleId'] as string | undefined) ?? shows[0] ?? ''
      const asks = asked.get(show) ?? 0
      if (asks >= requestsMax) throw cause
      asked.set(show, asks + 1)
      const cinemaId = scheduleById(tenant.node.db, show)?.cinemaId ?? ''
      if (!tenant.line.connected(cinemaId)) throw cause
      const given = await request(cinemaId, show, seats)
      for (const seat of seats) if (!given.includes(seat)) refused.add(seat)
      if (!given.length && asks > 0) throw noneLeft(tenant, show, seats)
    }
  }
}

/**
 * The same for seats that the house chooses: the best of the hall, whoever owns them, and the best of its own where the
 * other side gives none or does not answer soon. Refuses `not_enough_seats` where neither has enough, never `seat_taken`.
 *
 * @param attempt also receives whether only seats that this side owns may be chosen
 */
export async function proposalOfBothSides<R>(
  tenant: Tenant,
  scheduleId: string,
  attempt: (refused: ReadonlySet<string>, ownOnly: boolean) => Promise<R>,
): Promise<R> {
  const ofAll = (refused: ReadonlySet<string>) => attempt(refused, false)
  try {
    return await withSeatsOfBothSides(tenant, scheduleId, ofAll, askedBriefly(tenant))
  } catch (cause) {
    if (!(cause instanceof Refusal && (cause.code === 'seats_elsewhere' || cause.code === 'seat_taken')))
      throw cause
  }
  const short = await tooFew(() => withSeatsOfBothSides(tenant, scheduleId, own => attempt(own, true)))
  if (!('refusal' in short)) return short.result
  // Whoever asked for the best seats named none: that some were given to others meanwhile means that there are too few.
  return withSeatsOfBothSides(tenant, scheduleId, ofAll).catch(cause => {
    throw cause instanceof Refusal && cause.code === 'seat_taken' ? short.refusal : cause
  })
}

/** What an attempt found, or its refusal that too few seats are left. */
async function tooFew<R>(attempt: () => Promise<R>): Promise<{ result: R } | { refusal: Refusal }> {
  try {
    return { result: await attempt() }
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === 'not_enough_seats') return { refusal: cause }
    throw cause
  }
}

/** Refuses `seats_elsewhere` when there is no answer soon; seats that come later are this side's all the same. */
function askedBriefly({ line, node }: Tenant): Request {
  return (cinemaId, scheduleId, seats) =>
    Promise.race([
      line.requestSeats(cinemaId, scheduleId, seats),
      node.runtime.sleep(proposalWaitMs).then(() => {
        throw new Refusal('seats_elsewhere', { seats, scheduleId })
      }),
    ])
}

/** Seats are named; where seating is free guests do not know them, so the number left is given. */
function noneLeft({ node }: Tenant, scheduleId: string, seats: readonly string[]): Refusal {
  const { role } = node.identity
  const { arrangement, seating } = showSeats(node.db, scheduleId, role, false, node.runtime.now())
  if (!arrangement.freeSeating) return new Refusal('seat_taken', { seats, scheduleId })
  return new Refusal('not_enough_seats', { free: freeSeats(seating).mine.length, scheduleId })
}

function seatsIn(result: unknown): string[] {
  return (result as Partial<Hold> | undefined)?.seats ?? []
}
