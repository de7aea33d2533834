import { closeSync, fstatSync, ftruncateSync, openSync, readSync, statSync } from 'node:fs'
import { mkdir, open, stat, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SealedFact } from '../fact.ts'
import type { Mirror } from '../mirror.ts'

const newline = 10
const pieceBytes = 1024 * 1024

/**
 * A mirror in an append-only file, one JSON line a fact, `fdatasync` before it answers. A line that a power cut tore
 * is taken off when the file is opened: nobody was told of it.
 *
 * @param path where the file is; give it a disk of its own
 * @param databasePath to tell whether both would die together
 */
export async function openMirrorFile(path: string, databasePath: string): Promise<Mirror> {
  await mkdir(dirname(path), { recursive: true })
  let file: FileHandle | undefined = await open(path, 'a')
  cutTornLine(path)
  let { size: bytes, ino } = await file.stat()
  let lost = false
  const sameDevice = statSync(dirname(path)).dev === statSync(dirname(databasePath)).dev

  async function append(facts: readonly SealedFact[]): Promise<void> {
    const lines = facts.map(({ bytes, hash, privatePart }) => {
      const line = privatePart ? { bytes, hash, privatePart } : { bytes, hash }
      return `${JSON.stringify(line)}\n`
    })
    const text = lines.join('')
    try {
      if (!file) await reopen()
      await file!.appendFile(text)
      const [there] = await Promise.all([stat(path), file!.datasync()])
      // Whoever deletes or replaces the file leaves us writing where nobody will ever read.
      if (there.ino !== ino) throw new Error('the mirror file was replaced')
      bytes += Buffer.byteLength(text)
      lost = false
    } catch (cause) {
      lost = true
      await file?.close().catch(() => undefined)
      file = undefined
      throw cause
    }
  }

  /** The device may be another one now, or hold half a line of what it refused. */
  async function reopen() {
    await mkdir(dirname(path), { recursive: true })
    file = await open(path, 'a')
    cutTornLine(path)
    ;({ size: bytes, ino } = await file.stat())
  }

  return {
    append,
    last() {
      const line = lastLine(path)
      return line === undefined ? null : readLine(line)
    },
    *read() {
      for (const line of linesOf(path)) yield readLine(line)
    },
    condition: () => ({ path, condition: lost ? 'lost' : 'operational', sameDevice, bytes }),
    close: async () => {
      await file?.close()
      file = undefined
    },
  }
}

function readLine(line: string): SealedFact {
  return JSON.parse(line) as SealedFact
}

/** Whole lines, oldest first, read in pieces; a last one without its end is left out. */
function* linesOf(path: string): Iterable<string> {
  const fd = openSync(path, 'r')
  try {
    const piece = Buffer.alloc(pieceBytes)
    let rest: Buffer = Buffer.alloc(0)
    for (;;) {
      const got = readSync(fd, piece, 0, pieceBytes, null)
      if (!got) return
      const text = Buffer.concat([rest, piece.subarray(0, got)])
      let from = 0
      for (let end = text.indexOf(newline); end >= 0; end = text.indexOf(newline, from)) {
        yield text.toString('utf8', from, end)
        from = end + 1
      }
      rest = text.subarray(from)
    }
  } finally {
    closeSync(fd)
  }
}

/** The last whole line, or undefined when there is none; a file that is not there holds nothing. */
function lastLine(path: string): string | undefined {
  const { fd, size } = openFound(path)
  if (fd === undefined) return undefined
  try {
    const end = lastNewline(fd, size)
    if (end < 0) return undefined
    const from = lastNewline(fd, end) + 1
    const line = Buffer.alloc(end - from)
    readSync(fd, line, 0, line.length, from)
    return line.toString('utf8')
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
function lastNewline(fd: number, before: number): number {
  const piece = Buffer.alloc(64 * 1024)
  for (let end = before; end > 0; end -= piece.length) {
    const from = Math.max(0, end - piece.length)
    const got = readSync(fd, piece, 0, end - from, from)
    const found = piece.subarray(0, got).lastIndexOf(newline)
    if (found >= 0) return from + found
  }
  return -1
}

function cutTornLine(path: string): void {
  const fd = openSync(path, 'r+')
  try {
    const { size } = fstatSync(fd)
    const whole = lastNewline(fd, size) + 1
    if (whole < size) ftruncateSync(fd, whole)
  } finally {
    closeSync(fd)
  }
}
