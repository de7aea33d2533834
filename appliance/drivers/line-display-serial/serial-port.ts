import { execFile } from 'node:child_process'
import { closeSync, constants, openSync, writeSync } from 'node:fs'
import { promisify } from 'node:util'
import { orNothing } from '../escpos-usb/usb-line.ts'

/** A serial line that only takes. */
export type SerialPort = {
  /** How many of the bytes it took; 0 where it takes none now. Throws when it is gone. */
  write(bytes: Uint8Array): number
  close(): void
}

/**
 * Opens a serial line, eight bits, no parity, as fast as asked. `stty` of every Linux sets that, so it needs no library of
 * another language. Never in the blocking way, as with USB printers.
 *
 * @param path such as `/dev/ttyUSB0`
 */
export async function openSerialPort(path: string, speed: number): Promise<SerialPort> {
  await setSerialLine(path, speed)
  const file = openSync(path, constants.O_WRONLY | constants.O_NOCTTY | constants.O_NONBLOCK)
  return {
    write: bytes => orNothing(() => writeSync(file, bytes)) ?? 0,
    close: () => closeSync(file),
  }
}

/** Makes a serial line as fast as asked, and hands its bytes on as they are. Rejects where there is none. */
export async function setSerialLine(path: string, speed: number): Promise<void> {
  await promisify(execFile)(
    'stty',
    ['-F', path, String(speed), 'raw', '-echo', 'cs8', '-parenb', '-cstopb'],
    {
      timeout: 3000,
    },
  )
}
