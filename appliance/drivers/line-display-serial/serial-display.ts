import { join } from 'node:path'
import type { LineDisplayEntry, LineDisplayPlace } from '#core/venue/line-display-entry.ts'
import type { LineDisplay } from '../line-display/contract.ts'
import { beginDisplay, displayBytes } from '../line-display/display-bytes.ts'
import { openDisplay } from '../line-display/open-display.ts'
import { openSerialPort, type SerialPort } from './serial-port.ts'

/** Between two looks at a line that takes nothing now, and how long that may last. */
const lookMs = 20
const giveUpMs = 1000

/**
 * A display on a serial line of the box. The line is opened with the first lines, and again once it was pulled out.
 *
 * @param openPort opens the device file
 * @param folder where Linux lists them
 */
export function serialDisplay(
  entry: LineDisplayEntry,
  { device, speed }: Extract<LineDisplayPlace, { on: 'serial' }>,
  openPort: typeof openSerialPort = openSerialPort,
  folder = '/dev',
  againMs?: number,
): LineDisplay {
  let port: SerialPort | undefined
  const close = () => {
    port?.close()
    port = undefined
  }
  return openDisplay(
    async lines => {
      try {
        if (!port) {
          port = await openPort(join(folder, device), speed)
          await writeAll(port, beginDisplay(entry))
        }
        await writeAll(port, displayBytes(lines, entry))
      } catch (cause) {
        close()
        throw cause
      }
    },
    close,
    againMs,
  )
}

async function writeAll(port: SerialPort, bytes: Uint8Array): Promise<void> {
  const endMs = performance.now() + giveUpMs
  for (let sent = 0; sent < bytes.length;) {
    const took = port.write(bytes.subarray(sent))
    sent += took
    if (took > 0) continue
    if (performance.now() > endMs) throw new Error('The display takes nothing.')
    await new Promise(resolve => setTimeout(resolve, lookMs))
  }
}
