import type { Tenant } from '#core/api/tenant.ts'
import { nodeActor } from '#core/journal/fact.ts'
import { returnById } from '#core/billing/refunds/store.ts'
import { billById } from '#core/billing/store.ts'
import { encodePaper } from '../drivers/printer/encode.ts'
import { PrintTrouble } from '../drivers/printer/print-trouble.ts'
import type { Printer } from '../drivers/printer/contract.ts'
import { billPaper } from './bill-paper.ts'
import { isWaiting, keepPrinted, keepSent, sentNotPrinted, type PrintOrder } from './order-store.ts'
import { openPaperLog } from './paper-log.ts'
import { returnPaper } from './return-paper.ts'

const actor = nodeActor('printing')

/**
 * Prints the slips of an order, one after the other, and records at each step what is out: in the database, in the file
 * on the other device, and in memory while neither can be written.
 *
 * @param logPath a file on another device than the database's, which also records what was being printed
 */
export function openSlips(tenant: Tenant, logPath: string | undefined) {
  const { node } = tenant
  /** Slips of an order that are out, also while that cannot be recorded. */
  const out = new Map<string, number>()
  /** How many slips of an order were being printed, or out, when the box died: by its database, or by the file. */
  const doubtful = new Map(sentNotPrinted(node.db))
  const paperLog = openPaperLog(logPath, id => isWaiting(node.db, id), node.runtime.log)
  for (const [id, sent] of paperLog.sentOf) doubtful.set(id, Math.max(sent, doubtful.get(id) ?? 0))

  /** The slips of an order; what may be out already comes once more, marked as a copy. */
  function slipsOf(order: PrintOrder) {
    const bill = billById(node.db, order.billId)!
    const made = order.returnId === null ? undefined : returnById(node.db, order.returnId)
    const paper = (copy: boolean) =>
      made ? returnPaper(tenant, bill, made, copy) : billPaper(tenant, bill, copy)
    const ordered = (copy: boolean) =>
      paper(copy).filter(({ kind }) => order.paper === null || kind === order.paper)
    const slips = ordered(order.copy === 1)
    const again = doubtful.get(order.id) ?? 0
    slips.splice(0, again, ...ordered(true).slice(0, again))
    return slips
  }

  /** Recorded before the slip is sent, so that a box which dies over it knows. */
  async function sending(id: string, sent: number): Promise<void> {
    await node.execute(actor, tx => keepSent(tx.db, id, sent))
    await paperLog.keep(id, sent)
  }

  /** Throws when nothing came out; what may or may not have come out counts as out. */
  async function printOne(
    printer: Printer,
    order: PrintOrder,
    slip: ReturnType<typeof slipsOf>[number],
    index: number,
  ) {
    await sending(order.id, index + 1)
    try {
      await printer.print(encodePaper(slip, printer.columns, printer.codepage), slip.kind)
    } catch (cause) {
      if (!(cause instanceof PrintTrouble) || cause.printed !== 'unknown') {
        // Nothing came out: if the box dies now, the first slip is not marked as a copy.
        if (index >= (doubtful.get(order.id) ?? 0)) await sending(order.id, index)
        throw cause
      }
      const bill = billById(node.db, order.billId)!.number
      node.runtime.log.warn({ bill }, 'a slip may or may not have come out; print a copy if it is missing')
    }
    out.set(order.id, index + 1)
  }

  /** Prints what of an order is not out yet; stops between two slips once `ending` says so. */
  return async (printer: Printer, order: PrintOrder, ending: AbortSignal): Promise<void> => {
    const slips = slipsOf(order)
    // A bill without tickets has no ticket slips.
    if (!slips.length) await node.execute(actor, tx => keepPrinted(tx.db, order.id, 0, true))
    for (const [index, slip] of slips.entries()) {
      if (index < order.printed || ending.aborted) continue
      if (index >= (out.get(order.id) ?? 0)) await printOne(printer, order, slip, index)
      const done = index + 1 === slips.length
      await node.execute(actor, tx => keepPrinted(tx.db, order.id, index + 1, done))
    }
    out.delete(order.id)
    doubtful.delete(order.id)
  }
}
