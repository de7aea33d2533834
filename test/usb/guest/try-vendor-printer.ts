import { deepStrictEqual, ok, rejects } from 'node:assert'
import { receiptDocument } from '#core/documents/receipt.ts'
import { vendorPrinter } from '#box/drivers/escpos-usb-vendor/vendor-printer.ts'
import { vendorPrinters } from '#box/drivers/escpos-usb-vendor/vendor-printers.ts'
import { usbName } from '#box/drivers/escpos-usb/usb-printers.ts'
import { encodePaper } from '#box/drivers/printer/encode.ts'
import { cashReceipt } from '../../core/documents/paper-samples.ts'
import { until } from './ends.ts'
import type { Trial } from './guest.ts'
import { vendorPrinterGadget } from './vendor-gadget.ts'

/** A printer that Linux lists as none, and what may befall it. */
export function tryVendorPrinter(): Trial[] {
  const speed = { columns: 48, pollMs: 200, printMs: 3000 }
  const printer = vendorPrinter({ name: usbName('usb-vendor', 'usb-vendor')!, ...speed })
  const slip = encodePaper(receiptDocument(cashReceipt, 'fr'), 48)
  const identity = { vendor: '04b8', product: '0202', serial: 'V1', maker: 'EPSON', model: 'TM-T88IV' }
  let end: Awaited<ReturnType<typeof vendorPrinterGadget>>

  return [
    {
      name: 'a printer of its maker’s own class is found, and a slip comes out letter for letter',
      async try() {
        end = await vendorPrinterGadget('vendor', identity)
        end.plug(5)
        await until(
          () => vendorPrinters().map(({ name, serial }) => [name, serial]),
          [['EPSON TM-T88IV', 'V1']],
        )
        await printer.print(slip, 'receipt')
        const printed = end.printed()
        ok(printed.equals(Buffer.from(slip)), `${printed.length} bytes came of ${slip.length}`)
      },
    },
    {
      name: 'without paper it is sent nothing, its drawer opens all the same, and a long job comes out whole after that',
      async try() {
        end.state.status = [0x1a, 0x32, 0x12, 0x7e]
        await rejects(printer.print(slip, 'receipt'), { condition: 'paper_end', printed: 'nothing' })
        await printer.openDrawer!()
        await until(() => end.state.pulses, ['at once'])
        deepStrictEqual(end.printed().length, 0)
        end.state.status = [0x12, 0x12, 0x12, 0x12]
        const job = Buffer.alloc(100_000, 'ab')
        await printer.print(job, 'ticket')
        ok(end.printed().equals(job))
      },
    },
    {
      name: 'of its maker’s own class, pulled out in the middle of a job: unknown, and found again by itself',
      async try() {
        const ended = rejects(printer.print(Buffer.alloc(400_000, 'x'), 'ticket'), { printed: 'unknown' })
        await until(() => end.state.printed.length > 4096, true)
        end.pull()
        await ended
        await rejects(printer.print(slip, 'receipt'), { printed: 'nothing' })
        end.plug(5)
        printer.start()
        await until(() => printer.condition(), 'operational')
        end.printed()
        await printer.print(slip, 'receipt')
        ok(end.printed().equals(Buffer.from(slip)))
        await printer.stop()
        end.pull()
      },
    },
  ]
}
