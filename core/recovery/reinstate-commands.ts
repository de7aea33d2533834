import { isAdmissionKnown, isUndone } from '../admission/admission-store.ts'
import type { SaleMade } from '../billing/facts.ts'
import { parseFact, partsOf } from '../journal/fact.ts'
import type { Node, Tx } from '../journal/node.ts'
import { emergencyModeOf } from '../journal/storage/node-status-store.ts'
import { reinstateReturn } from '../sales/refunds/commands.ts'
import { linesNow } from '../billing/line-store.ts'
import { billIdOf } from '../billing/purchase-store.ts'
import { billById } from '../billing/store.ts'
import { billReceipt } from '../receipts/load.ts'
import type { AdmissionReceipt, BillReceipt } from '../receipts/make-receipt.ts'
import { loadSeatsOf } from '../seating/load.ts'
import { reinstatedSeats, seatsIn } from '../seating/reinstate.ts'
import { reinstateVouchers } from '../vouchers/commands.ts'
import { salesInQuarantine, vouchersInQuarantine } from './quarantine-load.ts'

/**
 * Reinstates what the box forgot of a bill and a register remembers. First a forgotten sale: the guest has paid and
 * holds the tickets. Its seats are sold again where they are free and owned by the box; where they are not, the bill
 * stays valid and the seat is listed for a manager. Vouchers it sold are valid again and turns it used are spent
 * again. Then its refunds and exchanges, so that money is not paid out twice. Sent twice, or by two registers, it is
 * reinstated once. A register that was moved from another cinema is not believed about that one.
 *
 * @returns `known` when nothing of it had been forgotten here
 */
export function reinstateBill(
  tx: Tx,
  { origin, seq, sale, returns, training = false }: BillReceipt,
): 'known' | 'reinstated' {
  // What was sold in training was left behind with it.
  if (training !== tx.training) return 'known'
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
  // In emergency mode the return's own fact may exist elsewhere: it waits, and the register sends it again
  // afterwards.
  const waiting = emergencyModeOf(tx.db) ? [] : returns
  const forgotten = waiting.filter(made =>
    reinstateReturn(tx, bill, made, { ticketOf: line => tickets.get(line), witness }),
  )
  return known && !forgotten.length ? 'known' : 'reinstated'
}

/**
 * Reinstates a forgotten admission, so that its ticket is not admitted again. One whose ticket was admitted meanwhile by
 * another scan is kept behind that one: when the other is undone, the guest who was let in by this one is inside still.
 * One that was undone is so again, also where another scanner remembers that it let the guest in, and says so later.
 */
export function reinstateAdmission(
  tx: Tx,
  { origin, seq, admission, undone, training = false }: AdmissionReceipt,
): 'known' | 'reinstated' {
  if (training !== tx.training) return 'known'
  const { scope } = partsOf(origin)
  const here = scope === `cinema:${tx.identity.cinemaId ?? ''}`
  const known = undone ? isUndone(tx.db, admission.admissionId) : isAdmissionKnown(tx.db, admission)
  if (!here || known) return 'known'
  const type = undone ? 'admission.undone' : 'ticket.admitted'
  tx.append(scope, type, { ...admission, witness: { origin, seq } })
  return 'reinstated'
}

/**
 * A box reinstates quarantined sales of its cinema, and what valid bills did with vouchers; each only once, also when
 * a register sends it too.
 */
export function reinstateQuarantined(
  tx: Tx,
  node: Pick<Node, 'db' | 'identity' | 'journal' | 'kinds'>,
): void {
  const { cinemaId = '' } = tx.identity
  for (const { bytes } of salesInQuarantine(node, `cinema:${cinemaId}`)) {
    const { origin, seq, body, training } = parseFact(bytes)
    reinstateBill(tx, { origin, seq, sale: body as SaleMade, returns: [], training })
  }
  for (const bill of vouchersInQuarantine(node, cinemaId)) {
    const receipt = billReceipt(node, bill)
    if (receipt) reinstateBill(tx, receipt)
  }
}
