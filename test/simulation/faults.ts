import { crashPoints, type Place } from './place.ts'
import type { Turn } from './people.ts'
import { disaster } from './disasters.ts'
import { endShownPrices } from './offer-people.ts'
import { changeVersion } from './older-version.ts'
import type { Simulation } from './simulation.ts'
import { count } from './stats.ts'

/** Something goes wrong; undefined when this turn nothing does. */
export function trouble(turn: Turn): string | undefined {
  const { chance, simulation } = turn
  const { options, places, wires, stats } = simulation
  const disk = () => disaster(turn, false)
  const bothDisks = () => disaster(turn, true)
  const version = () => changeVersion(turn)
  const hostile = () => simulation.hostile.strike(turn)
  if (simulation.calm.on) return undefined
  const kinds = { crash, cut, mirror, clock, diskFull, disk, bothDisks, version, hostile }
  if (chance.happens(0.02)) chance.pick(places).backUp()
  let at = chance.next()
  for (const [name, happen] of Object.entries(kinds)) {
    at -= options[name as keyof typeof kinds]
    if (at < 0) return happen()
  }
  return undefined

  function crash(): string {
    const place = chance.pick(places)
    const point = chance.pick(crashPoints)
    if (point !== 'at once') place.armed = point
    else if (place.incarnation) {
      count(stats, 'crashes at once')
      place.crash()
    }
    return `${place.name} crashes ${point}`
  }

  function cut(): string {
    const wire = chance.pick(wires)
    const ms = chance.pick([100, 3000, 30_000, 300_000])
    const kind = chance.pick(['cut', 'nothing reaches the relay', 'nothing reaches the box'] as const)
    count(stats, `lines: ${kind}`)
    if (kind === 'cut') wire.cut(ms)
    else wire.block(kind === 'nothing reaches the box' ? 'box' : 'relay', ms)
    return `${wire.cinemaId}: ${kind}, ${ms} ms`
  }

  function mirror(): string {
    const place = chance.pick(places)
    const condition = chance.pick(['slow', 'gone', 'unsure', 'denied'] as const)
    if (place.mirrorPulled) return `${place.name} has no mirror at the moment`
    count(stats, `mirror ${condition}`)
    place.secondDisk.condition = condition
    simulation.clock.after(chance.between(500, 60_000), () => {
      if (!place.mirrorPulled) place.secondDisk.condition = 'well'
    })
    return `the mirror of ${place.name} is ${condition}`
  }

  function clock(): string {
    const place = chance.pick(places)
    const jump = chance.pick(['1970', 'ahead', 'back', 'right'] as const)
    count(stats, 'clock jumps')
    setClock(place, jump)
    return `the clock of ${place.name}: ${jump}`
  }

  function setClock(place: Place, jump: '1970' | 'ahead' | 'back' | 'right') {
    const minutes = chance.between(1, 30) * 60_000
    const skews = { '1970': 60_000 - simulation.clock.now(), ahead: minutes, back: -minutes, right: 0 }
    skewClock(simulation, place, skews[jump])
  }

  function diskFull(): string {
    const place = chance.pick(places)
    place.diskFull = chance.pick([true, 'unsure'])
    return `one commit of ${place.name} fails${place.diskFull === 'unsure' ? ', and persists' : ''}`
  }
}

/** A place's clock is so much ahead of the right time from now on, in milliseconds. */
export function skewClock(simulation: Simulation, place: Place, skewMs: number): void {
  endShownPrices(simulation, place)
  place.skewMs = skewMs
}
