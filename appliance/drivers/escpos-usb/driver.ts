import { defineDriver } from '../driver.ts'
import { drawerOf } from '../printer/drawer.ts'
import { usbName } from './usb-printers.ts'
import { usbPrinter } from './usb-printer.ts'

/** An ESC/POS printer on one of the box's USB sockets, by Linux's own driver for printers. */
export const driver = defineDriver({
  kind: 'printer',
  connections: '"usb" for the printer on a USB socket, or one of several as "usb:04b8:0e28:SERIAL"',
  knows: connection => usbName(connection) !== null,
  open(entry) {
    const { connection, columns, codepage, keepsLine = false } = entry
    return usbPrinter({ name: usbName(connection)!, columns, codepage, keepsLine, drawer: drawerOf(entry) })
  },
})
