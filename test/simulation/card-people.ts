import { typedId } from '#core/journal/id.ts'
import { Refusal } from '#core/refusal.ts'
import { exchangeCard } from '#core/vouchers/exchange-commands.ts'
import { reachable, withTurnsOfAllSides } from '#core/vouchers/gather-commands.ts'
import { ask, askAgain } from './calling.ts'
import { chanceOf } from './chance.ts'
import type { Turn } from './people.ts'
import type { Place } from './place.ts'
import { count } from './stats.ts'
import { atTill } from './till.ts'

const atDesk = { who: 'employee:mia', via: 'cards' }

/**
 * Now and then a guest wants a new card for an old one, at a register or in the portal; some go to two counters with it, where
 * each has a card of its own to give, and some come back once they have the new one. By luck of its own.
 */
export function exchangeCardAside(turn: Turn): void {
  const { simulation, index } = turn
  const chance = chanceOf(simulation.seed, 73_000_000 + index)
  if (!chance.happens(simulation.options.cards)) return
  const codes = simulation.vouchers.codes()
  if (!codes.length) return
  // The newest ones: a card that was made a moment ago on another side is the interesting one.
  const old = chance.pick(codes.slice(-8))
  const counters = chance.some(simulation.places, chance.happens(0.25) ? 2 : 1)
  for (const [which, place] of counters.entries()) {
    const name = `card-${index}-${which + 1}`
    void simulation.run(exchangeAt({ ...turn, chance }, place, old, name))
    // The cashier presses twice.
    if (chance.happens(0.15)) void simulation.run(exchangeAt({ ...turn, chance }, place, old, name))
  }
}

async function exchangeAt(turn: Turn, place: Place, old: string, name: string): Promise<void> {
  const { chance, simulation } = turn
  const { stats } = simulation
  const wanted = { requestId: name, newCode: typedId(`NEW-${name}`) }
  count(stats, 'exchanges of cards asked for')
  const once = () =>
    ask(simulation, chance, place, name, async tenant => {
      if (place !== simulation.relay) await atTill(turn, place, tenant)
      if (!reachable(tenant)) throw new Refusal('card_needs_connection')
      return withTurnsOfAllSides(tenant, () =>
        tenant.node.execute(atDesk, tx => exchangeCard(tx, old, wanted).id),
      )
    })
  const reply = await askAgain(simulation, chance, 3, once)
  if (reply.kind === 'refused') count(stats, `refused ${reply.refusal.code}`)
}
