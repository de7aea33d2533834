import type { DeviceFields } from '#core/kiosks/device.ts'

export type Orientation = NonNullable<DeviceFields['orientation']>

/** By how many degrees the wall is turned clockwise, and whether it is then higher than wide. */
export type Turn = { degrees: 0 | 90 | 180 | 270; portrait: boolean }

/**
 * How the wall is drawn on a screen that hangs in a way its machine does not know.
 *
 * @param portrait whether the machine's own picture is higher than wide
 */
export function turnOf(orientation: Orientation, portrait: boolean): Turn {
  if (orientation === 'auto') return { degrees: 0, portrait }
  const wanted = orientation.startsWith('portrait')
  const flipped = orientation.endsWith('_flipped')
  const degrees = wanted === portrait ? (flipped ? 180 : 0) : flipped ? 270 : 90
  return { degrees, portrait: wanted }
}
