import type { NotNull } from 'kysely'
import { kept } from '../database/kept.ts'
import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { BillStatus } from '../database/statuses.ts'
import { soldSeats } from '../seating/tally-store.ts'

const countInside = prepared((q, given: { scheduleId: string }) =>
  q
    .selectFrom('admissions')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('schedule_id', '=', given.scheduleId),
)
/** Tickets of one id that are looked at; more than two never came about by chance. */
const mostOfOneId = 4

const headOf = prepared((q, given: { origin: string }) =>
  q.selectFrom('origins').select('seq').where('origin', '=', given.origin),
)
const ticket = prepared((q, given: { ticketId: string }) =>
  q
    .selectFrom('bill_lines as l')
    .innerJoin('bills as b', 'b.id', 'l.bill_id')
    .select([
      'l.ticket_id as ticketId',
      'l.bill_id as billId',
      'b.status as billStatus',
      'l.schedule_id as scheduleId',
      'l.seat_id as seatId',
      'l.text',
      'l.price_rate_id as priceRateId',
      'l.unit_cents as unitCents',
      'b.number as billNumber',
    ])
    .select(({ selectFrom }) =>
      selectFrom('returned_lines as r')
        .select('r.kind')
        .whereRef('r.bill_id', '=', 'l.bill_id')
        .whereRef('r.line', '=', 'l.line')
        .where('r.quantity', '>', 0)
        .limit(1)
        .as('ended'),
    )
    .where('l.ticket_id', '=', given.ticketId)
    .where('l.schedule_id', 'is not', null)
    .where('l.seat_id', 'is not', null)
    .orderBy('l.bill_id')
    .limit(mostOfOneId)
    .$narrowType<{ ticketId: NotNull; scheduleId: NotNull; seatId: NotNull }>(),
)

const ofBill = prepared((q, given: { billId: string }) =>
  q
    .selectFrom('bill_lines as l')
    .leftJoin('admissions as a', 'a.ticket_id', 'l.ticket_id')
    .select(['l.ticket_id as ticketId', 'l.schedule_id as scheduleId', 'l.seat_id as seatId', 'l.text'])
    .select(({ eb }) => eb('a.ticket_id', 'is not', null).as('inside'))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('returned_lines as r')
          .select('r.line')
          .whereRef('r.bill_id', '=', 'l.bill_id')
          .whereRef('r.line', '=', 'l.line')
          .where('r.quantity', '>', 0),
      ).as('back'),
    )
    .where('l.bill_id', '=', given.billId)
    .where('l.ticket_id', 'is not', null)
    .where('l.schedule_id', 'is not', null)
    .where('l.seat_id', 'is not', null)
    .orderBy('l.line')
    .$narrowType<{ ticketId: NotNull; scheduleId: NotNull; seatId: NotNull }>(),
)

/** How many are inside, kept until somebody is let in to a show or that is undone. */
export const knownInside = kept<number>('inside', 500)

/**
 * How many tickets of a show are inside, and how many were sold. The verdict at a door and all who hear of it ask for the
 * same two after every admission, and a show's seats are mostly sold before.
 */
export function admittedCount(db: Db, scheduleId: string): { inside: number; sold: number } {
  const inside = knownInside.read(db, scheduleId, () => countInside.first(db, { scheduleId })?.many) ?? 0
  return { inside, sold: Math.max(soldSeats(db, scheduleId), inside) }
}

/** How far a stream is held here. */
export function heldUpTo(db: Db, origin: string): number {
  return headOf.first(db, { origin })?.seq ?? 0
}

export type TicketRow = {
  ticketId: string
  billId: string
  billStatus: BillStatus
  scheduleId: string
  seatId: string
  text: string
  priceRateId: string | null
  unitCents: number
  billNumber: string | null
  /** How it came back, when it did. */
  ended: 'refund' | 'exchange' | null
}

/**
 * The ticket of an id. Two nodes may draw one id for two tickets (the index of `bill_lines` says how rarely): its code
 * then tells which of them is shown, a typed id means the one of the bill that was named first.
 *
 * @param shown what the code on the ticket says, when it was scanned
 */
export function ticketById(
  db: Db,
  ticketId: string,
  shown?: { scheduleId: string; seatId: string } | null,
): TicketRow | undefined {
  const sameId = ticket.all(db, { ticketId })
  const isShown = (row: TicketRow) => row.scheduleId === shown?.scheduleId && row.seatId === shown.seatId
  return sameId.find(isShown) ?? sameId[0]
}

/** The tickets of one bill in the order of its lines, whether each is inside and whether it came back. */
export function ticketsOfBill(db: Db, billId: string) {
  return ofBill.all(db, { billId }).map(({ inside, back, ...ticket }) => ({
    ...ticket,
    inside: Boolean(inside),
    back: Boolean(back),
  }))
}
