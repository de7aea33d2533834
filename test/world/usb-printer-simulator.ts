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

/** The printer at the other end of the pipes: answers DLE EOT and GS r as Epson's do. */
function startPrinter(folder: string) {
  const [to, from] = [join(folder, 'to'), join(folder, 'from')]
  execFileSync('mkfifo', [to, from])
  const [toPrinter, fromPrinter] = [to, from].map(file =>
    openSync(file, constants.O_RDWR | constants.O_NONBLOCK),
  ) as [number, number]
  const state = {
    /** Answers to DLE EOT 1 to 4; 0x12 is all well. */
    status: [0x12, 0x12, 0x12, 0x12],
    /** It takes nothing any more, as one without paper whose memory is full. */
    isStalled: false,
    isHeld: false,
    printed: Buffer.alloc(0),
    pulses: [] as ('in turn' | 'at once')[],
    /** Says this unasked, as to a connection before. */
    say: (bytes: readonly number[]) => void writeSync(fromPrinter, Uint8Array.from(bytes)),
  }
  const taking = setInterval(() => {
    for (let said = state.isStalled ? undefined : readOf(toPrinter); said; said = readOf(toPrinter))
      take(Buffer.from(said))
  }, 5)

  function take(bytes: Buffer): void {
    let rest = bytes
    while (rest.length) {
      const [one, two, three] = rest
      if (one === 0x10 && two === 0x04 && three) {
        state.say([state.status[three - 1]!])
        rest = rest.subarray(3)
      } else if (one === 0x10 && two === 0x14) {
        state.pulses.push('at once')
        rest = rest.subarray(5)
      } else if (one === 0x1b && two === 0x70) {
        state.pulses.push('in turn')
        rest = rest.subarray(5)
      } else if (one === 0x1d && two === 0x72) {
        state.say([0])
        rest = rest.subarray(3)
      } else {
        const next = rest.findIndex((byte, at) => at > 0 && [0x10, 0x1b, 0x1d].includes(byte))
        const plain = next < 0 ? rest : rest.subarray(0, next)
        state.printed = Buffer.concat([state.printed, plain])
        rest = rest.subarray(plain.length)
      }
    }
  }

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
