import type { Node } from '../journal/node.ts'
import { scheduleById } from '../programme/store.ts'
import { seatEver } from '../seating/plan/store.ts'
import { arrangementById } from '../seating/store.ts'
import type { DoorTicket } from './door-contract.ts'
import { ticketsOfBill } from './store.ts'

/**
 * The tickets of one bill for some shows, in the order they were sold. `back` were refunded or exchanged.
 *
 * @param isAsked whether a show is asked about
 */
export function doorTickets(
  { db }: Pick<Node, 'db'>,
  billId: string,
  isAsked: (scheduleId: string) => boolean,
): DoorTicket[] {
  return ticketsOfBill(db, billId)
    .filter(({ scheduleId }) => isAsked(scheduleId))
    .map(({ ticketId, scheduleId, seatId, text, inside, back }) => ({
      ticketId,
      scheduleId,
      seat: seatName({ db }, scheduleId, seatId),
      rateName: text,
      state: back ? 'back' : inside ? 'inside' : 'outside',
    }))
}

function seatName({ db }: Pick<Node, 'db'>, scheduleId: string, seatId: string): string {
  const arrangementId = scheduleById(db, scheduleId)?.arrangementId ?? ''
  if (arrangementById(db, arrangementId)?.freeSeating) return ''
  const seat = seatEver(db, arrangementId, seatId)
  return seat ? `${seat.row}${seat.number}` : seatId
}
