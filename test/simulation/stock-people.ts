import { enterStock } from '#core/stock/commands.ts'
import { ask } from './calling.ts'
import { chanceOf } from './chance.ts'
import type { Turn } from './people.ts'
import { count } from './stats.ts'

/**
 * Now and then somebody enters a delivery, a count or waste, at a box or at the relay. By luck of its own, so that an
 * evening without it stays the evening it was.
 */
export function tendStock({ simulation, index }: Turn): void {
  const chance = chanceOf(simulation.seed, 37_000_000 + index)
  if (!chance.happens(0.08)) return
  const place = chance.pick(simulation.places)
  const request = {
    id: `stock-${index}`,
    cinemaId: place.identity.cinemaId ?? chance.pick(simulation.boxes).identity.cinemaId!,
    kind: chance.pick(['delivered', 'delivered', 'counted', 'wasted'] as const),
    reason: 'other' as const,
    note: '',
    // Where menus are sold their cups are delivered too.
    lines: ['popcorn', ...(simulation.options.menus ? ['cup'] : [])].map(productId => ({
      productId,
      quantity: chance.between(1, 40),
    })),
  }
  const mia = { employeeId: 'mia', employeeName: 'mia' }
  const actor = { who: 'employee:mia', via: 'portal' }
  void simulation.run(
    ask(simulation, chance, place, request.id, tenant =>
      tenant.node.execute(actor, tx => enterStock(tx, request, mia)),
    ).then(reply => {
      if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
    }),
  )
}
