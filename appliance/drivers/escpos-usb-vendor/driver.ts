import { defineDriver } from '../driver.ts'
import { usbName } from '../escpos-usb/usb-printers.ts'
import { drawerOf } from '../printer/drawer.ts'
import { vendorPrinter } from './vendor-printer.ts'

const nameOf = (connection: string) => usbName(connection, 'usb-vendor')

/** An ESC/POS printer on a USB socket that Linux does not list as a printer. */
export const driver = defineDriver({
  kind: 'printer',
  connections:
    '"usb-vendor" for one whose plug is of its maker\'s own class, or one of several as "usb-vendor:04b8:0202:SERIAL"',
  knows: connection => nameOf(connection) !== null,
  open(entry) {
    const { connection, columns, codepage, keepsLine = false } = entry
    return vendorPrinter({ name: nameOf(connection)!, columns, codepage, keepsLine, drawer: drawerOf(entry) })
  },
})
