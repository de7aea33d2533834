import { sql } from 'kysely'
import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { BillStatus } from '../database/statuses.ts'
import { parseFact, type Fact } from '../journal/fact.ts'
import type { BillView } from './bill.ts'
import type { BillOpened, SaleMade } from './facts.ts'
import { discountsOf } from './discount-store.ts'
import { linesNow } from './line-store.ts'
import { paymentsOf } from './payment-store.ts'

export type BillRow = {
  id: string
  number: string | null
  cinemaId: string
  source: 'site' | 'register'
  status: BillStatus
  totalCents: number
  openedAt: string
  settledAt: string | null
  employeeName: string | null
  device: string | null
  deviceId: string | null
  locale: string
  privateDigest: string | null
  origin: string
  seq: number
}

/** What a bill's row is read by. */
export const billColumns = [
  'id',
  'number',
  'cinema_id as cinemaId',
  'source',
  'status',
  'total_cents as totalCents',
  'opened_at as openedAt',
  'settled_at as settledAt',
  'employee_name as employeeName',
  'device',
  'device_id as deviceId',
  'locale',
  'private_digest as privateDigest',
  'origin',
  'seq',
] as const

const oneBill = prepared((q, given: { id: string }) =>
  q.selectFrom('bills').select(billColumns).where('id', '=', given.id),
)
const statusOfBill = prepared((q, given: { id: string }) =>
  q.selectFrom('bills').select(['status', 'cinema_id as cinemaId']).where('id', '=', given.id),
)
const factAt = prepared((q, given: { origin: string; seq: number }) =>
  q
    .selectFrom('facts as f')
    .innerJoin('origins as o', 'o.id', 'f.origin_id')
    .select('f.bytes')
    .where('o.origin', '=', given.origin)
    .where('f.seq', '=', given.seq),
)
const lastCounter = prepared((q, given: { origin: string }) =>
  q.selectFrom('bill_counters').select('last').where('origin', '=', given.origin),
)
/** A purchase whose id another one has is found under a name of its own, made of the id and the seller. */
const conflicts = prepared(q =>
  q
    .selectFrom('bill_conflicts as c')
    .leftJoin('bills as b', join =>
      join.on(
        sql<boolean>`c.fact = b.origin || '#' || b.seq and (b.id = c.bill_id
          or b.id = c.bill_id || '~' || (case c.source when 'site' then 'relay' else 'box' end) || ':' || c.cinema_id)`,
      ),
    )
    .select(({ fn }) => [
      fn.coalesce('b.id', 'c.bill_id').as('billId'),
      'c.fact',
      'c.at',
      'c.cinema_id as cinemaId',
      'c.source',
      'c.total_cents as totalCents',
    ])
    .orderBy('c.bill_id')
    .orderBy('c.at')
    .orderBy('c.fact')
    .limit(sql.lit(200)),
)

export function billById(db: Db, id: string): BillRow | undefined {
  return oneBill.first(db, { id })
}

/** The fact that tells of a purchase first, as its stream has it; undefined when it is not held here. */
export function openingFact(
  db: Db,
  { origin, seq }: Pick<BillRow, 'origin' | 'seq'>,
): Fact<SaleMade | BillOpened> | undefined {
  const found = factAt.first(db, { origin, seq })
  return found && (parseFact(found.bytes) as Fact<SaleMade | BillOpened>)
}

export function statusOf(db: Db, billId: string): BillStatus | undefined {
  return statusAndCinemaOf(db, billId)?.status
}

export function statusAndCinemaOf(db: Db, billId: string): Pick<BillRow, 'status' | 'cinemaId'> | undefined {
  return statusOfBill.first(db, { id: billId })
}

/** A bill as lists and screens show it. */
export function billView(db: Db, row: BillRow): BillView {
  const lines = linesNow(db, row.id).filter(line => !line.exchanged)
  return {
    id: row.id,
    number: row.number,
    cinemaId: row.cinemaId,
    source: row.source,
    status: row.status,
    totalCents: lines.reduce((sum, line) => sum + line.totalCents, 0),
    openedAt: row.openedAt,
    settledAt: row.settledAt,
    employeeName: row.employeeName,
    device: row.device,
    deviceId: row.deviceId,
    lines: lines.map(
      ({ line: _line, left: _left, leftCents: _cents, leftVatCents: _vat, exchanged: _exchanged, ...line }) =>
        line,
    ),
    discounts: discountsOf(db, row.id),
    payments: paymentsOf(db, row.id).map(payment => ({
      id: payment.id,
      method: payment.method,
      methodId: payment.methodId,
      tipCents: payment.tipCents,
      reference: payment.reference,
      status: payment.status,
      cents: payment.cents,
      tenderedCents: payment.tenderedCents,
      changeCents: payment.changeCents,
      roundingCents: payment.roundingCents,
      refundedCents: payment.refundedCents,
    })),
  }
}

/** A bill as lists show it: without what opens doors. */
export function billInList(db: Db, row: BillRow): BillView {
  const bill = billView(db, row)
  return { ...bill, lines: bill.lines.map(({ ticketId: _ticketId, ...line }) => line) }
}

/** What the next bill of an origin is counted as. */
export function nextCounter(db: Db, origin: string): number {
  return (lastCounter.first(db, { origin })?.last ?? 0) + 1
}

/**
 * Purchases that share an id with another one, the earlier of each first; at most 200. Each with the seats it was sold
 * with, as its own fact says.
 */
export function billsTwice(db: Db) {
  return conflicts.all(db).map(row => ({ ...row, seats: seatsSold(db, row.fact) }))
}

/** @param name the fact's, `<origin>#<seq>` */
function seatsSold(db: Db, name: string): { scheduleId: string; seatId: string }[] {
  const [origin = '', seq] = name.split('#')
  const { lines } = openingFact(db, { origin, seq: Number(seq) })?.body ?? { lines: [] }
  return lines.flatMap(({ scheduleId, seatId }) => (scheduleId && seatId ? [{ scheduleId, seatId }] : []))
}
