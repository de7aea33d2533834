import type { Mount } from '../api/mount.ts'
import { setTrainingUntil, trainingOf } from './commands.ts'
import { readTraining, setTraining } from './contract.ts'

/** Until when an exhibitor trains: said at the relay, for all its cinemas. */
export function trainingRoutes(mount: Mount): void {
  mount(readTraining, (_, { tenant }) => trainingOf(tenant.node))

  mount(setTraining, async ({ body }, { tenant, actor }) => {
    await tenant.node.execute(actor, tx => setTrainingUntil(tx, body.until))
    return trainingOf(tenant.node)
  })
}
