import { sql } from 'kysely'
import { earliestStands } from '../../database/earliest-stands.ts'
import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { ReservationEventKind, ReservationReason } from '../../database/statuses.ts'
import type { Tables } from '../../database/tables.ts'
import type { Apply } from '../../journal/apply.ts'
import { factName, type Fact } from '../../journal/fact.ts'
import { changeTokens } from '../apply.ts'
import type { Owner, TokenChange } from '../token.ts'
import type {
  Redeemed,
  ReservationCancelAsked,
  ReservationChanged,
  ReservationEnded,
  ReservationMade,
  ReservationReminded,
} from './facts.ts'

const put = prepared((q, given: Tables['reservations']) =>
  q
    .insertInto('reservations')
    .values(
      only(
        given,
        'id',
        'fact',
        'cinema_id',
        'schedule_id',
        'reference',
        'source',
        'minutes_before',
        'start_ms',
        'owner',
        'employee',
        'at',
      ),
    )
    // Two histories may have made it: of two facts the smaller name stands, so that every node shows the same one.
    .onConflict(
      earliestStands('reservations', {
        key: ['id'],
        takes: [
          'fact',
          'cinema_id',
          'schedule_id',
          'reference',
          'source',
          'minutes_before',
          'start_ms',
          'owner',
          'employee',
          'at',
        ],
        by: ['fact'],
      }),
    ),
)
const putSeat = prepared((q, given: Tables['reserved_seats']) =>
  q
    .insertInto('reserved_seats')
    .orIgnore()
    .values(only(given, 'schedule_id', 'seat_id', 'version', 'fact', 'reservation_id')),
)
const putEvent = prepared((q, given: Tables['reservation_events']) =>
  q
    .insertInto('reservation_events')
    .orIgnore()
    .values(
      only(given, 'reservation_id', 'fact', 'kind', 'at', 'employee', 'reason', 'seats', 'bill_id', 'digest'),
    ),
)
const ofShow = prepared((q, given: { scheduleId: string }) =>
  q
    .selectFrom(
      // By itself SQLite would read all tokens of the show, because those lie in the order that is wanted.
      sql<Tables['seat_tokens']>`(select * from seat_tokens indexed by seat_tokens_reserved
        where schedule_id = ${given.scheduleId} and state = 'reserved')`.as('t'),
    )
    .innerJoin('reserved_seats as s', join =>
      join
        .onRef('s.schedule_id', '=', 't.schedule_id')
        .onRef('s.seat_id', '=', 't.seat_id')
        .onRef('s.version', '=', 't.version')
        .onRef('s.fact', '=', 't.fact'),
    )
    .innerJoin('reservations as r', 'r.id', 's.reservation_id')
    .select([
      't.seat_id as seatId',
      't.owner',
      's.reservation_id as reservationId',
      'r.minutes_before as minutesBefore',
    ])
    .orderBy('t.seat_id'),
)
const shows = prepared(q =>
  q
    .selectFrom('seat_tokens')
    .select('schedule_id as scheduleId')
    .distinct()
    .where(sql<boolean>`state = 'reserved'`)
    .orderBy('schedule_id'),
)

/** Writes down what happened to a reservation, once for each fact. */
function note(
  db: Db,
  fact: Fact,
  event: {
    reservationId: string
    kind: ReservationEventKind
    employee: string
    /** How many it has more since then, or fewer. */
    seats: number
    reason?: ReservationReason
    billId?: string
  },
): void {
  putEvent.run(db, {
    reservation_id: event.reservationId,
    fact: factName(fact),
    kind: event.kind,
    at: fact.at,
    employee: event.employee,
    reason: event.reason ?? '',
    seats: event.seats,
    bill_id: event.billId ?? null,
    digest: fact.private ?? null,
  })
}

function reserve(
  db: Db,
  fact: Fact<{ reservationId: string; owner: 'relay' | 'box' }>,
  tokens: TokenChange[],
) {
  const { reservationId, owner } = fact.body
  for (const { scheduleId, seatId, version } of tokens)
    putSeat.run(db, {
      schedule_id: scheduleId,
      seat_id: seatId,
      version,
      fact: factName(fact),
      reservation_id: reservationId,
    })
  changeTokens(db, fact, tokens, { owner, state: 'reserved', billId: null })
}

export const applyReservationMade: Apply<ReservationMade> = ({ db }, fact) => {
  const { reservationId, cinemaId, scheduleId, owner, employeeName, tokens, ...made } = fact.body
  put.run(db, {
    id: reservationId,
    fact: factName(fact),
    cinema_id: cinemaId,
    schedule_id: scheduleId,
    reference: made.reference,
    source: made.source,
    minutes_before: made.minutesBefore,
    start_ms: made.startMs,
    owner,
    employee: employeeName,
    at: fact.at,
  })
  note(db, fact, { reservationId, kind: 'made', employee: employeeName, seats: tokens.length })
  reserve(db, fact, tokens)
}

export const applyReservationChanged: Apply<ReservationChanged> = ({ db }, fact) => {
  const { reservationId, owner, employeeName, tokens, freed } = fact.body
  const seats = tokens.length - freed.length
  note(db, fact, { reservationId, kind: 'changed', employee: employeeName, seats })
  reserve(db, fact, tokens)
  changeTokens(db, fact, freed, { owner, state: 'free', billId: null })
}

const ended =
  (kind: 'cancelled' | 'expired'): Apply<ReservationEnded> =>
  ({ db }, fact) => {
    const { reservationId, owner, employeeName, tokens, reason } = fact.body
    note(db, fact, { reservationId, kind, employee: employeeName, reason, seats: -tokens.length })
    changeTokens(db, fact, tokens, { owner, state: 'free', billId: null })
  }
export const applyReservationCancelled = ended('cancelled')
export const applyReservationExpired = ended('expired')

export const applyReservationCancelAsked: Apply<ReservationCancelAsked> = ({ db }, fact) => {
  const { reservationId, employeeName } = fact.body
  note(db, fact, { reservationId, kind: 'cancel_asked', employee: employeeName, seats: 0 })
}

export const applyReservationReminded: Apply<ReservationReminded> = ({ db }, fact) =>
  note(db, fact, { reservationId: fact.body.reservationId, kind: 'reminded', employee: '', seats: 0 })

/** A sale names the reservations whose seats it sold. */
export function noteRedeemed(
  db: Db,
  fact: Fact,
  sale: { billId: string; employeeName: string; redeemed?: readonly Redeemed[] | undefined },
): void {
  const { billId, employeeName: employee } = sale
  for (const { reservationId, seats } of sale.redeemed ?? [])
    note(db, fact, { reservationId, kind: 'used', employee, seats: -seats, billId })
}

/** A seat that is reserved now, and when that ends. */
export type SeatReserved = { seatId: string; owner: Owner; reservationId: string; minutesBefore: number }

/** The reserved seats of a show: none are read where there are none. */
export function reservedSeatsOf(db: Db, scheduleId: string): SeatReserved[] {
  return ofShow.all(db, { scheduleId })
}

/** The shows of which seats are reserved now. */
export function showsWithReserved(db: Db): string[] {
  return shows.all(db).map(({ scheduleId }) => scheduleId)
}
