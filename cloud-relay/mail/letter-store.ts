import { parseFact } from '#core/journal/fact.ts'
import { only, prepared } from '#core/database/prepared.ts'
import { readSetting, writeSetting } from '#core/database/setting-store.ts'
import type { Db } from '#core/database/sql.ts'
import type { Tables } from '#core/database/tables.ts'
import type { RefundDone } from '#core/billing/facts.ts'

/** No table has the content of parked facts, so there is nothing to mail: their bytes are left out. */
const factsAfter = prepared((q, given: { position: number; limit: number }) =>
  q
    .selectFrom('facts')
    .leftJoin('parked', join =>
      join.onRef('parked.origin_id', '=', 'facts.origin_id').onRef('parked.seq', '=', 'facts.seq'),
    )
    .select(({ eb }) => [
      'facts.position',
      eb.case().when('parked.seq', 'is', null).then(eb.ref('facts.bytes')).else(null).end().as('bytes'),
    ])
    .where('facts.position', '>', given.position)
    .orderBy('facts.position')
    .limit(given.limit),
)
const newestFact = prepared(q => q.selectFrom('facts').select(({ fn }) => fn.max('position').as('position')))

/** A bill that was bought online and is settled, or refunded before it was: one mail. */
const oweBill = prepared((q, given: { id: string }) =>
  q
    .insertInto('letters')
    .orIgnore()
    .columns(['kind', 'about', 'state', 'tries', 'next_ms'])
    .expression(({ selectFrom }) =>
      selectFrom('bills')
        .select(({ val }) => [
          val('bill').as('kind'),
          'id',
          val('waiting').as('state'),
          val(0).as('tries'),
          val(0).as('next_ms'),
        ])
        .where('id', '=', given.id)
        .where('source', '=', 'site')
        .where('private_digest', 'is not', null)
        .where(({ or, and, eb, not, exists, selectFrom }) =>
          or([
            eb('status', 'in', ['settled', 'refunded']),
            and([
              eb('status', '=', 'refunding'),
              not(
                exists(
                  selectFrom('refunds')
                    .select('refunds.id')
                    .whereRef('refunds.bill_id', '=', 'bills.id')
                    .where('refunds.status', 'in', ['refunding', 'failed']),
                ),
              ),
            ]),
          ]),
        ),
    ),
)
/** A refund or an exchange by staff, of a bill that was bought online. */
const oweReturn = prepared((q, given: { id: string }) =>
  q
    .insertInto('letters')
    .orIgnore()
    .columns(['kind', 'about', 'state', 'tries', 'next_ms'])
    .expression(({ selectFrom }) =>
      selectFrom('returns')
        .innerJoin('bills', 'bills.id', 'returns.bill_id')
        .select(({ val }) => [
          val('return').as('kind'),
          'returns.id',
          val('waiting').as('state'),
          val(0).as('tries'),
          val(0).as('next_ms'),
        ])
        .where('returns.id', '=', given.id)
        .where('bills.source', '=', 'site')
        .where('bills.private_digest', 'is not', null)
        .where(({ or, eb }) => or([eb('returns.kind', '=', 'exchange'), eb('returns.cents', '>', 0)])),
    ),
)
/** A second payment that is refunded, or about to be. */
const oweTwice = prepared((q, given: { id: string }) =>
  q
    .insertInto('letters')
    .orIgnore()
    .columns(['kind', 'about', 'state', 'tries', 'next_ms'])
    .expression(({ selectFrom }) =>
      selectFrom('refunds')
        .innerJoin('bills', 'bills.id', 'refunds.bill_id')
        .select(({ val }) => [
          val('twice').as('kind'),
          'refunds.id',
          val('waiting').as('state'),
          val(0).as('tries'),
          val(0).as('next_ms'),
        ])
        .where('refunds.id', '=', given.id)
        .where('refunds.reason', '=', 'paid_twice')
        .where('refunds.status', 'in', ['accepted', 'refunded'])
        .where('bills.private_digest', 'is not', null),
    ),
)
const due = prepared((q, given: { nowMs: number }) =>
  q
    .selectFrom('letters')
    .select(['kind', 'about', 'tries'])
    .where('state', '=', 'waiting')
    .where('next_ms', '<=', given.nowMs)
    .orderBy('next_ms')
    .limit(50),
)
const mark = prepared((q, given: Tables['letters']) =>
  q
    .updateTable('letters')
    .set(only(given, 'state', 'tries', 'next_ms'))
    .where('kind', '=', given.kind)
    .where('about', '=', given.about),
)

const hurry = prepared(q => q.updateTable('letters').set({ next_ms: 0 }).where('state', '=', 'waiting'))

/** Facts that may need a mail, or that help those that wait. */
export const telling = new Set([
  'payment.settled',
  'refund.accepted',
  'refund.done',
  'refund.made',
  'exchange.made',
  'settings.changed',
])

/** How far the journal was read for mails, as a row of `settings`. */
const readKey = 'mails_read'
const factsPerStep = 500
/**
 * A database that has lost which mails were sent (it was rebuilt from the mirror) sends those of its last day again, as
 * far as they are among its newest facts: twice is better than never, and older ones are not repeated.
 */
const forgottenMs = 24 * 3_600_000
const forgottenFacts = 20_000

/**
 * Notes the mails for facts stored since the last time, one step of at most 500 facts; needs a transaction. Returns
 * whether it has read to the end. It never searches all of history.
 */
export function noteOwed(db: Db, nowMs: number): boolean {
  const from = readTo(db) ?? newest(db) - forgottenFacts
  const oldest = readTo(db) === undefined ? nowMs - forgottenMs : -Infinity
  const rows = factsAfter.all(db, { position: from, limit: factsPerStep })
  if (!rows.length && readTo(db) !== undefined) return true
  for (const { bytes } of rows) {
    const fact = bytes === null ? undefined : parseFact(bytes)
    if (fact && telling.has(fact.type) && Date.parse(fact.at) >= oldest)
      noteOne(db, fact.type, fact.body as Owing)
  }
  writeSetting(db, readKey, String(rows.at(-1)?.position ?? Math.max(from, 0)))
  return rows.length < factsPerStep
}

/** Streams were truncated: positions behind the journal's end will be used again. */
export function noteCut(db: Db): void {
  const read = readTo(db)
  if (read !== undefined && read > newest(db)) writeSetting(db, readKey, String(newest(db)))
}

function readTo(db: Db): number | undefined {
  const value = readSetting(db, readKey)
  return value === undefined ? undefined : Number(value)
}

const newest = (db: Db) => newestFact.first(db)?.position ?? 0

type Owing = Partial<RefundDone> & { exchangeId?: string }

function noteOne(db: Db, type: string, body: Owing): void {
  // Another mail server may take what the one before did not.
  if (type === 'settings.changed') return void hurry.run(db)
  if (type === 'refund.made') return void oweReturn.run(db, { id: body.refundId! })
  if (type === 'exchange.made') return void oweReturn.run(db, { id: body.exchangeId! })
  oweBill.run(db, { id: body.billId! })
  if (type === 'refund.accepted' || type === 'refund.done') oweTwice.run(db, { id: body.refundId! })
}

/** A mail to send: about a bill, a return by staff, or a refunded second payment, each by its id. */
export type OwedLetter = { kind: 'bill' | 'return' | 'twice' | 'reset'; about: string; tries: number }

/** Mails that are due, longest waiting first, at most 50. */
export function dueLetters(db: Db, nowMs: number): OwedLetter[] {
  return due.all(db, { nowMs })
}

/** Records that a mail was sent, or when the next attempt is. */
export function markLetter(db: Db, letter: OwedLetter & { state: 'waiting' | 'sent'; nextMs: number }): void {
  mark.run(db, {
    kind: letter.kind,
    about: letter.about,
    state: letter.state,
    tries: letter.tries,
    next_ms: letter.nextMs,
  })
}

const letterOf = prepared((q, given: { kind: OwedLetter['kind']; about: string }) =>
  q
    .selectFrom('letters')
    .select(['state', 'next_ms'])
    .where('kind', '=', given.kind)
    .where('about', '=', given.about),
)
const putLetter = prepared((q, given: Tables['letters']) =>
  q
    .insertInto('letters')
    .orReplace()
    .values(only(given, 'kind', 'about', 'state', 'tries', 'next_ms')),
)

/** Between two mails with a link for the same secret, so that nobody floods a mailbox. */
const betweenResetsMs = 5 * 60_000

/** Owes somebody a mail with a link to set a secret, unless one waits or was sent just now. */
export function oweReset(
  { db, nowMs }: { db: Db; nowMs: number },
  employeeId: string,
  kind: 'pin' | 'password',
): void {
  const about = `${employeeId} ${kind}`
  const before = letterOf.first(db, { kind: 'reset', about })
  if (before && (before.state === 'waiting' || nowMs - before.next_ms < betweenResetsMs)) return
  putLetter.run(db, { kind: 'reset', about, state: 'waiting', tries: 0, next_ms: nowMs })
}
