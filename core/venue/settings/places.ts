/**
 * Where a setting is said: for the exhibitor, for one cinema, which overrides it, or for one device, which overrides
 * both. The place is the id of its entry: `exhibitor`, `cinema-<id>` or `device-<cinema>.<id>`.
 */
export type SettingPlace = 'exhibitor' | `cinema-${string}` | `device-${string}.${string}`

/** How narrow a place is, the widest first. */
export const placeKinds = ['exhibitor', 'cinema', 'device'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** A device, as far as its settings have to know it. */
export type SettingDevice = { readonly id: string; readonly cinemaId: string }

/** What a place is, by the id of its entry; undefined for an id that is none. */
export function placeOf(
  id: string,
): { kind: PlaceKind; cinemaId: string | null; deviceId: string | null } | undefined {
  if (id === 'exhibitor') return { kind: 'exhibitor', cinemaId: null, deviceId: null }
  const [, ofDevice, deviceId] = /^device-([^.]+)\.(.+)$/.exec(id) ?? []
  if (ofDevice !== undefined && deviceId !== undefined)
    return { kind: 'device', cinemaId: ofDevice, deviceId }
  const [, cinemaId] = /^cinema-(.+)$/.exec(id) ?? []
  return cinemaId === undefined ? undefined : { kind: 'cinema', cinemaId, deviceId: null }
}

/** The place of a device's own settings. */
export function devicePlace({ id, cinemaId }: SettingDevice): SettingPlace {
  return `device-${cinemaId}.${id}`
}

/** The places whose settings hold for a device, or in a cinema, the narrowest first; without either the exhibitor's. */
export function placesIn(cinemaId: string | undefined, deviceId?: string): readonly SettingPlace[] {
  if (cinemaId === undefined) return ['exhibitor']
  const wider: readonly SettingPlace[] = [`cinema-${cinemaId}`, 'exhibitor']
  return deviceId === undefined ? wider : [devicePlace({ id: deviceId, cinemaId }), ...wider]
}

/** Whether a setting that may be said as narrowly as that may be said at a place. */
export function isSetAt(kind: PlaceKind, narrowest: PlaceKind): boolean {
  return placeKinds.indexOf(kind) <= placeKinds.indexOf(narrowest)
}
