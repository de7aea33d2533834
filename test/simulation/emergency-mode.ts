import { startEmergencyMode } from '#core/recovery/commands.ts'
import { choicesOf } from '#core/recovery/choices.ts'
import { nodeStatusOf } from '#core/recovery/routes.ts'
import { chanceOf } from './chance.ts'
import { loseBoth, remembers } from './disasters.ts'
import { isApart } from './fork.ts'
import type { Turn } from './people.ts'
import type { Place } from './place.ts'
import type { Simulation } from './simulation.ts'
import { count } from './stats.ts'

const manager = { who: 'employee:mia', via: 'register 1' }
const everyMs = 5000

/** A box loses what it knows while its line is cut, and after a while a manager lets it sell alone. */
export function emergencyNight({ index, simulation }: Turn): string {
  const chance = chanceOf(simulation.seed, 10_000_000 + index)
  const { boxes, clock, places, stats } = simulation
  const box = chance.pick(boxes)
  if (
    isApart(simulation) ||
    !places.every(remembers) ||
    places.some(place => place.incarnation?.node.nodeStatus.emergencyMode())
  )
    return `${box.name} is needed: another one has forgotten`
  const kind = chance.pick(['both disks are old', 'both disks are old', 'both disks are gone'] as const)
  // A copy of this very moment has forgotten nothing, and cannot know it.
  if (chance.happens(0.4) || !box.backups.length) box.backUp()
  const copy = chance.happens(0.6) ? box.backups.at(-1)! : chance.pick(box.backups)
  loseBoth({ index, chance, simulation }, box, copy, kind)
  const cutMs = chance.between(30_000, 600_000)
  simulation.wireOf(box).cut(cutMs)
  count(stats, `disks: ${kind}, and the line is cut`)
  const until = clock.now() + cutMs
  const later = (ms: number) =>
    clock.after(ms, () => {
      // Nobody is promised anything who lets a machine sell alone while another one of the same box sells.
      if (clock.now() > until || !simulation.options.emergencyMode || isApart(simulation)) return
      if (!breakIt(simulation, box)) later(everyMs)
    })
  later(chance.between(5000, 60_000))
  return `${box.name}: ${kind}, and its line is cut for ${cutMs} ms`
}

/** The manager does it once the box offers it. */
function breakIt(simulation: Simulation, box: Place): boolean {
  const { incarnation } = box
  if (
    !incarnation ||
    !choicesOf(nodeStatusOf(incarnation.tenant), incarnation.node.runtime.now()).emergencyMode
  )
    return false
  simulation.emergencyModeCheck.broken(box)
  count(simulation.stats, 'emergency modes')
  void simulation.run(startEmergencyMode(incarnation.node, manager))
  return true
}
