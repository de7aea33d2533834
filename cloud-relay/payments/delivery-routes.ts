import type { Mount } from '#core/api/mount.ts'
import { changeDelivery } from '#core/sales/purchase-contract.ts'
import { changeDelivery as change } from '#core/vouchers/delivery-commands.ts'
import { deliveriesOf } from '#core/vouchers/delivery-store.ts'
import { deliveryShown } from './purchased-voucher.ts'
import { billOfKey } from './result-routes.ts'
import { requireSynced } from './synced.ts'

/** What whoever has the access key of a purchase may still say of a gift that is mailed to somebody. */
export function deliveryRoutes(mount: Mount): void {
  mount(changeDelivery, async ({ params, body }, { tenant, actor }) => {
    const bill = billOfKey(tenant, params.uuid)
    requireSynced(tenant.node, bill.cinemaId)
    const { place, email, at_once: atOnce } = body
    await tenant.node.execute(actor, tx => change(tx, bill.id, { place, email, atOnce }))
    const delivery = deliveriesOf(tenant.node.db, bill.id).find(each => each.place === place)
    return { data: delivery ? deliveryShown(tenant, delivery) : null }
  })
}
