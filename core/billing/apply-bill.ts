import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Fact } from '../journal/fact.ts'
import { forgetSold, noteSold } from '../stock/store.ts'
import { noteSnackOrder } from './handouts/store.ts'
import { noteBillBegun } from './apply-early.ts'
import { idSent } from './purchase.ts'
import type { BillLine } from './bill.ts'
import { forgetBillShows, writeBillShows } from './bill-show-store.ts'
import type { Discount } from './discount.ts'
import type { BillStatus } from '../database/statuses.ts'
import type { BillOpened, SaleMade } from './facts.ts'

const putBill = prepared((q, given: Tables['bills']) =>
  q
    .insertInto('bills')
    .orIgnore()
    .values(
      only(
        given,
        'id',
        'cinema_id',
        'source',
        'status',
        'total_cents',
        'opened_at',
        'locale',
        'private_digest',
        'origin',
        'seq',
        'number',
        'settled_at',
        'employee_id',
        'employee_name',
        'device',
        'device_id',
      ),
    ),
)
const putOwner = prepared((q, given: Tables['bill_owners']) =>
  q.insertInto('bill_owners').values(only(given, 'bill_id', 'owner')),
)
const putLine = prepared((q, given: Tables['bill_lines']) =>
  q
    .insertInto('bill_lines')
    .values(
      only(
        given,
        'bill_id',
        'line',
        'kind',
        'text',
        'quantity',
        'unit_cents',
        'total_cents',
        'vat_rate',
        'vat_cents',
        'schedule_id',
        'seat_id',
        'ticket_id',
        'price_rate_id',
        'product_id',
        'combination_id',
        'combination_first',
        'takes',
        'taken_away',
        'voucher_id',
        'covered_cents',
        'discount_cents',
        'waived',
        'fee',
        'deposit_of',
        'voucher_part',
        'package_id',
        'package_number',
      ),
    ),
)
const putDiscount = prepared((q, given: Tables['bill_discounts']) =>
  q
    .insertInto('bill_discounts')
    .orIgnore()
    .values(only(given, 'bill_id', 'number', 'line', 'cents', 'reason', 'employee_id', 'employee_name')),
)
const firstFact = prepared((q, given: { id: string }) =>
  q.selectFrom('bills').select(['origin', 'seq', 'opened_at as at']).where('id', '=', given.id),
)
type BillOpening = Omit<Tables['bills'], 'cinema_id' | 'status' | 'number' | 'settled_at'>
const updateBill = prepared((q, given: BillOpening) =>
  q
    .updateTable('bills')
    .set(only(given, 'source', 'total_cents', 'opened_at', 'locale', 'private_digest', 'origin', 'seq'))
    .set(only(given, 'employee_id', 'employee_name', 'device', 'device_id'))
    .where('id', '=', given.id),
)
const updateTill = prepared((q, given: { id: string; number: string; settledAt: string }) =>
  q
    .updateTable('bills')
    .set({ number: given.number, settled_at: given.settledAt })
    .where('id', '=', given.id),
)
/** Those of exchanges stay. */
const dropLines = prepared((q, given: { billId: string }) =>
  q
    .deleteFrom('bill_lines')
    .where('bill_id', '=', given.billId)
    .where('line', 'not in', eb =>
      eb.selectFrom('exchanged_lines').select('line').where('bill_id', '=', given.billId),
    ),
)
const dropDiscounts = prepared((q, given: { billId: string; from: number; before: number }) =>
  q
    .deleteFrom('bill_discounts')
    .where('bill_id', '=', given.billId)
    .where('number', '>=', given.from)
    .where('number', '<', given.before),
)

export type Till = {
  number: string
  settledAt: string
  employeeId: string
  employeeName: string
  device: string
}

type Opening = Fact<SaleMade | BillOpened>

/**
 * Writes a bill as its first fact tells it. Told by a second fact of the same purchase, it is the same bill, brought back
 * by a register: the earliest stands, in any order, with its lines as they were called and priced then.
 */
export function writeBill(db: Db, fact: Opening, status: BillStatus, till?: Till): void {
  const { billId, cinemaId } = fact.body
  if (!insertBill(db, fact, status, till)) {
    const first = firstFact.first(db, { id: billId })
    if (!first || !isEarlier(fact, first)) return
    updateBill.run(db, rowOf(fact, till))
    if (till) updateTill.run(db, { id: billId, ...till })
    dropLines.run(db, { billId })
    forgetDiscounts(db, billId, 0)
    forgetBillShows(db, billId)
    if (till) forgetSold(db, cinemaId, first)
  }
  writeContents(db, fact, till)
}

function isEarlier(fact: Opening, first: { at: string; origin: string; seq: number }): boolean {
  const [a, b] = [fact, first].map(({ at, origin }) => `${at} ${origin}`)
  return a === b ? fact.seq < first.seq : a! < b!
}

function rowOf({ at, origin, seq, body, actor, private: digest }: Opening, till?: Till): BillOpening {
  return {
    id: body.billId,
    source: body.source,
    total_cents: body.totalCents,
    opened_at: at,
    locale: body.locale,
    private_digest: digest ?? null,
    origin,
    seq,
    employee_id: till?.employeeId ?? null,
    employee_name: till?.employeeName ?? null,
    device: till?.device ?? null,
    device_id: actor.device ?? null,
  }
}

/** Whether the bill was not here before. */
function insertBill(db: Db, fact: Opening, status: BillStatus, till?: Till): boolean {
  const { billId, cinemaId, owner } = fact.body
  const changes = putBill.run(db, {
    ...rowOf(fact, till),
    cinema_id: cinemaId,
    status,
    number: till?.number ?? null,
    settled_at: till?.settledAt ?? null,
  })
  if (!changes) return false
  putOwner.run(db, { bill_id: billId, owner })
  noteBillBegun(db, fact)
  return true
}

/** What was sold, what was taken off it, and what of it left the store. */
function writeContents(db: Db, fact: Opening, till?: Till): void {
  const { billId, cinemaId, lines, discounts } = fact.body
  lines.forEach((line, index) => writeLine(db, billId, index + 1, line))
  // What visitors order leaves the store when it is handed out.
  if (!till && lines.some(({ kind }) => kind === 'product'))
    noteSnackOrder(db, { bill_id: idSent(billId), cinema_id: cinemaId, at: fact.at })
  if (till) noteSold(db, fact, { cinemaId, who: till.employeeName, number: till.number }, productsIn(lines))
  writeDiscounts(db, billId, discounts, 0)
  if (!till) writeBillShows(db, billId, (fact.body as BillOpened).shows)
}

/** An exchange's discounts have numbers of its own: a bill has fewer, and fewer lines than that by far. */
const discountsOfOne = 10_000

/** The number before the first discount of what begins with a line; the sale's own begin with none. */
export const discountsAt = (line: number): number => line * discountsOfOne

/** Drops the discounts of a sale, or of an exchange whose first line is named. */
export function forgetDiscounts(db: Db, billId: string, line: number): void {
  const from = discountsAt(line)
  dropDiscounts.run(db, { billId, from, before: from + discountsOfOne })
}

/** @param after the number of the discount before the first of these, which are told in their order */
export function writeDiscounts(
  db: Db,
  billId: string,
  discounts: readonly Discount[] = [],
  after: number,
): void {
  discounts.forEach(({ line, cents, reason, allowedBy }, index) =>
    putDiscount.run(db, {
      bill_id: billId,
      number: after + index + 1,
      line: line ?? null,
      cents,
      reason,
      employee_id: allowedBy.employeeId,
      employee_name: allowedBy.employeeName,
    }),
  )
}

/** What of a sale was in the store. */
function productsIn(lines: readonly BillLine[]) {
  return lines.flatMap(({ productId, quantity, takes }, index) => {
    const taken = takes ?? (productId === undefined ? [] : [{ productId, quantity }])
    return taken.map(each => ({ ...each, line: index + 1 }))
  })
}

export function writeLine(db: Db, billId: string, number: number, line: BillLine): void {
  putLine.run(db, {
    bill_id: billId,
    line: number,
    kind: line.kind,
    text: line.text,
    quantity: line.quantity,
    unit_cents: line.unitCents,
    total_cents: line.totalCents,
    vat_rate: line.vatRate,
    vat_cents: line.vatCents,
    schedule_id: line.scheduleId ?? null,
    seat_id: line.seatId ?? null,
    ticket_id: line.ticketId ?? null,
    price_rate_id: line.priceRateId ?? null,
    product_id: line.productId ?? null,
    combination_id: line.combinationId ?? null,
    combination_first: line.combinationFirst ? 1 : null,
    takes: line.takes ? JSON.stringify(line.takes) : null,
    taken_away: line.takenAway ? 1 : null,
    voucher_id: line.voucherId ?? null,
    covered_cents: line.coveredCents ?? null,
    discount_cents: line.discountCents ?? null,
    waived: line.waived?.length ? JSON.stringify(line.waived) : null,
    fee: line.fee ?? null,
    deposit_of: line.depositOf ?? null,
    voucher_part: line.voucherPart ?? null,
    package_id: line.packageId ?? null,
    package_number: line.packageNumber ?? null,
  })
}
