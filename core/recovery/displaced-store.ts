import type { Db } from '../database/sql.ts'
import { prepared } from '../database/prepared.ts'
import type { Owner } from '../seating/token.ts'

const oneChosen = prepared(q =>
  q.selectFrom('closed_streams').select('origin').where('split_seq', 'is not', null).limit(1),
)
const oneConflict = prepared(q => q.selectFrom('token_conflicts').select('seat_id').limit(1))
const shortOfEnd = prepared(q =>
  q
    .selectFrom('closed_streams as c')
    .leftJoin('origins as o', 'o.origin', 'c.origin')
    .select('c.origin')
    .where(({ eb, fn, lit, ref }) => eb(fn.coalesce('o.seq', lit(0)), '<', ref('c.seq'))),
)
const nextSold = prepared((q, given: { after: string }) =>
  q
    .selectFrom('bill_lines')
    .select('schedule_id as scheduleId')
    .where('schedule_id', 'is not', null)
    .where('schedule_id', '>', given.after)
    .orderBy('schedule_id')
    .limit(1),
)
const ticketsWithout = prepared((q, given: { scheduleId: string; owner: Owner; isGone: number }) =>
  q
    .selectFrom('bill_lines as l')
    .innerJoin('bills as b', 'b.id', 'l.bill_id')
    .innerJoin('bill_owners as w', 'w.bill_id', 'l.bill_id')
    .leftJoin('seat_tokens as t', join =>
      join.onRef('t.schedule_id', '=', 'l.schedule_id').onRef('t.seat_id', '=', 'l.seat_id'),
    )
    .select(['l.bill_id as billId', 'b.cinema_id as cinemaId', 'l.seat_id as seatId'])
    .distinct()
    .where('l.schedule_id', '=', given.scheduleId)
    .where('l.kind', '=', 'ticket')
    .where('l.seat_id', 'is not', null)
    .where('b.status', 'in', ['settled', 'partially_refunded'])
    .where('w.owner', '=', given.owner)
    .where(({ eb, lit, or, ref, val }) =>
      or([eb(val(given.isGone), '=', lit(1)), eb('t.bill_id', 'is distinct from', ref('l.bill_id'))]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('returned_lines as r')
            .select('r.line')
            .whereRef('r.bill_id', '=', 'l.bill_id')
            .whereRef('r.line', '=', 'l.line')
            .where('r.quantity', '>', 0),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('displaced as d')
            .select('d.at')
            .whereRef('d.bill_id', '=', 'l.bill_id')
            .whereRef('d.schedule_id', '=', 'l.schedule_id')
            .whereRef('d.seat_id', '=', 'l.seat_id'),
        ),
      ),
    )
    .orderBy('l.bill_id')
    .orderBy('l.seat_id'),
)

/**
 * Whether somebody may have paid for a seat that is not theirs: a stream of two histories was ended by a choice between
 * them, or two facts moved one seat.
 */
export function mayLackSeats(db: Db): boolean {
  return oneChosen.first(db) !== undefined || oneConflict.first(db) !== undefined
}

/** Streams that have ended and are not here up to their ends: the rest of the history that was chosen is on its way. */
export function streamsShortOfEnd(db: Db): string[] {
  return shortOfEnd.all(db).map(({ origin }) => origin)
}

/** The shows tickets were ever sold for, each found by the index behind the one before. */
export function* showsEverSold(db: Db): Generator<string> {
  let after = ''
  for (;;) {
    const found = nextSold.first(db, { after })?.scheduleId
    if (!found) return
    yield (after = found)
  }
}

export type SeatlessTicket = { billId: string; cinemaId: string; seatId: string }

/**
 * Tickets of a show that one side sold, that stand, and whose seats are not theirs; those on the list of guests without their
 * seat are left out. Of a show that is gone all of them.
 */
export function seatlessTickets(
  db: Db,
  show: { scheduleId: string; owner: Owner; isGone: boolean },
): SeatlessTicket[] {
  const found = ticketsWithout.all(db, { ...show, isGone: Number(show.isGone) })
  return found.flatMap(({ seatId, ...ticket }) => (seatId === null ? [] : { ...ticket, seatId }))
}
