import type { House } from '#core/api/house.ts'
import { releases, type Tx } from '#core/journal/node.ts'
import type { Paper } from '#core/sales/routes.ts'
import { returnById } from '#core/billing/refunds/store.ts'
import { billById } from '#core/billing/store.ts'
import { encodePaper } from '../drivers/printer/encode.ts'
import { PrintTrouble } from '../drivers/printer/print-trouble.ts'
import type { Printer } from '../drivers/printer/contract.ts'
import { billPaper } from './bill-paper.ts'
import { openPaperLog } from './paper-log.ts'
import { returnPaper } from './return-paper.ts'

/** One bill, or one return of it, to be put on paper: its slips, of which `printed` are known to be out. */
type Order = { id: string; billId: string; returnId: string | null; copy: number; printed: number }

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
  house: House,
  printer: Printer,
  logPath?: string,
): Paper & { start(): void; close(): Promise<void> } {
  const { node } = house
  let working: Promise<void> | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined
  /** Slips of an order that are out, also while that cannot be written down. */
  const out = new Map<string, number>()
  /** How many slips of an order were on their way, or out, when the box died: by its database, or by the file. */
  const doubtful = new Map(
    node.db
      .prepare("SELECT id, sent FROM print_orders WHERE state = 'waiting' AND sent > printed")
      .raw()
      .all() as [string, number][],
  )
  const isWaiting = node.db.prepare("SELECT 1 FROM print_orders WHERE id = ? AND state = 'waiting'")
  const paperLog = openPaperLog(logPath, id => isWaiting.get(id) !== undefined, node.world.log)
  for (const [id, sent] of paperLog.sentOf) doubtful.set(id, Math.max(sent, doubtful.get(id) ?? 0))

  function order(tx: Tx, billId: string, copy: boolean, returnId: string | null = null): string {
    const id = `${String(tx.nowMs).padStart(15, '0')}-${tx.id(8)}`
    tx.db
      .prepare(
        "INSERT INTO print_orders (id, bill_id, copy, printed, state, at, return_id) VALUES (?, ?, ?, 0, 'waiting', ?, ?)",
      )
      .run(id, billId, copy ? 1 : 0, tx.now, returnId)
    tx.after(() => void work())
    return id
  }

  function work(): Promise<void> {
    if (!closed) working ??= round().finally(() => (working = undefined))
    return working ?? Promise.resolve()
  }

  async function round(): Promise<void> {
    clearTimeout(timer)
    try {
      for (let next = waiting(); next && !closed; next = waiting()) {
        // An order stands in the tables before the mirror holds its sale.
        await node.released()
        if (!closed) await print(next)
      }
    } catch (cause) {
      node.world.log.warn({ cause: String(cause) }, 'paper waits for the printer')
      if (!closed) timer = setTimeout(() => void work(), retryMs)
    }
  }

  async function print(next: Order): Promise<void> {
    const bill = billById(node.db, next.billId)!
    const made = next.returnId === null ? undefined : returnById(node.db, next.returnId)
    const paper = (copy: boolean) =>
      made ? returnPaper(house, bill, made, copy) : billPaper(house, bill, copy)
    const documents = paper(next.copy === 1)
    const again = doubtful.get(next.id) ?? 0
    documents.splice(0, again, ...paper(true).slice(0, again))
    for (const [index, document] of documents.entries()) {
      if (index < next.printed || closed) continue
      const done = index + 1 === documents.length
      if (index < (out.get(next.id) ?? 0)) {
        await progress(next.id, index + 1, done)
        continue
      }
      await sending(next.id, index + 1)
      try {
        await printer.print(encodePaper(document, printer.columns), document.kind)
      } catch (cause) {
        if (!(cause instanceof PrintTrouble) || cause.printed !== 'unknown') {
          // Nothing came out: should the box die now, the first one to come out is no copy.
          if (index >= again) await sending(next.id, index)
          throw cause
        }
        node.world.log.warn(
          { bill: bill.number },
          'a slip may or may not have come out; print a copy if it is missing',
        )
      }
      out.set(next.id, index + 1)
      await progress(next.id, index + 1, done)
    }
    out.delete(next.id)
    doubtful.delete(next.id)
  }

  function waiting(): Order | undefined {
    return node.db
      .prepare(
        "SELECT id, bill_id AS billId, return_id AS returnId, copy, printed FROM print_orders WHERE state = 'waiting' ORDER BY id LIMIT 1",
      )
      .get() as Order | undefined
  }

  /** Kept before the slip leaves, so that a box which dies over it knows. */
  async function sending(id: string, sent: number): Promise<void> {
    await node.execute({ who: 'node', via: 'printing' }, tx => {
      tx.db.prepare('UPDATE print_orders SET sent = ? WHERE id = ?').run(sent, id)
    })
    await paperLog.keep(id, sent)
  }

  function progress(id: string, printed: number, done: boolean): Promise<void> {
    return node.execute({ who: 'node', via: 'printing' }, tx => {
      tx.db
        .prepare('UPDATE print_orders SET printed = ?, state = ? WHERE id = ?')
        .run(printed, done ? 'printed' : 'waiting', id)
    })
  }

  return {
    order: (tx, billId, copy) => order(tx, billId, copy),
    orderReturn: (tx, billId, returnId) => order(tx, billId, false, returnId),
    start: () => void work(),
    /** Lets the slip at work come out; what waits for a lost mirror waits on for the next start. */
    async close() {
      closed = true
      clearTimeout(timer)
      if (releases(node)) await working
    },
  }
}
