import { ask } from './calling.ts'
import { chanceOf } from './chance.ts'
import type { Turn } from './people.ts'
import type { Place } from './place.ts'
import { count } from './stats.ts'
import { askFor, codeId, giveBack, outcomeOf } from './terminal-people.ts'
import { sell } from './till.ts'

/** Now and then a guest pays at a register by a code on its screen, which a cashier may take away; by luck of its own. */
export function payByCodeAside({ simulation, index }: Turn): void {
  const chance = chanceOf(simulation.seed, 81_000_000 + index)
  if (!chance.happens(simulation.options.codes)) return
  const box = chance.pick(simulation.boxes)
  if (box.incarnation) void simulation.run(payByCode({ simulation, index, chance }, box))
}

async function payByCode(turn: Turn, box: Place): Promise<void> {
  const { chance, simulation, index } = turn
  const { clock, stats } = simulation
  const popcorn = chance.between(1, 3)
  const saleId = `code-sale-${index}`
  const attemptId = `code-${index}`
  count(stats, 'codes asked for')
  if (!(await askFor(turn, box, { id: attemptId, forId: saleId, cents: popcorn * 600 }, codeId))) return
  if (chance.happens(0.3)) void simulation.run(takeAway(turn, box, attemptId))
  const known = await outcomeOf(turn, box, attemptId)
  if (known?.outcome !== 'approved') return
  if (chance.happens(0.1)) {
    count(stats, 'guests who paid by code and left')
    await clock.sleep(chance.between(0, 60_000))
    return void (await giveBack(turn, box, attemptId))
  }
  const reply = await sell(turn, box, {
    id: saleId,
    holdId: null,
    tickets: [],
    products: [{ productId: 'popcorn', quantity: popcorn }],
    totalCents: popcorn * 600,
    payments: [{ methodId: 'terminal', attemptId }],
  })
  if (reply.kind === 'answer') count(stats, 'sales by code')
  if (reply.kind === 'refused') await giveBack(turn, box, attemptId)
}

/** The cashier takes the code off the screen, perhaps while the guest pays. */
async function takeAway({ chance, simulation }: Turn, box: Place, attemptId: string): Promise<void> {
  await simulation.clock.sleep(chance.between(1000, 40_000))
  const reply = await ask(simulation, chance, box, `${attemptId} is taken away`, tenant => {
    simulation.terminals.of(tenant).abort(attemptId)
    return Promise.resolve()
  })
  if (reply.kind === 'answer') count(simulation.stats, 'codes taken away')
}
