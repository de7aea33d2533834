import type { BillLine } from '#core/billing/bill.ts'
import { linesOf } from '#core/billing/line-store.ts'
import type { ShiftPaper } from '#core/cash/routes.ts'
import { linesToPrepare } from '#core/documents/bar-slip-load.ts'
import type { PaperKind } from '#core/documents/paper.ts'
import { receiptComes } from '#core/documents/receipt-comes.ts'
import type { Tx } from '#core/journal/node.ts'
import type { SnackPaper } from '#core/sales/handouts/routes.ts'
import type { TicketPaper } from '#core/sales/reprints/routes.ts'
import type { Paper } from '#core/sales/routes.ts'
import type { DayPaper } from '#core/terminal/days/routes.ts'
import type { SlipPaper } from '#core/terminal/slip-routes.ts'
import { guestPaperKinds } from '#core/venue/printer-entry.ts'
import { settingOf } from '#core/venue/settings/effective.ts'
import { printerFor, type OpenPrinter, type Printers } from '../drivers/printers.ts'
import { drawerFor, tillDrawer } from './drawer.ts'
import { putOrder, putReceiptOrder, putReportOrder, putSnackOrder, putTicketOrder } from './order-store.ts'
import { barPrinterAt, printerIdOf } from './paper-watch.ts'

/** What is on a bill that was just sold. */
type Sold = NonNullable<Parameters<Paper['order']>[3]>

/**
 * What may be ordered on paper.
 *
 * @param follows lets the paper, and the drawer where one opens, come once the order is safe
 */
export function paperOrders(
  printers: Pick<Printers, 'now'>,
  follows: (tx: Tx, drawer?: OpenPrinter) => void,
): Paper & TicketPaper & SnackPaper & ShiftPaper & DayPaper & SlipPaper {
  function order(tx: Tx, billId: string, copy: boolean, returnId: string | null, sold?: Sold): string {
    follows(tx, copy ? undefined : drawerFor(tx, printers.now(), billId, returnId, sold?.payments))
    return putOrders(tx, printers.now(), { billId, copy, returnId, sold })
  }
  const report = (tx: Tx, of: Parameters<typeof putReportOrder>[1], copy: boolean) => (
    follows(tx),
    orderReport(tx, printers.now(), of, copy)
  )
  return {
    order: (tx, billId, copy, sold) => order(tx, billId, copy, null, sold),
    orderReceipt: (tx, billId, madeMs) => (follows(tx), orderReceipt(tx, printers.now(), billId, madeMs)),
    orderTicket: (tx, ...of) => (follows(tx), orderTicket(tx, printers.now(), ...of)),
    orderSnacks: (tx, ...of) => (follows(tx), orderSnacks(tx, printers.now(), ...of)),
    orderReturn: (tx, billId, returnId) => order(tx, billId, false, returnId),
    orderShift: (tx, shiftId, copy) => report(tx, { shiftId }, copy),
    orderDay: (tx, dayId, copy) => report(tx, { dayId }, copy),
    orderSlip: (tx, attemptId, slipFor) => report(tx, { slip: { attemptId, slipFor } }, true),
    openDrawer: tx => follows(tx, tillDrawer(tx, printers.now())),
  }
}

/**
 * One order for that printer, or one for each printer that has a part of it; returns the
 * first one's id.
 */
function putOrders(
  tx: Tx,
  printers: readonly OpenPrinter[],
  {
    billId,
    copy,
    returnId,
    sold,
  }: { billId: string; copy: boolean; returnId: string | null; sold: Sold | undefined },
): string {
  const isSale = !copy && returnId === null
  const linesSold = () => sold?.lines ?? linesOf(tx.db, billId)
  if (isSale) orderBarSlip(tx, printers, billId, linesSold())
  // Of a sale whose guest has not been asked yet the tickets alone come out.
  const only: PaperKind | null = isSale && keepsReceiptBack(tx, linesSold) ? 'ticket' : null
  const own = ownPrinter(tx, printers)
  if (own) return putOrder(tx, billId, copy, returnId, only, own.entry.id)
  const isShared = new Set(guestPaperKinds.map(kind => printerFor(printers, kind))).size > 1
  const papers = isShared && only === null ? guestPaperKinds : [only]
  const [id] = papers.map(paper => putOrder(tx, billId, copy, returnId, paper))
  return id!
}

/** What the bar is to prepare of a sale comes out there by itself: once, and never with a copy of the guest's paper. */
function orderBarSlip(
  tx: Tx,
  printers: readonly OpenPrinter[],
  billId: string,
  lines: readonly BillLine[],
): void {
  const { catalogue, actor, identity } = tx
  if (!linesToPrepare(catalogue, identity.cinemaId ?? '', lines).length) return
  const at = barPrinterAt(printers, catalogue, actor.device)
  putOrder(tx, billId, false, null, 'bar_slip', at?.entry.id ?? null)
}

/** The slip of snacks comes out at the bar where that has a printer, and at the till otherwise. */
function orderSnacks(tx: Tx, printers: readonly OpenPrinter[], billId: string, handoutId: string): string {
  const at = barPrinterAt(printers, tx.catalogue, tx.actor.device) ?? ownPrinter(tx, printers)
  return putSnackOrder(tx, billId, handoutId, at?.entry.id ?? null)
}

/** The printer of the device that orders, where it has one. */
function ownPrinter({ catalogue, actor }: Tx, printers: readonly OpenPrinter[]): OpenPrinter | undefined {
  const id = printerIdOf(catalogue, actor.device)
  return printers.find(({ entry }) => entry.id === id)
}

/** A receipt for a guest who asks for it comes out where the till that orders prints. */
function orderReceipt(tx: Tx, printers: readonly OpenPrinter[], billId: string, madeMs: number) {
  return putReceiptOrder(tx, billId, madeMs, ownPrinter(tx, printers)?.entry.id ?? null)
}

/** The same of one ticket once more. */
function orderTicket(tx: Tx, printers: readonly OpenPrinter[], billId: string, line: number): string {
  return putTicketOrder(tx, billId, line, ownPrinter(tx, printers)?.entry.id ?? null)
}

/** Whether the receipt of a sale waits until its guest asks, by the settings of the device that sells. */
function keepsReceiptBack({ catalogue, actor, identity }: Tx, linesSold: () => readonly BillLine[]): boolean {
  const receipts = settingOf(catalogue, 'pos_config.receipts', identity.cinemaId, actor.device)
  return receipts !== 'always' && !receiptComes(receipts, linesSold())
}

/** A report is printed at the till that asks for it, or where receipts are. */
function orderReport(
  tx: Tx,
  printers: readonly OpenPrinter[],
  report: Parameters<typeof putReportOrder>[1],
  copy: boolean,
): string {
  const own = ownPrinter(tx, printers)
  return putReportOrder(tx, report, { copy, printerId: own?.entry.id ?? null })
}
