import { noteSecurity } from '../access/security-log.ts'
import type { Mount } from '../api/mount.ts'
import type { Node } from '../journal/node.ts'
import { batchMost, requestsOf, turnsOfBatch } from './batch.ts'
import { giveVouchers, readVoucherBatch } from './batch-contract.ts'
import { issueVoucher } from './commands.ts'
import { vouchersRequestedIn } from './store.ts'
import { voucherView } from './view-load.ts'

/** Batches of vouchers, on box and relay alike. */
export function voucherBatchRoutes(mount: Mount): void {
  mount(giveVouchers, async ({ body }, { tenant, actor }) => {
    const cinemaId = tenant.node.identity.cinemaId ?? null
    for (const wanted of turnsOfBatch({ ...body, cinemaId, billId: null })) {
      // The first turn refuses what cannot be issued; a later one only meets what is issued already.
      await tenant.node.execute(actor, tx => wanted.forEach(each => void issueVoucher(tx, each)))
      await turnOfOthers(tenant.node)
    }
    return { count: body.count }
  })

  mount(readVoucherBatch, ({ params }, { tenant, actor, locale, request }) => {
    const { node } = tenant
    const rows = vouchersRequestedIn(node.db, requestsOf(params.id), batchMost)
    if (rows.length)
      noteSecurity(node.runtime, 'data.exported', { who: actor.who, address: request.ip, what: 'vouchers' })
    return { vouchers: rows.map(row => voucherView(tenant, row, locale)) }
  })
}

function turnOfOthers({ runtime }: Pick<Node, 'runtime'>): Promise<void> {
  return new Promise(resolve => runtime.later(resolve))
}
