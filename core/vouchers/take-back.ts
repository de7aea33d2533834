import type { Tx } from '../journal/node.ts'
import type { SaleMade } from '../sales/facts.ts'
import { writeVoucher } from './issue.ts'
import { debtsOf, turnsOf, turnsOfBill, voucherById } from './store.ts'
import { turnsOwnedNow } from './standing.ts'
import { turnOwnerOf, type TurnUse } from './turn.ts'
import { chooseTurns } from './usable.ts'
import type { VoucherType } from './voucher-type.ts'

/**
 * What a sale that the box forgot did with vouchers: those it sold are issued again under the codes their guests hold,
 * and its tickets' turns are spent again where they are free and the box's. A turn that is no longer to be had becomes a
 * debt, since the guest was let in; so does every one behind broken glass, where it may have been spent already.
 */
export function takeBackVouchers(tx: Tx, sale: SaleMade): void {
  for (const [index, line] of sale.lines.entries()) {
    const { voucherId, voucherTypeId } = line
    const type = voucherTypeId && tx.catalogue.get<VoucherType>('voucher_type', voucherTypeId)
    if (line.kind !== 'voucher' || !voucherId || !type || voucherById(tx.db, voucherId)) continue
    writeVoucher(
      tx,
      voucherId,
      { ...type, turnCents: line.unitCents },
      {
        requestId: `${sale.billId}-${index}-again`,
        voucherTypeId: type.id,
        turns: line.quantity,
        holderName: '',
        cinemaId: sale.cinemaId,
        billId: sale.billId,
      },
    )
  }
  spendAgain(tx, sale)
}

function spendAgain(tx: Tx, { billId, cinemaId, lines, employeeId, employeeName }: SaleMade): void {
  const owner = turnOwnerOf(tx.identity)
  const known = new Set([
    ...turnsOfBill(tx.db, billId).map(turn => turn.ticketId),
    ...debtsOf(tx.db, { billId }).map(debt => debt.ticketId),
  ])
  const uses: TurnUse[] = []
  for (const { kind, voucherId, ticketId = '', coveredCents = 0 } of lines) {
    if (kind !== 'ticket' || !voucherId || known.has(ticketId)) continue
    const voucher = voucherById(tx.db, voucherId)
    const turns = voucher && turnsOf(tx.db, voucher)
    const taken = uses.filter(use => use.voucherId === voucherId).map(use => use.turn)
    for (const turn of taken) turns?.delete(turn)
    const [turn] = turns ? chooseTurns(turns, { count: 1, me: turnsOwnedNow(tx), billId: '' }).chosen : []
    if (turns && turn !== undefined) {
      uses.push({ voucherId, turn, version: turns.get(turn)!.version + 1, ticketId, coveredCents })
      continue
    }
    tx.append('exhibitor', 'voucher.overridden', {
      debtId: `${ticketId}-debt`,
      voucherId,
      owner,
      billId,
      cinemaId,
      ticketId,
      coveredCents,
      allowedBy: { employeeId, name: employeeName },
    })
  }
  if (uses.length) tx.append('exhibitor', 'turns.spent', { owner, billId, cinemaId, turns: uses })
}
