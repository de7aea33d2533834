import { deepStrictEqual, ok, rejects } from 'node:assert'
import { setTimeout as rest } from 'node:timers/promises'
import { receiptDocument } from '#core/documents/receipt.ts'
import { driver } from '#box/drivers/escpos-usb/driver.ts'
import { usbPrinter } from '#box/drivers/escpos-usb/usb-printer.ts'
import { usbName, usbPrinters } from '#box/drivers/escpos-usb/usb-printers.ts'
import { encodePaper } from '#box/drivers/printer/encode.ts'
import { decodePaper } from '#kiosk/paper/decode.ts'
import { cashReceipt } from '../../core/documents/paper-samples.ts'
import { printerAt, until } from './ends.ts'
import { makeGadget } from './gadgets.ts'
import type { Trial } from './guest.ts'

const epson = { vendor: '04b8', product: '0e28', maker: 'EPSON', model: 'TM-T20III' }
const connectionOf = (serial: string) => `usb:04b8:0e28:${serial}`

/** Two printers of one model on two sockets, as `usblp` has them, and what may befall one. */
export async function tryPrinters(): Promise<Trial[]> {
  const first = makeGadget('first', { ...epson, serial: 'FIRST' }, 'printer.one')
  const second = makeGadget('second', { ...epson, serial: 'SECOND' }, 'printer.two')
  first.plug(0)
  second.plug(1)
  const one = await printerAt('/dev/g_printer0')
  const other = await printerAt('/dev/g_printer1')
  const speed = { columns: 48, pollMs: 200, printMs: 2000 }
  const printer = usbPrinter({ name: usbName(connectionOf('SECOND'))!, ...speed })
  const slip = encodePaper(receiptDocument(cashReceipt, 'fr'), 48)

  return [
    {
      name: 'two printers of one model are found by their serial numbers',
      async try() {
        await until(
          // Which one Linux lists first is by chance.
          () =>
            usbPrinters()
              .map(({ name, serial }) => [name, serial])
              .toSorted(),
          [
            ['EPSON TM-T20III', 'FIRST'],
            ['EPSON TM-T20III', 'SECOND'],
          ],
        )
      },
    },
    {
      name: 'a slip comes out of the printer that is meant, letter for letter, and of no other',
      async try() {
        const entry = { id: 'desk', name: 'Desk', columns: 48, codepage: 'windows1252', prints: [] } as const
        const entered = driver.open({ ...entry, prints: [], connection: connectionOf('SECOND') })
        await entered.print(slip, 'receipt')
        await entered.stop()
        const printed = other.printed()
        ok(printed.equals(Buffer.from(slip)), `${printed.length} bytes came of ${slip.length}`)
        const text = decodePaper(printed)
          .flatMap(line => (line.kind === 'text' ? line.spans.map(span => span.text) : []))
          .join('\n')
        for (const words of ['Ciné Lumière', 'Popcorn süß, groß', '52,52']) ok(text.includes(words), words)
        deepStrictEqual(one.printed().length, 0)
      },
    },
    {
      name: 'without paper nothing is sent, its drawer opens all the same, and with paper it goes on',
      async try() {
        other.state.status = [0x1a, 0x32, 0x12, 0x7e]
        await rejects(printer.print(slip, 'receipt'), { condition: 'paper_end', printed: 'nothing' })
        await printer.openDrawer!()
        await until(() => other.state.pulses, ['at once'])
        deepStrictEqual(other.printed().length, 0)
        other.state.status = [0x12, 0x12, 0x12, 0x12]
        await printer.print(slip, 'receipt')
        ok(other.printed().equals(Buffer.from(slip)))
      },
    },
    {
      name: 'a long job comes out whole',
      async try() {
        const job = Buffer.alloc(150_000, 'ab')
        await printer.print(job, 'ticket')
        ok(other.printed().equals(job))
      },
    },
    {
      name: 'one that stops in the middle of a job holds nobody up, and nobody claims to know what came out',
      async try() {
        const ended = rejects(printer.print(Buffer.alloc(400_000, 'x'), 'ticket'), { printed: 'unknown' })
        await until(() => other.state.printed.length > 4096, true)
        other.state.isStalled = true
        await ended
        const beganMs = performance.now()
        await rest(50)
        ok(performance.now() - beganMs < 1000, 'the process stood still')
        other.state.isStalled = false
        printer.start()
        await until(() => printer.condition(), 'operational')
        await rest(500)
        other.printed()
      },
    },
    {
      name: 'pulled out it is away, and at another socket it is found again by itself',
      async try() {
        second.pull()
        await until(() => printer.condition(), 'communication_error')
        await rejects(printer.print(slip, 'receipt'), { printed: 'nothing' })
        second.plug(4)
        await until(() => printer.condition(), 'operational')
        other.printed()
        await printer.print(slip, 'receipt')
        ok(other.printed().equals(Buffer.from(slip)))
      },
    },
    {
      name: 'pulled out in the middle of a job: nobody claims to know what came out',
      async try() {
        const ended = rejects(printer.print(Buffer.alloc(400_000, 'x'), 'ticket'), { printed: 'unknown' })
        await until(() => other.state.printed.length > 4096, true)
        second.pull()
        await ended
        await printer.stop()
      },
    },
  ]
}
