import type { Tenant } from '#core/api/tenant.ts'
import type { PaperKind } from '#core/documents/paper.ts'
import type { Tx } from '#core/journal/node.ts'
import type { Paper } from '#core/sales/routes.ts'
import { paperKinds } from '#core/venue/printer-entry.ts'
import { nodeWorker, type Worker } from '#core/worker.ts'
import { printerFor, type OpenPrinter, type Printers } from '../drivers/printers.ts'
import { nextOrder, putOrder } from './order-store.ts'
import { openSlips } from './slips.ts'

/** Between attempts while a printer is out of paper or unreachable. */
const retryMs = 3000
/** Between checks whether another printer has left an order. */
const atWorkMs = 500

/**
 * Paper waiting to come out, at each printer what is entered for it: tickets do not wait for the printer of receipts.
 * An order is a row written in the sale's own transaction, so a box that dies between sale and paper prints after it is
 * back, and no slip is ever printed for a sale that is not stored. When the connection to the printer broke, the
 * employee there prints what is missing again. Of a slip the box itself died over nobody would know: it comes out once
 * more, marked as a copy, since a guest without a ticket is worse off than one with two of the same.
 *
 * @param logPath a file on another device than the database's, which also remembers what was on its way
 */
export function openPrintQueue(
  tenant: Tenant,
  printers: Pick<Printers, 'now' | 'onChange'>,
  logPath?: string,
): Paper & { start(): void; close(): Promise<void> } {
  const { node } = tenant
  const print = openSlips(tenant, logPath)
  const workers = new Map<OpenPrinter, Worker>()
  /** Orders a printer is putting out now. */
  const atWork = new Set<string>()
  let started = false

  /** What of an order comes out of a printer; all of a bill together comes out of the first. */
  function papersOf(open: OpenPrinter): (PaperKind | null)[] {
    const all = printers.now()
    const own = paperKinds.filter(kind => printerFor(all, kind) === open)
    return all[0] === open ? [null, ...own] : own
  }

  function workerOf(open: OpenPrinter): Worker {
    return nodeWorker(node, {
      name: `printing on ${open.entry.name}`,
      retry: { firstMs: retryMs, longestMs: retryMs },
      onFailure: cause => node.runtime.log.warn({ cause: String(cause) }, 'paper waits for the printer'),
      async work(ending) {
        const ids = () => printers.now().map(({ entry }) => entry.id)
        const next = () => nextOrder(node.db, papersOf(open), open.entry.id, ids())
        for (let order = next(); order && !ending.aborted; order = next()) {
          // An order stands in the tables before the mirror holds its sale.
          await node.whenMirrored()
          if (ending.aborted) return
          // Printers were entered anew while another one puts it out: what is left of it comes after that.
          if (atWork.has(order.id)) return atWorkMs
          atWork.add(order.id)
          await print(open.printer, order, ending).finally(() => atWork.delete(order!.id))
        }
      },
    })
  }

  /** A worker for each printer; one that is gone lets its slip at work come out, and others take the rest. */
  function follow(): void {
    const all = printers.now()
    for (const [open, worker] of workers)
      if (!all.includes(open)) {
        workers.delete(open)
        void worker.stop().then(wake)
      }
    for (const open of all) if (!workers.has(open)) workers.set(open, workerOf(open))
    if (started) wake()
  }
  const stopFollowing = printers.onChange(follow)
  follow()

  function wake(): void {
    for (const worker of workers.values()) void worker.wake()
  }

  function order(tx: Tx, billId: string, copy: boolean, returnId: string | null): string {
    const id = putOrders(tx, printers.now(), billId, copy, returnId)
    tx.after(wake)
    return id
  }

  return {
    order: (tx, billId, copy) => order(tx, billId, copy, null),
    orderReturn: (tx, billId, returnId) => order(tx, billId, false, returnId),
    start() {
      started = true
      for (const worker of workers.values()) worker.start()
    },
    /** Lets the slips in progress come out; what waits for a lost mirror goes on waiting at the next start. */
    async close(): Promise<void> {
      stopFollowing()
      await Promise.all([...workers.values()].map(worker => worker.stop()))
    },
  }
}

/**
 * One order for the printer of the device that asks for it, or one for each printer that has a part of it; returns the
 * first one's id.
 */
function putOrders(
  tx: Tx,
  printers: readonly OpenPrinter[],
  billId: string,
  copy: boolean,
  returnId: string | null,
): string {
  const device = tx.actor.device && tx.catalogue.get('device', tx.actor.device)
  const own = device && printers.find(({ entry }) => entry.id === device.printerId)
  if (own) return putOrder(tx, billId, copy, returnId, null, own.entry.id)
  const isShared = new Set(paperKinds.map(kind => printerFor(printers, kind))).size > 1
  const papers = isShared ? paperKinds : [null]
  const [id] = papers.map(paper => putOrder(tx, billId, copy, returnId, paper))
  return id!
}
