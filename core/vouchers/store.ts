import type { Db } from '../database/sql.ts'
import type { Words } from '../i18n/locale.ts'
import { firstTurn, type Turn, type TurnOwner } from './turn.ts'

export type VoucherRow = {
  /** The code as printed, without its dashes. */
  id: string
  requestId: string
  voucherTypeId: string
  type: 'giftcard' | 'subscription'
  title: Words
  turns: number
  turnCents: number
  pauseMinutes: number
  owner: TurnOwner
  validFrom: string
  validUntil: string | null
  cinemaId: string | null
  billId: string | null
  issuedAt: string
  privateDigest: string | null
  cancelled: boolean
}

const voucherColumns = `v.id, request_id AS requestId, voucher_type_id AS voucherTypeId, type, title, turns, turn_cents AS turnCents,
  pause_minutes AS pauseMinutes, owner, valid_from AS validFrom, valid_until AS validUntil, cinema_id AS cinemaId, bill_id AS billId,
  issued_at AS issuedAt, private_digest AS privateDigest, c.at IS NOT NULL AS cancelled`
const fromVouchers = 'FROM vouchers v LEFT JOIN voucher_cancellations c ON c.voucher_id = v.id'

function toVoucher(row: unknown): VoucherRow {
  const { title, cancelled, ...rest } = row as Record<string, unknown>
  return { ...rest, title: JSON.parse(String(title)) as Words, cancelled: cancelled === 1 } as VoucherRow
}

/** A voucher by its code, or undefined. */
export function voucherById(db: Db, id: string): VoucherRow | undefined {
  const row = db.prepare(`SELECT ${voucherColumns} ${fromVouchers} WHERE v.id = ?`).get(id)
  return row === undefined ? undefined : toVoucher(row)
}

/** The voucher that was issued for a request, or undefined. */
export function voucherByRequest(db: Db, requestId: string): VoucherRow | undefined {
  const row = db
    .prepare(`SELECT ${voucherColumns} ${fromVouchers} WHERE request_id = ? ORDER BY v.id`)
    .get(requestId)
  return row === undefined ? undefined : toVoucher(row)
}

/** Vouchers that were sold with a bill, in the order of their requests. */
export function vouchersOfBill(db: Db, billId: string): VoucherRow[] {
  return db
    .prepare(`SELECT ${voucherColumns} ${fromVouchers} WHERE bill_id = ? ORDER BY request_id, v.id`)
    .all(billId)
    .map(toVoucher)
}

/** One page of vouchers, newest first. `before` is `<issuedAt>|<id>` of the last one seen. */
export function vouchersPage(db: Db, before: string | undefined, limit: number): VoucherRow[] {
  const [issuedAt = '9999', id = ''] = before?.split('|') ?? []
  return db
    .prepare(
      `SELECT ${voucherColumns} ${fromVouchers}
       WHERE issued_at < @issuedAt OR (issued_at = @issuedAt AND v.id > @id) ORDER BY issued_at DESC, v.id LIMIT @limit`,
    )
    .all({ issuedAt, id, limit })
    .map(toVoucher)
}

/** Every turn of a voucher as this node knows it, by its number. */
export function turnsOf(db: Db, voucher: Pick<VoucherRow, 'id' | 'turns' | 'owner'>): Map<number, Turn> {
  const turns = new Map<number, Turn>()
  for (let turn = 1; turn <= voucher.turns; turn++) turns.set(turn, firstTurn(voucher.owner))
  const rows = db
    .prepare(
      'SELECT turn, version, owner, state, bill_id AS billId FROM turn_tokens WHERE voucher_id = ? ORDER BY turn',
    )
    .all(voucher.id) as (Turn & { turn: number })[]
  for (const { turn, ...token } of rows) if (turns.has(turn)) turns.set(turn, token)
  return turns
}

/** Turns that a purchase keeps or has spent, as this node knows them. */
export function turnsOfBill(db: Db, billId: string): TurnOfBill[] {
  return db
    .prepare(
      `SELECT voucher_id AS voucherId, turn, version, owner, state, bill_id AS billId, ticket_id AS ticketId
       FROM turn_tokens WHERE bill_id = ? ORDER BY voucher_id, turn`,
    )
    .all(billId) as TurnOfBill[]
}

/** Whether a purchase ever used turns, also when they were given back since. */
export function turnsWereUsed(db: Db, billId: string): boolean {
  return db.prepare('SELECT 1 FROM turn_changes WHERE bill_id = ? LIMIT 1').get(billId) !== undefined
}

/** Vouchers that can still be used on a business day and have free turns of an owner, with how many. */
export function vouchersWithFreeTurns(
  db: Db,
  owner: TurnOwner,
  day: string,
): { voucherId: string; free: number }[] {
  return db
    .prepare(
      `SELECT * FROM (
         SELECT v.id AS voucherId, iif(v.owner = @owner, v.turns - count(t.turn), 0)
           + count(CASE WHEN t.owner = @owner AND t.state = 'free' THEN 1 END) AS free
         FROM vouchers v LEFT JOIN turn_tokens t ON t.voucher_id = v.id
         WHERE (v.valid_until IS NULL OR v.valid_until >= @day)
           AND NOT EXISTS (SELECT 1 FROM voucher_cancellations c WHERE c.voucher_id = v.id)
         GROUP BY v.id
       ) WHERE free > 0 ORDER BY voucherId`,
    )
    .all({ owner, day }) as { voucherId: string; free: number }[]
}

/**
 * Purchases whose turns are still kept though nobody is paying for them: the purchase was lost with a relay's disks, or
 * its end is known and what its end did with the turns, in another stream, was lost.
 */
export function purchasesOver(db: Db): string[] {
  return db
    .prepare(
      `SELECT DISTINCT t.bill_id FROM turn_tokens t LEFT JOIN bills b ON b.id = t.bill_id
       WHERE t.state = 'paying' AND (b.id IS NULL OR b.status <> 'paying') ORDER BY t.bill_id`,
    )
    .pluck()
    .all() as string[]
}

export type TurnOfBill = Turn & { voucherId: string; turn: number; ticketId: string | null }

export type TurnChangeRow = {
  turn: number
  version: number
  at: string
  owner: TurnOwner
  state: Turn['state']
  billId: string | null
  cinemaId: string | null
}

/** Everything that happened to a voucher's turns, newest first. */
export function changesOfTurns(db: Db, voucherId: string): TurnChangeRow[] {
  return db
    .prepare(
      `SELECT turn, version, at, owner, state, bill_id AS billId, cinema_id AS cinemaId FROM turn_changes
       WHERE voucher_id = ? ORDER BY at DESC, turn DESC, version DESC, fact LIMIT 500`,
    )
    .all(voucherId) as TurnChangeRow[]
}

/** When a voucher was last used for a purchase that stands, other than this one. ISO, UTC. */
export function lastUseOf(db: Db, voucherId: string, otherThanBill: string): string | undefined {
  return (
    (db
      .prepare(
        `SELECT max(c.at) FROM turn_tokens t
         JOIN turn_changes c ON c.voucher_id = t.voucher_id AND c.turn = t.turn AND c.version = t.version
         WHERE t.voucher_id = ? AND t.state = 'spent' AND t.bill_id <> ?`,
      )
      .pluck()
      .get(voucherId, otherThanBill) as string | null) ?? undefined
  )
}

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

const debtQuery = `SELECT d.id, d.voucher_id AS voucherId, owner, bill_id AS billId, cinema_id AS cinemaId, ticket_id AS ticketId,
  covered_cents AS coveredCents, allowed_by AS allowedBy, d.at, ending, e.at AS endedAt
  FROM voucher_debts d LEFT JOIN voucher_debt_endings e ON e.debt_id = d.id`

export function debtById(db: Db, id: string): DebtRow | undefined {
  return db.prepare(`${debtQuery} WHERE d.id = ?`).get(id) as DebtRow | undefined
}

/** Debts nobody has settled or given up yet, oldest first; of one owner, or of all. */
export function openDebts(db: Db, owner?: TurnOwner): DebtRow[] {
  return db
    .prepare(`${debtQuery} WHERE ending IS NULL AND (@owner IS NULL OR owner = @owner) ORDER BY d.at, d.id`)
    .all({ owner: owner ?? null }) as DebtRow[]
}

/** Debts that have ended, the newest first. */
export function endedDebts(db: Db, limit: number): DebtRow[] {
  return db
    .prepare(`${debtQuery} WHERE ending IS NOT NULL ORDER BY e.at DESC, d.id LIMIT ?`)
    .all(limit) as DebtRow[]
}

export function debtsOf(db: Db, by: { voucherId: string } | { billId: string }): DebtRow[] {
  if ('voucherId' in by)
    return db
      .prepare(`${debtQuery} WHERE d.voucher_id = ? ORDER BY d.at, d.id`)
      .all(by.voucherId) as DebtRow[]
  return db.prepare(`${debtQuery} WHERE d.bill_id = ? ORDER BY d.at, d.id`).all(by.billId) as DebtRow[]
}

/** A manager's word for one purchase, given with the PIN; local to this node. */
export type Approval = { turns: number; employeeId: string; name: string }

export function approvalOf(db: Db, billId: string, voucherId: string, nowMs: number): Approval | undefined {
  return db
    .prepare(
      `SELECT turns, employee_id AS employeeId, name FROM voucher_approvals
       WHERE bill_id = ? AND voucher_id = ? AND until_ms > ?`,
    )
    .get(billId, voucherId, nowMs) as Approval | undefined
}

export function writeApproval(
  db: Db,
  billId: string,
  voucherId: string,
  approval: Approval & { nowMs: number; untilMs: number },
): void {
  db.prepare('DELETE FROM voucher_approvals WHERE until_ms <= ?').run(approval.nowMs)
  db.prepare(
    `INSERT OR REPLACE INTO voucher_approvals (bill_id, voucher_id, turns, employee_id, name, until_ms)
     VALUES (?, ?, ?, ?, ?, ?)`,
  ).run(billId, voucherId, approval.turns, approval.employeeId, approval.name, approval.untilMs)
}

export function dropApproval(db: Db, billId: string): void {
  db.prepare('DELETE FROM voucher_approvals WHERE bill_id = ?').run(billId)
}
