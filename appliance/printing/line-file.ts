import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { open, rename, writeFile, type FileHandle } from 'node:fs/promises'

/** Each write is on the disk when it ends: half the work of a write and a sync after it. */
const safely = constants.O_RDWR | constants.O_DSYNC
/** So long the file is kept open. A device that was pulled and replaced is written to again after that. */
const heldMs = 1000
/** Space for lines beside those that a file is made with: some two thousand of 30 bytes. */
export const spaceBytes = 65_536

/**
 * A file of short lines, each on the disk before its write ends. It has its space from the start and lines are written
 * into it: one that makes a file longer has the file system write that down too, which on a USB stick is half of the wait
 * and of the wear. One without space left, or in whose place another lies by now, is made anew. What is cut off before its
 * end stands before zeros, so that `linesIn` never takes it for a line.
 *
 * @param now wall time in epoch milliseconds
 * @param kept the lines that a file which is made anew begins with, each with its end
 */
export function openLineFile(path: string, now: () => number, kept: () => string) {
  let file: FileHandle | undefined
  let openedMs = 0
  /** Of the file as it was made here: its first line, by which it is known again, its bytes, and where the next line goes. */
  let made: { mark: Buffer; size: number; end: number } | undefined

  async function letGo(): Promise<void> {
    const held = file
    file = undefined
    await held?.close()
  }

  /** Atomically: a power cut leaves the old file or the new one. */
  async function makeAnew(): Promise<NonNullable<typeof made>> {
    const mark = Buffer.from(`${randomUUID()}\n`)
    const begin = Buffer.concat([mark, Buffer.from(kept())])
    const whole = Buffer.concat([begin, Buffer.alloc(spaceBytes)])
    await writeFile(`${path}.new`, whole, { flush: true })
    await rename(`${path}.new`, path)
    return { mark, size: whole.length, end: begin.length }
  }

  /** The file where it is the one that was made here and has space left, open; otherwise nothing is open. */
  async function usable(bytes: number): Promise<boolean> {
    if (file && Math.abs(now() - openedMs) >= heldMs) await letGo()
    const hasSpace = made !== undefined && made.end + bytes <= made.size
    if (file && hasSpace) return true
    await letGo()
    if (!made || !hasSpace) return false
    file = await open(path, safely).catch(() => undefined)
    openedMs = now()
    const begin = Buffer.alloc(made.mark.length)
    await file?.read(begin, 0, begin.length, 0)
    if (begin.equals(made.mark)) return true
    await letGo()
    return false
  }

  return {
    /**
     * Resolves once the line, which ends in a line break, is on the disk. Throws where it cannot be written, in part
     * either: the next one is written over it.
     */
    async write(line: string): Promise<void> {
      const bytes = Buffer.from(line)
      try {
        if (!(await usable(bytes.length))) {
          made = await makeAnew()
          file = await open(path, safely)
          openedMs = now()
        }
        // A disk that fills up takes a part of it and says no more than that.
        const { bytesWritten } = await file!.write(bytes, 0, bytes.length, made!.end)
        if (bytesWritten < bytes.length) throw new Error('a line was written in part')
        made!.end += bytes.length
      } catch (cause) {
        await letGo().catch(() => undefined)
        throw cause
      }
    },
    close: letGo,
  }
}

/** The lines of such a file, in their order; what was cut off is none. */
export function linesIn(content: string): string[] {
  return content
    .split('\n')
    .slice(0, -1)
    .filter(line => !line.includes('\0'))
}
