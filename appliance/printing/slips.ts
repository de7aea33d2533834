import type { Tenant } from '#core/api/tenant.ts'
import type { PaperDocument } from '#core/documents/paper.ts'
import type { PaperPicture } from '#core/content/pictures/ink.ts'
import { readTogether } from '#core/database/transaction.ts'
import { withLogo } from '#core/documents/with-logo.ts'
import { nodeActor } from '#core/journal/fact.ts'
import type { Tx } from '#core/journal/node.ts'
import { billIdOf } from '#core/billing/purchase-store.ts'
import { returnById, type ReturnRow } from '#core/billing/refunds/store.ts'
import { billById } from '#core/billing/store.ts'
import { encodePaper } from '../drivers/printer/encode.ts'
import { PrintTrouble } from '../drivers/printer/print-trouble.ts'
import type { OpenPrinter } from '../drivers/printers.ts'
import { barPaper } from './bar-paper.ts'
import { billPaper } from './bill-paper.ts'
import { cardSlipPaper } from './card-slip-paper.ts'
import { dayPaper } from './day-paper.ts'
import { keepDoubt, type UnsureSlip } from './doubt-store.ts'
import { keepPrinted, keepSent, printedOf, sentNotPrinted, type PrintOrder } from './order-store.ts'
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

/** What a database says was sent of an order while the file knows which of its slips is on its way. */
const allSlips = 1_000_000

/**
 * What is on its way to a printer, recorded before it is sent: by a line in the file on the other device, while the database
 * knows that anything of the order may be out. Where no line can be written the database is told of each slip.
 */
function openOnTheWay(tenant: Tenant, logPath: string | undefined) {
  const { node } = tenant
  /** Slips of an order that are out, also while that cannot be recorded. */
  const out = new Map<string, number>()
  /** The slip of an order that came out or did not, until that is recorded. */
  const inDoubt = new Map<string, UnsureSlip>()
  /** How many slips of an order the database says were sent. */
  const noted = new Map<string, number>()
  /** How many slips of an order were being printed, or out, when the box died: by its database, or by the file. */
  const doubtful = new Map(sentNotPrinted(node.db))
  const paperLog = openPaperLog(logPath, id => printedOf(node.db, id) !== undefined, node.runtime)
  for (const [id, sent] of paperLog.sentOf) {
    // What the database says of a slip after that one is newer: no line could be written then.
    if (sent <= printedOf(node.db, id)!) continue
    doubtful.set(id, sent)
    out.set(id, sent - 1)
  }

  const mayBeOut = (id: string, slips: number) => Math.max(slips, doubtful.get(id) ?? 0)
  /** What the database is told before a slip is sent. */
  const noteOf = ({ id }: Pick<PrintOrder, 'id'>, index: number) =>
    paperLog.isSafe() ? allSlips : mayBeOut(id, index + 1)

  /** Slips before this one are out, and nothing else is on its way. */
  async function settle(id: string, index: number, also: (tx: Tx) => void = () => {}): Promise<void> {
    await node.execute(actor, tx => {
      keepPrinted(tx.db, id, index, false)
      keepSent(tx.db, id, mayBeOut(id, index))
      also(tx)
    })
    noted.delete(id)
    await paperLog.keep(id, index)
  }

  /** Recorded before a slip is sent, so that a box which dies over it knows. Returns whether the file has it. */
  async function sending(order: PrintOrder, index: number): Promise<boolean> {
    const { id } = order
    // A line says that those before it are out: not where an earlier life left more than this one in doubt.
    const isLogged = mayBeOut(id, index + 1) === index + 1 && (await paperLog.keep(id, index + 1))
    const note = isLogged ? allSlips : mayBeOut(id, index + 1)
    if (noted.get(id) === note) return isLogged
    await node.execute(actor, tx => {
      keepPrinted(tx.db, id, index, false)
      keepSent(tx.db, id, note)
    })
    noted.set(id, note)
    return isLogged
  }

  return {
    noted,
    noteOf,
    out,
    inDoubt,
    doubtful,
    sending,
    settle,
    forget: paperLog.forget,
    async close(): Promise<void> {
      // Of an order that was noted by the end of another one nothing was sent yet.
      for (const id of noted.keys()) {
        const printed = printedOf(node.db, id)
        if (printed === undefined || inDoubt.has(id)) continue
        // Where that cannot be written, what waits comes out as a copy after the next start.
        await settle(id, Math.max(printed, out.get(id) ?? 0)).catch(() => undefined)
      }
      await paperLog.close()
    },
  }
}

/** How one slip is printed. */
function openPrintOne(
  { node }: Pick<Tenant, 'node'>,
  { sending, settle, out, inDoubt }: ReturnType<typeof openOnTheWay>,
) {
  /**
   * Throws when nothing came out, which is recorded with those before it; what may or may not have come out counts as out.
   *
   * @param record what else is recorded then
   * @returns whether the file knows that it was sent
   */
  return async function printOne(
    { printer, entry }: OpenPrinter,
    order: PrintOrder,
    { slip, index, record }: { slip: PaperDocument; index: number; record: (tx: Tx) => void },
  ): Promise<boolean> {
    const isLogged = await sending(order, index)
    try {
      await printer.print(encodePaper(slip, printer.columns, printer.codepage), slip.kind)
    } catch (cause) {
      if (!(cause instanceof PrintTrouble) || cause.printed !== 'unknown') {
        // Nothing came out: if the box dies now, the next slip is not marked as a copy.
        await settle(order.id, index, record)
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
    return isLogged
  }
}

/**
 * Prints the slips of an order, one after the other, and records at each step what is out: in the file on the other device
 * or in the database, and in memory while neither can be written. The order's end is one commit.
 */
export function openSlips(tenant: Tenant, { logPath, onUnsure, logo = () => undefined }: SlipParts) {
  const { node } = tenant
  const way = openOnTheWay(tenant, logPath)
  const printOne = openPrintOne(tenant, way)
  const { noted, noteOf, out, inDoubt, doubtful, settle, forget, close } = way

  /**
   * Prints what of an order is not out yet; stops between two slips once `ending` says so.
   *
   * @param after the order that this printer puts out next, asked once this one is done
   * @returns that order, noted as on its way; undefined where there is none yet
   */
  async function print(
    open: OpenPrinter,
    order: PrintOrder,
    { ending, after }: { ending: AbortSignal; after: () => PrintOrder | undefined },
  ): Promise<PrintOrder | undefined> {
    let following: PrintOrder | undefined
    const slips = readTogether(node.db, () => slipsOf(tenant, order, doubtful.get(order.id) ?? 0, logo))
    // A bill without tickets has no ticket slips.
    if (!slips.length) await node.execute(actor, tx => keepPrinted(tx.db, order.id, 0, true))
    /** The slips that are out and not yet recorded in the database begin here. */
    let unrecorded = order.printed
    for (const [index, slip] of slips.entries()) {
      if (index < order.printed) continue
      const record = (tx: Tx, until = index) => {
        for (const out of slips.slice(unrecorded, until)) takeOffRoll(tx.db, open, out)
      }
      if (ending.aborted) {
        await settle(order.id, index, record)
        return undefined
      }
      const isOut = index < (out.get(order.id) ?? 0)
      const isLogged = isOut || (await printOne(open, order, { slip, index, record }))
      const done = index + 1 === slips.length
      const doubt = inDoubt.get(order.id)
      if (isLogged && !done && !doubt) continue
      const coming = await node.execute(actor, tx => {
        keepPrinted(tx.db, order.id, index + 1, done)
        record(tx, index + 1)
        if (doubt) keepDoubt(tx.db, doubt, tx.now)
        // The same commit says what is on its way next, of this order or the one after it.
        const next = done ? after() : { ...order, printed: index + 1 }
        if (!next || ending.aborted || next.printed < (out.get(next.id) ?? 0)) return undefined
        const note = noteOf(next, next.printed)
        keepSent(tx.db, next.id, note)
        return { next, note }
      })
      unrecorded = index + 1
      noted.delete(order.id)
      if (coming) noted.set(coming.next.id, coming.note)
      if (done) following = coming?.next
      if (inDoubt.delete(order.id)) onUnsure?.()
    }
    out.delete(order.id)
    doubtful.delete(order.id)
    forget(order.id)
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
  const made = order.returnId === null ? undefined : returnById(db, order.returnId)
  const bill = billOf(tenant.node, order, made)
  // The books were opened while it waited for the printer: it was training's.
  if (!bill) return []
  if (order.handoutId !== null)
    return snackPaper(tenant, bill, order.handoutId, order.copy === 1 || again > 0)
  if (order.paper === 'bar_slip') return barPaper(tenant, bill, order.copy === 1 || again > 0)
  const ordered = (copy: boolean) =>
    (made
      ? returnPaper(tenant, bill, made, copy)
      : billPaper(tenant, bill, copy, order.line, order.copy === 0)
    ).filter(({ kind }) => order.paper === null || kind === order.paper)
  const slips = ordered(order.copy === 1)
  if (again) slips.splice(0, again, ...ordered(true).slice(0, again))
  return slips.map(slip => withLogo(slip, logo()))
}

/**
 * The bill of an order. What the box sold itself may be called otherwise since it was ordered, where the website sold
 * something under the same id.
 */
function billOf({ db, identity }: Tenant['node'], { billId, copy }: PrintOrder, made: ReturnRow | undefined) {
  const own = { owner: identity.role, cinemaId: identity.cinemaId ?? '' }
  const calledNow = made?.billId ?? (copy === 1 ? billId : billIdOf(db, billId, own))
  return billById(db, calledNow) ?? billById(db, billId)
}
