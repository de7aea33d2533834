import type { Mount } from '../api/mount.ts'
import type { Tx } from '../journal/node.ts'
import { Refusal } from '../refusal.ts'
import { printCardSlip } from './contract.ts'
import type { SlipFor } from './slip.ts'
import { attemptById } from './store.ts'

/** The paper of card payments. */
export type SlipPaper = {
  /** Orders the slip of a card payment on paper, marked as a copy. Returns the order's id. */
  orderSlip(tx: Tx, attemptId: string, slipFor: SlipFor): string
}

/** The slip of a card payment once more: on the box, which has the printer. */
export function cardSlipRoutes(mount: Mount, paper: SlipPaper): void {
  mount(printCardSlip, async ({ params, body }, { tenant: { node }, actor }) => {
    const attempt = attemptById(node.db, node.identity.cinemaId ?? '', params.id)
    if (attempt?.outcome !== 'approved') throw new Refusal('record_unknown')
    return { printJobs: [await node.execute(actor, tx => paper.orderSlip(tx, attempt.id, body.slipFor))] }
  })
}
