import { mkdir, open, rename, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

const pieceBytes = 1024 * 1024

export async function writeAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done)
    done += bytesWritten
  }
}

/** A power cut loses a new file until its folder is synced too. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Makes a folder with those above it, and syncs what each new one was named in. */
export async function makeFolder(path: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true })
  if (!firstMade) return
  for (let made = path; made.length >= firstMade.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** Writes a new file and renames it over the old one: a power cut leaves one of the two. */
export async function writeNew(path: string, bytes: Buffer): Promise<void> {
  await makeFolder(dirname(path))
  const file = await open(`${path}.new`, 'w')
  try {
    await writeAll(file, bytes, 0)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
  await syncFolder(dirname(path))
}

/**
 * Reads a file in pieces.
 *
 * @param rest awaited after each piece, to read slowly
 */
export async function readWhole(path: string, rest?: () => Promise<void>): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const whole = Buffer.alloc(size)
    let at = 0
    while (at < size) {
      const { bytesRead } = await file.read(whole, at, Math.min(rest ? pieceBytes / 4 : size, size - at), at)
      if (!bytesRead) break
      at += bytesRead
      await rest?.()
    }
    return whole.subarray(0, at)
  } finally {
    await file.close()
  }
}
