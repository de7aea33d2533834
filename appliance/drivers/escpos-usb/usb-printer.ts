import type { Printer } from '../printer/contract.ts'
import { escposPrinter, type EscposSettings } from '../printer/escpos-printer.ts'
import { openUsbLine, openUsbPort, type UsbPort } from './usb-line.ts'
import { usbPrinterOf, usbPrinters, type UsbName, type UsbPlaces } from './usb-printers.ts'

/**
 * An ESC/POS printer on one of the box's own USB sockets. It is looked for by its name at each connection, so one that is
 * pulled out and put in again, wherever, is found again by itself.
 *
 * @param openPort opens the device file
 */
export function usbPrinter(
  settings: EscposSettings & { name: UsbName; places?: UsbPlaces },
  openPort: (path: string) => UsbPort = openUsbPort,
): Printer {
  const { name, places, ...rest } = settings
  return escposPrinter(rest, limitMs =>
    openUsbLine(() => {
      const found = usbPrinterOf(name, usbPrinters(places))
      if (!found) throw new Error('no such printer is plugged in')
      return openPort(found.path)
    }, limitMs),
  )
}
