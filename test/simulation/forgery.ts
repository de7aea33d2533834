import type { Tx } from '#core/journal/node.ts'
import { signReceipt } from '#core/receipts/receipt.ts'
import { reinstateAdmission, reinstateBill } from '#core/recovery/reinstate-commands.ts'
import type { AdmissionReceipt, BillReceipt } from '#core/receipts/make-receipt.ts'
import { keysOf, relayId } from '../world/keys.ts'

/** A receipt as a register brings it, and what is done when it is believed. */
export type Brought = {
  receipt: { origin: string; seq: number; signature?: string | undefined }
  take: (tx: Tx) => 'known' | 'reinstated'
}

/** Stands in everything that a cheating cashier makes up. */
export const forged = 'forged'

/**
 * What a cashier brings who wants money or tickets for nothing: a genuine receipt with another sale or a return in it
 * under the signature it had, the same signed with a key that is not the box's or not at all, and somebody let in who was not.
 */
export function forgeries(bill: BillReceipt | undefined, admission: AdmissionReceipt | undefined): Brought[] {
  const made: Brought[] = []
  if (bill) {
    const id = `${forged}-${bill.sale.billId}`
    const lines = bill.sale.lines.map((line, index) => ({
      ...line,
      ...(line.ticketId && { ticketId: `${id}-${index}` }),
    }))
    const sale = { ...bill.sale, billId: id, lines, employeeName: forged }
    const returned: BillReceipt['returns'][number] = {
      id: `${forged}-${bill.sale.billId}-back`,
      kind: 'refund',
      number: bill.returns.length + 1,
      roundingCents: 0,
      reason: 'guest',
      employeeName: forged,
      device: forged,
      locale: bill.sale.locale,
      lines: [{ line: 1, quantity: 1, cents: bill.sale.lines[0]?.unitCents ?? 0, vatCents: 0 }],
      money: [{ id: `${forged}-money`, paymentId: bill.sale.payments[0]!.id, cents: 1, done: true }],
      newLines: [],
      payments: [],
    }
    const others = [
      { ...bill, sale },
      { ...bill, returns: [...bill.returns, returned] },
      signReceipt({ ...bill, sale }, keysOf(relayId).own),
      { ...bill, sale, signature: undefined },
    ]
    made.push(...others.map(receipt => ({ receipt, take: (tx: Tx) => reinstateBill(tx, receipt) })))
  }
  if (admission) {
    const receipt = {
      ...admission,
      admission: { ...admission.admission, ticketId: `${forged}-ticket`, gate: forged },
    }
    made.push({ receipt, take: tx => reinstateAdmission(tx, receipt) })
  }
  return made
}
