import { deepStrictEqual } from 'node:assert'
import { setTimeout as rest } from 'node:timers/promises'
import { openUsbPort, type UsbPort } from '#box/drivers/escpos-usb/usb-line.ts'
import { epsonPrinter } from '../../world/epson-printer.ts'

/** The printer at a gadget's other end, such as `/dev/g_printer0`, which is there once it is plugged in and known. */
export async function printerAt(path: string) {
  const port = await opened(path)
  const unsaid: Uint8Array[] = []
  const printer = epsonPrinter(bytes => void unsaid.push(bytes))
  const { state } = printer
  setInterval(() => {
    try {
      while (unsaid.length && port.write(unsaid[0]!)) unsaid.shift()
      for (let said = take(); said; said = take()) printer.take(said)
    } catch {
      // Nothing is plugged in at the other end now.
    }
  }, 2)
  const take = () => (state.isStalled ? undefined : port.read())
  return {
    state,
    /** What it printed since it was asked last. */
    printed() {
      const all = state.printed
      state.printed = Buffer.alloc(0)
      return all
    },
  }
}

async function opened(path: string): Promise<UsbPort> {
  for (const endMs = performance.now() + 30_000; performance.now() < endMs; await rest(50))
    try {
      return openUsbPort(path)
    } catch (cause) {
      if (!['ENODEV', 'ENOENT'].includes((cause as NodeJS.ErrnoException).code!)) throw cause
    }
  return openUsbPort(path)
}

/** Waits until it is so; rejects with what it is after `limitMs`. */
export async function until<T>(look: () => T, wanted: T, limitMs = 15_000): Promise<void> {
  for (const endMs = performance.now() + limitMs; performance.now() < endMs; await rest(20))
    if (JSON.stringify(look()) === JSON.stringify(wanted)) return
  deepStrictEqual(look(), wanted)
}
