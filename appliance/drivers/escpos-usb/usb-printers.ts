import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A printer on one of the box's own USB sockets, as Linux's `usblp` shows it. */
export type UsbPrinter = {
  /** The device file, such as `/dev/usb/lp0`: the number changes when it is plugged in anew. */
  path: string
  /** Four hexadecimal digits each. */
  vendor: string
  product: string
  /** Empty where it has none, as many cheap ones. */
  serial: string
  /** What it calls itself. */
  name: string
}

/** Which USB printer is meant: any of them, those of one model, or one by its serial number. */
export type UsbName = { vendor: string | null; product: string | null; serial: string | null }

/** Where Linux lists them, and where their device files are. */
export type UsbPlaces = { classes: string; devices: string }
export const usbPlaces: UsbPlaces = { classes: '/sys/class/usbmisc', devices: '/dev/usb' }

/** The printers that are plugged in now, in the order of their numbers; none on a machine without USB. */
export function usbPrinters({ classes, devices }: UsbPlaces = usbPlaces): UsbPrinter[] {
  if (!existsSync(classes)) return []
  return readdirSync(classes)
    .filter(name => /^lp\d+$/.test(name))
    .sort((one, other) => Number(one.slice(2)) - Number(other.slice(2)))
    .flatMap(name => {
      try {
        const device = dirname(realpathSync(join(classes, name, 'device')))
        return [{ path: join(devices, name), ...identityOf(device) }]
      } catch {
        // Pulled out while it was looked at.
        return []
      }
    })
}

/** What a USB device says of itself, read from Linux's listing: nothing is opened. */
export function identityOf(device: string): Omit<UsbPrinter, 'path'> {
  const read = (name: string) => {
    const file = join(device, name)
    // What a device says of itself is shown to people.
    // eslint-disable-next-line no-control-regex
    return existsSync(file) ? readFileSync(file, 'latin1').replace(/[\u0000-\u001f\u007f-\u009f]/g, '') : ''
  }
  const [vendor, product, serial] = [read('idVendor'), read('idProduct'), read('serial').trim()]
  const name = [read('manufacturer').trim(), read('product').trim()].filter(Boolean).join(' ')
  return {
    vendor: vendor.toLowerCase(),
    product: product.toLowerCase(),
    serial,
    name: (name || `${vendor}:${product}`).slice(0, 60),
  }
}

/**
 * Reads `usb`, `usb:04b8:0e28` or `usb:04b8:0e28:X5F7001234`, as a connection names a USB printer; null for another
 * connection.
 *
 * @param word what such connections begin with
 */
export function usbName(connection: string, word = 'usb'): UsbName | null {
  const [begin = '', ...ids] = connection.split(':')
  if (begin.toLowerCase() !== word) return null
  const [, vendor, product, serial] =
    /^([0-9a-f]{4}):([0-9a-f]{4})(?::([\w.-]{1,60}))?$/i.exec(ids.join(':')) ?? []
  if (connection.length > word.length && !vendor) return null
  return {
    vendor: vendor?.toLowerCase() ?? null,
    product: product?.toLowerCase() ?? null,
    serial: serial ?? null,
  }
}

/** The first of the printers that fits. */
export function usbPrinterOf<Each extends Pick<UsbPrinter, 'vendor' | 'product' | 'serial'>>(
  { vendor, product, serial }: UsbName,
  printers: readonly Each[],
): Each | undefined {
  return printers.find(
    each =>
      (vendor === null || each.vendor === vendor) &&
      (product === null || each.product === product) &&
      (serial === null || each.serial === serial),
  )
}
