import { only, prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { TurnOwner } from './turn.ts'

export type DebtRow = {
  id: string
  voucherId: string
  owner: TurnOwner
  billId: string
  cinemaId: string
  ticketId: string
  coveredCents: number
  allowedBy: string
  at: string
  ending: 'settled' | 'written_off' | null
  endedAt: string | null
}

const debts = (q: Builder) =>
  q
    .selectFrom('voucher_debts as d')
    .leftJoin('voucher_debt_endings as e', 'e.debt_id', 'd.id')
    .select([
      'd.id',
      'd.voucher_id as voucherId',
      'd.owner',
      'd.bill_id as billId',
      'd.cinema_id as cinemaId',
      'd.ticket_id as ticketId',
      'd.covered_cents as coveredCents',
      'd.allowed_by as allowedBy',
      'd.at',
      'e.ending',
      'e.at as endedAt',
    ])
const oldestFirst = (q: Builder) => debts(q).orderBy('d.at').orderBy('d.id')

const oneDebt = prepared((q, given: { id: string }) => debts(q).where('d.id', '=', given.id))
const allOpen = prepared(q => oldestFirst(q).where('e.ending', 'is', null))
const openOf = prepared((q, given: { owner: TurnOwner }) =>
  oldestFirst(q).where('e.ending', 'is', null).where('d.owner', '=', given.owner),
)
const ended = prepared((q, given: { limit: number }) =>
  debts(q).where('e.ending', 'is not', null).orderBy('e.at', 'desc').orderBy('d.id').limit(given.limit),
)
const debtsOfVoucher = prepared((q, given: { voucherId: string }) =>
  oldestFirst(q).where('d.voucher_id', '=', given.voucherId),
)
const debtsOfBill = prepared((q, given: { billId: string }) =>
  oldestFirst(q).where('d.bill_id', '=', given.billId),
)

const approval = prepared((q, given: { billId: string; voucherId: string; nowMs: number }) =>
  q
    .selectFrom('voucher_approvals')
    .select(['turns', 'employee_id as employeeId', 'name'])
    .where('bill_id', '=', given.billId)
    .where('voucher_id', '=', given.voucherId)
    .where('until_ms', '>', given.nowMs),
)
const dropOldApprovals = prepared((q, given: { nowMs: number }) =>
  q.deleteFrom('voucher_approvals').where('until_ms', '<=', given.nowMs),
)
const putApproval = prepared((q, given: Tables['voucher_approvals']) =>
  q
    .insertInto('voucher_approvals')
    .orReplace()
    .values(only(given, 'bill_id', 'voucher_id', 'turns', 'employee_id', 'name', 'until_ms')),
)
const dropApprovals = prepared((q, given: { billId: string }) =>
  q.deleteFrom('voucher_approvals').where('bill_id', '=', given.billId),
)

export function debtById(db: Db, id: string): DebtRow | undefined {
  return oneDebt.first(db, { id })
}

/** Debts nobody has settled or given up yet, oldest first; of one owner, or of all. */
export function openDebts(db: Db, owner?: TurnOwner): DebtRow[] {
  return owner === undefined ? allOpen.all(db) : openOf.all(db, { owner })
}

/** Debts that have ended, the newest first. */
export function endedDebts(db: Db, limit: number): DebtRow[] {
  return ended.all(db, { limit })
}

export function debtsOf(db: Db, by: { voucherId: string } | { billId: string }): DebtRow[] {
  return 'voucherId' in by ? debtsOfVoucher.all(db, by) : debtsOfBill.all(db, by)
}

/** A manager's word for one purchase, given with the PIN; local to this node. */
export type Approval = { turns: number; employeeId: string; name: string }

export function approvalOf(db: Db, billId: string, voucherId: string, nowMs: number): Approval | undefined {
  return approval.first(db, { billId, voucherId, nowMs })
}

export function writeApproval(
  db: Db,
  billId: string,
  voucherId: string,
  approval: Approval & { nowMs: number; untilMs: number },
): void {
  dropOldApprovals.run(db, { nowMs: approval.nowMs })
  putApproval.run(db, {
    bill_id: billId,
    voucher_id: voucherId,
    turns: approval.turns,
    employee_id: approval.employeeId,
    name: approval.name,
    until_ms: approval.untilMs,
  })
}

export function dropApproval(db: Db, billId: string): void {
  dropApprovals.run(db, { billId })
}
