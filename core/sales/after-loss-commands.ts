import { openPayments, type PaymentRow } from '../billing/payment-store.ts'
import type { Tx } from '../journal/node.ts'
import { Refusal } from '../refusal.ts'
import { endKeptTurns, issueLostOrders } from '../vouchers/commands.ts'
import { finishLostTurns } from '../vouchers/lost-turns-commands.ts'
import { settleWithoutMoney } from './online-commands.ts'
import { finishLostReturns } from './refunds/lost-returns-commands.ts'

/**
 * After a relay's disks were lost: does what is owed of purchases and vouchers of which one stream came back without the
 * other. Only once nothing more of them can be found at a provider; done twice it writes nothing.
 */
export function finishAfterLoss(tx: Tx): void {
  for (const payment of openPayments(tx.db)) settleWhereKnown(tx, payment)
  endKeptTurns(tx)
  issueLostOrders(tx)
  finishLostReturns(tx)
  finishLostTurns(tx)
}

/** One whose show is not known here waits; the others are finished all the same. */
function settleWhereKnown(tx: Tx, payment: PaymentRow): void {
  try {
    settleWithoutMoney(tx, payment)
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
  }
}
