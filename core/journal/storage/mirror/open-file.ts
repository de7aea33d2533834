import { open, rename, stat, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder, readWhole, syncFolder, writeAll } from './durable.ts'

/** Which file it is, with the length that this program has written and synced. */
export type Held = { readonly dev: number; readonly ino: number; readonly bytes: number }

/**
 * The file of a mirror to which lines are appended, and how much of it is held. Whoever calls it waits for one call
 * before the next.
 *
 * That bytes can be read proves nothing: after a failed sync the kernel keeps them readable, marks them as written
 * and never writes them. So a failed write is cut off and written again, and what an earlier program left in the open
 * file is written once more before it counts. (Rebello et al. 2020, "Can Applications Recover from fsync Failures?")
 */
export function openOpenFile(path: string) {
  let file: FileHandle | undefined
  /** Kept when the file is let go of: by it the next takeover tells this program's file from another's. */
  let held: Held = { dev: 0, ino: 0, bytes: 0 }

  function requireOpen(): FileHandle {
    if (!file) throw new Error('the mirror file is not open')
    return file
  }

  async function letGo(): Promise<void> {
    await file?.close().catch(() => undefined)
    file = undefined
  }

  return {
    held: () => held,
    requireOpen: () => void requireOpen(),
    letGo,

    /** Resolves when a sync has covered the bytes; rejects when they may be lost. */
    async append(bytes: Buffer): Promise<void> {
      const to = requireOpen()
      await writeAll(to, bytes, held.bytes)
      const [there] = await Promise.all([stat(path), to.datasync()])
      // When the file is deleted or replaced, our handle writes to a file that is never read again.
      if (there.ino !== held.ino || there.dev !== held.dev) throw new Error('the mirror file was replaced')
      held = { ...held, bytes: held.bytes + bytes.length }
    },

    async moveTo(otherPath: string): Promise<void> {
      await letGo()
      await rename(path, otherPath)
    },

    /** Begins an empty file, where there is none. */
    async begin(): Promise<void> {
      ;({ file, held } = await begun(path))
    },

    /** Makes what can be read from the file durable, and returns it; see `takenOver`. */
    async takeOver(): Promise<Buffer> {
      await letGo()
      const taken = await takenOver(path, held)
      ;({ file, held } = taken)
      return taken.lines
    },
  }
}

type Opened = { file: FileHandle; held: Held }

async function begun(path: string): Promise<Opened> {
  const file = await open(path, 'wx+')
  return orClosed(file, async () => {
    await file.sync()
    await syncFolder(dirname(path))
    const { dev, ino } = await file.stat()
    return { file, held: { dev, ino, bytes: 0 } }
  })
}

/**
 * In a file this program wrote, the failed write is cut off; in any other, an incomplete last line is cut off and the
 * rest is written once more. Then the file and its folder are synced.
 *
 * @param before what this program held of the file it had open last
 */
async function takenOver(path: string, before: Held): Promise<Opened & { lines: Buffer }> {
  await makeFolder(dirname(path))
  await (await open(path, 'a')).close()
  const file = await open(path, 'r+')
  return orClosed(file, async () => {
    const { dev, ino, size } = await file.stat()
    const ours = before.dev === dev && before.ino === ino && before.bytes <= size
    const shown = await readWhole(path)
    const bytes = ours ? before.bytes : shown.lastIndexOf('\n') + 1
    const lines = shown.subarray(0, bytes)
    if (bytes < size) await file.truncate(bytes)
    if (!ours) await writeAll(file, lines, 0)
    await file.sync()
    await syncFolder(dirname(path))
    return { file, held: { dev, ino, bytes }, lines }
  })
}

/** What the work answers; when it fails, the file is closed. */
async function orClosed<R>(file: FileHandle, work: () => Promise<R>): Promise<R> {
  try {
    return await work()
  } catch (cause) {
    await file.close().catch(() => undefined)
    throw cause
  }
}
