import { earliestStands } from '../database/earliest-stands.ts'
import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'
import { factName, partsOf, type Fact } from '../journal/fact.ts'
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
import { noteCardMove, noteCardRest, noteRestsOf } from './card-rest-store.ts'
import { noteOverdrawn } from './overdrawn-store.ts'
import type { Turn, TurnChange } from './turn.ts'
import { limitColumns } from './ticket-limit.ts'

const putVoucher = prepared((q, given: Tables['vouchers']) =>
  q
    .insertInto('vouchers')
    .values(
      only(
        given,
        'id',
        'request_id',
        'voucher_type_id',
        'type',
        'title',
        'turns',
        'turn_cents',
        'refreshment_cents',
        'pause_minutes',
        'ticket_max_cents',
        'ticket_above',
        'owner',
        'valid_from',
        'valid_until',
        'cinema_id',
        'bill_id',
        'taken_over',
        'issued_at',
        'private_digest',
      ),
    )
    .onConflict(
      earliestStands('vouchers', {
        key: ['id'],
        takes: [
          'request_id',
          'voucher_type_id',
          'type',
          'title',
          'turns',
          'turn_cents',
          'refreshment_cents',
          'pause_minutes',
          'ticket_max_cents',
          'ticket_above',
          'owner',
          'valid_from',
          'valid_until',
          'taken_over',
          'issued_at',
          'private_digest',
        ],
        by: ['issued_at', 'request_id'],
      }),
    ),
)
const cancellationOf = prepared((q, given: { voucherId: string }) =>
  q
    .selectFrom('voucher_cancellations')
    .select(['at', 'fact', 'moved', 'moved_by'])
    .where('voucher_id', '=', given.voucherId),
)
const putCancellation = prepared((q, given: Tables['voucher_cancellations']) =>
  q
    .insertInto('voucher_cancellations')
    .orReplace()
    .values(only(given, 'voucher_id', 'at', 'fact', 'return_id', 'moved', 'moved_by')),
)
const noteMoved = prepared((q, given: { voucherId: string; by: string }) =>
  q
    .updateTable('voucher_cancellations')
    .set({ moved: 1, moved_by: given.by })
    .where('voucher_id', '=', given.voucherId),
)
const putDebt = prepared((q, given: Tables['voucher_debts']) =>
  q
    .insertInto('voucher_debts')
    .values(
      only(
        given,
        'id',
        'voucher_id',
        'owner',
        'bill_id',
        'cinema_id',
        'ticket_id',
        'covered_cents',
        'allowed_by',
        'at',
      ),
    )
    .onConflict(
      earliestStands('voucher_debts', {
        key: ['id'],
        takes: ['covered_cents', 'allowed_by', 'at'],
        by: ['at', 'allowed_by'],
      }),
    ),
)
const endingOf = prepared((q, given: { debtId: string }) =>
  q.selectFrom('voucher_debt_endings').select(['ending', 'fact']).where('debt_id', '=', given.debtId),
)
const putEnding = prepared((q, given: Tables['voucher_debt_endings']) =>
  q
    .insertInto('voucher_debt_endings')
    .orReplace()
    .values(only(given, 'debt_id', 'ending', 'at', 'fact')),
)
const known = prepared((q, given: { voucherId: string; turn: number }) =>
  q
    .selectFrom('turn_tokens')
    .select(['version', 'fact'])
    .where('voucher_id', '=', given.voucherId)
    .where('turn', '=', given.turn),
)
const remember = prepared((q, given: Tables['turn_changes']) =>
  q
    .insertInto('turn_changes')
    .orIgnore()
    .values(
      only(given, 'voucher_id', 'turn', 'version', 'fact', 'at', 'owner', 'state', 'bill_id', 'cinema_id'),
    ),
)
const write = prepared((q, given: Tables['turn_tokens']) =>
  q
    .insertInto('turn_tokens')
    .orReplace()
    .values(only(given, 'voucher_id', 'turn', 'version', 'owner', 'state', 'bill_id', 'ticket_id', 'fact')),
)
const authors = prepared((q, given: { voucherId: string; turn: number; version: number }) =>
  q
    .selectFrom('turn_changes')
    .select('fact')
    .where('voucher_id', '=', given.voucherId)
    .where('turn', '=', given.turn)
    .where('version', '=', given.version),
)
const putConflict = prepared((q, given: Tables['turn_conflicts']) =>
  q
    .insertInto('turn_conflicts')
    .orIgnore()
    .values(only(given, 'voucher_id', 'turn', 'version', 'fact')),
)

/** In emergency mode a register may have it issued again: the earliest of both stands, in any order. */
export const applyVoucherIssued: Apply<VoucherIssued> = ({ db }, fact) => {
  const { body } = fact
  putVoucher.run(db, {
    id: body.voucherId,
    request_id: body.requestId,
    voucher_type_id: body.voucherTypeId,
    type: body.type,
    title: JSON.stringify(body.title),
    turns: body.turns,
    turn_cents: body.turnCents,
    refreshment_cents: body.refreshmentCents ?? 0,
    pause_minutes: body.pauseMinutes,
    ...limitColumns(body.ticketLimit),
    owner: body.owner,
    valid_from: body.validFrom,
    valid_until: body.validUntil,
    cinema_id: body.cinemaId,
    bill_id: body.billId,
    taken_over: body.takenOver ? 1 : 0,
    issued_at: fact.at,
    private_digest: fact.private ?? null,
  })
  noteOverdrawn(db, body.voucherId)
  noteCardRest(db, body.voucherId)
  noteRestsOf(db, body.voucherId)
}

/** Cancelling is never taken back; the earliest of several is the one that is told, and a move by any of them counts. */
export const applyVoucherCancelled: Apply<VoucherCancelled> = ({ db }, fact) => {
  const { voucherId, returnId = null, movedTo } = fact.body
  const known = cancellationOf.first(db, { voucherId })
  const isEarlier = !known || `${known.at}${known.fact}` > `${fact.at}${factName(fact)}`
  if (isEarlier) {
    const its = { at: fact.at, fact: factName(fact), return_id: returnId }
    const { moved = 0, moved_by = '' } = known ?? {}
    putCancellation.run(db, { voucher_id: voucherId, ...its, moved, moved_by })
  }
  if (movedTo === undefined) return
  const before = known?.moved_by.split(' ').filter(Boolean) ?? []
  const by = [...new Set([...before, partsOf(fact.origin).nodeId])].toSorted().join(' ')
  noteMoved.run(db, { voucherId, by })
  noteCardMove(db, voucherId, movedTo)
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
  putDebt.run(db, {
    id: body.debtId,
    voucher_id: body.voucherId,
    owner: body.owner,
    bill_id: body.billId,
    cinema_id: body.cinemaId,
    ticket_id: body.ticketId,
    covered_cents: body.coveredCents,
    allowed_by: body.allowedBy.name,
    at: fact.at,
  })
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
  const name = factName(fact)
  const before = endingOf.first(db, { debtId })
  if (before && `${before.ending} ${before.fact}` <= `${ending} ${name}`) return
  putEnding.run(db, { debt_id: debtId, ending, at: fact.at, fact: name })
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
  const name = factName(fact)
  for (const { voucherId, turn, version, ticketId } of turns) {
    const changed = {
      voucher_id: voucherId,
      turn,
      version,
      fact: name,
      owner: to.owner,
      state: to.state,
      bill_id: to.billId,
    }
    remember.run(db, { ...changed, at: fact.at, cinema_id: cinemaId })
    noteConflict(db, voucherId, turn, version)
    const before = known.first(db, { voucherId, turn })
    if (before && (before.version > version || (before.version === version && before.fact <= name))) continue
    write.run(db, { ...changed, ticket_id: ticketId ?? null })
  }
  for (const voucherId of new Set(turns.map(turn => turn.voucherId))) noteCardRest(db, voucherId)
}

function noteConflict(db: Db, voucherId: string, turn: number, version: number) {
  const facts = authors.all(db, { voucherId, turn, version })
  if (facts.length < 2) return
  for (const { fact } of facts) putConflict.run(db, { voucher_id: voucherId, turn, version, fact })
}
