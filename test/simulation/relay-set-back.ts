import { chanceOf } from './chance.ts'
import { loseBoth, remembers } from './disasters.ts'
import { isApart } from './fork.ts'
import type { Turn } from './people.ts'
import { count } from './stats.ts'

/** A box that is in reach has called again by then; the relay waits longer. */
const boxesAreBackMs = 20_000
/** Longer than a relay waits for its boxes after a start. */
const patienceMs = 60_000

/**
 * The relay's machine is put back to an older state, with both its disks, and nobody says so. Its boxes are in reach, so
 * it must have learned what it forgot before it writes anything: no number and no seat is used again. Where no box is in
 * reach that is not promised, so nothing comes between them until they have spoken.
 */
export function setRelayBack({ index, simulation }: Turn): string {
  const chance = chanceOf(simulation.seed, 13_000_000 + index)
  const { relay, places, wires, stats, clock, calm } = simulation
  const inReach = wires.every(wire => wire.ready('relay') && wire.ready('box'))
  const busy = places.some(
    place => place.incarnation?.node.nodeStatus.emergencyMode() || place.mirrorPulled || place.armed,
  )
  if (!inReach || busy || isApart(simulation) || !places.every(remembers) || !relay.backups.length)
    return 'the relay is not set back: a box is out of reach, or it has no copy'
  const copy = chance.pick(relay.backups)
  for (const place of places) place.secondDisk.condition = 'well'
  count(stats, 'relays set back unmarked')
  loseBoth({ index, chance, simulation }, relay, copy, 'everything is an hour ago')
  for (const wire of wires) {
    wire.mend()
    wire.cut(chance.between(1000, boxesAreBackMs))
  }
  calm.on = true
  const begunMs = clock.now()
  const later = () =>
    clock.after(100, () => {
      const node = relay.incarnation?.node
      const isTold = node && node.state() !== 'reading' && !node.nodeStatus.awaitsFirstWord()
      if (!isTold && clock.now() < begunMs + patienceMs) return later()
      if (node?.nodeStatus.recovery()) count(stats, 'relays that noticed it')
      calm.on = false
    })
  later()
  return 'the relay: everything is as it was once, and nobody says so'
}
