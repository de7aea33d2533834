import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'
import { factName, type Fact } from '../journal/fact.ts'
import { ownClassesIn, type Arrangement } from '../venue/arrangement.ts'
import { knownSold, knownStates, knownTokens, tallyName } from './kept-seats.ts'
import type { Owner, Token, TokenChange } from './token.ts'

const putArrangement = prepared((q, given: Tables['arrangements']) =>
  q
    .insertInto('arrangements')
    .orIgnore()
    .values(only(given, 'id', 'screen_id', 'columns', 'seats', 'free_seating', 'drawing')),
)
const putClass = prepared((q, given: Tables['arrangement_classes']) =>
  q
    .insertInto('arrangement_classes')
    .orIgnore()
    .values(only(given, 'class_id', 'arrangement_id')),
)
const known = prepared((q, given: { scheduleId: string; seatId: string }) =>
  q
    .selectFrom('seat_tokens')
    .select(['version', 'fact'])
    .where('schedule_id', '=', given.scheduleId)
    .where('seat_id', '=', given.seatId),
)
const remember = prepared((q, given: Tables['seat_changes']) =>
  q
    .insertInto('seat_changes')
    .orIgnore()
    .values(only(given, 'schedule_id', 'seat_id', 'version', 'fact')),
)
const write = prepared((q, given: Tables['seat_tokens']) =>
  q
    .insertInto('seat_tokens')
    .orReplace()
    .values(only(given, 'schedule_id', 'seat_id', 'version', 'owner', 'state', 'bill_id', 'fact')),
)
const authors = prepared((q, given: { scheduleId: string; seatId: string; version: number }) =>
  q
    .selectFrom('seat_changes')
    .select('fact')
    .where('schedule_id', '=', given.scheduleId)
    .where('seat_id', '=', given.seatId)
    .where('version', '=', given.version),
)
const putConflict = prepared((q, given: Tables['token_conflicts']) =>
  q
    .insertInto('token_conflicts')
    .orIgnore()
    .values(only(given, 'schedule_id', 'seat_id', 'version', 'fact')),
)

/** The giver can no longer sell at once; the receiver can when the fact arrives. Gated on the mirror like every fact. */
export type SeatsTransferred = { to: Owner; tokens: TokenChange[]; requestId: string }

export const applyArrangementDrawn: Apply<Arrangement> = ({ db }, fact) => {
  const { id, screenId, columns, seats, freeSeating, drawing } = fact.body
  putArrangement.run(db, {
    id,
    screen_id: screenId,
    columns,
    seats: JSON.stringify(seats),
    free_seating: Number(freeSeating ?? false),
    drawing: drawing ? JSON.stringify(drawing) : '',
  })
  for (const classId of ownClassesIn(fact.body)) putClass.run(db, { class_id: classId, arrangement_id: id })
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
  const name = factName(fact)
  for (const { scheduleId, seatId, version } of tokens) {
    const changed = { schedule_id: scheduleId, seat_id: seatId, version, fact: name }
    remember.run(db, changed)
    const before = known.first(db, { scheduleId, seatId })
    // A version above the highest one known has no other author here.
    if (before && before.version >= version) noteConflict(db, scheduleId, seatId, version)
    // Of two facts with one version the smaller name stands, so that every node shows the same one.
    if (before && (before.version > version || (before.version === version && before.fact <= name))) continue
    write.run(db, { ...changed, owner: to.owner, state: to.state, bill_id: to.billId })
    forgetSeats(db, scheduleId)
  }
}

/** What is kept of a show's seats until one of them changes. */
function forgetSeats(db: Db, scheduleId: string): void {
  db.memory.delete(tallyName(scheduleId))
  for (const known of [knownSold, knownTokens, knownStates]) known.forget(db, scheduleId)
}

function noteConflict(db: Db, scheduleId: string, seatId: string, version: number) {
  const facts = authors.all(db, { scheduleId, seatId, version })
  if (facts.length < 2) return
  for (const { fact } of facts)
    putConflict.run(db, { schedule_id: scheduleId, seat_id: seatId, version, fact })
}
