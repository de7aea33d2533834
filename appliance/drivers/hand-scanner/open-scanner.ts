import { closeSync, constants, openSync, readSync } from 'node:fs'
import { orNothing } from '../escpos-usb/usb-line.ts'
import type { HandScanner } from './contract.ts'

/** A device file that only gives. */
export type ScannerPort = {
  /** What it says; undefined where it says nothing now. Throws when it is gone. */
  read(): Uint8Array | undefined
  close(): void
}

/** Between two looks: nobody notices, and it costs next to nothing. */
const lookMs = 30
const retryMs = 2000

/** Never in the blocking way: a reader nobody uses would hold one of Node's few threads all day. */
export function openScannerPort(path: string): ScannerPort {
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

/**
 * Watches a reader for as long as it is plugged in, and looks for it again once it was pulled out.
 *
 * @param open opens the device file, or rejects
 * @param newReader makes of its bytes the codes that are whole; a new one for each time it is plugged in
 * @param onCode hears each code
 */
export function openScanner(
  open: () => Promise<ScannerPort> | ScannerPort,
  newReader: () => (bytes: Uint8Array) => string[],
  onCode: (code: string) => void,
  { againMs = retryMs } = {},
): HandScanner {
  let condition: ReturnType<HandScanner['condition']> = 'offline'
  let timer: NodeJS.Timeout | undefined
  let port: ScannerPort | undefined
  let isStopped = false
  const later = (work: () => void, ms: number) => {
    if (!isStopped) timer = setTimeout(work, ms).unref()
  }
  const lost = () => {
    port?.close()
    port = undefined
    condition = 'communication_error'
    later(() => void begin(), againMs)
  }
  async function begin(): Promise<void> {
    try {
      port = await open()
      if (isStopped) return void port.close()
      condition = 'operational'
      look(newReader())
    } catch {
      lost()
    }
  }
  function look(read: (bytes: Uint8Array) => string[]): void {
    try {
      for (let bytes = port?.read(); bytes; bytes = port?.read()) for (const code of read(bytes)) onCode(code)
      later(() => look(read), lookMs)
    } catch {
      lost()
    }
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
