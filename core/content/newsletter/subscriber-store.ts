import { sql } from 'kysely'
import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'
import type { Apply } from '../../journal/apply.ts'
import { partsOfMail } from '../../journal/storage/person-index.ts'
import type { PrivateReading } from '../../journal/storage/private-store.ts'
import type { SubscriptionAsked, SubscriptionConfirmed, SubscriptionEnded } from './facts.ts'

type Row = Tables['subscribers']

const ask = prepared((q, given: Pick<Row, 'id' | 'at' | 'locale' | 'via' | 'wording' | 'private_digest'>) =>
  q
    .insertInto('subscribers')
    .values({ ...only(given, 'id', 'at', 'locale', 'via', 'wording', 'private_digest'), gone: 0 })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({
        at: sql`excluded.at`,
        locale: sql`excluded.locale`,
        via: sql`excluded.via`,
        wording: sql`excluded.wording`,
        private_digest: sql`excluded.private_digest`,
      }),
    ),
)
const confirm = prepared((q, given: { id: string; confirmed_at: string }) =>
  q
    .insertInto('subscribers')
    .values({ ...only(given, 'id', 'confirmed_at'), at: '', locale: '', via: '', wording: '', gone: 0 })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({
        confirmed_at: sql`min(coalesce(subscribers.confirmed_at, excluded.confirmed_at), excluded.confirmed_at)`,
      }),
    ),
)
/** Of several ends the first one says when and how; whoever was forgotten by one of them is. */
const end = prepared((q, given: { id: string; ended_at: string; ended_how: string; gone: number }) =>
  q
    .insertInto('subscribers')
    .values({
      ...only(given, 'id', 'ended_at', 'ended_how', 'gone'),
      at: '',
      locale: '',
      via: '',
      wording: '',
    })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({
        ended_how: sql`CASE WHEN subscribers.ended_at || subscribers.ended_how < excluded.ended_at || excluded.ended_how
          THEN subscribers.ended_how ELSE excluded.ended_how END`,
        ended_at: sql`min(coalesce(subscribers.ended_at, excluded.ended_at), excluded.ended_at)`,
        gone: sql`max(subscribers.gone, excluded.gone)`,
      }),
    ),
)

export const applyAsked: Apply<SubscriptionAsked> = ({ db }, { at, body, private: digest }) => {
  const { subscriberId: id, locale, via, wording } = body
  ask.run(db, { id, at, locale, via, wording, private_digest: digest ?? null })
}

export const applyConfirmed: Apply<SubscriptionConfirmed> = ({ db }, { at, body }) => {
  confirm.run(db, { id: body.subscriberId, confirmed_at: at })
}

export const applyEnded: Apply<SubscriptionEnded> = ({ db }, { at, body }) => {
  end.run(db, {
    id: body.subscriberId,
    ended_at: at,
    ended_how: body.how,
    gone: body.forgotten ? 1 : 0,
  })
}

const columns = [
  'id',
  'at',
  'locale',
  'via',
  'wording',
  'private_digest as privateDigest',
  'confirmed_at as confirmedAt',
  'ended_at as endedAt',
  'ended_how as endedHow',
  'gone',
] as const

/** Somebody who asked for the newsletter: when, whether they confirmed and whether they left again. */
export type SubscriberRow = {
  id: string
  at: string
  locale: string
  via: string
  wording: string
  privateDigest: string | null
  confirmedAt: string | null
  endedAt: string | null
  endedHow: string | null
  gone: number
}

const byId = prepared((q, given: { id: string }) =>
  q.selectFrom('subscribers').select(columns).where('id', '=', given.id),
)
const byDigest = prepared((q, given: { digest: string }) =>
  q.selectFrom('subscribers').select(columns).where('private_digest', '=', given.digest),
)
const newest = prepared((q, given: { before: string; limit: number }) =>
  q
    .selectFrom('subscribers')
    .select(columns)
    .where('gone', '=', 0)
    .where(sql<string>`at || ' ' || id`, '<', given.before)
    .orderBy(sql`at || ' ' || id`, 'desc')
    .limit(given.limit),
)
/** Those who never said yes. */
const neverConfirmed = prepared((q, given: { before: string; limit: number }) =>
  q
    .selectFrom('subscribers')
    .select(columns)
    .where('gone', '=', 0)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('at', '<', given.before)
    .limit(given.limit),
)
const endedBefore = prepared((q, given: { before: string; limit: number }) =>
  q
    .selectFrom('subscribers')
    .select(columns)
    .where('gone', '=', 0)
    .where('ended_at', 'is not', null)
    .where('ended_at', '<', given.before)
    .limit(given.limit),
)

export function subscriberById(db: Db, id: string): SubscriberRow | undefined {
  return byId.first(db, { id })
}

/** Who asked, newest first, without those forgotten. @param before the place after which to go on: an instant and an id */
export function newestSubscribers(db: Db, before: string, limit: number): SubscriberRow[] {
  return newest.all(db, { before, limit })
}

/** Everybody who asked with a private part, by its digest. */
export function subscribersOfPart(db: Db, digest: string): SubscriberRow[] {
  return byDigest.all(db, { digest })
}

/** Every time that somebody asked with a mail address, as far as it was not erased. */
export function subscribersOf(at: PrivateReading, email: string): SubscriberRow[] {
  return partsOfMail(at, email).flatMap(digest => byDigest.all(at.db, { digest }))
}

/** Whom nobody needs to know any more: those who never said yes, and those who left. Both before a moment, ISO, UTC. */
export function staleSubscribers(
  db: Db,
  given: { asked: string; ended: string; limit: number },
): SubscriberRow[] {
  const { asked, ended, limit } = given
  return [
    ...neverConfirmed.all(db, { before: asked, limit }),
    ...endedBefore.all(db, { before: ended, limit }),
  ]
}

/** Whether the newsletter is sent to them. */
export function isSubscribed({
  confirmedAt,
  endedAt,
}: Pick<SubscriberRow, 'confirmedAt' | 'endedAt'>): boolean {
  return confirmedAt !== null && endedAt === null
}
