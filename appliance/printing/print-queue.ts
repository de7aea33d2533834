import type { Tenant } from '#core/api/tenant.ts'
import type { Tx } from '#core/journal/node.ts'
import type { Paper } from '#core/sales/routes.ts'
import { nodeWorker } from '#core/worker.ts'
import type { Printer } from '../drivers/printer/contract.ts'
import { nextOrder, putOrder } from './order-store.ts'
import { openSlips } from './slips.ts'

/** Between tries while a printer is out of paper or unreachable. */
const retryMs = 3000

/**
 * Paper waiting to come out. An order is a row written in the sale's own transaction, so a box that dies between sale
 * and paper prints after it is back, and no paper ever speaks of a sale that is not kept. Where the line to the printer
 * broke, whoever stands there prints what is missing again. Of a slip the box itself died over nobody would know: it comes
 * out once more, marked as a copy, since a guest without a ticket is worse off than one with two of the same.
 *
 * @param logPath a file on another device than the database's, which also remembers what was on its way
 */
export function openPrintQueue(
  tenant: Tenant,
  printer: Printer,
  logPath?: string,
): Paper & { start(): void; close(): Promise<void> } {
  const { node } = tenant
  const print = openSlips(tenant, printer, logPath)
  const worker = nodeWorker(node, {
    name: 'printing',
    retry: { firstMs: retryMs, longestMs: retryMs },
    onFailure: cause => node.runtime.log.warn({ cause: String(cause) }, 'paper waits for the printer'),
    async work(ending) {
      for (let next = nextOrder(node.db); next && !ending.aborted; next = nextOrder(node.db)) {
        // An order stands in the tables before the mirror holds its sale.
        await node.whenMirrored()
        if (!ending.aborted) await print(next, ending)
      }
    },
  })

  function order(tx: Tx, billId: string, copy: boolean, returnId: string | null): string {
    const id = putOrder(tx, billId, copy, returnId)
    tx.after(() => void worker.wake())
    return id
  }

  return {
    order: (tx, billId, copy) => order(tx, billId, copy, null),
    orderReturn: (tx, billId, returnId) => order(tx, billId, false, returnId),
    start: () => void worker.start(),
    /** Lets the slip at work come out; what waits for a lost mirror waits on for the next start. */
    close: worker.stop,
  }
}
