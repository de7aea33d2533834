import type { Db } from '../database/sql.ts'
import type { Apply } from '../journal/apply.ts'
import type { Fact } from '../journal/fact.ts'
import type { Arrangement } from '../venue/arrangement.ts'
import type { Owner, Token, TokenChange } from './token.ts'

/** The giver can no longer sell at once; the receiver can when the fact arrives. Gated on the mirror like every fact. */
export type SeatsTransferred = { to: Owner; tokens: TokenChange[]; requestId: string }

export const applyArrangementDrawn: Apply<Arrangement> = ({ db }, fact) => {
  const { id, screenId, columns, seats, freeSeating } = fact.body
  db.prepare(
    'INSERT OR IGNORE INTO arrangements (id, screen_id, columns, seats, free_seating) VALUES (?, ?, ?, ?, ?)',
  ).run(id, screenId, columns, JSON.stringify(seats), Number(freeSeating ?? false))
}

export const applySeatsTransferred: Apply<SeatsTransferred> = ({ db }, fact) => {
  changeTokens(db, fact, fact.body.tokens, { owner: fact.body.to, state: 'free', billId: null })
}

/**
 * Writes the versions a fact authors. The highest version stands whatever the order of arrival; two different facts
 * with the same version are evidence of a seat sold twice and are kept for a person to see, never resolved silently.
 * Every version ever authored is remembered, because the second of two may arrive when the table has long moved on.
 */
export function changeTokens(
  db: Db,
  fact: Fact,
  tokens: readonly TokenChange[],
  to: Omit<Token, 'version'>,
): void {
  const name = `${fact.origin}#${fact.seq}`
  const known = db.prepare('SELECT version, fact FROM seat_tokens WHERE schedule_id = ? AND seat_id = ?')
  const remember = db.prepare(
    'INSERT OR IGNORE INTO seat_changes (schedule_id, seat_id, version, fact) VALUES (?, ?, ?, ?)',
  )
  const write = db.prepare(
    'INSERT OR REPLACE INTO seat_tokens (schedule_id, seat_id, version, owner, state, bill_id, fact) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  for (const { scheduleId, seatId, version } of tokens) {
    remember.run(scheduleId, seatId, version, name)
    const before = known.get(scheduleId, seatId) as { version: number; fact: string } | undefined
    // A version above the highest one known has no other author here.
    if (before && before.version >= version) noteConflict(db, scheduleId, seatId, version)
    // Of two facts with one version the smaller name stands, so that every node shows the same one.
    if (before && (before.version > version || (before.version === version && before.fact <= name))) continue
    write.run(scheduleId, seatId, version, to.owner, to.state, to.billId, name)
  }
}

function noteConflict(db: Db, scheduleId: string, seatId: string, version: number) {
  const facts = db
    .prepare('SELECT fact FROM seat_changes WHERE schedule_id = ? AND seat_id = ? AND version = ?')
    .pluck()
    .all(scheduleId, seatId, version) as string[]
  if (facts.length < 2) return
  for (const fact of facts)
    db.prepare(
      'INSERT OR IGNORE INTO token_conflicts (schedule_id, seat_id, version, fact) VALUES (?, ?, ?, ?)',
    ).run(scheduleId, seatId, version, fact)
}
