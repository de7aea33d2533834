import { sql, type SqlBool } from 'kysely'
import { earliestStands } from '../../database/earliest-stands.ts'
import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { RefundReason } from '../../database/statuses.ts'
import type { Tables } from '../../database/tables.ts'
import type { Fact } from '../../journal/fact.ts'
import { discountsAt, forgetDiscounts, writeDiscounts, writeLine } from '../apply-bill.ts'
import { sumRefunded } from '../apply-status.ts'
import { makePlace } from './exchanged-lines-store.ts'
import type { ExchangeMade, RefundMade } from './facts.ts'

const returnColumns = [
  'bill_id',
  'kind',
  'number',
  'cents',
  'rounding_cents',
  'reason',
  'employee_name',
  'device',
  'device_id',
  'locale',
  'at',
] as const
/** Of two under one id, as a register sent it again to a box that had forgotten it, the earliest stands, in any order. */
const putReturn = prepared((q, given: Tables['returns']) =>
  q
    .insertInto('returns')
    .values(only(given, 'id', ...returnColumns))
    .onConflict(
      earliestStands('returns', {
        key: ['id'],
        takes: returnColumns,
        by: ['at', 'number', 'cents', 'bill_id'],
      }),
    ),
)
const billOf = prepared((q, given: { id: string }) =>
  q.selectFrom('returns').select('bill_id as billId').where('id', '=', given.id),
)
const putReturnedLine = prepared((q, given: Tables['returned_lines']) =>
  q
    .insertInto('returned_lines')
    .values(only(given, 'return_id', 'bill_id', 'line', 'kind', 'quantity', 'cents', 'vat_cents')),
)
const putExchangedLine = prepared((q, given: Tables['exchanged_lines']) =>
  q.insertInto('exchanged_lines').values(only(given, 'bill_id', 'line', 'return_id')),
)
const putRefund = prepared((q, given: Omit<Tables['refunds'], 'rounding_cents'>) =>
  q
    .insertInto('refunds')
    .values(
      only(
        given,
        'id',
        'payment_id',
        'bill_id',
        'cents',
        'reason',
        'status',
        'kind',
        'at',
        'shift_id',
        'attempt_id',
      ),
    ),
)
type OfReturn = { id: string; billId: string }
const dropReturnedLines = prepared((q, given: OfReturn) =>
  q.deleteFrom('returned_lines').where('return_id', '=', given.id),
)
const dropNewLines = prepared((q, given: OfReturn) =>
  q
    .deleteFrom('bill_lines')
    .where('bill_id', '=', given.billId)
    .where('line', 'in', eb =>
      eb.selectFrom('exchanged_lines').select('line').where('return_id', '=', given.id),
    ),
)
const dropExchangedLines = prepared((q, given: OfReturn) =>
  q.deleteFrom('exchanged_lines').where('return_id', '=', given.id).returning('line'),
)
const dropMoney = prepared((q, given: OfReturn) =>
  q
    .deleteFrom('refunds')
    .where('bill_id', '=', given.billId)
    .where(sql<SqlBool>`substr(id, 1, length(${given.id}) + 1) = ${given.id} || '-'`)
    .returning('payment_id as paymentId'),
)

/** What the two kinds of return call differently. */
type About = { id: string; kind: 'refund' | 'exchange'; cents: number; reason: RefundReason | null }

/**
 * Writes what a refund or an exchange gave back: its lines, its money as far as it left a drawer, and the lines that an
 * exchange added. Told a second time under its id, the earlier one's stand.
 */
export function writeReturn(db: Db, fact: Fact<RefundMade | ExchangeMade>, about: About): void {
  const { body, at } = fact
  const known = billOf.first(db, { id: about.id })
  if (!putRow(db, fact, about)) return
  const paid = new Set(body.money.map(({ paymentId }) => paymentId))
  if (known) for (const paymentId of drop(db, { id: about.id, billId: known.billId })) paid.add(paymentId)
  for (const { vatCents, ...line } of body.lines)
    putReturnedLine.run(db, {
      return_id: about.id,
      bill_id: body.billId,
      kind: about.kind,
      ...line,
      vat_cents: vatCents,
    })
  for (const part of body.money)
    putRefund.run(db, {
      id: part.id,
      payment_id: part.paymentId,
      bill_id: body.billId,
      cents: part.cents,
      reason: about.reason ?? 'exchange',
      status: part.done ? 'refunded' : part.attemptId === undefined ? 'refunding' : 'at_terminal',
      kind: part.kind ?? null,
      at,
      shift_id: part.shiftId ?? null,
      attempt_id: part.attemptId ?? null,
    })
  for (const paymentId of paid) sumRefunded(db, paymentId)
  if ('newLines' in body && body.newLines.length) writeNew(db, fact.at, body)
}

/** Writes what an exchange added to its bill, under numbers that no other exchange has here. */
function writeNew(db: Db, at: string, { exchangeId, billId, newLines, discounts = [] }: ExchangeMade): void {
  const [first = 1] = newLines.map(({ line }) => line)
  const shift = makePlace(db, billId, { id: exchangeId, at, lines: newLines.map(({ line }) => line) })
  for (const { line, ...rest } of newLines) {
    writeLine(db, billId, line + shift, rest)
    putExchangedLine.run(db, { bill_id: billId, line: line + shift, return_id: exchangeId })
  }
  const taken = discounts.map(({ line, ...each }) => ({ ...each, ...(line ? { line: line + shift } : {}) }))
  writeDiscounts(db, billId, taken, discountsAt(first + shift))
}

/** Whether it is the first of its id, or the earliest that is known by now. */
function putRow(db: Db, { body, at, actor }: Fact<RefundMade | ExchangeMade>, about: About): boolean {
  const { billId, number, roundingCents, employeeName, device, locale } = body
  const changes = putReturn.run(db, {
    ...about,
    bill_id: billId,
    number,
    rounding_cents: roundingCents,
    employee_name: employeeName,
    device,
    device_id: actor.device ?? null,
    locale,
    at,
  })
  return changes > 0
}

/** Takes away what a later telling of a return wrote; which payments its money went back to. */
function drop(db: Db, returned: OfReturn): string[] {
  dropReturnedLines.run(db, returned)
  dropNewLines.run(db, returned)
  const lines = dropExchangedLines.all(db, returned).map(({ line }) => line)
  if (lines.length) forgetDiscounts(db, returned.billId, Math.min(...lines))
  return dropMoney.all(db, returned).map(({ paymentId }) => paymentId)
}
