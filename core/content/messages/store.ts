import { sql } from 'kysely'
import { earliestStands } from '../../database/earliest-stands.ts'
import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'
import type { Apply } from '../../journal/apply.ts'
import { partsOfMail } from '../../journal/storage/person-index.ts'
import type { PrivateReading } from '../../journal/storage/private-store.ts'
import type { MessageHandled, MessageReceived } from './facts.ts'

/** Sent again to a relay that had forgotten it, it is one message: the earliest stands, in any order. */
const put = prepared((q, given: Tables['messages']) =>
  q
    .insertInto('messages')
    .values(only(given, 'id', 'at', 'cinema_id', 'locale', 'private_digest'))
    .onConflict(
      earliestStands('messages', {
        key: ['id'],
        takes: ['at', 'cinema_id', 'locale', 'private_digest'],
        by: ['at', { orEmpty: 'private_digest' }],
      }),
    ),
)
const mark = prepared((q, given: Tables['message_marks']) =>
  q
    .insertInto('message_marks')
    .values(only(given, 'message_id', 'at', 'fact', 'handled', 'by'))
    .onConflict(conflict =>
      conflict
        .column('message_id')
        .doUpdateSet({
          at: sql`excluded.at`,
          fact: sql`excluded.fact`,
          handled: sql`excluded.handled`,
          by: sql`excluded.by`,
        })
        .where(
          sql<boolean>`excluded.at > message_marks.at OR (excluded.at = message_marks.at AND excluded.fact > message_marks.fact)`,
        ),
    ),
)
const columns = [
  'messages.id',
  'messages.at',
  'messages.cinema_id as cinemaId',
  'messages.locale',
  'messages.private_digest as privateDigest',
] as const
const byId = prepared((q, given: { id: string }) =>
  q.selectFrom('messages').select(columns).where('id', '=', given.id),
)
const newest = prepared((q, given: { before: string; limit: number }) =>
  q
    .selectFrom('messages')
    .leftJoin('message_marks', 'message_marks.message_id', 'messages.id')
    .select([...columns, 'message_marks.handled', 'message_marks.by'])
    .where(sql<string>`messages.at || ' ' || messages.id`, '<', given.before)
    .orderBy(sql`messages.at || ' ' || messages.id`, 'desc')
    .limit(given.limit),
)
const byDigest = prepared((q, given: { digest: string }) =>
  q.selectFrom('messages').select(columns).where('private_digest', '=', given.digest),
)

export const applyMessageReceived: Apply<MessageReceived> = ({ db }, { at, body, private: digest }) => {
  const { messageId: id, cinemaId: cinema_id, locale } = body
  put.run(db, { id, at, cinema_id, locale, private_digest: digest ?? null })
}

/** The newest mark holds, in whatever order they arrive. */
export const applyMessageHandled: Apply<MessageHandled> = ({ db }, { at, origin, seq, body }) => {
  const { messageId: message_id, handled, by } = body
  mark.run(db, { message_id, at, fact: `${origin}:${seq}`, handled: handled ? 1 : 0, by })
}

export function messageById(db: Db, id: string) {
  return byId.first(db, { id })
}

/** Messages, newest first. @param before the place after which to go on: an instant and an id */
export function newestMessages(db: Db, before: string, limit: number) {
  return newest.all(db, { before, limit })
}

/** What somebody with a mail address wrote. */
export function messagesFrom(at: PrivateReading, email: string) {
  return partsOfMail(at, email).flatMap(digest => byDigest.all(at.db, { digest }))
}
