import type { Catalogue } from '../../journal/apply.ts'
import type { Exhibitor } from '../cinema.ts'
import { declarationOf, settingKeys, type SettingKey, type SettingValue } from './declared.ts'
import { placesIn, type SettingPlace } from './places.ts'

type Known = Pick<Catalogue, 'all'>

/**
 * What a place says about a setting: its value, null where it says the default or a wider place's value, undefined
 * where it says nothing. Of the exhibitor also what its entry said before this was a setting.
 */
export function ownValueAt(catalogue: Known, place: SettingPlace, key: SettingKey): unknown {
  const entry = catalogue.all('settings').find(({ id }) => id === place) as
    Readonly<Record<string, unknown>> | undefined
  const value = entry?.[key]
  if (value !== undefined || place !== 'exhibitor') return value
  const exhibitor = catalogue.all('exhibitor')[0] as Partial<Exhibitor> | undefined
  return exhibitor && declarationOf(key).before?.(exhibitor)
}

/**
 * A setting as it holds at a device, in a cinema, or for the whole exhibitor: the narrowest place that says something.
 *
 * @param deviceId a device of that cinema
 */
export function settingOf<K extends SettingKey>(
  catalogue: Known,
  key: K,
  cinemaId?: string,
  deviceId?: string,
): SettingValue<K> {
  for (const place of placesIn(cinemaId, deviceId)) {
    const value = ownValueAt(catalogue, place, key)
    if (value !== undefined && value !== null) return value as SettingValue<K>
  }
  return declarationOf(key).fallback as SettingValue<K>
}

/**
 * The settings that everybody is told, as one object: `public_config.midnight_offset` is inside `public_config`.
 */
export function publicSettings(
  catalogue: Known,
  cinemaId?: string,
  deviceId?: string,
): Record<string, unknown> {
  const object: Record<string, unknown> = {}
  for (const key of settingKeys) {
    const { audience, shownAs } = declarationOf(key)
    const value = settingOf(catalogue, key, cinemaId, deviceId)
    if (audience === 'everybody') put(object, key.split('.'), shownAs ? shownAs(value) : value)
  }
  return object
}

function put(into: Record<string, unknown>, [first = '', ...rest]: string[], value: unknown): void {
  if (!rest.length) into[first] = value
  else put((into[first] ??= {}) as Record<string, unknown>, rest, value)
}
