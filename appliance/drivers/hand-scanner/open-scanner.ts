import { closeSync, constants, openSync, readSync } from 'node:fs'
import { orNothing } from '../escpos-usb/usb-line.ts'
import type { HandScanner, Scan } from './contract.ts'

/** A device file that only gives. */
export type ScannerFile = {
  /** What it says; undefined where it says nothing now. Throws when it is gone. */
  read(): Uint8Array | undefined
  close(): void
}

/** A reader that is plugged in. */
export type ScannerPort = {
  /** Gives what it says from now on, and says once, at the end, that it is gone. Called once. */
  follow(receive: (bytes: Uint8Array) => void, gone: () => void): void
  close(): void
}

/** Between two looks: nobody notices, and it costs next to nothing. */
const lookMs = 30
const retryMs = 2000

/** Never in the blocking way: a reader nobody uses would hold one of Node's few threads all day. */
export function openScannerFile(path: string): ScannerFile {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOCTTY | constants.O_NONBLOCK)
  const into = Buffer.alloc(4096)
  return {
    read() {
      const size = orNothing(() => readSync(file, into, 0, into.length, null))
      // A serial line that was pulled out is at its end; one that says nothing says so (EAGAIN).
      if (size === 0) throw new Error('The device is gone.')
      return size === undefined ? undefined : Uint8Array.from(into.subarray(0, size))
    },
    close: () => closeSync(file),
  }
}

/** Looks at a device file again and again: for one whose bytes Linux keeps, or holds back, until they are read. */
export function lookedAt(file: ScannerFile): ScannerPort {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  return {
    follow(receive, gone) {
      const look = () => {
        try {
          for (let bytes = file.read(); bytes && !isClosed; bytes = file.read()) receive(bytes)
        } catch {
          return gone()
        }
        if (!isClosed) timer = setTimeout(look, lookMs).unref()
      }
      look()
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      file.close()
    },
  }
}

/**
 * Watches a reader for as long as it is plugged in, and looks for it again once it was pulled out.
 *
 * @param open opens the device, or rejects
 * @param newReader makes of its bytes what was scanned; a new one for each time it is plugged in
 * @param onScan hears each scan
 */
export function openScanner(
  open: () => Promise<ScannerPort> | ScannerPort,
  newReader: () => (bytes: Uint8Array) => Scan[],
  onScan: (scan: Scan) => void,
  { againMs = retryMs } = {},
): HandScanner {
  let condition: ReturnType<HandScanner['condition']> = 'offline'
  let timer: NodeJS.Timeout | undefined
  let port: ScannerPort | undefined
  let isStopped = false
  const lost = () => {
    if (isStopped) return
    port?.close()
    port = undefined
    condition = 'communication_error'
    timer = setTimeout(() => void begin(), againMs).unref()
  }
  async function begin(): Promise<void> {
    try {
      port = await open()
    } catch {
      return lost()
    }
    if (isStopped) return port.close()
    condition = 'operational'
    const read = newReader()
    port.follow(bytes => {
      for (const scan of read(bytes)) onScan(scan)
    }, lost)
  }
  return {
    start: () => void begin(),
    condition: () => condition,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      port?.close()
      port = undefined
    },
  }
}
