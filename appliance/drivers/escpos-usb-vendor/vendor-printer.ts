import type { UsbName } from '../escpos-usb/usb-printers.ts'
import type { Printer } from '../printer/contract.ts'
import { escposPrinter, type EscposSettings } from '../printer/escpos-printer.ts'
import { loadUsbBus, type UsbBus } from './usb-bus.ts'
import { openVendorLine } from './vendor-line.ts'
import { openVendorPort } from './vendor-port.ts'
import { vendorPrinterOf, vendorPrinters } from './vendor-printers.ts'

/**
 * An ESC/POS printer on a USB socket whose plug is of its maker's own class, so that Linux has no device file for it. It
 * is looked for by its name at each connection, so one that is pulled out and put in again, wherever, is found again by
 * itself; and nothing is opened but what was found.
 *
 * @param load brings the package that speaks to USB devices, or rejects where this machine has none
 */
export function vendorPrinter(
  settings: EscposSettings & { name: UsbName; folder?: string },
  load: () => Promise<UsbBus> = loadUsbBus,
): Printer {
  const { name, folder, ...rest } = settings
  return escposPrinter(rest, limitMs =>
    openVendorLine(async () => {
      const found = vendorPrinterOf(name, vendorPrinters(folder))
      if (!found) throw new Error('no such printer is plugged in')
      return openVendorPort(await load(), found, limitMs)
    }, limitMs),
  )
}
