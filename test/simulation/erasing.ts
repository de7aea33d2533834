import { erasePerson } from '#core/personal-data/commands.ts'
import { ask, askAgain } from './calling.ts'
import { chanceOf } from './chance.ts'
import type { Turn } from './people.ts'
import { count } from './stats.ts'

const manager = { who: 'employee:mia', via: 'portal' }
/** How often it happens beside a turn. */
const often = 0.02

/** Now and then a manager erases the buyer of a purchase at the website's side, whatever else happens. */
export function eraseBuyer({ index, simulation }: Turn): void {
  const chance = chanceOf(simulation.seed, 12_000_000 + index)
  const { relay, stats } = simulation
  if (!chance.happens(often) || !relay.incarnation) return
  const bills = relay.incarnation.node.db
    .prepare('SELECT id FROM bills WHERE private_digest IS NOT NULL ORDER BY id')
    .pluck()
    .all() as string[]
  if (!bills.length) return
  const bill = chance.pick(bills)
  const once = () =>
    ask(simulation, chance, relay, `erase the buyer of ${bill}`, tenant =>
      tenant.node.execute(manager, tx => erasePerson(tx, bill, 'all')),
    )
  void simulation.run(
    askAgain(simulation, chance, 2, once).then(reply =>
      count(stats, reply.kind === 'refused' ? `refused ${reply.refusal.code}` : 'buyers erased'),
    ),
  )
}
