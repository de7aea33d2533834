import { setDiscountsOf } from './discount-store.ts'
import { sql } from 'kysely'
import { prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import { arrangementById } from '../seating/store.ts'
import type { BillLine } from './bill.ts'
import type { LineNow } from './refunds/returns.ts'

/** Lines, with the room their show is in. */
const lines = (q: Builder) =>
  q
    .selectFrom('bill_lines as l')
    .leftJoin('schedules as s', 's.id', 'l.schedule_id')
    .select([
      'l.kind',
      'l.text',
      'l.quantity',
      'l.unit_cents as unitCents',
      'l.total_cents as totalCents',
      'l.vat_rate as vatRate',
      'l.vat_cents as vatCents',
      'l.schedule_id as scheduleId',
      'l.seat_id as seatId',
      'l.ticket_id as ticketId',
      'l.price_rate_id as priceRateId',
      'l.product_id as productId',
      'l.combination_id as combinationId',
      'l.combination_first as combinationFirst',
      'l.takes',
      'l.taken_away as takenAway',
      'l.voucher_id as voucherId',
      'l.covered_cents as coveredCents',
      'l.discount_cents as discountCents',
      'l.waived',
      'l.fee',
      'l.deposit_of as depositOf',
      'l.voucher_part as voucherPart',
      'l.package_id as packageId',
      'l.package_number as packageNumber',
      's.arrangement_id as arrangementId',
    ])

/** A line that an exchange has put in the place of another. */
const isExchanged = (q: Builder) =>
  q
    .selectFrom('exchanged_lines as x')
    .select('x.line')
    .where('x.bill_id', '=', sql.ref<string>('l.bill_id'))
    .where('x.line', '=', sql.ref<number>('l.line'))

const linesSold = prepared((q, given: { billId: string }) =>
  lines(q)
    .where('l.bill_id', '=', given.billId)
    .where(({ not, exists }) => not(exists(isExchanged(q))))
    .orderBy('l.line'),
)
const lineOfVoucher = prepared((q, given: { billId: string }) =>
  q
    .selectFrom('bill_lines as l')
    .select('l.line')
    .where('l.bill_id', '=', given.billId)
    .where('l.voucher_id', 'is not', null)
    .where(({ not, exists }) => not(exists(isExchanged(q))))
    .limit(1),
)
const everyLine = prepared((q, given: { billId: string }) =>
  lines(q)
    .leftJoin('returned_lines as r', join =>
      join.onRef('r.bill_id', '=', 'l.bill_id').onRef('r.line', '=', 'l.line'),
    )
    .select([
      'l.line',
      sql<number>`coalesce(sum(r.quantity), 0)`.as('back'),
      sql<number>`coalesce(sum(r.cents), 0)`.as('backCents'),
      sql<number>`coalesce(sum(r.vat_cents), 0)`.as('backVatCents'),
      sql<number>`coalesce(max(r.kind = 'exchange'), 0)`.as('exchanged'),
    ])
    .where('l.bill_id', '=', given.billId)
    .groupBy('l.line')
    .orderBy('l.line'),
)

const lineForShow = prepared((q, given: { scheduleId: string }) =>
  q
    .selectFrom('bill_lines')
    .select('bill_id as billId')
    .where('schedule_id', '=', given.scheduleId)
    .where('schedule_id', 'is not', null)
    .limit(1),
)

/** Whether any bill ever had a line for a show, whatever became of it. */
export function hasLinesFor(db: Db, scheduleId: string): boolean {
  return lineForShow.first(db, { scheduleId }) !== undefined
}

/** The lines of a bill as it was sold; what exchanges have put in their place is in `linesNow`. */
export function linesOf(db: Db, billId: string): BillLine[] {
  return linesSold.all(db, { billId }).map(row => lineOf(db, row))
}

/** Whether a voucher is sold or used by any line of a bill as it was sold. */
export function hasVoucherLine(db: Db, billId: string): boolean {
  return lineOfVoucher.first(db, { billId }) !== undefined
}

/** Every line a bill ever had, with what is left of it; the ones an exchange added come after those that were sold. */
export function linesNow(db: Db, billId: string): LineNow[] {
  const rows = everyLine.all(db, { billId })
  const inSets = rows.some(({ discountCents }) => discountCents) ? setDiscountsOf(db, billId) : undefined
  return rows.map(({ line, back, backCents, backVatCents, exchanged, ...row }) => ({
    line,
    ...lineOf(db, row),
    ...(row.discountCents && inSets?.has(line) ? { inSet: inSets.get(line)! } : {}),
    left: row.quantity - back,
    leftCents: row.totalCents - backCents,
    leftVatCents: row.vatCents - backVatCents,
    exchanged: exchanged === 1,
  }))
}

/** A line's columns; what a line does not have is null. */
type LineRow = {
  kind: Tables['bill_lines']['kind']
  text: string
  quantity: number
  unitCents: number
  totalCents: number
  vatRate: number
  vatCents: number
  scheduleId: string | null
  seatId: string | null
  ticketId: string | null
  priceRateId: string | null
  productId: string | null
  combinationId: string | null
  combinationFirst: number | null
  takes: string | null
  takenAway: number | null
  voucherId: string | null
  coveredCents: number | null
  discountCents: number | null
  waived: string | null
  fee: Tables['bill_lines']['fee']
  depositOf: string | null
  voucherPart: Tables['bill_lines']['voucher_part']
  packageId: string | null
  packageNumber: number | null
  arrangementId: string | null
}

/** A line as facts and contracts carry it. The room is known here: to read it for one mark costs more than the bill. */
function lineOf(db: Db, row: LineRow): BillLine {
  const { kind, text, quantity, unitCents, totalCents, vatRate, vatCents } = row
  const line: BillLine = { kind, text, quantity, unitCents, totalCents, vatRate, vatCents }
  if (row.scheduleId !== null) line.scheduleId = row.scheduleId
  if (row.seatId !== null) line.seatId = row.seatId
  if (row.ticketId !== null) line.ticketId = row.ticketId
  if (row.priceRateId !== null) line.priceRateId = row.priceRateId
  if (row.productId !== null) line.productId = row.productId
  if (row.combinationId !== null) line.combinationId = row.combinationId
  if (row.combinationFirst !== null) line.combinationFirst = true
  if (row.takenAway !== null) line.takenAway = true
  if (row.takes !== null) line.takes = JSON.parse(row.takes)
  if (row.voucherId !== null) line.voucherId = row.voucherId
  if (row.coveredCents !== null) line.coveredCents = row.coveredCents
  if (row.discountCents !== null) line.discountCents = row.discountCents
  if (row.waived !== null) line.waived = JSON.parse(row.waived)
  if (row.fee !== null) line.fee = row.fee
  if (row.depositOf !== null) line.depositOf = row.depositOf
  if (row.voucherPart !== null) line.voucherPart = row.voucherPart
  if (row.packageId !== null) line.packageId = row.packageId
  if (row.packageNumber !== null) line.packageNumber = row.packageNumber
  if (row.arrangementId !== null && arrangementById(db, row.arrangementId)?.freeSeating)
    line.freeSeating = true
  return line
}
