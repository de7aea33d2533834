import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BusDevice, UsbBus } from '#box/drivers/escpos-usb-vendor/usb-bus.ts'
import { epsonPrinter } from './epson-printer.ts'

export type PluggedDevice = {
  vendor?: string
  product?: string
  serial?: string
  maker?: string
  model?: string
  /** Two hexadecimal digits; the vendor class when left out. */
  interfaceClass?: string
  /** Which driver of Linux has the interface. */
  driver?: string
  /** Kinds of its endpoints, in and out. */
  endpoints?: { direction: 'in' | 'out'; type: 'Bulk' | 'Interrupt' }[]
}

const bulkBoth = [
  { direction: 'in', type: 'Bulk' },
  { direction: 'out', type: 'Bulk' },
] as const

/**
 * A machine's USB without USB: Linux's listing of the devices in a folder, and the package `usb` as it answers (its
 * errors word for word), with an ESC/POS printer at each device's other end. It knows which devices were ever opened.
 */
export function openVendorBus() {
  const root = mkdtempSync(join(tmpdir(), 'foyer-bus-'))
  const folder = join(root, 'devices')
  mkdirSync(folder)
  const plugged = new Map<number, ReturnType<typeof startDevice>>()
  const opened: string[] = []
  let addresses = 0

  const bus: UsbBus = { getDevices: async () => [...plugged.values()].map(({ device }) => device) }
  return {
    folder,
    bus,
    /** The models of the devices that anybody opened, in turn. */
    opened,
    plug(made: PluggedDevice = {}) {
      const address = ++addresses
      list(folder, address, made)
      const { device, end, state } = startDevice(address, made, () => opened.push(made.model ?? 'TM-T88IV'))
      plugged.set(address, { device, end, state })
      return {
        state,
        pull() {
          plugged.delete(address)
          rmSync(join(folder, `1-${address}`), { recursive: true })
          rmSync(join(folder, `1-${address}:1.0`), { recursive: true })
          end.isGone = true
        },
        end,
      }
    },
    close: () => rmSync(root, { recursive: true }),
  }
}

/** Writes what Linux lists of a device and of its one interface. */
function list(folder: string, address: number, made: PluggedDevice): void {
  const device = join(folder, `1-${address}`)
  const place = `${device}:1.0`
  const write = (at: string, files: Record<string, string>) => {
    mkdirSync(at, { recursive: true })
    for (const [name, value] of Object.entries(files)) writeFileSync(join(at, name), `${value}\n`)
  }
  write(device, {
    idVendor: made.vendor ?? '04b8',
    idProduct: made.product ?? '0202',
    manufacturer: made.maker ?? 'EPSON',
    product: made.model ?? 'TM-T88IV',
    busnum: '1',
    devnum: `${address}`,
    ...(made.serial === '' ? {} : { serial: made.serial ?? `S${address}` }),
  })
  write(place, { bInterfaceClass: made.interfaceClass ?? 'ff', bInterfaceNumber: '00' })
  for (const [at, { direction, type }] of (made.endpoints ?? bulkBoth).entries()) {
    const number = (direction === 'in' ? 0x80 : 0) + at + 1
    const bEndpointAddress = number.toString(16).padStart(2, '0')
    write(join(place, `ep_${bEndpointAddress}`), { direction, type, bEndpointAddress })
  }
  if (made.driver) symlinkSync(`../drivers/${made.driver}`, join(place, 'driver'))
}

function startDevice(address: number, made: PluggedDevice, onOpen: () => void) {
  const said: number[] = []
  const { state, take } = epsonPrinter(bytes => void said.push(...bytes))
  const end = {
    isGone: false,
    /** Its next transfers stall, so many of them. */
    stallsIn: 0,
    stallsOut: 0,
    /** Opening it is refused with this, as by its device file's rights. */
    refuses: '',
    /** Opening it never ends. */
    hangs: false,
    /** After so many bytes it is pulled out. */
    goneAfter: Infinity,
    taken: 0,
    /** Something waits for it to take more. */
    isAwaited: false,
  }
  const present = (what: string) => {
    if (end.isGone) throw new Error(`${what} error: Disconnected`)
  }
  const rest = (ms: number) => new Promise<void>(resolve => void setTimeout(resolve, ms))

  /** As the package: whoever gives a device back while something is at work on it is thrown an error at once. */
  let atWork = 0
  const whole = () => {
    if (atWork)
      throw new Error('The same native value cannot be borrowed mutably while another borrow is active')
  }
  const working =
    <Given extends unknown[], T>(work: (...given: Given) => Promise<T>) =>
    (...given: Given): Promise<T> => {
      atWork++
      return work(...given).finally(() => void atWork--)
    }

  const device: BusDevice = {
    vendorId: Number.parseInt(made.vendor ?? '04b8', 16),
    productId: Number.parseInt(made.product ?? '0202', 16),
    bus: '001',
    address,
    async open() {
      onOpen()
      present('open')
      if (end.hangs) await new Promise(() => {})
      if (end.refuses) throw new Error(`open error: ${end.refuses}`)
    },
    close() {
      whole()
      return Promise.resolve()
    },
    async claimInterface() {
      if (state.isHeld) throw new Error('claimInterface error: interface is busy (errno 16)')
      state.isHeld = true
    },
    releaseInterface() {
      whole()
      state.isHeld = false
      return Promise.resolve()
    },
    transferIn: working(async (_endpoint: number, length: number, limitMs = 1000) => {
      for (const endMs = performance.now() + limitMs; performance.now() < endMs; await rest(2)) {
        present('transferIn')
        if (end.stallsIn > 0 && end.stallsIn--) throw new Error('transferIn error: Stall')
        if (said.length)
          return { data: new DataView(Uint8Array.from(said.splice(0, length)).buffer), status: 'ok' }
      }
      throw new Error('transferIn error: Cancelled')
    }),
    transferOut: working(async (_endpoint: number, bytes: Uint8Array, limitMs = 1000) => {
      present('transferOut')
      if (end.stallsOut > 0 && end.stallsOut--) throw new Error('transferOut error: Stall')
      // What asks for its state is answered all the same.
      for (const endMs = performance.now() + limitMs; state.isStalled && bytes.length > 3; await rest(2)) {
        end.isAwaited = true
        if (performance.now() > endMs) throw new Error('transferOut error: Cancelled')
      }
      end.taken += bytes.length
      if (end.taken > end.goneAfter) {
        end.isGone = true
        // What was being read ends first.
        await rest(60)
      }
      present('transferOut')
      take(bytes)
      return { bytesWritten: bytes.length, status: 'ok' }
    }),
    async clearHalt() {
      present('clearHalt')
    },
  }
  return { device, end, state }
}
