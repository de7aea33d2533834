import { admissionOf } from '../admission/store.ts'
import { partsOf } from '../journal/fact.ts'
import type { Tx } from '../journal/node.ts'
import { emergencyModeOf } from '../journal/storage/node-status-store.ts'
import { reinstateReturn } from '../sales/refunds/commands.ts'
import { linesNow } from '../billing/refunds/store.ts'
import { billIdOf } from '../billing/purchase-store.ts'
import { billById } from '../billing/store.ts'
import type { AdmissionReceipt, BillReceipt } from '../receipts/make-receipt.ts'
import { loadSeatsOf } from '../seating/load.ts'
import { reinstatedSeats, seatsIn } from '../seating/reinstate.ts'
import { reinstateVouchers } from '../vouchers/commands.ts'

/**
 * Takes back what the box forgot of a bill and a register remembers. A forgotten sale: the guest has paid and holds the
 * tickets; its seats are sold again where they are free and the box's, and where they are not, the bill stands and the
 * seat is listed for a person. Vouchers it sold are good again and turns it used are spent again. Then everything that
 * came back of it: money that was given out once is not given out again. Told twice, or by two registers, it is taken
 * once. A register that was carried over from another cinema is not believed about that one.
 *
 * @returns `known` when nothing of it had been forgotten here
 */
export function reinstateBill(tx: Tx, { origin, seq, sale, returns }: BillReceipt): 'known' | 'reinstated' {
  if (sale.cinemaId !== tx.identity.cinemaId) return 'known'
  const witness = { origin, seq }
  const billId = billIdOf(tx.db, sale.billId, { owner: tx.identity.role, cinemaId: sale.cinemaId })
  const known = billById(tx.db, billId)
  const left = known && linesNow(tx.db, billId)
  reinstateVouchers(
    tx,
    { ...sale, billId },
    index => left?.find(({ line }) => line === index + 1)?.left !== 0,
  )
  const seats = seatsIn(sale.lines)
  if (!known)
    tx.append(`cinema:${sale.cinemaId}`, 'sale.reinstated', {
      ...sale,
      ...reinstatedSeats(loadSeatsOf(tx.db, seats), seats, billId, tx.identity.role),
      owner: tx.identity.role,
      witness,
    })
  const bill = billById(tx.db, billId)!
  const tickets = new Map(sale.lines.map((line, index) => [index + 1, line.ticketId]))
  for (const { newLines } of returns) for (const { line, ticketId } of newLines) tickets.set(line, ticketId)
  // In emergency mode a return may be told by its own fact elsewhere: it waits, and is given again when that is over.
  const waiting = emergencyModeOf(tx.db) ? [] : returns
  const forgotten = waiting.filter(made =>
    reinstateReturn(tx, bill, made, { ticketOf: line => tickets.get(line), witness }),
  )
  return known && !forgotten.length ? 'known' : 'reinstated'
}

/**
 * Takes back that a ticket was let in, so that it opens no door again. Who was let in meanwhile by another scan stays
 * so: the box lets nobody in twice, and can send nobody out.
 */
export function reinstateAdmission(
  tx: Tx,
  { origin, seq, admission }: AdmissionReceipt,
): 'known' | 'reinstated' {
  const { scope } = partsOf(origin)
  const here = scope === `cinema:${tx.identity.cinemaId ?? ''}`
  if (!here || admissionOf(tx.db, admission.ticketId)) return 'known'
  tx.append(scope, 'ticket.admitted', { ...admission, witness: { origin, seq } })
  return 'reinstated'
}
