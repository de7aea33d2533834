import { doorTickets } from '../admission/door-load.ts'
import type { Cinemas } from '../access/employee.ts'
import type { Node } from '../journal/node.ts'
import { businessDayAt } from '../programme/day.ts'
import { scheduleById } from '../programme/store.ts'
import type { ReservationView } from './contract.ts'
import type { DoorReservation } from './door-contract.ts'
import { eventsOfReservation } from './store.ts'
import { listReservations } from './view-load.ts'

/** Whoever waits to pay or to go in comes before whoever does neither. */
const order: readonly ReservationView['status'][] = ['pending', 'used', 'expired', 'canceled']

/**
 * Reservations for a door: of one show, by the beginning of a name where `text` says one; without a show those of today
 * that a text finds, and none without a text, since nobody needs all names of a day.
 */
export function doorReservations(
  node: Node,
  { schedule, text = '' }: { schedule: string | null; text?: string | undefined },
  cinemas: Cinemas,
): { reservations: DoorReservation[]; more: boolean } {
  if (schedule === null && !text.trim()) return { reservations: [], more: false }
  const asked = { cinema: node.identity.cinemaId, ...(schedule === null ? {} : { schedule }), text }
  const { reservations, more } = listReservations(node, asked, cinemas)
  const shown = schedule === null ? reservations.filter(view => isToday(node, view)) : reservations
  return { reservations: shown.map(view => forDoor(node, view)).sort(byNeedAndName), more }
}

function isToday({ db, catalogue, runtime }: Node, { scheduleId, cinemaId }: ReservationView): boolean {
  const startMs = scheduleById(db, scheduleId)?.startMs
  if (startMs === undefined) return false
  return businessDayAt(catalogue, cinemaId, startMs) === businessDayAt(catalogue, cinemaId, runtime.now())
}

function forDoor(node: Node, view: ReservationView): DoorReservation {
  const waits = view.status === 'pending' ? view.seats.length : 0
  const bills = eventsOfReservation(node.db, view.id).flatMap(({ billId }) => billId ?? [])
  return {
    id: view.id,
    scheduleId: view.scheduleId,
    reference: view.reference,
    name: [view.contact?.lastName, view.contact?.firstName].filter(Boolean).join(', '),
    status: view.status,
    unpaid: waits,
    unpaidSeats: waits ? (view.seatText ?? '') : '',
    tickets: [...new Set(bills)].flatMap(billId => doorTickets(node, billId, id => id === view.scheduleId)),
  }
}

function byNeedAndName(a: DoorReservation, b: DoorReservation): number {
  return order.indexOf(a.status) - order.indexOf(b.status) || a.name.localeCompare(b.name)
}
