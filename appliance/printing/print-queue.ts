import type { Tenant } from '#core/api/tenant.ts'
import type { PrintingNow } from '#core/devices/printing-contract.ts'
import type { PaperPicture } from '#core/content/pictures/ink.ts'
import type { Actor } from '#core/journal/fact.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { Refusal } from '#core/refusal.ts'
import type { ShiftPaper } from '#core/cash/routes.ts'
import type { SnackPaper } from '#core/sales/handouts/routes.ts'
import type { Paper } from '#core/sales/routes.ts'
import type { TicketPaper } from '#core/sales/reprints/routes.ts'
import type { DayPaper } from '#core/terminal/days/routes.ts'
import type { SlipPaper } from '#core/terminal/slip-routes.ts'
import { nodeWorker, type Worker } from '#core/worker.ts'
import type { OpenPrinter, Printers } from '../drivers/printers.ts'
import { answerDoubt } from './doubt-store.ts'
import { openDrawer } from './drawer.ts'
import { nextOrder, putOrder, type PrintOrder } from './order-store.ts'
import { openFallbacks, type Fallbacks } from './fallbacks.ts'
import { barPrinterAt, openPaperWatch, papersOf, printerIdOf } from './paper-watch.ts'
import { beginRoll } from './rolls.ts'
import { paperOrders } from './paper-orders.ts'
import { openSlips } from './slips.ts'

/** Between attempts while a printer is out of paper or unreachable. */
const retryMs = 3000
/** Between checks whether another printer has left an order. */
const atWorkMs = 500

/** What tills are told of their paper, and what they answer. */
export type TillPaper = {
  /** @param deviceId the till that asks; what everybody shares for a device without a printer of its own */
  now(deviceId: string | undefined): PrintingNow
  /** Calls the listener when a till would be told something else, until the returned function is called. */
  onChange(listener: () => void): () => void
  /** Somebody looked for a slip; what is missing is printed as a copy. Refuses `record_unknown`. */
  answerSlip(actor: Actor, id: string, isOut: boolean): Promise<void>
  /** Somebody put a new roll in. Refuses `record_unknown` for a printer that is not open. */
  changeRoll(actor: Actor, printerId: string): Promise<void>
}

/**
 * Paper waiting to come out, at each printer what is entered for it: tickets do not wait for the printer of receipts.
 * An order is a row written in the sale's own transaction, so a box that dies between sale and paper prints after it is
 * back, and no slip is ever printed for a sale that is not stored. When the connection to the printer broke, the
 * employee there prints what is missing again. Of a slip the box itself died over nobody would know: it comes out once
 * more, marked as a copy, since a guest without a ticket is worse off than one with two of the same. The drawer does not
 * wait for paper: it opens once the sale is safe, and never later.
 *
 * @param logPath a file on another device than the database's, which also remembers what was on its way
 * @param logo what receipts and refunds bear at their head
 */
export function openPrintQueue(
  tenant: Tenant,
  printers: Pick<Printers, 'now' | 'onChange'>,
  logPath?: string,
  logo?: () => PaperPicture | undefined,
): Paper &
  TicketPaper &
  SnackPaper &
  ShiftPaper &
  DayPaper &
  SlipPaper &
  TillPaper & { start(): void; close(): Promise<void> } {
  const { node } = tenant
  const fallbacks = openFallbacks(node.runtime.now)
  const watch = openPaperWatch(node, printers, fallbacks)
  const slips = openSlips(tenant, { logPath, onUnsure: watch.tell, logo })
  const workers = new Map<OpenPrinter, Worker>()
  /** Orders a printer is putting out now. */
  const atWork = new Set<string>()
  let started = false
  const wake = () => workers.forEach(worker => void worker.wake())
  function waits(open: OpenPrinter, isWaiting: boolean): void {
    watch.waits(open, isWaiting)
    if (isWaiting) leaveToFallbacks(fallbacks, workers, open)
  }
  const next = (open: OpenPrinter) => nextAt(node, printers.now(), open, fallbacks)
  const workerOf = (open: OpenPrinter) => printWorker(node, open, { next, print: slips.print, atWork, waits })

  /** A worker for each printer; one that is gone lets its slip at work come out, and others take the rest. */
  function follow(): void {
    const all = printers.now()
    for (const [open, worker] of workers)
      if (!all.includes(open)) {
        workers.delete(open)
        fallbacks.forget(open)
        void worker.stop().then(wake)
      }
    for (const open of all) if (!workers.has(open)) workers.set(open, workerOf(open))
    if (started) wake()
  }
  const stopFollowing = printers.onChange(follow)
  follow()

  /** Once the order is safe the drawer opens and the paper comes. */
  function follows(tx: Tx, drawer?: OpenPrinter): void {
    tx.after(() => {
      if (drawer) void openDrawer(node, drawer)
      wake()
      watch.ordered()
    })
  }

  return {
    ...paperOrders(printers, follows),
    now: watch.now,
    onChange: watch.onChange,
    answerSlip: (actor, id, isOut) =>
      node.execute(actor, tx => {
        tx.after(watch.tell)
        if (takeAnswer(tx, printers.now(), id, isOut)) tx.after(wake)
      }),
    changeRoll: (actor, printerId) =>
      node.execute(actor, tx => takeNewRoll(tx, printers.now(), printerId, watch.tell)),
    start() {
      started = true
      for (const worker of workers.values()) worker.start()
    },
    /** Lets the slips in progress come out; what waits for a lost mirror goes on waiting at the next start. */
    async close(): Promise<void> {
      stopFollowing()
      await Promise.all([...workers.values()].map(worker => worker.stop()))
      await slips.close()
    },
  }
}

/** Somebody put a new roll in. Refuses `record_unknown`. */
function takeNewRoll(tx: Tx, printers: readonly OpenPrinter[], printerId: string, tell: () => void): void {
  if (!printers.some(({ entry }) => entry.id === printerId)) throw new Refusal('record_unknown')
  beginRoll(tx.db, printerId)
  tx.after(tell)
}

/** Somebody looked for a slip; a missing one is ordered as a copy. Returns whether it was. Refuses `record_unknown`. */
function takeAnswer(tx: Tx, printers: readonly OpenPrinter[], id: string, isOut: boolean): boolean {
  const by = [tx.actor.who, tx.actor.device].filter(Boolean).join(' @ ')
  const slip = answerDoubt(tx.db, id, isOut, { by, at: tx.now })
  if (!slip) throw new Refusal('record_unknown')
  if (isOut) return false
  const { device } = tx.actor
  const printerId =
    slip.kind === 'bar_slip'
      ? barPrinterAt(printers, tx.catalogue, device)?.entry.id
      : printerIdOf(tx.catalogue, device)
  putOrder(tx, slip.billId, true, slip.returnId, slip.kind, printerId ?? null)
  return true
}

/** The next order for a printer, of all there are now: its own, or one of a printer it prints for. */
function nextAt(
  { db }: Node,
  all: readonly OpenPrinter[],
  open: OpenPrinter,
  fallbacks: Fallbacks,
): PrintOrder | undefined {
  const ids = all.map(({ entry }) => entry.id)
  for (const each of [open, ...fallbacks.helpedBy(all, open)]) {
    const order = nextOrder(db, papersOf(all, each), each.entry.id, ids)
    if (order) return order
  }
  return undefined
}

/** A printer put nothing out: those that print for others look whether it is their turn. */
function leaveToFallbacks(
  fallbacks: Fallbacks,
  workers: ReadonlyMap<OpenPrinter, Worker>,
  out: OpenPrinter,
): void {
  fallbacks.failed(out)
  for (const [{ entry }, worker] of workers) if (entry.isFallback) void worker.wake()
}

/** Prints what waits for one printer, one order after the other. */
function printWorker(
  node: Node,
  open: OpenPrinter,
  {
    next,
    print,
    atWork,
    waits,
  }: {
    next: (open: OpenPrinter) => PrintOrder | undefined
    print: ReturnType<typeof openSlips>['print']
    /** Orders any printer is putting out now. */
    atWork: Set<string>
    waits: (open: OpenPrinter, isWaiting: boolean) => void
  },
): Worker {
  function after(): PrintOrder | undefined {
    const order = next(open)
    return order && !atWork.has(order.id) ? order : undefined
  }
  return nodeWorker(node, {
    name: `printing on ${open.entry.name}`,
    retry: { firstMs: retryMs, longestMs: retryMs },
    onFailure: cause => {
      node.runtime.log.warn({ cause: String(cause) }, 'paper waits for the printer')
      waits(open, true)
    },
    async work(ending) {
      let following: PrintOrder | undefined
      for (let order = next(open); order && !ending.aborted; order = following ?? next(open)) {
        // An order stands in the tables before the mirror holds its sale.
        await node.whenMirrored()
        if (ending.aborted) return
        // Printers were entered anew while another one puts it out: what is left of it comes after that.
        if (atWork.has(order.id)) return atWorkMs
        atWork.add(order.id)
        following = await print(open, order, { ending, after }).finally(() => atWork.delete(order!.id))
      }
      waits(open, false)
    },
  })
}
