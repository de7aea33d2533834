import { sql } from 'kysely'
import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'
import type { WaitingOffered, WaitingTaken, WaitingWithdrawn } from './facts.ts'

type Row = Tables['waiting_offers']

const nothing = { guest_id: '', schedule_id: '', seats: '[]', at: '', until_ms: 0 }

const put = prepared((q, given: Omit<Row, 'bill_id' | 'taken_stamp' | 'withdrawn_at'>) =>
  q
    .insertInto('waiting_offers')
    .values(only(given, 'id', 'guest_id', 'schedule_id', 'seats', 'at', 'until_ms'))
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({
        guest_id: sql`excluded.guest_id`,
        schedule_id: sql`excluded.schedule_id`,
        seats: sql`excluded.seats`,
        at: sql`excluded.at`,
        until_ms: sql`excluded.until_ms`,
      }),
    ),
)
/** Opened on another machine it is in that one's basket: the newest holds, in whatever order they arrive. */
const take = prepared((q, given: { id: string; bill_id: string; taken_stamp: string }) =>
  q
    .insertInto('waiting_offers')
    .values({ ...only(given, 'id', 'bill_id', 'taken_stamp'), ...nothing })
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet({ bill_id: sql`excluded.bill_id`, taken_stamp: sql`excluded.taken_stamp` })
        .where(
          sql<boolean>`coalesce(waiting_offers.taken_stamp || waiting_offers.bill_id, '') < excluded.taken_stamp || excluded.bill_id`,
        ),
    ),
)
const withdraw = prepared((q, given: { id: string; withdrawn_at: string }) =>
  q
    .insertInto('waiting_offers')
    .values({ ...only(given, 'id', 'withdrawn_at'), ...nothing })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({
        withdrawn_at: sql`min(coalesce(waiting_offers.withdrawn_at, excluded.withdrawn_at), excluded.withdrawn_at)`,
      }),
    ),
)

export const applyWaitingOffered: Apply<WaitingOffered> = ({ db }, { at, body }) => {
  const { offerId: id, waitingId: guest_id, scheduleId: schedule_id, seats, untilMs: until_ms } = body
  put.run(db, { id, guest_id, schedule_id, seats: JSON.stringify(seats), at, until_ms })
}

export const applyWaitingTaken: Apply<WaitingTaken> = ({ db }, { body }) => {
  take.run(db, { id: body.offerId, bill_id: body.billId, taken_stamp: body.stamp })
}

export const applyWaitingWithdrawn: Apply<WaitingWithdrawn> = ({ db }, { at, body }) => {
  withdraw.run(db, { id: body.offerId, withdrawn_at: at })
}

/** A mail that is written when it has nothing to say any more is marked then. */
const unsent = prepared((q, given: { offerId: string; untilMs: number }) =>
  q
    .selectFrom('letters')
    .select('about')
    .where('kind', '=', 'waiting_offer')
    .where('about', '=', given.offerId)
    .where(({ or, eb }) => or([eb('state', '=', 'waiting'), eb('next_ms', '>=', given.untilMs)])),
)
const columns = [
  'id',
  'guest_id as guestId',
  'schedule_id as scheduleId',
  'seats',
  'at',
  'until_ms as untilMs',
  'bill_id as billId',
  'withdrawn_at as withdrawnAt',
] as const

const byId = prepared((q, given: { id: string }) =>
  q.selectFrom('waiting_offers').select(columns).where('id', '=', given.id),
)
const newest = prepared((q, given: { guestId: string }) =>
  q
    .selectFrom('waiting_offers')
    .select(columns)
    .where('guest_id', '=', given.guestId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
)
const ofBill = prepared((q, given: { billId: string }) =>
  q.selectFrom('waiting_offers').select(columns).where('bill_id', '=', given.billId).limit(1),
)

/** Seats that were offered to somebody in line: `seats` are their ids. */
export type OfferRow = Omit<NonNullable<ReturnType<typeof byId.first>>, 'seats'> & { seats: string[] }

const asOffer = <R extends { seats: string }>(row: R | undefined) =>
  row && { ...row, seats: JSON.parse(row.seats) as string[] }

/** Whether the mail with an offer had not left by its end, as far as this node knows. */
export function isOfferUnsent(db: Db, offerId: string, untilMs: number): boolean {
  return unsent.first(db, { offerId, untilMs }) !== undefined
}

export function offerById(db: Db, id: string): OfferRow | undefined {
  return asOffer(byId.first(db, { id }))
}

/** What was offered to somebody last. */
export function newestOffer(db: Db, guestId: string): OfferRow | undefined {
  return asOffer(newest.first(db, { guestId }))
}

/** The offer that was taken into a basket, by the bill it becomes. */
export function offerOfBill(db: Db, billId: string): OfferRow | undefined {
  return asOffer(ofBill.first(db, { billId }))
}
