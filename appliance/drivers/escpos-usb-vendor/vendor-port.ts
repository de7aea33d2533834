import type { BusDevice, UsbBus } from './usb-bus.ts'
import type { VendorPrinter } from './vendor-printers.ts'

/** A claimed interface of a device, over which bytes go both ways. */
export type VendorPort = {
  /** What it says within so many milliseconds; undefined where it says nothing. Rejects when it is gone. */
  read(limitMs: number): Promise<Uint8Array | undefined>
  /** Resolves when the device took all of it; where it rejects nobody knows how much that was. */
  write(bytes: Uint8Array, limitMs: number): Promise<void>
  close(): Promise<void>
}

/** A multiple of every size of packet there is. */
const readBytes = 1024
/** What a call may take beyond the limit it was given, before nobody waits for it any more. */
const graceMs = 1000
/** Of an endpoint that says so again and again nothing is to be had. */
const stallsMost = 3

/**
 * Opens a device and claims its interface, nothing else of it; what a driver of Linux has stays with it. The caller must
 * close it. Rejects where the device is gone, busy or not allowed.
 */
export async function openVendorPort(
  usb: UsbBus,
  printer: VendorPrinter,
  limitMs: number,
): Promise<VendorPort> {
  const device = (await within(() => usb.getDevices(), limitMs)).find(each => isSame(each, printer))
  if (!device) throw new Error('the printer was pulled out')
  const work = openWork()
  try {
    await within(() => work.keep(device.open()), limitMs)
    await within(() => work.keep(device.claimInterface(printer.interfaceNumber)), limitMs)
  } catch (cause) {
    // Also one that opens only after nobody waited any more.
    void work
      .ended()
      .then(() => device.close())
      .catch(() => {})
    throw cause
  }
  return portOf(device, printer, work)
}

function isSame(device: BusDevice, printer: VendorPrinter): boolean {
  return (
    device.vendorId === Number.parseInt(printer.vendor, 16) &&
    device.productId === Number.parseInt(printer.product, 16) &&
    Number.parseInt(device.bus, 10) === printer.bus &&
    device.address === printer.address
  )
}

/** What is at work on a device. The package lets nobody give a device back before: it throws, and at once. */
function openWork() {
  const open = new Set<Promise<unknown>>()
  return {
    keep<T>(work: Promise<T>): Promise<T> {
      open.add(work)
      const end = () => void open.delete(work)
      work.then(end, end)
      return work
    },
    async ended(): Promise<void> {
      await Promise.allSettled(open)
    },
  }
}

function portOf(
  device: BusDevice,
  { interfaceNumber, endpointIn, endpointOut }: VendorPrinter,
  work: ReturnType<typeof openWork>,
): VendorPort {
  let stalls = 0
  const clear = (direction: 'in' | 'out', endpoint: number) =>
    within(() => work.keep(device.clearHalt(direction, endpoint)), graceMs)

  async function take(limitMs: number): Promise<DataView | undefined> {
    const { data, status } = await within(
      () => work.keep(device.transferIn(endpointIn, readBytes, limitMs)),
      limitMs + graceMs,
    )
    if (status === 'stall') throw new Error('stall')
    return data
  }

  return {
    async read(limitMs) {
      try {
        const data = await take(limitMs)
        stalls = 0
        return data?.byteLength ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : undefined
      } catch (cause) {
        if (isSilence(cause)) return undefined
        if (!isStall(cause) || ++stalls > stallsMost) throw cause
        await clear('in', endpointIn)
        return undefined
      }
    },
    async write(bytes, limitMs) {
      try {
        const { bytesWritten, status } = await within(
          () => work.keep(device.transferOut(endpointOut, bytes, limitMs)),
          limitMs + graceMs,
        )
        if (status === 'stall') throw new Error('stall')
        if (bytesWritten < bytes.length) throw new Error(`it took ${bytesWritten} of ${bytes.length} bytes`)
      } catch (cause) {
        // So that its state can still be asked for.
        if (isStall(cause)) await clear('out', endpointOut)
        throw cause
      }
    },
    async close() {
      await work.ended()
      // One that was pulled out has nothing to be given back.
      await within(() => device.releaseInterface(interfaceNumber), graceMs).catch(() => {})
      await within(() => device.close(), graceMs).catch(() => {})
    },
  }
}

/** The package ends a transfer that found nothing to take in its time by this word. */
const isSilence = (cause: unknown) => /cancelled/i.test(String(cause))
const isStall = (cause: unknown) => /stall/i.test(String(cause))

/**
 * Rejects after so long: a native call that never ends must not hold a printer's turn for ever. One that throws at once
 * rejects too.
 */
function within<T>(call: () => Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The device does not answer.')), limitMs)
    const end = () => clearTimeout(timer)
    const called = (async () => call())()
    called.then(resolve, reject)
    called.then(end, end)
  })
}
