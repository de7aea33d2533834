import type { Context, Mount } from '../../api/mount.ts'
import * as commands from './commands.ts'
import { parkBasket, readParked, takeParked } from './contract.ts'

/** Baskets that are put aside at one register and taken up at any other: on the box, which alone keeps them. */
export function parkedRoutes(mount: Mount): void {
  mount(readParked, (_, { tenant }) => {
    const { db, catalogue, runtime } = tenant.node
    return { parked: commands.listParked({ db, catalogue, nowMs: runtime.now() }) }
  })

  mount(parkBasket, async ({ body }, context) => {
    const { tenant, actor } = context
    const parked = await tenant.node.execute(actor, tx =>
      commands.parkBasket(tx, body.basket, clerkOf(context)),
    )
    tellTills(context)
    return { parked }
  })

  mount(takeParked, async ({ params }, context) => {
    const { tenant, actor } = context
    const basket = await tenant.node.execute(actor, tx =>
      commands.takeParked(tx, params.id, clerkOf(context)),
    )
    tellTills(context)
    return { basket }
  })
}

/** Who stands at the register of a request. */
export function clerkOf({ tenant, signedIn }: Context) {
  return { employeeName: signedIn!.name, cinemaId: tenant.node.identity.cinemaId ?? '' }
}

/** Baskets were put aside, taken up or taken over. */
export function tellTills({ tenant }: Context): void {
  tenant.live.emit('private-exhibitor', { type: 'parked.changed' })
}
