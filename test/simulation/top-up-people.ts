import { chanceOf } from './chance.ts'
import { giveBackTopUp } from './guest-returns.ts'
import type { Turn } from './people.ts'
import { count } from './stats.ts'
import { sell } from './till.ts'

/**
 * Now and then a guest has value put on a card at a register, and pays for popcorn with the same card; others want what they
 * put on one back. By luck of its own.
 */
export function topUpAside(turn: Turn): void {
  const { simulation, index } = turn
  const chance = chanceOf(simulation.seed, 71_000_000 + index)
  if (!chance.happens(simulation.options.topUps)) return
  const box = chance.pick(simulation.boxes)
  const codes = simulation.vouchers.codes()
  if (!box.incarnation || !codes.length) return
  if (chance.happens(0.4)) return giveBackTopUp({ ...turn, chance }, box)
  // The newest ones: a card that was sold a moment ago at another cinema is the interesting one.
  const voucherId = chance.pick(codes.slice(-6))
  const cents = chance.between(1, 20) * 100
  const popcorn = chance.happens(0.3) ? 1 : 0
  count(simulation.stats, 'top-ups asked for')
  void simulation.run(
    sell({ ...turn, chance }, box, {
      id: `top-up-${index}`,
      holdId: null,
      tickets: [],
      products: popcorn ? [{ productId: 'popcorn', quantity: popcorn }] : [],
      topUps: [{ voucherId, cents }],
      totalCents: cents + popcorn * 600,
      payments: [
        ...(popcorn ? [{ methodId: 'voucher', voucherId, cents: 600 }] : []),
        { methodId: 'terminal' },
      ],
    }),
  )
}
