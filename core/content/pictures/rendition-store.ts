import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeOf } from '../files/file-type.ts'
import { partsOf, renditions } from './renditions.ts'
import type { Rendition } from './sizes.ts'

/** Some four thousand posters' worth in the sizes that are looked at. */
const keptBytesMost = 256 * 1024 * 1024

/**
 * Renditions on disk, a file each, beside the database they were made from. They are made anew when they are lost, so
 * nothing waits for the disk; what was not used longest goes first when there are too many bytes of them.
 *
 * @param folder undefined keeps none, as for a database in memory
 */
export function openRenditionStore(folder: string | undefined, mostBytes = keptBytesMost) {
  let index: Promise<Map<string, number>> | undefined
  let bytes = 0

  async function readIndex(at: string): Promise<Map<string, number>> {
    await mkdir(at, { recursive: true, mode: 0o700 })
    const found: { name: string; size: number; usedMs: number }[] = []
    for (const name of await readdir(at)) {
      const { size, mtimeMs } = await stat(join(at, name))
      if (isOne(name)) found.push({ name, size, usedMs: mtimeMs })
      else await rm(join(at, name), { force: true })
    }
    bytes = found.reduce((sum, { size }) => sum + size, 0)
    return new Map(found.toSorted((a, b) => a.usedMs - b.usedMs).map(({ name, size }) => [name, size]))
  }

  const known = (at: string) =>
    (index ??= readIndex(at).catch((cause: unknown) => {
      index = undefined
      throw cause
    }))

  async function forget(at: string, name: string): Promise<void> {
    const files = await known(at)
    bytes -= files.get(name) ?? 0
    files.delete(name)
    await rm(join(at, name), { force: true })
  }

  return {
    /** Its bytes; undefined when it has to be made. One that a power cut left damaged is dropped. */
    async read(hash: string, rendition: Rendition): Promise<Buffer | undefined> {
      if (!folder) return undefined
      const name = nameOf(hash, rendition)
      try {
        const files = await known(folder)
        const size = files.get(name)
        if (size === undefined) return undefined
        const found = await readFile(join(folder, name))
        files.delete(name)
        files.set(name, size)
        if (fileTypeOf(found) === partsOf(rendition).type) return found
        await forget(folder, name)
      } catch {
        await forget(folder, name).catch(() => undefined)
      }
      return undefined
    },

    /** Keeps one; a disk that does not take it changes nothing but that it is made again. */
    async keep(hash: string, rendition: Rendition, made: Uint8Array): Promise<void> {
      if (!folder) return
      const name = nameOf(hash, rendition)
      const files = await known(folder)
      await writeFile(join(folder, `${name}.new`), made, { mode: 0o600 })
      await rename(join(folder, `${name}.new`), join(folder, name))
      bytes += made.length - (files.get(name) ?? 0)
      files.delete(name)
      files.set(name, made.length)
      for (const oldest of files.keys()) {
        if (bytes <= mostBytes) break
        await forget(folder, oldest)
      }
    },

    bytes: () => bytes,
  }
}
export type RenditionStore = ReturnType<typeof openRenditionStore>

const nameOf = (hash: string, rendition: Rendition) => `${hash}.${rendition}`

/** Whether a file's name is one of ours: a hash, and a rendition that is still made. */
function isOne(name: string): boolean {
  return name[43] === '.' && (renditions as readonly string[]).includes(name.slice(44))
}
