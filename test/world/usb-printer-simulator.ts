import { execFileSync } from 'node:child_process'
import {
  closeSync,
  constants,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orNothing, type UsbPort } from '#box/drivers/escpos-usb/usb-line.ts'
import type { UsbPlaces } from '#box/drivers/escpos-usb/usb-printers.ts'
import { epsonPrinter } from './epson-printer.ts'

export type Plugged = {
  vendor?: string
  product?: string
  serial?: string
  manufacturer?: string
  model?: string
}

/**
 * USB printers without USB: Linux's listing of them in a folder, and for each a pair of pipes of the kernel, which take and
 * give no more than a device file does and say EAGAIN as it does. One connection at a time, EBUSY for another, ENODEV
 * once it is pulled out.
 */
export function openUsbSockets() {
  const root = mkdtempSync(join(tmpdir(), 'foyer-usb-'))
  const places: UsbPlaces = { classes: join(root, 'class'), devices: join(root, 'dev') }
  mkdirSync(places.classes)
  mkdirSync(places.devices)
  const printers = new Map<string, ReturnType<typeof startPrinter>>()
  const gone = (code: string) => Object.assign(new Error(code), { code })

  return {
    places,
    /** Opens what the driver would open. */
    openPort(path: string): UsbPort {
      const printer = printers.get(path)
      if (!printer) throw gone('ENODEV')
      if (printer.state.isHeld) throw gone('EBUSY')
      printer.state.isHeld = true
      const require = () => {
        if (printers.get(path) !== printer) throw gone('ENODEV')
      }
      return {
        read: () => (require(), readOf(printer.fromPrinter)),
        write: bytes => (require(), orNothing(() => writeSync(printer.toPrinter, bytes)) ?? 0),
        close: () => void (printer.state.isHeld = false),
      }
    },
    /** Plugs a printer in as `lp<number>`. */
    plug(number: number, { vendor = '04b8', product = '0e28', serial = 'X5F1', ...made }: Plugged = {}) {
      const device = join(root, `device-${number}-${printers.size}-${Math.trunc(performance.now())}`)
      mkdirSync(join(device, 'interface'), { recursive: true })
      writeFileSync(join(device, 'idVendor'), `${vendor}\n`)
      writeFileSync(join(device, 'idProduct'), `${product}\n`)
      if (serial) writeFileSync(join(device, 'serial'), `${serial}\n`)
      writeFileSync(join(device, 'manufacturer'), `${made.manufacturer ?? 'EPSON'}\n`)
      writeFileSync(join(device, 'product'), `${made.model ?? 'TM-T20III'}\n`)
      const listed = join(places.classes, `lp${number}`)
      mkdirSync(listed)
      symlinkSync(join(device, 'interface'), join(listed, 'device'))
      const path = join(places.devices, `lp${number}`)
      const printer = startPrinter(device)
      printers.set(path, printer)
      return {
        state: printer.state,
        pull() {
          printers.delete(path)
          rmSync(listed, { recursive: true })
          printer.stop()
        },
      }
    },
    close() {
      for (const printer of printers.values()) printer.stop()
      printers.clear()
      rmSync(root, { recursive: true })
    },
  }
}

function readOf(file: number): Uint8Array | undefined {
  const into = Buffer.alloc(4096)
  const size = orNothing(() => readSync(file, into, 0, into.length, null)) ?? 0
  return size > 0 ? Uint8Array.from(into.subarray(0, size)) : undefined
}

/** The printer at the other end of the pipes. */
function startPrinter(folder: string) {
  const [to, from] = [join(folder, 'to'), join(folder, 'from')]
  execFileSync('mkfifo', [to, from])
  const [toPrinter, fromPrinter] = [to, from].map(file =>
    openSync(file, constants.O_RDWR | constants.O_NONBLOCK),
  ) as [number, number]
  const { state, take } = epsonPrinter(bytes => void writeSync(fromPrinter, bytes))
  const taking = setInterval(() => {
    for (let said = state.isStalled ? undefined : readOf(toPrinter); said; said = readOf(toPrinter))
      take(said)
  }, 5)

  return {
    state,
    toPrinter,
    fromPrinter,
    stop() {
      clearInterval(taking)
      closeSync(toPrinter)
      closeSync(fromPrinter)
    },
  }
}
