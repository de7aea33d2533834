import { chanceOf } from './chance.ts'
import { giveAllBack } from './guest-returns.ts'
import type { Turn } from './people.ts'
import type { Place } from './place.ts'
import { count } from './stats.ts'

/**
 * A guest who was given money out of a drawer comes once more with the same receipt, to a box in emergency mode, which may
 * have forgotten that; or with one that nobody gave anything back of. By luck of its own, so that an evening without such
 * guests stays the evening it was.
 */
export function comeAgainAside({ simulation, index }: Turn): void {
  const chance = chanceOf(simulation.seed, 73_000_000 + index)
  if (!chance.happens(simulation.options.cashAgain)) return
  const alone = simulation.boxes.filter(({ incarnation }) => incarnation?.node.nodeStatus.emergencyMode())
  if (!alone.length) return
  const box = chance.pick(alone)
  const bills = soldBefore(box)
  const paidOut = simulation.outputs.paidOutOf().filter(id => bills.includes(id))
  const from = paidOut.length ? paidOut : bills
  if (!from.length) return
  count(
    simulation.stats,
    paidOut.length ? 'guests with a receipt for the second time' : 'guests with an old receipt',
  )
  giveAllBack({ simulation, index, chance }, box, { id: `again-${index}`, billId: chance.pick(from) })
}

/** What the box believes to be paid and not given back, the newest first. */
function soldBefore({ incarnation, identity }: Place): string[] {
  return incarnation!.node.db
    .prepare(
      "SELECT id FROM bills WHERE status = 'settled' AND cinema_id = ? ORDER BY opened_at DESC, id LIMIT 60",
    )
    .pluck()
    .all(identity.cinemaId) as string[]
}
