import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux lists what speaks HID, and where its device files are. */
export type HidPlaces = { classes: string; devices: string }
export const hidPlaces: HidPlaces = { classes: '/sys/class/hidraw', devices: '/dev' }

/** Which scanner is meant: a model, or the one of that model with this serial number. */
export type HidName = { vendor: string; product: string; serial: string | null }

/** A scanner's own description begins with its page of the usage tables, 0x8C, in one byte or two. */
const usagePages = [Buffer.from([0x05, 0x8c]), Buffer.from([0x06, 0x8c, 0x00])]

/** A scanner that is plugged in: its model, its own serial number, what it calls itself, and its device file. */
export type HidScanner = HidName & { name: string; path: string }

/** The scanners in HID-POS mode that are plugged in now: of each the part that is a scanner, where it is a keyboard beside that. */
export function hidScanners({ classes, devices }: HidPlaces = hidPlaces): HidScanner[] {
  if (!existsSync(classes)) return []
  return readdirSync(classes)
    .sort((one, other) => Number(one.slice('hidraw'.length)) - Number(other.slice('hidraw'.length)))
    .flatMap(each => {
      try {
        const found = scannerIn(join(classes, each, 'device'))
        return found ? [{ ...found, path: join(devices, each) }] : []
      } catch {
        // Pulled out while it was looked at.
        return []
      }
    })
}

function scannerIn(folder: string): Omit<HidScanner, 'path'> | undefined {
  const event = readFileSync(join(folder, 'uevent'), 'utf8')
  // Its bus, vendor and product, eight hexadecimal digits of the latter two.
  const [, vendor, product] = /^HID_ID=\w+:0000(\w{4}):0000(\w{4})$/m.exec(event) ?? []
  if (!vendor || !product) return undefined
  const description = readFileSync(join(folder, 'report_descriptor'))
  if (!usagePages.some(page => description.subarray(0, page.length).equals(page))) return undefined
  return {
    vendor: vendor.toLowerCase(),
    product: product.toLowerCase(),
    serial: /^HID_UNIQ=(.+)$/m.exec(event)?.[1] ?? null,
    name: /^HID_NAME=(.+)$/m.exec(event)?.[1] ?? '',
  }
}

/** The device file of a scanner that is plugged in now. Throws where there is none. */
export function scannerFileOf({ vendor, product, serial }: HidName, places: HidPlaces = hidPlaces): string {
  const found = hidScanners(places).find(
    each => each.vendor === vendor && each.product === product && (serial === null || each.serial === serial),
  )
  if (!found) throw new Error('The scanner is not plugged in.')
  return found.path
}
