import { only, prepared } from '#core/database/prepared.ts'
import type { Db } from '#core/database/sql.ts'
import type { Tables } from '#core/database/tables.ts'

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
const drop = prepared((q, given: Pick<OwedLetter, 'kind' | 'about'>) =>
  q.deleteFrom('letters').where('kind', '=', given.kind).where('about', '=', given.about),
)

/** Reminders, of reservations too, and gifts have their own moment, whatever kept mails from leaving. */
const hurry = prepared(q =>
  q
    .updateTable('letters')
    .set({ next_ms: 0 })
    .where('state', '=', 'waiting')
    .where('kind', 'not in', ['reminder', 'reservation', 'voucher_gift']),
)

/**
 * A mail to send: about a bill, a return by staff, or a refunded second payment, each by its id; about somebody's
 * secret; about a show that was cancelled or moved, or is soon, by the bill and the show, and the place it was moved to; or
 * about a reservation.
 */
export type OwedLetter = Pick<Tables['letters'], 'kind' | 'about' | 'tries'>

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

const letterAbout = prepared((q, given: { kind: OwedLetter['kind']; about: string }) =>
  q
    .selectFrom('letters')
    .select(['state', 'next_ms'])
    .where('kind', '=', given.kind)
    .where('about', '=', given.about),
)
const keepLetter = prepared((q, given: Tables['letters']) =>
  q
    .insertInto('letters')
    .orReplace()
    .values(only(given, 'kind', 'about', 'state', 'tries', 'next_ms')),
)

/** A mail that was owed once: whether it was sent, and when (or when the next attempt is), epoch milliseconds. */
export function keptLetter(
  db: Db,
  kind: OwedLetter['kind'],
  about: string,
): { state: Tables['letters']['state']; nextMs: number } | undefined {
  const row = letterAbout.first(db, { kind, about })
  return row && { state: row.state, nextMs: row.next_ms }
}

/** Owes a mail anew; one that is held goes nowhere until somebody owes it again. */
export function putLetter(
  db: Db,
  {
    kind,
    about,
    nextMs,
    state = 'waiting',
  }: Pick<OwedLetter, 'kind' | 'about'> & { nextMs: number; state?: 'waiting' | 'held' },
): void {
  keepLetter.run(db, { kind, about, state, tries: 0, next_ms: nextMs })
}

/**
 * A mail is over, as it left or has nothing to say any more. That a show moved or was cancelled was never told then: it may
 * move there again, or be cancelled after all, and is told of then. Who is told where a show is, after it had been told
 * cancelled, is told its end once more when it comes.
 */
export function endLetter(
  db: Db,
  letter: Pick<OwedLetter, 'kind' | 'about'>,
  { left, nowMs }: { left: boolean; nowMs: number },
): void {
  const { kind, about } = letter
  if (!left && (kind === 'moved' || kind === 'cancelled')) drop.run(db, { kind, about })
  else markLetter(db, { kind, about, state: 'sent', tries: 0, nextMs: nowMs })
  if (left && kind === 'moved')
    drop.run(db, { kind: 'cancelled', about: about.split(' ').slice(0, 2).join(' ') })
}

/** Forgets that a mail was owed, whatever became of it: it may be owed anew. */
export function dropLetter(db: Db, letter: Pick<OwedLetter, 'kind' | 'about'>): void {
  drop.run(db, letter)
}

/** Tries those that wait at once. */
export function hurryLetters(db: Db): void {
  hurry.run(db)
}
