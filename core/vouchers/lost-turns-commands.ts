import { isPaidByTurn } from '../billing/bill.ts'
import { linesNow } from '../billing/line-store.ts'
import { billIdOf } from '../billing/purchase-store.ts'
import { ownerOf } from '../billing/refunds/store.ts'
import { billById, type BillRow } from '../billing/store.ts'
import { appendAll } from '../journal/draft.ts'
import { parseFact } from '../journal/fact.ts'
import type { Tx } from '../journal/node.ts'
import { endsOfClosed } from '../journal/storage/branch-store.ts'
import { loadUsedTurns, loadWallet } from './load.ts'
import { returnTurns } from './redeem.ts'
import { nobody, turnsAgain } from './reinstate.ts'
import { turnsWereUsed } from './store.ts'

/**
 * After a relay's disks were lost: purchases whose own facts came back from their box, and what they did with turns of
 * vouchers, in another stream, did not. Tickets that stand have their turns spent again, or owe them; those that went back
 * give them back. Only what stands at the ends of the relay's closed streams can be halved; a box does the same for the sales
 * of its registers (`reinstateBill`). Done twice it writes nothing.
 */
export function finishLostTurns(tx: Tx): void {
  for (const { id: cinemaId } of tx.catalogue.all('cinema'))
    for (const bill of purchasesAtEnds(tx, cinemaId)) finish(tx, bill)
}

/** The purchases at the ends of a cinema's closed streams, those of the website alone. */
function purchasesAtEnds({ db }: Tx, cinemaId: string): BillRow[] {
  const named = endsOfClosed(db, `cinema:${cinemaId}`)
    .filter(bytes => /"type":"(bill|payment|refund|exchange)\./.test(bytes))
    .flatMap(bytes => (parseFact(bytes).body as { billId?: string }).billId ?? [])
  return [...new Set(named)].flatMap(id => {
    const bill = billById(db, billIdOf(db, id, { owner: 'relay', cinemaId }))
    return bill?.number && ownerOf(db, bill.id) === 'relay' ? [bill] : []
  })
}

function finish(tx: Tx, { id: billId, cinemaId }: BillRow): void {
  const tickets = linesNow(tx.db, billId).filter(isPaidByTurn)
  if (!tickets.length) return
  const used = loadUsedTurns(tx, { billId, cinemaId })
  const back = tickets.filter(({ left }) => left === 0).flatMap(({ ticketId }) => ticketId ?? [])
  if (back.length) appendAll(tx, returnTurns(used, back))
  if (turnsWereUsed(tx.db, billId)) return
  const valid = tickets.filter(({ left }) => left > 0)
  const wallet = loadWallet(
    tx,
    used.purchase,
    valid.flatMap(({ voucherId }) => voucherId ?? []),
  )
  const debts = new Set(used.debts.map(({ ticketId }) => ticketId))
  appendAll(tx, turnsAgain(wallet, valid, debts, nobody))
}
