import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs'
import type { PrinterLine } from '../printer/printer-line.ts'
import { answerReader, type AutomaticStatus, type PrinterAnswer } from '../printer/status.ts'

/** A device file, opened so that neither reading nor writing ever waits. */
export type UsbPort = {
  /** What it says; undefined where it says nothing now. Throws when it is gone. */
  read(): Uint8Array | undefined
  /** How many of the bytes it took; 0 where it takes none now. Throws when it is gone. */
  write(bytes: Uint8Array): number
  close(): void
}

/** Between two looks at a device that takes or says nothing now: there is no other way to wait for a device file. */
const lookMs = 20
/** The same while nobody waits for an answer. */
const listenMs = 100
/** What was said to an earlier connection, and comes now, answers nothing of this one. */
const staleMs = 50
/** Closing a device file takes back what is still on its way to the printer. */
const lingerMs = 250

/** Never in the blocking way: a printer that stopped would hold one of Node's few threads for as long as it stands. */
export function openUsbPort(path: string): UsbPort {
  const file = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  const into = Buffer.alloc(256)
  return {
    read() {
      const size = orNothing(() => readSync(file, into, 0, into.length, null)) ?? 0
      return size > 0 ? Uint8Array.from(into.subarray(0, size)) : undefined
    },
    write: bytes => orNothing(() => writeSync(file, bytes)) ?? 0,
    close: () => closeSync(file),
  }
}

/** Undefined where a device has nothing to give or take now. */
export function orNothing<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EAGAIN') return undefined
    throw cause
  }
}

/**
 * A connection to a USB printer. The caller must close it. While another one holds the device it is tried again until
 * `limitMs`.
 */
export async function openUsbLine(open: () => UsbPort, limitMs: number): Promise<PrinterLine> {
  const port = await opened(open, limitMs)
  let onAutomatic: (status: AutomaticStatus) => void = () => {}
  const read = answerReader(status => onAutomatic(status))
  const unread: PrinterAnswer[] = []
  let isClosed = false
  let listening: NodeJS.Timeout | undefined

  const receive = () => {
    const received = port.read()
    if (received) unread.push(...read(received))
  }

  /** Looks again and again until there is something. */
  async function until<T>(look: () => T | undefined, ms: number): Promise<T> {
    const endMs = performance.now() + ms
    for (;;) {
      if (isClosed) throw new Error('The line is closed.')
      const found = look()
      if (found !== undefined) return found
      if (performance.now() > endMs) throw new Error('The printer is silent.')
      await rest(lookMs)
    }
  }

  await rest(staleMs)
  try {
    while (port.read());
  } catch (cause) {
    port.close()
    throw cause
  }
  return {
    async write(bytes, ms) {
      for (let sent = 0; sent < bytes.length;) {
        const some = bytes.subarray(sent)
        sent += await until(() => port.write(some) || undefined, ms)
      }
    },
    answer: (kind, ms) =>
      until(() => {
        receive()
        const at = unread.findIndex(each => each.kind === kind)
        return at < 0 ? undefined : unread.splice(at, 1)[0]!.byte
      }, ms),
    listen(listener) {
      onAutomatic = listener
      listening ??= setInterval(() => {
        try {
          receive()
        } catch {
          // It was pulled out: whoever asks it next is told so.
          clearInterval(listening)
        }
      }, listenMs).unref()
    },
    close() {
      if (isClosed) return
      isClosed = true
      clearInterval(listening)
      setTimeout(() => port.close(), lingerMs)
    },
  }
}

/** A device that another connection has only just let go of is busy for a moment. */
async function opened(open: () => UsbPort, limitMs: number): Promise<UsbPort> {
  const endMs = performance.now() + limitMs
  for (;;) {
    try {
      return open()
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EBUSY' || performance.now() > endMs) throw cause
      await rest(lookMs)
    }
  }
}

const rest = (ms: number) => new Promise<void>(resolve => void setTimeout(resolve, ms))
