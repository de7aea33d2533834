import { sql } from 'kysely'
import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'
import { partsOfMail } from '../journal/storage/person-index.ts'
import type { PrivateReading } from '../journal/storage/private-store.ts'
import type { WaitingAsked, WaitingConfirmed, WaitingEnded } from './facts.ts'

type Row = Tables['waiting_guests']

const nothing = { at: '', cinema_id: '', schedule_id: '', locale: '', seats: 0, adjacent: 0 }

const ask = prepared((q, given: Omit<Row, 'confirmed_at' | 'ended_at' | 'ended_how' | 'gone'>) =>
  q
    .insertInto('waiting_guests')
    .values({
      ...only(given, 'id', 'at', 'cinema_id', 'schedule_id', 'locale', 'seats', 'adjacent', 'private_digest'),
      gone: 0,
    })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({
        at: sql`excluded.at`,
        cinema_id: sql`excluded.cinema_id`,
        schedule_id: sql`excluded.schedule_id`,
        locale: sql`excluded.locale`,
        seats: sql`excluded.seats`,
        adjacent: sql`excluded.adjacent`,
        private_digest: sql`excluded.private_digest`,
      }),
    ),
)
const confirm = prepared((q, given: { id: string; confirmed_at: string }) =>
  q
    .insertInto('waiting_guests')
    .values({ ...only(given, 'id', 'confirmed_at'), ...nothing, gone: 0 })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({
        confirmed_at: sql`min(coalesce(waiting_guests.confirmed_at, excluded.confirmed_at), excluded.confirmed_at)`,
      }),
    ),
)
/** Of several ends the first one says when and how; whoever was forgotten by one of them is. */
const end = prepared((q, given: { id: string; ended_at: string; ended_how: string; gone: number }) =>
  q
    .insertInto('waiting_guests')
    .values({ ...only(given, 'id', 'ended_at', 'ended_how', 'gone'), ...nothing })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({
        ended_how: sql`CASE WHEN waiting_guests.ended_at || waiting_guests.ended_how < excluded.ended_at || excluded.ended_how
          THEN waiting_guests.ended_how ELSE excluded.ended_how END`,
        ended_at: sql`min(coalesce(waiting_guests.ended_at, excluded.ended_at), excluded.ended_at)`,
        gone: sql`max(waiting_guests.gone, excluded.gone)`,
      }),
    ),
)

export const applyWaitingAsked: Apply<WaitingAsked> = ({ db }, { at, body, private: digest }) => {
  const { waitingId: id, cinemaId, scheduleId, locale, seats, adjacent } = body
  ask.run(db, {
    id,
    at,
    cinema_id: cinemaId,
    schedule_id: scheduleId,
    locale,
    seats,
    adjacent: adjacent ? 1 : 0,
    private_digest: digest ?? null,
  })
}

export const applyWaitingConfirmed: Apply<WaitingConfirmed> = ({ db }, { at, body }) => {
  confirm.run(db, { id: body.waitingId, confirmed_at: at })
}

export const applyWaitingEnded: Apply<WaitingEnded> = ({ db }, { at, body }) => {
  const { waitingId: id, how, forgotten } = body
  end.run(db, { id, ended_at: at, ended_how: how, gone: forgotten ? 1 : 0 })
}

const columns = [
  'id',
  'at',
  'cinema_id as cinemaId',
  'schedule_id as scheduleId',
  'locale',
  'seats',
  'adjacent',
  'private_digest as privateDigest',
  'confirmed_at as confirmedAt',
  'ended_at as endedAt',
  'ended_how as endedHow',
  'gone',
] as const

/** Somebody who asked for seats of a show: when, how many, whether they confirmed, and how they stopped waiting. */
export type GuestRow = NonNullable<ReturnType<typeof guestById>>

const byId = prepared((q, given: { id: string }) =>
  q.selectFrom('waiting_guests').select(columns).where('id', '=', given.id),
)
const ofShow = prepared((q, given: { scheduleId: string; limit: number }) =>
  q
    .selectFrom('waiting_guests')
    .select(columns)
    .where('schedule_id', '=', given.scheduleId)
    .where('gone', '=', 0)
    .orderBy('at')
    .orderBy('id')
    .limit(given.limit),
)
const byDigest = prepared((q, given: { digest: string }) =>
  q.selectFrom('waiting_guests').select(columns).where('private_digest', '=', given.digest),
)
/** Read from the index, a show after the other. */
const shows = prepared(q =>
  q
    .selectFrom('waiting_guests')
    .select('schedule_id as scheduleId')
    .distinct()
    .where('gone', '=', 0)
    .where('schedule_id', '<>', ''),
)

export function guestById(db: Db, id: string) {
  return byId.first(db, { id })
}

/** Who asked for seats of a show and was not forgotten, in the order they asked. */
export function guestsOfShow(db: Db, scheduleId: string, limit: number): GuestRow[] {
  return ofShow.all(db, { scheduleId, limit })
}

/** Every time that somebody asked with a mail address, as far as it was not erased. */
export function guestsOfMail(at: PrivateReading, email: string): GuestRow[] {
  return partsOfMail(at, email).flatMap(digest => byDigest.all(at.db, { digest }))
}

/** Shows of which somebody is remembered who asked for seats. */
export function showsAskedFor(db: Db): string[] {
  return shows.all(db).map(({ scheduleId }) => scheduleId)
}
