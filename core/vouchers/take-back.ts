import type { Tx } from '../journal/node.ts'
import type { SaleMade } from '../billing/facts.ts'
import { writeVoucher } from './issue.ts'
import { turnsOwnedNow } from './standing.ts'
import { debtsOf, turnsOf, turnsWereUsed, voucherById } from './store.ts'
import { turnOwnerOf, type TurnUse } from './turn.ts'
import { chooseTurns } from './usable.ts'

/**
 * What a sale that the box forgot did with vouchers: those it sold are issued again under the codes their guests hold,
 * and its tickets' turns are spent again where they are free and the box's. A turn that is no longer to be had becomes a
 * debt, since the guest was let in; so does every one behind broken glass, where it may have been spent already. A type
 * that was forgotten too is made of what stood on the receipt.
 *
 * @param stands whether a line, counted from 0, has not come back: the sale itself may be known, and its vouchers not
 */
export function takeBackVouchers(tx: Tx, sale: SaleMade, stands: (index: number) => boolean): void {
  for (const [index, line] of sale.lines.entries()) {
    const { voucherId, voucherTypeId } = line
    if (line.kind !== 'voucher' || !voucherId || !voucherTypeId || !stands(index)) continue
    if (voucherById(tx.db, voucherId)) continue
    const type = tx.catalogue.get('voucher_type', voucherTypeId)
    writeVoucher(
      tx,
      voucherId,
      { ...(type ?? typeOnPaper(line.text)), id: voucherTypeId, turnCents: line.unitCents },
      {
        requestId: `${sale.billId}-${index}-again`,
        voucherTypeId,
        turns: line.quantity,
        holderName: '',
        cinemaId: sale.cinemaId,
        billId: sale.billId,
      },
    )
  }
  spendAgain(tx, sale, stands)
}

/** The receipt says `Title · code`. */
function typeOnPaper(text: string) {
  return {
    type: 'giftcard',
    title: { en: text.split(' · ')[0]! },
    pauseMinutes: 0,
    validMonths: null,
  } as const
}

function spendAgain(
  tx: Tx,
  { billId, cinemaId, lines, employeeId, employeeName }: SaleMade,
  stands: (index: number) => boolean,
): void {
  // They are spent in one fact, after the debts; what was given back since stays so.
  if (turnsWereUsed(tx.db, billId)) return
  const owner = turnOwnerOf(tx.identity)
  const known = new Set(debtsOf(tx.db, { billId }).map(debt => debt.ticketId))
  const uses: TurnUse[] = []
  for (const [index, { kind, voucherId, ticketId = '', coveredCents = 0 }] of lines.entries()) {
    if (kind !== 'ticket' || !voucherId || known.has(ticketId) || !stands(index)) continue
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
