import { openAllowance } from '../api/allowance.ts'
import type { Context, Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { scheduleById } from '../programme/store.ts'
import { isConnected, proposalOfBothSides, withSeatsOfBothSides } from '../seating/gather-commands.ts'
import * as commands from './commands.ts'
import {
  cancelReservation,
  changeReservation,
  makeReservation,
  readReservation,
  readReservations,
  releaseReservations,
} from './contract.ts'
import { readDoorReservations } from './door-contract.ts'
import { doorReservations } from './door-load.ts'
import { reservationById, type ReservationRow } from './store.ts'
import { listReservations, reservationView } from './view-load.ts'

/** Nobody takes more reservations on the telephone than this. */
const madeAtOnce = { most: 30, perMs: 60_000 }

/** Reservations as lists and one by one, and their end: on box and relay alike. */
export function reservationRoutes(mount: Mount): void {
  mount(readReservations, ({ body }, { tenant, signedIn }) =>
    listReservations(tenant.node, body, signedIn!.cinemas),
  )

  mount(readReservation, ({ params }, context) => {
    const row = reservationById(context.tenant.node.db, params.id)
    if (!row) throw new Refusal('reservation_unknown')
    return viewOf(context, row)
  })

  mount(cancelReservation, async ({ params }, context) => {
    const { tenant, actor, signedIn } = context
    const row = await tenant.node.execute(actor, tx =>
      commands.cancelReservation(tx, params.id, signedIn!.name),
    )
    tenant.emitSeats(row.scheduleId, [])
    return viewOf(context, row)
  })
}

/**
 * Reservations are made, changed and released at registers, and looked up at doors: only on the box, which then owns
 * their seats.
 */
export function registerReservationRoutes(mount: Mount): void {
  mount(readDoorReservations, ({ body }, { tenant, signedIn }) =>
    doorReservations(tenant.node, body, signedIn!.cinemas),
  )

  const mayMake = openAllowance(madeAtOnce)

  mount(makeReservation, async ({ params, body }, context) => {
    const { tenant, actor } = context
    const { node } = tenant
    const { id, contact, count, seats = [] } = body
    const isNew = !reservationById(node.db, id)
    if (isNew && !mayMake(actor.who, node.runtime.now())) throw new Refusal('too_many_requests')
    const asked = { id, scheduleId: params.id, contact, holdId: body.holdId ?? undefined }
    const make = (refused: ReadonlySet<string>, ownOnly: boolean) => {
      const by = clerkOf(context, params.id, { refused, ownOnly })
      const wanted = count === undefined ? seats : { count }
      return node.execute(actor, tx => commands.makeReservation(tx, { ...asked, seats: wanted }, by))
    }
    const row =
      count === undefined
        ? await withSeatsOfBothSides(tenant, params.id, refused => make(refused, false))
        : await proposalOfBothSides(tenant, params.id, make)
    return viewOf(context, row)
  })

  mount(changeReservation, async ({ params, body }, context) => {
    const { tenant, actor } = context
    const { add = [], release = [], contact, holdId } = body
    const scheduleId = reservationById(tenant.node.db, params.id)?.scheduleId ?? ''
    const row = await withSeatsOfBothSides(tenant, scheduleId, () =>
      tenant.node.execute(actor, tx =>
        commands.changeReservation(
          tx,
          { id: params.id, add, release, contact, holdId },
          clerkOf(context, scheduleId, {}),
        ),
      ),
    )
    return viewOf(context, row)
  })

  mount(releaseReservations, async ({ params }, { tenant, actor, signedIn }) => {
    if (!scheduleById(tenant.node.db, params.id)) throw new Refusal('schedule_unknown')
    const seats = await tenant.node.execute(actor, tx => commands.releaseAll(tx, params.id, signedIn!.name))
    tenant.emitSeats(params.id, seats)
    return { seats }
  })
}

function clerkOf(
  { tenant, signedIn }: Context,
  scheduleId: string,
  { refused = new Set(), ownOnly }: { refused?: ReadonlySet<string>; ownOnly?: boolean },
): commands.Clerk {
  const heldThere = new Set([...(tenant.line.heldOnline?.(scheduleId) ?? []), ...refused])
  return {
    employeeName: signedIn!.name,
    cinemaId: tenant.node.identity.cinemaId ?? '',
    connected: isConnected(tenant, scheduleId),
    heldThere,
    ownOnly,
  }
}

function viewOf({ tenant }: Context, row: ReservationRow) {
  return { reservation: reservationView(tenant.node, row) }
}
