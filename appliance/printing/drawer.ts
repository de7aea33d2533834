import type { Db } from '#core/database/sql.ts'
import { moneyOf } from '#core/billing/refunds/money-store.ts'
import { paymentsOf, paymentsOnTop } from '#core/billing/payment-store.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { printerFor, type OpenPrinter } from '../drivers/printers.ts'
import { printersAt } from './paper-watch.ts'

/** What moves for a bill, or for one of its returns, in either direction. */
function moneyThatMoves(db: Db, billId: string, returnId: string | null): readonly Money[] {
  const made = returnId === null ? null : { id: returnId, billId }
  return made ? [...moneyOf(db, made), ...paymentsOnTop(db, made)] : paymentsOf(db, billId)
}

type Money = { readonly method: string }

/**
 * The printer on which the drawer hangs that opens for a bill or a return: the one of receipts, when cash moves.
 *
 * @param money what moves, where that is known
 */
export function drawerFor(
  { db, actor, catalogue }: Tx,
  printers: readonly OpenPrinter[],
  billId: string,
  returnId: string | null,
  money: readonly Money[] = moneyThatMoves(db, billId, returnId),
): OpenPrinter | undefined {
  const isCash = money.some(({ method }) => method === 'cash')
  return isCash ? tillDrawer({ catalogue, actor }, printers) : undefined
}

/** The printer on which the drawer of a till hangs: the one of its receipts. */
export function tillDrawer(
  { actor, catalogue }: Pick<Tx, 'actor' | 'catalogue'>,
  printers: readonly OpenPrinter[],
): OpenPrinter | undefined {
  return printerFor(printersAt(printers, catalogue, actor.device), 'receipt')
}

/** Opens a drawer once its sale is safe. One that does not open then is opened by hand: later nobody would expect it. */
export async function openDrawer(node: Node, { printer, entry }: OpenPrinter): Promise<void> {
  await node.whenMirrored()
  await printer.openDrawer?.().catch((cause: unknown) => {
    node.runtime.log.warn({ printer: entry.name, cause: String(cause) }, 'the drawer did not open')
  })
}
