import { offlineSyncFiles } from './carried-files.ts'
import { chanceOf } from './chance.ts'
import { emergencyNight } from './emergency-mode.ts'
import { useIdTwice } from './one-id-twice.ts'
import type { Turn } from './people.ts'
import { setRelayBack } from './relay-set-back.ts'
import { setBackUnsynced } from './unsynced.ts'

/** A trouble in which two know different things for a while; undefined when this turn there is none. */
export function doubled(turn: Turn): string | undefined {
  const { index, simulation } = turn
  const { options, twins, calm } = simulation
  if (calm.on) return undefined
  const at = chanceOf(simulation.seed, 7_000_000 + index).next()
  if (at < options.twin) return `!! ${twins.begin(turn)}`
  if (at < options.twin + options.emergencyMode) return `!! ${emergencyNight(turn)}`
  if (at < options.twin + options.emergencyMode + options.fork) return `!! ${setBackUnsynced(turn)}`
  return lately(turn)
}

/** Troubles that came later have luck of their own. */
function lately(turn: Turn): string | undefined {
  const { index, simulation } = turn
  const at = chanceOf(simulation.seed, 7_500_000 + index).next()
  if (at < simulation.options.relayBack) return `!! ${setRelayBack(turn)}`
  if (chanceOf(simulation.seed, 7_600_000 + index).happens(simulation.options.carried))
    return offlineSyncFiles(turn)
  if (chanceOf(simulation.seed, 7_700_000 + index).happens(simulation.options.idTwice))
    return useIdTwice(turn)
  return undefined
}
