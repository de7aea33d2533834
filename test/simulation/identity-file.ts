import type { DurableIdentity } from '#core/journal/identity.ts'
import type { Chance } from './chance.ts'
import type { Incarnation, Place } from './place.ts'

/** What lies beside the database and outlives it: identity.json. */
export type IdentityFile = { epoch: number; installed: boolean; instance: string; recovering?: boolean }

export function durableIdentityOf(place: Place, incarnation: Incarnation, chance: Chance): DurableIdentity {
  return {
    get installed() {
      return place.file.installed
    },
    get machineChanged() {
      return place.machineChanged
    },
    get instance() {
      return place.file.instance
    },
    get recovering() {
      return place.file.recovering ?? false
    },
    keepRecovering(recovering) {
      if (incarnation.alive) place.file = { ...place.file, recovering }
    },
    keep(epoch) {
      if (incarnation.alive) place.file = { ...place.file, epoch, installed: true }
    },
    adopt() {
      place.machineChanged = false
      place.file = { ...place.file, instance: `machine-${chance.between(0, 1e9)}` }
    },
  }
}
