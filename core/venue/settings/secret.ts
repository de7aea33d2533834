import { unseal } from '../../access/sealed.ts'
import type { Catalogue } from '../../journal/apply.ts'
import type { SettingKey } from './declared.ts'
import { settingOf } from './effective.ts'

/** A secret setting in clear; empty where it is not set, or was sealed with another secret. */
export function secretSetting(catalogue: Pick<Catalogue, 'all'>, secret: string, about: SettingKey): string {
  const sealed = String(settingOf(catalogue, about))
  return sealed ? (unseal({ secret, purpose: 'foyer setting', about }, sealed)?.['value'] ?? '') : ''
}
