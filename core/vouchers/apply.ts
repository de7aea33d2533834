import type { Db } from '../database/sql.ts'
import type { Apply } from '../journal/apply.ts'
import type { Fact } from '../journal/fact.ts'
import type {
  DebtSettled,
  DebtWrittenOff,
  TurnsReturned,
  TurnsTransferred,
  TurnsUsed,
  VoucherCancelled,
  VoucherIssued,
  VoucherOverridden,
} from './facts.ts'
import type { Turn, TurnChange } from './turn.ts'

/** In emergency mode a register may have it issued again: the earliest of both stands, in any order. */
export const applyVoucherIssued: Apply<VoucherIssued> = ({ db }, fact) => {
  const { body } = fact
  db.prepare(
    `INSERT INTO vouchers (id, request_id, voucher_type_id, type, title, turns, turn_cents, pause_minutes, owner,
       valid_from, valid_until, cinema_id, bill_id, issued_at, private_digest) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET request_id = excluded.request_id, voucher_type_id = excluded.voucher_type_id,
       type = excluded.type, title = excluded.title, turns = excluded.turns, turn_cents = excluded.turn_cents,
       pause_minutes = excluded.pause_minutes, owner = excluded.owner, valid_from = excluded.valid_from,
       valid_until = excluded.valid_until, issued_at = excluded.issued_at, private_digest = excluded.private_digest
     WHERE (excluded.issued_at, excluded.request_id) < (vouchers.issued_at, vouchers.request_id)`,
  ).run(
    body.voucherId,
    body.requestId,
    body.voucherTypeId,
    body.type,
    JSON.stringify(body.title),
    body.turns,
    body.turnCents,
    body.pauseMinutes,
    body.owner,
    body.validFrom,
    body.validUntil,
    body.cinemaId,
    body.billId,
    fact.at,
    fact.private ?? null,
  )
}

/** Cancelling is never taken back; the earliest of several is the one that is told. */
export const applyVoucherCancelled: Apply<VoucherCancelled> = ({ db }, fact) => {
  const known = db
    .prepare('SELECT at, fact FROM voucher_cancellations WHERE voucher_id = ?')
    .get(fact.body.voucherId) as { at: string; fact: string } | undefined
  if (known && `${known.at}${known.fact}` <= `${fact.at}${nameOf(fact)}`) return
  db.prepare('INSERT OR REPLACE INTO voucher_cancellations (voucher_id, at, fact) VALUES (?, ?, ?)').run(
    fact.body.voucherId,
    fact.at,
    nameOf(fact),
  )
}

export const applyTurnsTransferred: Apply<TurnsTransferred> = ({ db }, fact) => {
  changeTurns(db, fact, fact.body.turns, { owner: fact.body.to, state: 'free', billId: null }, null)
}

export const applyTurnsKept: Apply<TurnsUsed> = ({ db }, fact) => useTurns(db, fact, 'paying')
export const applyTurnsSpent: Apply<TurnsUsed> = ({ db }, fact) => useTurns(db, fact, 'spent')

function useTurns(db: Db, fact: Fact<TurnsUsed>, state: 'paying' | 'spent') {
  const { owner, billId, cinemaId, turns } = fact.body
  changeTurns(db, fact, turns, { owner, state, billId }, cinemaId)
}

export const applyTurnsReturned: Apply<TurnsReturned> = ({ db }, fact) => {
  const { owner, cinemaId, turns } = fact.body
  changeTurns(db, fact, turns, { owner, state: 'free', billId: null }, cinemaId)
}

export const applyVoucherOverridden: Apply<VoucherOverridden> = ({ db }, fact) => {
  const { body } = fact
  db.prepare(
    `INSERT INTO voucher_debts (id, voucher_id, owner, bill_id, cinema_id, ticket_id, covered_cents, allowed_by, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET allowed_by = excluded.allowed_by, at = excluded.at
     WHERE (excluded.at, excluded.allowed_by) < (voucher_debts.at, voucher_debts.allowed_by)`,
  ).run(
    body.debtId,
    body.voucherId,
    body.owner,
    body.billId,
    body.cinemaId,
    body.ticketId,
    body.coveredCents,
    body.allowedBy.name,
    fact.at,
  )
}

export const applyDebtSettled: Apply<DebtSettled> = ({ db }, fact) => {
  const { debtId, owner, billId, cinemaId, turn } = fact.body
  changeTurns(db, fact, [turn], { owner, state: 'spent', billId }, cinemaId)
  endDebt(db, fact, debtId, 'settled')
}

export const applyDebtWrittenOff: Apply<DebtWrittenOff> = ({ db }, fact) => {
  endDebt(db, fact, fact.body.debtId, 'written_off')
}

/** A debt that was settled stays so, whoever gave it up at the same time; its end may be heard of before its beginning. */
function endDebt(db: Db, fact: Fact, debtId: string, ending: 'settled' | 'written_off') {
  const name = nameOf(fact)
  const known = db.prepare('SELECT ending, fact FROM voucher_debt_endings WHERE debt_id = ?').get(debtId) as
    { ending: string; fact: string } | undefined
  if (known && `${known.ending} ${known.fact}` <= `${ending} ${name}`) return
  db.prepare(
    'INSERT OR REPLACE INTO voucher_debt_endings (debt_id, ending, at, fact) VALUES (?, ?, ?, ?)',
  ).run(debtId, ending, fact.at, name)
}

/**
 * Writes the versions a fact authors, as seats are written in `core/seating/apply.ts`: the highest version stands
 * whatever the order of arrival, every version ever authored is remembered, and two facts with one version are kept as
 * evidence.
 */
function changeTurns(
  db: Db,
  fact: Fact,
  turns: readonly (TurnChange & { ticketId?: string })[],
  to: Omit<Turn, 'version'>,
  cinemaId: string | null,
): void {
  const name = nameOf(fact)
  const known = db.prepare('SELECT version, fact FROM turn_tokens WHERE voucher_id = ? AND turn = ?')
  const remember = db.prepare(
    `INSERT OR IGNORE INTO turn_changes (voucher_id, turn, version, fact, at, owner, state, bill_id, cinema_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const write = db.prepare(
    'INSERT OR REPLACE INTO turn_tokens (voucher_id, turn, version, owner, state, bill_id, ticket_id, fact) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  for (const { voucherId, turn, version, ticketId } of turns) {
    remember.run(voucherId, turn, version, name, fact.at, to.owner, to.state, to.billId, cinemaId)
    noteConflict(db, voucherId, turn, version)
    const before = known.get(voucherId, turn) as { version: number; fact: string } | undefined
    if (before && (before.version > version || (before.version === version && before.fact <= name))) continue
    write.run(voucherId, turn, version, to.owner, to.state, to.billId, ticketId ?? null, name)
  }
}

function noteConflict(db: Db, voucherId: string, turn: number, version: number) {
  const facts = db
    .prepare('SELECT fact FROM turn_changes WHERE voucher_id = ? AND turn = ? AND version = ?')
    .pluck()
    .all(voucherId, turn, version) as string[]
  if (facts.length < 2) return
  for (const fact of facts)
    db.prepare(
      'INSERT OR IGNORE INTO turn_conflicts (voucher_id, turn, version, fact) VALUES (?, ?, ?, ?)',
    ).run(voucherId, turn, version, fact)
}

function nameOf(fact: Fact): string {
  return `${fact.origin}#${fact.seq}`
}
