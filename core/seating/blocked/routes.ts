import type { Mount } from '../../api/mount.ts'
import { Refusal } from '../../refusal.ts'
import { scheduleById } from '../../programme/store.ts'
import { withSeatsOfBothSides } from '../gather-commands.ts'
import { blockSeatsOf, unblockSeatsOf } from './commands.ts'
import { block, readBlocked, unblock } from './contract.ts'
import { blockedSeats } from './store.ts'

/** Seats kept from sale, on box and relay alike. */
export function blockedRoutes(mount: Mount): void {
  mount(readBlocked, ({ params }, { tenant }) => {
    if (!scheduleById(tenant.node.db, params.id)) throw new Refusal('schedule_unknown')
    return { blocked: blockedSeats(tenant.node.db, params.id) }
  })

  mount(block, async ({ params, body }, { tenant, actor, signedIn }) => {
    const given = {
      scheduleId: params.id,
      seatIds: body.seats,
      reason: body.reason,
      note: body.note,
      basket: tenant.node.identity.role === 'box' ? body.holdId : undefined,
      employeeName: signedIn!.name,
    }
    return withSeatsOfBothSides(tenant, params.id, async () => ({
      seats: await tenant.node.execute(actor, tx => blockSeatsOf(tx, given)),
    }))
  })

  mount(unblock, async ({ params, body }, { tenant, actor, signedIn }) => {
    const given = { scheduleId: params.id, seatIds: body.seats, employeeName: signedIn!.name }
    return { seats: await tenant.node.execute(actor, tx => unblockSeatsOf(tx, given)) }
  })
}
