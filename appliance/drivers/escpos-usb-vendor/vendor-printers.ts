import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { identityOf, usbPrinterOf, type UsbName } from '../escpos-usb/usb-printers.ts'

/** A device on a USB socket that speaks its maker's own class and may be a receipt printer. */
export type VendorPrinter = {
  /** Four hexadecimal digits each. */
  vendor: string
  product: string
  /** Empty where it has none. */
  serial: string
  /** What it calls itself. */
  name: string
  /** Where it is plugged in now; both change when it is plugged in anew. */
  bus: number
  address: number
  interfaceNumber: number
  /** The numbers of its two bulk endpoints. */
  endpointIn: number
  endpointOut: number
  /** Whether its maker and model say that it prints receipts, so that it is taken without being named. */
  isKnown: boolean
}

/** Where Linux lists every USB device with what it says of itself. */
export const usbDevices = '/sys/bus/usb/devices'

/**
 * Who makes receipt printers and nothing else that a cinema would plug in, with the products where the maker has others
 * too: Epson's scanners are of the vendor class as well. Source: usb.ids of linux-usb.org, 2025-07-26 (`04b8:0202` is the
 * interface card of M129C, TM-T70 and TM-T88IV, `04b8:0e..` the newer TM models).
 */
const makers: readonly { vendor: string; product: RegExp }[] = [
  { vendor: '04b8', product: /^(0202|0e[0-9a-f]{2})$/ },
  { vendor: '0519', product: /^/ },
  { vendor: '1504', product: /^/ },
  { vendor: '1d90', product: /^/ },
]

/** Number of the interface class that each maker fills as it likes (USB 2.0, bInterfaceClass FFh). */
const vendorClass = 'ff'

/**
 * What is plugged in now and could be such a printer: an interface of the vendor class that takes and gives in bulk and
 * that no driver of Linux has, so never a keyboard, a disk, a modem or a serial adapter. Only Linux's listing is read:
 * no device is opened, asked or woken. None on a machine without USB.
 */
export function vendorPrinters(folder: string = usbDevices): VendorPrinter[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => /^\d+-[\d.]+:\d+\.\d+$/.test(name))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .flatMap(name => {
      try {
        return printerOf(join(folder, name.split(':')[0]!), join(folder, name))
      } catch {
        // Pulled out while it was looked at.
        return []
      }
    })
}

function printerOf(device: string, place: string): VendorPrinter[] {
  const read = (file: string) => readFileSync(join(place, file), 'latin1').trim().toLowerCase()
  if (read('bInterfaceClass') !== vendorClass || isTaken(place)) return []
  const endpoints = readdirSync(place).filter(name => name.startsWith('ep_'))
  const bulk = (direction: string) =>
    endpoints
      .filter(name => read(`${name}/type`) === 'bulk' && read(`${name}/direction`) === direction)
      .map(name => Number.parseInt(read(`${name}/bEndpointAddress`), 16) & 0x7f)[0]
  const [endpointIn, endpointOut] = [bulk('in'), bulk('out')]
  if (endpointIn === undefined || endpointOut === undefined) return []
  const number = (file: string) => Number(readFileSync(join(device, file), 'latin1'))
  const identity = identityOf(device)
  return [
    {
      ...identity,
      bus: number('busnum'),
      address: number('devnum'),
      interfaceNumber: Number.parseInt(read('bInterfaceNumber'), 16),
      endpointIn,
      endpointOut,
      isKnown: makers.some(
        ({ vendor, product }) => vendor === identity.vendor && product.test(identity.product),
      ),
    },
  ]
}

/** Whether a driver of Linux has this interface; `usbfs` is a program's, perhaps this one's. */
function isTaken(place: string): boolean {
  try {
    return basename(readlinkSync(join(place, 'driver'))) !== 'usbfs'
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw cause
  }
}

/** The first that fits. Without a name only what is known to print receipts: a stranger's device is never spoken to. */
export function vendorPrinterOf(
  name: UsbName,
  printers: readonly VendorPrinter[],
): VendorPrinter | undefined {
  return usbPrinterOf(name, name.vendor === null ? printers.filter(({ isKnown }) => isKnown) : printers)
}
