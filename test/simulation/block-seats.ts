import { blockSeatsOf, unblockSeatsOf } from '#core/seating/blocked/commands.ts'
import { blockedSeats } from '#core/seating/blocked/store.ts'
import { withSeatsOfBothSides } from '#core/seating/gather-commands.ts'
import { ask } from './calling.ts'
import { chanceOf } from './chance.ts'
import { guessedCents, showsAt, wantedSeats, type Turn } from './people.ts'
import type { Place } from './place.ts'
import { count } from './stats.ts'
import { keepSeats, sell } from './till.ts'

/**
 * Now and then somebody finds a broken seat, or gives one back, at the till or in the portal: the side asks the other
 * for what it does not own. By luck of its own, so that an evening without them stays the evening it was.
 */
export function blockSeatsAside({ simulation, index }: Turn): void {
  const { seed, options } = simulation
  const chance = chanceOf(seed, 31_000_000 + index)
  if (!chance.happens(options.blockedSeats)) return
  const place = chance.pick(simulation.places)
  if (!place.incarnation) return
  const shows = showsAt(place)
  if (!shows.length) return
  const scheduleId = chance.pick(shows)
  const turn: Turn = { simulation, index, chance }
  const known = blockedSeats(place.incarnation.node.db, scheduleId).map(({ seatId }) => seatId)
  if (
    known.length &&
    place.identity.role === 'box' &&
    chanceOf(seed, 32_000_000 + index).happens(options.staffSeats)
  )
    return void simulation.run(
      sellBlocked({ simulation, index, chance }, place, scheduleId, chance.pick(known)),
    )
  const back = known.length > 0 && chance.happens(0.4)
  const seatIds = back ? known : wantedSeats(turn, place, scheduleId, chance.between(1, 2))
  const said = { scheduleId, seatIds, employeeName: 'Mia', reason: 'broken' as const, note: 'row F' }
  const actor = { who: 'employee:mia', via: 'portal' }
  void simulation.run(
    ask(simulation, chance, place, `blocking ${seatIds.join()}`, tenant =>
      back
        ? tenant.node.execute(actor, tx => unblockSeatsOf(tx, said))
        : withSeatsOfBothSides(tenant, scheduleId, () =>
            tenant.node.execute(actor, tx => blockSeatsOf(tx, said)),
          ),
    ).then(reply => {
      if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
    }),
  )
}

/** A cashier chooses a seat knowing that it is blocked, and sells it: only what this box itself has blocked. */
async function sellBlocked(turn: Turn, box: Place, scheduleId: string, seatId: string): Promise<void> {
  const { simulation, index } = turn
  const id = `staff-basket-${index}`
  const basket = { id, scheduleId, channel: 'register' as const, connected: true, blockedToo: true }
  const kept = await keepSeats(turn, box, basket, [seatId])
  if (kept.kind !== 'answer') return
  const reply = await sell(turn, box, {
    id: `staff-sale-${index}`,
    holdId: id,
    tickets: [{ scheduleId, seatId, priceRateId: 'normal' }],
    products: [],
    totalCents: guessedCents([seatId], 0, undefined, simulation.shownPrices.get(id)?.cents),
    payments: [{ methodId: 'terminal' }],
  })
  if (reply.kind === 'answer') count(simulation.stats, 'blocked seats sold')
}
