import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux lists what speaks HID, and where its device files are. */
export type HidPlaces = { classes: string; devices: string }
const hidPlaces: HidPlaces = { classes: '/sys/class/hidraw', devices: '/dev' }

/** Which scanner is meant: a model, or the one of that model with this serial number. */
export type HidName = { vendor: string; product: string; serial: string | null }

/** A scanner's own description begins with its page of the usage tables, 0x8C, in one byte or two. */
const usagePages = [Buffer.from([0x05, 0x8c]), Buffer.from([0x06, 0x8c, 0x00])]

/**
 * The device file of a scanner that is plugged in now: the part of it that is a scanner, where it is a keyboard beside
 * that. Throws where there is none.
 */
export function scannerFileOf(wanted: HidName, { classes, devices }: HidPlaces = hidPlaces): string {
  const name = readdirSync(classes)
    .sort((one, other) => Number(one.slice('hidraw'.length)) - Number(other.slice('hidraw'.length)))
    .find(each => isMeant(join(classes, each, 'device'), wanted))
  if (!name) throw new Error('The scanner is not plugged in.')
  return join(devices, name)
}

function isMeant(folder: string, { vendor, product, serial }: HidName): boolean {
  const event = readFileSync(join(folder, 'uevent'), 'utf8')
  // Its bus, vendor and product, eight hexadecimal digits of the latter two.
  const [, itsVendor, itsProduct] = /^HID_ID=\w+:0000(\w{4}):0000(\w{4})$/m.exec(event) ?? []
  if (itsVendor?.toLowerCase() !== vendor || itsProduct?.toLowerCase() !== product) return false
  if (serial !== null && /^HID_UNIQ=(.*)$/m.exec(event)?.[1] !== serial) return false
  const description = readFileSync(join(folder, 'report_descriptor'))
  return usagePages.some(page => description.subarray(0, page.length).equals(page))
}
