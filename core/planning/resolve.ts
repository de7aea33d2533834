import { Refusal } from '../refusal.ts'
import type { Permission } from '../access/employee.ts'
import type { Plans } from './conflict.ts'
import { conflictsOf } from './conflicts.ts'
import { resolutionId, resolutionsOf, type Resolution } from './resolutions.ts'

/** A resolution that somebody chose, with the keyword they typed. */
export type Chosen = { conflictId: string; resolutionId: string; keyword?: string | undefined }

/** Whether a resolution cancels shows that may have tickets; then the keyword is asked for. */
export function cancels(resolution: Resolution): boolean {
  return resolution.do === 'cancel' || resolution.do === 'replan' || resolution.do === 'renew'
}

/** The permission needed to choose a resolution. */
export function permissionFor(resolution: Resolution): 'manage_programme' | 'manage_prices' {
  const priced =
    resolution.do === 'offer' ||
    resolution.do === 'restore' ||
    (resolution.do === 'remove' && resolution.kind !== 'event' && resolution.kind !== 'placeholder')
  return priced ? 'manage_prices' : 'manage_programme'
}

/**
 * The resolution that was chosen, if it is still offered. Refuses `conflict_changed`, `not_allowed`, and `invalid_input`
 * without the keyword where a show is cancelled.
 */
export function chosenOf(plans: Plans, chosen: Chosen, permissions: readonly Permission[]): Resolution {
  const conflict = conflictsOf(plans).find(each => each.id === chosen.conflictId)
  const offered = conflict ? resolutionsOf(conflict, plans) : []
  const resolution = offered.find(each => resolutionId(each) === chosen.resolutionId)
  if (!resolution) throw new Refusal('conflict_changed')
  if (!permissions.includes(permissionFor(resolution))) throw new Refusal('not_allowed')
  if (cancels(resolution) && chosen.keyword !== 'CANCEL')
    throw new Refusal('invalid_input', {}, { keyword: ['field.required'] })
  return resolution
}
