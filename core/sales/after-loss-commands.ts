import type { Tx } from '../journal/node.ts'
import { endKeptTurns, issueLostOrders } from '../vouchers/commands.ts'
import { finishLostTurns } from '../vouchers/lost-turns-commands.ts'
import { finishLostReturns } from './refunds/lost-returns-commands.ts'

/**
 * After a relay's disks were lost: does what is owed of purchases and vouchers of which one stream came back without the
 * other. Only once nothing more of them can be found at a provider; done twice it writes nothing.
 */
export function finishAfterLoss(tx: Tx): void {
  endKeptTurns(tx)
  issueLostOrders(tx)
  finishLostReturns(tx)
  finishLostTurns(tx)
}
