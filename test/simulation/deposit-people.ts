import { changeEntry } from '#core/catalogue/change-entry.ts'
import { giveDepositsBack } from '#core/cash/deposit-commands.ts'
import type { Tenant } from '#core/api/tenant.ts'
import type { Tx } from '#core/journal/node.ts'
import { atRegister } from '../world/small-exhibitor.ts'
import { ask } from './calling.ts'
import { atCountedTill, countedTill } from './cash-people.ts'
import { chanceOf } from './chance.ts'
import type { Turn } from './people.ts'
import { count } from './stats.ts'
import { sell } from './till.ts'

/** A lemonade in a glass, for which a deposit is charged. */
export const lemonade = { id: 'lemonade', cents: 350, depositCents: 100 }

export function furnishDeposits(tx: Tx): void {
  const beer = tx.catalogue.get('product', 'beer')!
  const { cents, depositCents } = lemonade
  changeEntry(tx, 'product', lemonade.id, { ...beer, name: { en: 'Lemonade' }, cents, depositCents })
}

/** Now and then somebody buys lemonade at a register or brings glasses back, by luck of its own. */
export function tendDeposits(turn: Turn): void {
  const { simulation, index } = turn
  const chance = chanceOf(simulation.seed, 57_000_000 + index)
  if (!chance.happens(simulation.options.deposits)) return
  const box = chance.pick(simulation.boxes)
  if (!box.incarnation) return
  const pieces = chance.between(1, 4)
  if (chance.happens(0.4)) return bringBack(turn, pieces)
  count(simulation.stats, 'deposits asked for')
  const { id: productId, cents, depositCents } = lemonade
  void simulation.run(
    sell({ ...turn, chance }, box, {
      id: `lemonade-${index}`,
      holdId: null,
      tickets: [],
      products: [{ productId, quantity: pieces }],
      totalCents: pieces * (cents + depositCents),
      payments: [{ methodId: 'cash' }],
    }),
  )
}

function bringBack(turn: Turn, pieces: number): void {
  const { simulation, index } = turn
  const chance = chanceOf(simulation.seed, 58_000_000 + index)
  const box = chance.pick(simulation.boxes)
  const by = {
    employeeId: 'carl',
    employeeName: 'carl',
    cinemaId: box.identity.cinemaId!,
    deviceId: countedTill,
    device: 'Till 1',
    withdrawUpToCents: null,
    locale: 'en' as const,
  }
  const request = {
    id: `glasses-${index}`,
    kinds: [{ productId: lemonade.id, pieces }],
    cents: pieces * lemonade.depositCents,
  }
  const work = (tenant: Tenant) =>
    tenant.node.execute(atCountedTill(turn, atRegister), tx => void giveDepositsBack(tx, request, by))
  void simulation.run(
    ask(simulation, chance, box, request.id, work).then(reply => {
      if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
    }),
  )
}
