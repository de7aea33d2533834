import { appendAll } from '#core/journal/draft.ts'
import type { Tx } from '#core/journal/node.ts'
import { loadUsedTurns } from '#core/vouchers/load.ts'
import { returnTurns } from '#core/vouchers/redeem.ts'
import type { Purchase } from '#core/vouchers/wallet.ts'

/** Gives the turns of a purchase back, as its refund does. */
export function giveTurnsBack(tx: Tx, purchase: Purchase, ticketIds?: readonly string[]): void {
  appendAll(tx, returnTurns(loadUsedTurns(tx, purchase), ticketIds))
}
