import { answerBell, calledMs, ring } from '#core/devices/bells/ring.ts'
import { bellsSince } from '#core/devices/bells/store.ts'
import { appendAll } from '#core/journal/draft.ts'
import { atRegister } from '../world/small-exhibitor.ts'
import { ask } from './calling.ts'
import { chanceOf } from './chance.ts'
import type { Turn } from './people.ts'
import type { Place } from './place.ts'
import { count } from './stats.ts'

const tills = ['till-1', 'till-2'] as const
const who = ['mia', 'nora'] as const

/**
 * Now and then a cashier calls a manager, and two people say that they come, at the box and in the portal, also while the
 * line is cut. By luck of its own.
 */
export function ringAside({ simulation, index }: Turn): void {
  const chance = chanceOf(simulation.seed, 59_000_000 + index)
  if (!chance.happens(simulation.options.bells)) return
  const box = chance.pick(simulation.boxes)
  if (!box.incarnation) return
  void simulation.run(rings({ simulation, index, chance }, box))
}

const sinceOf = (nowMs: number) => new Date(nowMs - calledMs).toISOString()

async function rings(turn: Turn, box: Place): Promise<void> {
  const { simulation, chance, index } = turn
  const id = `bell-${index}`
  const deviceId = chance.pick(tills)
  const cinemaId = box.identity.cinemaId!
  const by = { cinemaId, deviceId, device: deviceId, employeeId: 'carl', employeeName: 'carl' }
  const reply = await ask(simulation, chance, box, id, tenant =>
    tenant.node.execute({ ...atRegister, device: deviceId }, tx =>
      appendAll(tx, ring(id, bellsSince(tx.db, sinceOf(tx.nowMs)), by)),
    ),
  )
  if (reply.kind === 'refused') return count(simulation.stats, `refused ${reply.refusal.code}`)
  count(simulation.stats, 'bells rung')
  await Promise.all(who.map(employeeId => comes(turn, chance.pick(simulation.places), id, employeeId)))
}

async function comes(turn: Turn, place: Place, id: string, employeeId: string): Promise<void> {
  const { simulation, chance } = turn
  await simulation.clock.sleep(chance.between(0, 60_000))
  const reply = await ask(simulation, chance, place, `${id} by ${employeeId}`, async tenant => {
    await tenant.node.execute({ who: `employee:${employeeId}`, via: 'portal' }, tx =>
      appendAll(
        tx,
        answerBell(
          id,
          bellsSince(tx.db, sinceOf(tx.nowMs)),
          { employeeId, employeeName: employeeId },
          () => true,
        ),
      ),
    )
    // Whoever was told that somebody comes is not told otherwise by the same node.
    const { node } = tenant
    const bell = bellsSince(node.db, sinceOf(node.runtime.now())).find(each => each.id === id)
    if (bell && !bell.answeredBy) simulation.fail('bells', `${place.name} forgot who comes to ${id}`)
  })
  count(simulation.stats, reply.kind === 'refused' ? `refused ${reply.refusal.code}` : 'bells answered')
}
