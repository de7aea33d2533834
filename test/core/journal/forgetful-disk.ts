import { open, readdir, stat, type FileHandle } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { vi } from 'vitest'

/** What the disk holds of one file, and what only the kernel's memory shows of it. */
type Pages = { kept: Buffer; unwritten: [at: number, bytes: Buffer][] }

/**
 * Watches every write and sync of this process and knows what would be left after a loss of power, as Linux does it:
 * after a sync that failed the bytes stay readable, count as written, and no later sync writes them.
 */
export async function watchDisk(somewhere: string) {
  const probe = await open(somewhere, 'r')
  const handles = Object.getPrototypeOf(probe) as FileHandle
  await probe.close()
  const files = new Map<number, Pages>()
  /** What every folder named when it was synced last: what was made since then has no name after a loss of power. */
  const named = new Map<number, string[]>()
  let fails = 0
  const original = { write: handles.write, truncate: handles.truncate }
  const pagesOf = async (file: FileHandle) => {
    const { ino } = await file.stat()
    let pages = files.get(ino)
    if (!pages) files.set(ino, (pages = { kept: Buffer.alloc(0), unwritten: [] }))
    return pages
  }
  async function sync(this: FileHandle) {
    const { ino, isFolder } = await this.stat().then(is => ({ ino: is.ino, isFolder: is.isDirectory() }))
    if (isFolder) return void named.set(ino, await readdir(`/proc/self/fd/${this.fd}`))
    const pages = await pagesOf(this)
    const writing = pages.unwritten.splice(0)
    if (fails > 0) {
      fails -= 1
      throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' })
    }
    for (const [at, bytes] of writing) {
      if (at < 0) pages.kept = Buffer.from(pages.kept.subarray(0, -at - 1))
      else {
        const longer = Buffer.alloc(Math.max(pages.kept.length, at + bytes.length))
        pages.kept.copy(longer)
        bytes.copy(longer, at)
        pages.kept = longer
      }
    }
  }
  vi.spyOn(handles, 'datasync').mockImplementation(sync)
  vi.spyOn(handles, 'sync').mockImplementation(sync)
  vi.spyOn(handles, 'truncate').mockImplementation(async function (this: FileHandle, size = 0) {
    const pages = await pagesOf(this)
    pages.unwritten.push([-size - 1, Buffer.alloc(0)])
    await original.truncate.call(this, size)
  })
  vi.spyOn(handles, 'write').mockImplementation(async function (
    this: FileHandle,
    bytes: Buffer,
    offset: number,
    length: number,
    at: number,
  ) {
    const pages = await pagesOf(this)
    pages.unwritten.push([at, Buffer.from(bytes.subarray(offset, offset + length))])
    return (original.write as (...rest: unknown[]) => unknown).call(this, bytes, offset, length, at)
  } as never)
  return {
    /** The next so many syncs fail. */
    failSyncs: (count = 1) => void (fails = count),
    /** Whether a file or folder still has its name after the power came back. */
    async isNamedAfterPowerCut(path: string): Promise<boolean> {
      const { ino } = await stat(dirname(path))
      return named.get(ino)?.includes(basename(path)) ?? false
    },
    /** What is in a file after the power came back. */
    async afterPowerCut(path: string): Promise<string> {
      const file = await open(path, 'r')
      const { kept } = await pagesOf(file)
      await file.close()
      return kept.toString('utf8')
    },
  }
}
