import type { Mount } from '../api/mount.ts'
import { anyOf, type Entities } from '../catalogue/entity.ts'
import { mergeMovies } from './merge-commands.ts'
import { mergeMovies as contract } from './merge-contract.ts'

/** Two films that are one, on box and relay alike. */
export function mergeRoutes(mount: Mount, entities: Entities): void {
  const all = anyOf(entities)
  mount(contract, async ({ params, body }, { tenant, actor, signedIn }) => ({
    shows: await tenant.node.execute(actor, tx =>
      mergeMovies(tx, all, { from: params.id, into: body.into }, signedIn),
    ),
  }))
}
