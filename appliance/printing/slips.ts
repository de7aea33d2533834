import type { Tenant } from '#core/api/tenant.ts'
import type { PaperDocument } from '#core/documents/paper.ts'
import type { PaperPicture } from '#core/content/pictures/ink.ts'
import { withLogo } from '#core/documents/with-logo.ts'
import { nodeActor } from '#core/journal/fact.ts'
import { returnById } from '#core/billing/refunds/store.ts'
import { billById } from '#core/billing/store.ts'
import { encodePaper } from '../drivers/printer/encode.ts'
import { PrintTrouble } from '../drivers/printer/print-trouble.ts'
import type { OpenPrinter } from '../drivers/printers.ts'
import { barPaper } from './bar-paper.ts'
import { billPaper } from './bill-paper.ts'
import { cardSlipPaper } from './card-slip-paper.ts'
import { dayPaper } from './day-paper.ts'
import { keepDoubt, type UnsureSlip } from './doubt-store.ts'
import { isWaiting, keepPrinted, keepSent, sentNotPrinted, type PrintOrder } from './order-store.ts'
import { openPaperLog } from './paper-log.ts'
import { takeOffRoll } from './rolls.ts'
import { snackPaper } from './snack-paper.ts'
import { shiftPaper } from './shift-paper.ts'
import { returnPaper } from './return-paper.ts'

const actor = nodeActor('printing')

/** What printing slips is told besides. */
type SlipParts = {
  /** A file on another device than the database's, which also records what was being printed. */
  logPath?: string | undefined
  /** Hears that there is a slip more of which nobody knows whether it came out. */
  onUnsure?: () => void
  /** What receipts and refunds bear at their head. */
  logo?: (() => PaperPicture | undefined) | undefined
}

/** What is on its way to a printer, recorded before it is sent. */
function openOnTheWay(tenant: Tenant, logPath: string | undefined) {
  const { node } = tenant
  /** Slips of an order that are out, also while that cannot be recorded. */
  const out = new Map<string, number>()
  /** The slip of an order that came out or did not, until that is recorded. */
  const inDoubt = new Map<string, UnsureSlip>()
  /** The slip of an order whose way to the printer was noted with the end of the one before, of another order even. */
  const noted = new Map<string, number>()
  /** How many slips of an order were being printed, or out, when the box died: by its database, or by the file. */
  const doubtful = new Map(sentNotPrinted(node.db))
  const paperLog = openPaperLog(logPath, id => isWaiting(node.db, id), node.runtime)
  for (const [id, sent] of paperLog.sentOf) doubtful.set(id, Math.max(sent, doubtful.get(id) ?? 0))

  /** Recorded before a slip is sent, so that a box which dies over it knows. */
  async function sending(id: string, sent: number): Promise<void> {
    await node.execute(actor, tx => keepSent(tx.db, id, sent))
    await paperLog.keep(id, sent)
  }

  /**
   * Throws when nothing came out; what may or may not have come out counts as out.
   */
  async function printOne(
    { printer, entry }: OpenPrinter,
    order: PrintOrder,
    slip: PaperDocument,
    index: number,
  ) {
    if (noted.get(order.id) === index) await paperLog.keep(order.id, index + 1)
    else await sending(order.id, index + 1)
    noted.delete(order.id)
    try {
      await printer.print(encodePaper(slip, printer.columns, printer.codepage), slip.kind)
    } catch (cause) {
      if (!(cause instanceof PrintTrouble) || cause.printed !== 'unknown') {
        // Nothing came out: if the box dies now, the first slip is not marked as a copy.
        if (index >= (doubtful.get(order.id) ?? 0)) await sending(order.id, index)
        throw cause
      }
      const number = billById(node.db, order.billId)?.number ?? ''
      node.runtime.log.warn(
        { bill: number },
        'a slip may or may not have come out; print a copy if it is missing',
      )
      keepAsking(inDoubt, order, index, { kind: slip.kind, number, printerId: entry.id })
    }
    out.set(order.id, index + 1)
  }

  /** Nothing of it was printed: if the box dies now, it is not marked as a copy. */
  async function forgetNoted(id: string): Promise<void> {
    const index = noted.get(id)
    noted.delete(id)
    if (index !== undefined) await sending(id, index)
  }

  return {
    noted,
    out,
    inDoubt,
    doubtful,
    printOne,
    forgetNoted,
    async close(): Promise<void> {
      // Where that cannot be written, what waits comes out as a copy after the next start.
      for (const id of noted.keys()) await forgetNoted(id).catch(() => undefined)
      await paperLog.close()
    },
  }
}

/**
 * Prints the slips of an order, one after the other, and records at each step what is out: in the database, in the file
 * on the other device, and in memory while neither can be written.
 */
export function openSlips(tenant: Tenant, { logPath, onUnsure, logo = () => undefined }: SlipParts) {
  const { node } = tenant
  const { noted, out, inDoubt, doubtful, printOne, forgetNoted, close } = openOnTheWay(tenant, logPath)

  /**
   * Prints what of an order is not out yet; stops between two slips once `ending` says so.
   *
   * @param after the order that this printer puts out next, asked once this one is done
   * @returns that order, whose first slip is noted as on its way; undefined where there is none yet
   */
  async function print(
    open: OpenPrinter,
    order: PrintOrder,
    { ending, after }: { ending: AbortSignal; after: () => PrintOrder | undefined },
  ): Promise<PrintOrder | undefined> {
    let following: PrintOrder | undefined
    const slips = slipsOf(tenant, order, doubtful.get(order.id) ?? 0, logo)
    // A bill without tickets has no ticket slips.
    if (!slips.length) await node.execute(actor, tx => keepPrinted(tx.db, order.id, 0, true))
    for (const [index, slip] of slips.entries()) {
      if (index < order.printed) continue
      if (ending.aborted) {
        await forgetNoted(order.id)
        break
      }
      if (index >= (out.get(order.id) ?? 0)) await printOne(open, order, slip, index)
      const done = index + 1 === slips.length
      const doubt = inDoubt.get(order.id)
      const coming = await node.execute(actor, tx => {
        keepPrinted(tx.db, order.id, index + 1, done)
        takeOffRoll(tx.db, open, slip)
        if (doubt) keepDoubt(tx.db, doubt, tx.now)
        // The same commit says which slip is on its way next, of this order or of the one after it.
        const next = done ? after() : { ...order, printed: index + 1 }
        if (!next || ending.aborted || next.printed < (out.get(next.id) ?? 0)) return undefined
        keepSent(tx.db, next.id, next.printed + 1)
        return next
      })
      if (coming) noted.set(coming.id, coming.printed)
      if (done) following = coming
      if (inDoubt.delete(order.id)) onUnsure?.()
    }
    noted.delete(order.id)
    out.delete(order.id)
    doubtful.delete(order.id)
    return following
  }

  return { print, close }
}

/** The till is asked about a slip that may not have come out. A report is no guest's: who misses it prints it again. */
function keepAsking(
  inDoubt: Map<string, UnsureSlip>,
  { id, billId, returnId, handoutId }: PrintOrder,
  index: number,
  slip: Pick<UnsureSlip, 'kind' | 'number' | 'printerId'>,
): void {
  if (billId && handoutId === null) inDoubt.set(id, { id: `${id}-${index}`, billId, returnId, ...slip })
}

/**
 * The slips of an order; those that may be out already come once more, marked as copies.
 *
 * @param again how many of them may be out
 */
function slipsOf(
  tenant: Tenant,
  order: PrintOrder,
  again: number,
  logo: () => PaperPicture | undefined,
): PaperDocument[] {
  const { db } = tenant.node
  if (order.attemptId !== null) return cardSlipPaper(tenant, order.attemptId, order.slipFor ?? 'guest')
  if (order.dayId !== null) return dayPaper(tenant, order.dayId, order.copy === 1 || again > 0)
  if (order.shiftId !== null) return shiftPaper(tenant, order.shiftId, order.copy === 1 || again > 0)
  const bill = billById(db, order.billId)
  // The books were opened while it waited for the printer: it was training's.
  if (!bill) return []
  if (order.handoutId !== null)
    return snackPaper(tenant, bill, order.handoutId, order.copy === 1 || again > 0)
  if (order.paper === 'bar_slip') return barPaper(tenant, bill, order.copy === 1 || again > 0)
  const made = order.returnId === null ? undefined : returnById(db, order.returnId)
  const ordered = (copy: boolean) =>
    (made
      ? returnPaper(tenant, bill, made, copy)
      : billPaper(tenant, bill, copy, order.line, order.copy === 0)
    ).filter(({ kind }) => order.paper === null || kind === order.paper)
  const slips = ordered(order.copy === 1)
  if (again) slips.splice(0, again, ...ordered(true).slice(0, again))
  return slips.map(slip => withLogo(slip, logo()))
}
