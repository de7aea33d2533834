import { closeShift, countDrawer, handOver, moveCash, openShift } from '#core/cash/commands.ts'
import { expectedOf } from '#core/cash/drawer.ts'
import { loadDrawer } from '#core/cash/load.ts'
import { openShiftAt } from '#core/cash/store.ts'
import type { Tenant } from '#core/api/tenant.ts'
import type { Tx } from '#core/journal/node.ts'
import type { Actor } from '#core/journal/fact.ts'
import { atRegister } from '../world/small-exhibitor.ts'
import { ask } from './calling.ts'
import { chanceOf } from './chance.ts'
import type { Turn } from './people.ts'
import { count } from './stats.ts'

/** The till where everybody sells, in evenings in which its drawer is counted; no till in others. */
export const countedTill = 'till-1'

/** Whoever sells or gives back at a register, with the till where drawers are counted. */
export function atCountedTill(
  { simulation, device }: Pick<Turn, 'simulation' | 'device'>,
  actor: Actor,
): Actor {
  if (device) return { ...actor, device }
  return simulation.options.shifts ? { ...actor, device: countedTill } : actor
}

/**
 * Now and then somebody opens, counts, hands over or closes the shift of a till, or moves cash with nothing sold. By luck
 * of its own, so that an evening without it stays the evening it was.
 */
export function tendDrawer(turn: Turn): void {
  const { simulation, index } = turn
  const chance = chanceOf(simulation.seed, 41_000_000 + index)
  if (!simulation.options.shifts || !chance.happens(simulation.options.shifts)) return
  const box = chance.pick(simulation.boxes)
  const cinemaId = box.identity.cinemaId!
  const person = chance.pick(['carl', 'mia'])
  const by = {
    employeeId: person,
    employeeName: person,
    cinemaId,
    deviceId: countedTill,
    device: 'Till 1',
    withdrawUpToCents: null,
    locale: 'en',
  }
  const cents = chance.between(1, 5000)
  const wish = chance.pick(['paid_in', 'withdrawn', 'count', 'hand over', 'close', 'close'] as const)
  const name = `cash-${index}`

  function close(tx: Tx, shiftId: string, expected: number) {
    // Somebody counts wrong now and then.
    const cashCents = Math.max(0, chance.happens(0.7) ? expected : expected - 100)
    countDrawer(tx, shiftId, { id: `${name}-count`, coins: [], cashCents, others: [] }, by)
    if (wish === 'count') return
    const ending = { countId: `${name}-count`, leftCents: 0, explanation: 'unknown' }
    closeShift(tx, shiftId, ending, by)
  }

  function tend(tx: Tx) {
    const row = openShiftAt(tx.db, cinemaId, countedTill)
    if (!row) return openShift(tx, { id: name, floatCents: cents }, by)
    const expected = expectedOf(loadDrawer(tx, row)[0]!)
    if (wish === 'paid_in' || wish === 'withdrawn')
      return moveCash(tx, row.id, { id: name, what: wish, method: 'cash', cents, reason: 'rolls' }, by)
    if (wish === 'hand over') return handOver(tx, row.id, { id: name, countId: null }, by)
    return close(tx, row.id, expected)
  }

  const work = (tenant: Tenant) => tenant.node.execute(atCountedTill(turn, atRegister), tx => void tend(tx))
  void simulation.run(
    ask(simulation, chance, box, name, work).then(reply => {
      if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
    }),
  )
}
