import { sql } from 'kysely'
import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { TicketLine } from './statement.ts'

/** Lines of bills that were paid, with what went back of each, by a refund or an exchange. */
const ticketsOf = prepared((q, given: { scheduleId: string }) =>
  q
    .selectFrom('bill_lines as l')
    .innerJoin('bills as b', 'b.id', 'l.bill_id')
    .leftJoin('returned_lines as r', join =>
      join.onRef('r.bill_id', '=', 'l.bill_id').onRef('r.line', '=', 'l.line'),
    )
    .select([
      'l.quantity',
      'l.total_cents as totalCents',
      'l.vat_cents as vatCents',
      'l.vat_rate as vatRate',
      sql<number>`coalesce(l.covered_cents, 0)`.as('coveredCents'),
      sql<number>`coalesce(sum(r.quantity), 0)`.as('back'),
      sql<number>`coalesce(sum(r.cents), 0)`.as('backCents'),
      sql<number>`coalesce(sum(r.vat_cents), 0)`.as('backVatCents'),
    ])
    .where('l.schedule_id', '=', given.scheduleId)
    .where('l.schedule_id', 'is not', null)
    .where('l.kind', '=', 'ticket')
    .where('b.status', 'in', ['settled', 'refunding', 'partially_refunded', 'refunded'])
    .groupBy(['l.bill_id', 'l.line']),
)

const firstShow = prepared((q, given: { movieId: string; cinemaId: string }) =>
  q
    .selectFrom('schedules')
    .leftJoin('schedule_cancellations', 'schedule_cancellations.schedule_id', 'schedules.id')
    .select(({ fn }) => fn.min('start_ms').as('startMs'))
    .where('movie_id', '=', given.movieId)
    .where('cinema_id', '=', given.cinemaId)
    .where('schedule_cancellations.schedule_id', 'is', null),
)

/** The paid tickets of a show, by the lines of their bills. */
export function ticketLinesOf(db: Db, scheduleId: string): TicketLine[] {
  return ticketsOf.all(db, { scheduleId })
}

/** When a film was first shown in a cinema, epoch milliseconds; undefined where it never was. */
export function firstShowOf(db: Db, movieId: string, cinemaId: string): number | undefined {
  return firstShow.first(db, { movieId, cinemaId })?.startMs ?? undefined
}
