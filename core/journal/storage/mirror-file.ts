import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'
import { mkdir, open, stat, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readFact, type SealedFact } from '../fact.ts'
import type { Mirror, MirrorPage } from '../mirror.ts'

const newline = 10
const pieceBytes = 1024 * 1024
/** What a program may have written since its last sync, and what the next one therefore writes again. */
const unsureBytes = 8 * 1024 * 1024

/** The file as far as it is ours: everything up to `bytes` was written and then synced by us. */
type Held = { dev: number; ino: number; bytes: number }

/**
 * A mirror in an append-only file, one JSON line a fact, `fdatasync` before it answers.
 *
 * What a file shows proves nothing: after a sync that failed the kernel keeps the bytes readable, calls them written and
 * never writes them. So what was refused is cut off and written again, and what an earlier program left at the end is
 * written over itself, before either is believed. (Rebello et al. 2020, "Can Applications Recover from fsync Failures?")
 *
 * @param path where the file is; give it a disk of its own
 * @param databasePath to tell whether both would die together
 */
export async function openMirrorFile(path: string, databasePath: string): Promise<Mirror> {
  let { file, held }: { file: FileHandle | undefined; held: Held } = await takeOver(path)
  let lost = false
  const sameDevice = held.dev === statSync(dirname(databasePath)).dev

  async function append(facts: readonly SealedFact[]): Promise<void> {
    try {
      if (!file) throw new Error('the mirror file is not open')
      for (const text of inPieces(facts)) {
        const bytes = Buffer.from(text)
        await writeAll(file, bytes, held.bytes)
        const [there] = await Promise.all([stat(path), file.datasync()])
        // Whoever deletes or replaces the file leaves us writing where nobody will ever read.
        if (there.ino !== held.ino || there.dev !== held.dev) throw new Error('the mirror file was replaced')
        held.bytes += bytes.length
      }
    } catch (cause) {
      lost = true
      await file?.close().catch(() => undefined)
      file = undefined
      throw cause
    }
  }

  return {
    append,
    async reopen() {
      await file?.close().catch(() => undefined)
      file = undefined
      ;({ file, held } = await takeOver(path, held))
      lost = false
    },
    last: () => lastFact(path),
    read: from => pagesIn(path, from),
    condition: () => ({
      path,
      condition: lost ? 'lost' : 'operational',
      sameDevice,
      bytes: held.bytes,
    }),
    close: async () => {
      await file?.close()
      file = undefined
    },
  }
}

/**
 * Opens the file and makes what it shows true: of a file we wrote ourselves what was refused is cut off; of any other,
 * also of one an earlier program left, a line that a power cut tore is cut off and the end is written once more. Then it
 * is synced, and so is its folder, or a new file's name would be lost with the power.
 */
async function takeOver(path: string, before?: Held): Promise<{ file: FileHandle; held: Held }> {
  await mkdir(dirname(path), { recursive: true })
  await (await open(path, 'a')).close()
  const file = await open(path, 'r+')
  try {
    const { dev, ino, size } = await file.stat()
    const ours = before?.dev === dev && before.ino === ino && before.bytes <= size
    const bytes = ours ? before.bytes : (await lastNewline(file, size)) + 1
    if (bytes < size) await file.truncate(bytes)
    if (!ours) await writeAgain(file, bytes)
    await file.sync()
    await syncFolder(dirname(path))
    return { file, held: { dev, ino, bytes } }
  } catch (cause) {
    await file.close().catch(() => undefined)
    throw cause
  }
}

/** Writes the end of the file over itself, so that the next sync has it to write. */
async function writeAgain(file: FileHandle, end: number): Promise<void> {
  const piece = Buffer.alloc(pieceBytes)
  for (let at = Math.max(0, end - unsureBytes); at < end;) {
    const { bytesRead } = await file.read(piece, 0, Math.min(piece.length, end - at), at)
    if (!bytesRead) throw new Error('the mirror file ends before its end')
    await writeAll(file, piece.subarray(0, bytesRead), at)
    at += bytesRead
  }
}

async function writeAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done)
    done += bytesWritten
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Lines of facts, joined as long as a program that takes over would write all of them again. */
function* inPieces(facts: readonly SealedFact[]): Iterable<string> {
  let text = ''
  for (const { bytes, hash, privatePart } of facts) {
    const line = `${JSON.stringify(privatePart ? { bytes, hash, privatePart } : { bytes, hash })}\n`
    // A character is at most three bytes.
    if (text && (text.length + line.length) * 3 > unsureBytes) {
      yield text
      text = ''
    }
    text += line
  }
  if (text) yield text
}

/** A line's fact; undefined when the line is damaged. */
function readLine(line: string): SealedFact | undefined {
  try {
    const fact = JSON.parse(line) as SealedFact
    return typeof fact.bytes === 'string' && typeof fact.hash === 'string' && readFact(fact.bytes)
      ? fact
      : undefined
  } catch {
    return undefined
  }
}

/** The file's facts; a page is what one piece of it holds in whole lines, and is known by where it begins. */
async function* pagesIn(path: string, from = '0'): AsyncIterable<MirrorPage> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    let at = Number(from) < size ? Number(from) : 0
    let damaged = 0
    for (let bytes = pieceBytes; at < size;) {
      const piece = Buffer.alloc(Math.min(bytes, size - at))
      const { bytesRead } = await file.read(piece, 0, piece.length, at)
      const end = piece.subarray(0, bytesRead).lastIndexOf(newline) + 1
      if (!end && bytesRead === size - at) return
      // A line longer than a piece.
      if (!end) {
        bytes *= 2
        continue
      }
      const facts: SealedFact[] = []
      for (const line of piece.toString('utf8', 0, end - 1).split('\n')) {
        const fact = readLine(line)
        if (fact) facts.push(fact)
        else damaged += 1
      }
      yield { facts, at: String(at), share: (at + end) / size, damaged }
      at += end
      bytes = pieceBytes
    }
  } finally {
    await file.close()
  }
}

/** The last whole fact, null when there is none; a file that is not there holds nothing. */
function lastFact(path: string): SealedFact | null {
  const { fd, size } = openFound(path)
  if (fd === undefined) return null
  try {
    for (let end = lastNewlineSync(fd, size); end >= 0;) {
      const before = lastNewlineSync(fd, end)
      const line = Buffer.alloc(end - before - 1)
      readSync(fd, line, 0, line.length, before + 1)
      const fact = readLine(line.toString('utf8'))
      if (fact) return fact
      end = before
    }
    return null
  } finally {
    closeSync(fd)
  }
}

function openFound(path: string): { fd: number | undefined; size: number } {
  try {
    const fd = openSync(path, 'r')
    return { fd, size: fstatSync(fd).size }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return { fd: undefined, size: 0 }
    throw cause
  }
}

/** Where the last end of a line before a place is, or -1. */
function lastNewlineSync(fd: number, before: number): number {
  const piece = Buffer.alloc(64 * 1024)
  for (let end = before; end > 0; end -= piece.length) {
    const from = Math.max(0, end - piece.length)
    const got = readSync(fd, piece, 0, end - from, from)
    const found = piece.subarray(0, got).lastIndexOf(newline)
    if (found >= 0) return from + found
  }
  return -1
}

async function lastNewline(file: FileHandle, before: number): Promise<number> {
  const piece = Buffer.alloc(64 * 1024)
  for (let end = before; end > 0; end -= piece.length) {
    const from = Math.max(0, end - piece.length)
    const { bytesRead } = await file.read(piece, 0, end - from, from)
    const found = piece.subarray(0, bytesRead).lastIndexOf(newline)
    if (found >= 0) return from + found
  }
  return -1
}
