import { statSync } from 'node:fs'
import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SealedFact } from '../fact.ts'
import type { Mirror } from '../mirror.ts'

/**
 * A mirror in an append-only file, one JSON line a fact, `fdatasync` before it answers.
 *
 * @param path where the file is; give it a disk of its own
 * @param databasePath to tell whether both would die together
 */
export async function openMirrorFile(path: string, databasePath: string): Promise<Mirror> {
  await mkdir(dirname(path), { recursive: true })
  let file: FileHandle | undefined = await open(path, 'a')
  let bytes = (await file.stat()).size
  let lost = false
  const sameDevice = statSync(dirname(path)).dev === statSync(dirname(databasePath)).dev

  async function append(facts: readonly SealedFact[]): Promise<void> {
    const lines = facts.map(fact => `${JSON.stringify(fact)}\n`).join('')
    try {
      file ??= await open(path, 'a')
      await file.appendFile(lines)
      await file.datasync()
      bytes += Buffer.byteLength(lines)
      lost = false
    } catch (cause) {
      lost = true
      await file?.close().catch(() => undefined)
      file = undefined
      throw cause
    }
  }

  return {
    append,
    condition: () => ({ path, condition: lost ? 'lost' : 'operational', sameDevice, bytes }),
    close: async () => {
      await file?.close()
      file = undefined
    },
  }
}
