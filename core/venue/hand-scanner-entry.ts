import * as z from 'zod'
import { serialSpeeds } from './line-display-entry.ts'

/** A barcode reader on a socket of the box, as people enter it; one that types into its till's own machine needs none. */
export const handScannerEntry = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** What people call it. */
  name: z.string().min(1).max(60),
  /** A serial line such as `serial:ttyACM0` or `serial:usb-Maker_Model-if00`, `input:` and the name of one that Linux has as a keyboard, or `hid:` a model. */
  connection: z.string().min(1).max(200),
})
export type HandScannerEntry = z.infer<typeof handScannerEntry>

/** A line by its number, or by its name below `/dev/serial/by-id`, which stays wherever the scanner is plugged in. */
const serialPattern = /^serial:(tty(?:USB|ACM|S)\d{1,2}|usb-[\w.+@-]{1,115})(?::(\d+))?$/
const hidPattern = /^hid:([\da-f]{4}):([\da-f]{4})(?::([\w.-]{1,60}))?$/

/** Where a hand scanner is plugged in; null for a connection this version does not know. */
export type HandScannerPlace =
  | { on: 'serial'; device: string; speed: (typeof serialSpeeds)[number] }
  | { on: 'input'; device: string }
  /** Four hexadecimal digits each. */
  | { on: 'hid'; vendor: string; product: string; serial: string | null }

/**
 * Reads a connection: a serial line of a USB socket, also by its name below `/dev/serial/by-id`, or of the machine itself,
 * a name below `/dev/input/by-id`, neither with a folder in it, or a model with its serial number if it has one; never another file.
 */
export function handScannerPlace(connection: string): HandScannerPlace | null {
  const [, named] = /^input:([\w.:+@-]{1,120}-event-kbd)$/.exec(connection) ?? []
  if (named && !named.includes('..')) return { on: 'input', device: named }
  const [, vendor, product, serial = null] = hidPattern.exec(connection) ?? []
  if (vendor && product) return { on: 'hid', vendor, product, serial }
  const [, device, typed = '9600'] = serialPattern.exec(connection) ?? []
  const speed = serialSpeeds.find(each => String(each) === typed)
  if (!device || !speed || device.includes('..')) return null
  return { on: 'serial', device: device.startsWith('usb-') ? `serial/by-id/${device}` : device, speed }
}

/** What is wrong with the hand scanners of a cinema: two of one id, which tills could not tell apart, or a connection. */
export function wrongWithHandScanners(
  scanners: readonly HandScannerEntry[] = [],
): 'hand_scanner_twice' | 'hand_scanner_connection' | undefined {
  if (new Set(scanners.map(({ id }) => id)).size < scanners.length) return 'hand_scanner_twice'
  return scanners.every(({ connection }) => handScannerPlace(connection))
    ? undefined
    : 'hand_scanner_connection'
}
