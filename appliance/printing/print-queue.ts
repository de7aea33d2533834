import type { House } from '#core/api/house.ts'
import type { Tx } from '#core/journal/node.ts'
import type { Paper } from '#core/sales/routes.ts'
import type { BillRow } from '#core/sales/store.ts'
import { encodePaper } from '../drivers/printer/encode.ts'
import { PrintTrouble } from '../drivers/printer/print-trouble.ts'
import type { Printer } from '../drivers/printer/printer.ts'
import { billPaper } from './bill-paper.ts'

type Job = { id: string; kind: 'receipt' | 'ticket'; bytes: Uint8Array }

/** Between tries while a printer is out of paper or unreachable. */
const retryMs = 3000

/**
 * Paper waiting to come out. Jobs are rows, so that a box that dies between sale and paper prints after it is back.
 * A job of which nobody knows whether it came out is not repeated by itself: a person reprints it, marked as a copy.
 */
export function openPrintQueue(house: House, printer: Printer): Paper & { start(): void; close(): void } {
  const { node } = house
  let working = false
  let timer: NodeJS.Timeout | undefined

  async function queue(_house: House, bill: BillRow, copy: boolean): Promise<string[]> {
    const documents = billPaper(house, bill, copy)
    const jobs = documents.map(document => ({
      kind: document.kind,
      bytes: encodePaper(document, printer.columns),
    }))
    const ids = await node.execute({ who: 'node', via: 'printing' }, tx =>
      jobs.map((job, place) => put(tx, bill.id, place, job)),
    )
    void work()
    return ids
  }

  /** Ids sort as the paper shall come out: receipt first, then the stubs in the order of the seats. */
  function put(tx: Tx, billId: string, place: number, job: Omit<Job, 'id'>): string {
    const id = `${String(tx.nowMs).padStart(15, '0')}-${String(place).padStart(3, '0')}-${tx.id(6)}`
    tx.db
      .prepare(
        "INSERT INTO print_jobs (id, kind, bill_id, bytes, state, at) VALUES (?, ?, ?, ?, 'waiting', ?)",
      )
      .run(id, job.kind, billId, job.bytes, tx.now)
    return id
  }

  async function work(): Promise<void> {
    if (working) return
    working = true
    clearTimeout(timer)
    try {
      for (let job = next(); job; job = next()) {
        await printer.print(job.bytes, job.kind)
        await done(job.id)
      }
    } catch (cause) {
      const job = next()
      if (cause instanceof PrintTrouble && cause.printed === 'unknown' && job) await done(job.id)
      node.world.log.warn({ cause: String(cause) }, 'paper waits for the printer')
      timer = setTimeout(() => void work(), retryMs)
    }
    working = false
  }

  function next(): Job | undefined {
    return node.db
      .prepare("SELECT id, kind, bytes FROM print_jobs WHERE state = 'waiting' ORDER BY id LIMIT 1")
      .get() as Job | undefined
  }

  function done(id: string): Promise<void> {
    return node.execute({ who: 'node', via: 'printing' }, tx => {
      tx.db.prepare("UPDATE print_jobs SET state = 'printed' WHERE id = ?").run(id)
    })
  }

  return { queue, start: () => void work(), close: () => clearTimeout(timer) }
}
