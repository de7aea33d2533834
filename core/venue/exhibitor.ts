import type { Catalogue } from '../journal/apply.ts'
import { isModuleOn } from '../access/modules.ts'
import type { Exhibitor, ExhibitorEntry } from './cinema.ts'
import { settingOf } from './settings/effective.ts'

type Known = Pick<Catalogue, 'all'>
type Made = { settings: unknown; modules: unknown; exhibitor: Exhibitor }

/** Made anew only when the entry or a setting changed: every show that is listed asks for it. */
const made = new WeakMap<object, Made>()

/** The exhibitor whose node this is, with its settings as they hold; undefined until it is known here. */
export function exhibitorOf(catalogue: Known): Exhibitor | undefined {
  const entry = catalogue.all('exhibitor')[0]
  if (!entry) return undefined
  const settings = catalogue.all('settings')
  const modules = catalogue.all('modules')
  const known = made.get(entry)
  if (known?.settings === settings && known.modules === modules) return known.exhibitor
  const exhibitor = withSettings(catalogue, entry)
  made.set(entry, { settings, modules, exhibitor })
  return exhibitor
}

function withSettings(catalogue: Known, entry: ExhibitorEntry & { id: string }): Exhibitor {
  return {
    ...entry,
    midnightOffsetMinutes: settingOf(catalogue, 'public_config.midnight_offset'),
    cineWeekStartsOn: settingOf(catalogue, 'public_config.cine_week_starts_on'),
    accentHue: settingOf(catalogue, 'website_config.styling.variables.accent_hue'),
    holdSeconds: settingOf(catalogue, 'website_config.hold_seconds'),
    features: {
      tickets:
        isModuleOn(catalogue, 'tickets') &&
        settingOf(catalogue, 'public_config.features.tickets').includes('site'),
      vouchers: settingOf(catalogue, 'public_config.features.vouchers').includes('site'),
      newsletters: isModuleOn(catalogue, 'newsletters'),
    },
  }
}

/** The business day starts this many minutes after midnight; 0 while the exhibitor is not known. */
export function midnightOffsetOf(catalogue: Known): number {
  return exhibitorOf(catalogue)?.midnightOffsetMinutes ?? 0
}
