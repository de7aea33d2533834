import { listed, only, prepared } from '#core/database/prepared.ts'
import type { Db } from '#core/database/sql.ts'
import type { PaperKind } from '#core/documents/paper.ts'
import type { Tables } from '#core/database/tables.ts'
import type { SlipFor } from '#core/terminal/slip.ts'
import type { Tx } from '#core/journal/node.ts'

/** One bill, or one return of it, to be put on paper: its slips, of which `printed` are known to be out. */
export type PrintOrder = {
  id: string
  billId: string
  returnId: string | null
  copy: number
  printed: number
  /** Which of its slips; null for all of them. */
  paper: PaperKind | null
  /** The shift whose report it is, of no bill then. */
  shiftId: string | null
  /** The end of day of a card terminal whose report it is, of no bill then. */
  dayId: string | null
  /** The payment at a card terminal whose slip it is, of no bill then, and who the slip is for. */
  attemptId: string | null
  slipFor: SlipFor | null
  /** The line of the one ticket it is of; null for all of it. */
  line: number | null
  /** The hand-out of a website's snacks it is of; null of other paper. */
  handoutId: string | null
}

const put = prepared((q, given: Tables['print_orders']) =>
  q
    .insertInto('print_orders')
    .values(
      only(
        given,
        'id',
        'bill_id',
        'copy',
        'printed',
        'sent',
        'state',
        'at',
        'return_id',
        'paper',
        'printer_id',
        'shift_id',
        'day_id',
        'attempt_id',
        'slip_for',
        'line',
        'handout_id',
      ),
    ),
)
const next = prepared(
  (q, given: { papers: readonly string[]; own: string; printers: readonly string[]; most: number }) =>
    q
      .selectFrom('print_orders')
      .select([
        'id',
        'bill_id as billId',
        'return_id as returnId',
        'copy',
        'printed',
        'paper',
        'shift_id as shiftId',
        'day_id as dayId',
        'attempt_id as attemptId',
        'slip_for as slipFor',
        'line',
        'handout_id as handoutId',
      ])
      .where('state', '=', 'waiting')
      .where(({ or, and, not, eb, fn, val }) =>
        or([
          eb('printer_id', '=', given.own),
          and([
            // Its printer was taken away meanwhile, or it has none.
            not(eb(fn.coalesce('printer_id', val('')), 'in', listed(given.printers))),
            eb(fn.coalesce('paper', val('all')), 'in', listed(given.papers)),
          ]),
        ]),
      )
      .orderBy('id')
      .limit(given.most),
)
const waiting = prepared((q, given: { id: string }) =>
  q.selectFrom('print_orders').select('printed').where('id', '=', given.id).where('state', '=', 'waiting'),
)
const doubtful = prepared(q =>
  q
    .selectFrom('print_orders')
    .select(['id', 'sent'])
    .where('state', '=', 'waiting')
    .whereRef('sent', '>', 'printed'),
)
const setSent = prepared((q, given: { id: string; sent: number }) =>
  q.updateTable('print_orders').set(only(given, 'sent')).where('id', '=', given.id),
)
const setPrinted = prepared((q, given: { id: string; printed: number; state: 'waiting' | 'printed' }) =>
  q
    .updateTable('print_orders')
    .set(only(given, 'printed', 'state'))
    .where('id', '=', given.id),
)

/** Orders the printing of a bill or return, in the transaction that writes it. Returns the order's id. */
export function putOrder(
  tx: Tx,
  billId: string,
  copy: boolean,
  returnId: string | null,
  paper: PaperKind | null = null,
  printerId: string | null = null,
): string {
  return putRow(tx, {
    bill_id: billId,
    copy,
    return_id: returnId,
    paper,
    printer_id: printerId,
  })
}

/** Orders the slip of snacks that were handed out. Returns the order's id. */
export function putSnackOrder(tx: Tx, billId: string, handoutId: string, printerId: string | null): string {
  const order = { bill_id: billId, return_id: null, paper: 'bar_slip', printer_id: printerId } as const
  return putRow(tx, { ...order, copy: false, handout_id: handoutId })
}

/** Orders one ticket of a bill once more, as a copy. Returns the order's id. */
export function putTicketOrder(tx: Tx, billId: string, line: number, printerId: string | null): string {
  const order = { bill_id: billId, return_id: null, paper: 'ticket', printer_id: printerId } as const
  return putRow(tx, { ...order, copy: true, line })
}

/** The same for the report of a shift, of a card terminal's end of day, or the slip of a card payment: where receipts are. */
export function putReportOrder(
  tx: Tx,
  {
    shiftId,
    dayId,
    slip,
  }: { shiftId?: string; dayId?: string; slip?: { attemptId: string; slipFor: SlipFor } },
  { copy, printerId }: { copy: boolean; printerId: string | null },
): string {
  const order = { bill_id: '', return_id: null, paper: 'receipt', printer_id: printerId } as const
  return putRow(tx, {
    ...order,
    copy,
    shift_id: shiftId ?? null,
    day_id: dayId ?? null,
    attempt_id: slip?.attemptId ?? null,
    slip_for: slip?.slipFor ?? null,
  })
}

const ordersBetween = prepared((q, given: { from: string; to: string; billId: string }) =>
  q
    .selectFrom('print_orders')
    .select('paper')
    .where('id', '>=', given.from)
    .where('id', '<', given.to)
    .where('bill_id', '=', given.billId),
)
const known = prepared((q, given: { id: string }) =>
  q.selectFrom('print_orders').select('id').where('id', '=', given.id),
)

/**
 * Orders the receipt of a bill whose guest asks for it. It is none of the copies only when the sale's own order was for
 * tickets alone, and nobody has asked before: both are found by when the bill was made, however many orders there are.
 */
export function putReceiptOrder(tx: Tx, billId: string, madeMs: number, printerId: string | null) {
  const made = idAt(madeMs, '')
  const first = `${made}receipt-${billId}`
  const withSale = ordersBetween.all(tx.db, { from: made, to: `${made}~`, billId })
  const isFirst =
    withSale.length > 0 &&
    withSale.every(({ paper }) => paper === 'ticket') &&
    !known.first(tx.db, { id: first })
  const order = { bill_id: billId, return_id: null, paper: 'receipt', printer_id: printerId } as const
  const id = putRow(tx, { ...order, copy: !isFirst }, isFirst ? first : undefined)
  return { id, copy: !isFirst }
}

/** The id of an order that was given at a time, so that ids are in the order of time. */
const idAt = (ms: number, rest: string) => `${String(ms).padStart(15, '0')}-${rest}`

type Rare = 'shift_id' | 'day_id' | 'attempt_id' | 'slip_for' | 'line' | 'handout_id'
type Ordered = Omit<Tables['print_orders'], 'id' | 'copy' | 'printed' | 'sent' | 'state' | 'at' | Rare> &
  Partial<Pick<Tables['print_orders'], Rare>>
const nothing = {
  shift_id: null,
  day_id: null,
  attempt_id: null,
  slip_for: null,
  line: null,
  handout_id: null,
}

function putRow(
  tx: Tx,
  { copy, ...ordered }: Ordered & { copy: boolean },
  id = idAt(tx.nowMs, tx.id(8)),
): string {
  const waiting = { printed: 0, sent: 0, state: 'waiting', at: tx.now } as const
  put.run(tx.db, { id, ...waiting, ...nothing, ...ordered, copy: copy ? 1 : 0 })
  return id
}

/**
 * The oldest order for one printer that still has paper to come: of devices that print there, and such paper of those
 * without a printer of their own. Null among papers is all paper of a bill together.
 *
 * @param printers the ids of all printers there are now
 */
export function nextOrder(
  db: Db,
  papers: readonly (PaperKind | null)[],
  own: string,
  printers: readonly string[],
): PrintOrder | undefined {
  return next.first(db, { papers: papers.map(paper => paper ?? 'all'), own, printers, most: 1 })
}

/** How many orders wait for one printer, counted as far as `most`; see `nextOrder`. */
export function ordersWaiting(
  db: Db,
  papers: readonly (PaperKind | null)[],
  own: string,
  printers: readonly string[],
  most: number,
): number {
  return next.all(db, { papers: papers.map(paper => paper ?? 'all'), own, printers, most }).length
}

/** How many slips of an order are known to be out, if it still has paper to come. */
export function printedOf(db: Db, id: string): number | undefined {
  return waiting.first(db, { id })?.printed
}

/** How many slips of each order were being printed, where more than are known to be out. */
export function sentNotPrinted(db: Db): [id: string, sent: number][] {
  return doubtful.all(db).map(({ id, sent }) => [id, sent])
}

export function keepSent(db: Db, id: string, sent: number): void {
  setSent.run(db, { id, sent })
}

export function keepPrinted(db: Db, id: string, printed: number, done: boolean): void {
  setPrinted.run(db, { id, printed, state: done ? 'printed' : 'waiting' })
}
