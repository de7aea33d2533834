import type { PrinterLine } from '../printer/printer-line.ts'
import { answerReader, type AutomaticStatus, type PrinterAnswer } from '../printer/status.ts'
import type { VendorPort } from './vendor-port.ts'

/** How long one reading waits, and so how long a line that is closed holds its device yet. */
const readMs = 200
/** Between two looks whether an answer has come, and after a reading that brought nothing. */
const lookMs = 10
/** What was said to an earlier connection, and comes now, answers nothing of this one. */
const staleMs = 50
/** A printer answers in single bytes; what nobody asked for is not kept. */
const unreadMost = 256

/**
 * A connection to a printer of its maker's own class. The caller must close it. While another one holds the device it is
 * tried again until `limitMs`.
 */
export async function openVendorLine(open: () => Promise<VendorPort>, limitMs: number): Promise<PrinterLine> {
  const port = await opened(open, limitMs)
  let onAutomatic: (status: AutomaticStatus) => void = () => {}
  const read = answerReader(status => onAutomatic(status))
  let unread: PrinterAnswer[] = []
  let broken: unknown
  let isClosed = false

  try {
    await forget(port)
  } catch (cause) {
    await port.close()
    throw cause
  }
  void (async () => {
    try {
      while (!isClosed) {
        const received = await port.read(readMs)
        if (received) unread = [...unread, ...read(received)].slice(-unreadMost)
        else await rest(lookMs)
      }
    } catch (cause) {
      broken = cause ?? new Error('The device is gone.')
    }
    await port.close()
  })()

  return {
    async write(bytes, ms) {
      if (isClosed || broken) throw broken ?? new Error('The line is closed.')
      await port.write(bytes, ms)
    },
    async answer(kind, ms) {
      for (const endMs = performance.now() + ms; ; await rest(lookMs)) {
        const at = unread.findIndex(each => each.kind === kind)
        if (at >= 0) return unread.splice(at, 1)[0]!.byte
        if (isClosed || broken) throw broken ?? new Error('The line is closed.')
        if (performance.now() > endMs) throw new Error('The printer is silent.')
      }
    },
    listen(listener) {
      onAutomatic = listener
    },
    close() {
      isClosed = true
      onAutomatic = () => {}
    },
  }
}

/** Reads until nothing comes, or for as long as a printer that never falls silent may be listened to. */
async function forget(port: VendorPort): Promise<void> {
  const endMs = performance.now() + 10 * staleMs
  while ((await port.read(staleMs)) && performance.now() < endMs);
}

/** A device that another connection has only just let go of is busy for a moment. */
async function opened(open: () => Promise<VendorPort>, limitMs: number): Promise<VendorPort> {
  for (const endMs = performance.now() + limitMs; ; await rest(2 * lookMs))
    try {
      return await open()
    } catch (cause) {
      if (!/busy/i.test(String(cause)) || performance.now() > endMs) throw cause
    }
}

const rest = (ms: number) => new Promise<void>(resolve => void setTimeout(resolve, ms))
