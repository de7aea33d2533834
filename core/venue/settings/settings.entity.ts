import * as z from 'zod'
import { isModuleOn } from '../../access/modules.ts'
import type { Catalogue } from '../../journal/apply.ts'
import { defineEntity, type Caller, type SpecialInput } from '../../catalogue/entity.ts'
import { declarationOf, secretKeys, settingKeys, type SettingKey, type SettingValues } from './declared.ts'
import { isSetAt, placeOf } from './places.ts'

/** A certificate or a private key of 4096 bits, sealed. */
const sealedMost = 12_000

/** As it is typed in; a secret is sealed before it is kept. */
const typed = Object.fromEntries(
  settingKeys.map(key => [key, declarationOf(key).value.nullable().optional()]),
)
const sealed = Object.fromEntries(
  secretKeys.map(key => [key, z.string().max(sealedMost).nullable().optional()]),
)
const inputs = Object.fromEntries(
  settingKeys.flatMap(key => {
    const { input } = declarationOf(key)
    return input ? [[key, input]] : []
  }),
)

/** What one place says, each setting merged on its own. */
const settingsFields = z.object({ ...typed, ...sealed }) as unknown as z.ZodObject & z.ZodType<SettingValues>

/** What may be said of a place in a call, and nothing else. */
export const givenSettings = z.strictObject(typed) as unknown as z.ZodType<SettingValues>

type Change = { before?: SettingValues | undefined; after?: (SettingValues & { id?: string }) | undefined }

/** A place is one that is known, says only what may be said there, and everybody changes only what they may. */
function permits(
  { catalogue }: { catalogue: Pick<Catalogue, 'get' | 'all'> },
  { permissions }: Caller,
  { before, after }: Change,
) {
  const id = String(after?.id ?? '')
  const place = placeOf(id)
  if (!place || !isThere(catalogue, place)) return { code: 'record_unknown' } as const
  for (const key of settingKeys) {
    if (JSON.stringify(before?.[key]) === JSON.stringify(after?.[key])) continue
    const { permission, narrowest, module } = declarationOf(key)
    if (module && !isModuleOn(catalogue, module)) return { code: 'module_inactive', field: key } as const
    if (!isSetAt(place.kind, narrowest)) return { code: 'setting_elsewhere', field: key } as const
    if (!permissions.includes(permission) && !permissions.includes('manage_settings'))
      return { code: 'not_allowed', field: key } as const
  }
  return undefined
}

/** Whether the cinema, and the device in it, that a place names are there. */
function isThere(
  catalogue: Pick<Catalogue, 'get'>,
  { cinemaId, deviceId }: NonNullable<ReturnType<typeof placeOf>>,
): boolean {
  if (cinemaId !== null && !catalogue.get('cinema', cinemaId)) return false
  if (deviceId === null) return true
  const device = catalogue.get('device', deviceId)
  return device?.cinemaId === cinemaId && !device.deleted
}

/** One entry for the exhibitor and one for each cinema or device that says something of its own. */
export const settings = defineEntity({
  kind: 'settings',
  fields: settingsFields,
  essentials: [],
  scope: 'settings',
  name: ({ id }) => id,
  edit: {
    path: 'settings',
    permission: 'manage_settings',
    fresh: {},
    // Only the calls of settings seal them.
    apart: secretKeys,
    sealed: secretKeys,
    refuses: ['not_allowed', 'setting_elsewhere', 'module_inactive'],
    inputs: inputs as { [Key in SettingKey]?: SpecialInput },
    permits,
  },
  tells: ['settings.changed', 'programme.changed', 'price.changed'],
})
