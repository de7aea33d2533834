import { seal } from '../../access/sealed.ts'
import type { Context } from '../../api/mount.ts'
import { createEntry, editEntry } from '../../catalogue/commands.ts'
import type { AnyEntity } from '../../catalogue/entity.ts'
import type { Tx } from '../../journal/node.ts'
import { secretKeys, type SettingValues } from './declared.ts'
import type { SettingPlace } from './places.ts'
import { settings } from './settings.entity.ts'

/** Here secrets are sealed before they are written. */
const entity = { ...settings, edit: { ...settings.edit!, apart: [] } } as unknown as AnyEntity

/** Changes settings of a place, secrets sealed; each merges on its own. Refuses what the caller may not change. */
export function writeSettings(
  tx: Tx,
  { tenant, signedIn }: Pick<Context, 'tenant' | 'signedIn'>,
  place: SettingPlace,
  typed: SettingValues,
): void {
  const given = sealedIn(tenant, typed)
  const write = tx.catalogue.get('settings', place) ? editEntry : createEntry
  write(tx, entity, place, given, signedIn)
}

/** Secrets as they are kept: sealed with the exhibitor's secret, which only the relay has. */
function sealedIn({ node, secret }: Context['tenant'], typed: SettingValues): SettingValues {
  const sealed = secretKeys.flatMap(about => {
    const value = (typed as Record<string, unknown>)[about]
    if (typeof value !== 'string' || !value) return []
    return [[about, seal({ secret, purpose: 'foyer setting', about }, { value }, node.runtime.random)]]
  })
  return { ...typed, ...Object.fromEntries(sealed) }
}
