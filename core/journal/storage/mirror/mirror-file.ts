import { statSync } from 'node:fs'
import { mkdir, open, rename, stat, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SealedFact } from '../../fact.ts'
import type { Mirror, MirrorPage } from '../../mirror.ts'
import { readWhole, syncFolder, writeAll } from './durable.ts'
import { factOf, isWhole, lineOf, linesIn } from './line.ts'
import { openSegments, type Segments } from './segments.ts'

/** Largest size of the open file, in bytes; after a restart all of it is written again. */
const usualSegmentBytes = 8 * 1024 * 1024
const factsPerPage = 250
const bytesPerPage = 256 * 1024

/** The open file, with the length that this program has written and synced. */
type Held = { dev: number; ino: number; bytes: number }

/** What a mirror in files can do besides, for its maintenance. */
export type MirrorFile = Mirror & {
  segments: Segments
  /** Closes the open file, which becomes the newest segment. Resolves when it is sealed. */
  sealOpen(): Promise<void>
  /** Whether every line of the open file can be read. */
  openIsWhole(rest: () => Promise<void>): Promise<boolean>
  /** Runs the work when no other work on the segments runs. */
  alone<R>(work: () => Promise<R>): Promise<R>
}

/**
 * A mirror in files: an open one, one line a fact, `fdatasync` before it answers; when that is full it becomes a
 * segment, which is compressed, hashed and listed in the background.
 *
 * That bytes can be read proves nothing: after a failed sync the kernel keeps them readable, marks them as written
 * and never writes them. So a failed write is cut off and written again, and what an earlier program left in the open
 * file is written once more before it counts. (Rebello et al. 2020, "Can Applications Recover from fsync Failures?")
 *
 * @param path the open file, with its segments beside it; on a disk of its own
 * @param databasePath to tell whether both are on one disk
 */
export async function openMirrorFile(
  path: string,
  databasePath: string,
  segmentBytes = usualSegmentBytes,
): Promise<MirrorFile> {
  const segments = openSegments(path)
  let file: FileHandle | undefined
  let held: Held = { dev: 0, ino: 0, bytes: 0 }
  let last: SealedFact | null = null
  let lost = false
  let working: Promise<unknown> = Promise.resolve()
  await takeOver()

  function alone<R>(work: () => Promise<R>): Promise<R> {
    const done = working.then(work)
    working = done.catch(() => undefined)
    return done
  }

  async function append(facts: readonly SealedFact[]): Promise<void> {
    try {
      if (!file) throw new Error('the mirror file is not open')
      for (const text of inPieces(facts, segmentBytes)) {
        if (held.bytes >= segmentBytes) await endSegment()
        const bytes = Buffer.from(text)
        await writeAll(file, bytes, held.bytes)
        const [there] = await Promise.all([stat(path), file.datasync()])
        // When the file is deleted or replaced, our handle writes to a file that is never read again.
        if (there.ino !== held.ino || there.dev !== held.dev) throw new Error('the mirror file was replaced')
        held.bytes += bytes.length
      }
      last = facts.at(-1) ?? last
    } catch (cause) {
      lost = true
      await letGo()
      throw cause
    }
  }

  async function letGo(): Promise<void> {
    await file?.close().catch(() => undefined)
    file = undefined
  }

  /** The open file becomes a segment and a new one is begun; a failure here fails the append that needed it. */
  async function endSegment(): Promise<void> {
    const number = segments.next()
    await letGo()
    await rename(path, segments.fullPath(number))
    segments.addFull(number)
    await beginFile()
    sealSoon(number)
  }

  async function beginFile(): Promise<void> {
    file = await open(path, 'wx+')
    await file.sync()
    await syncFolder(dirname(path))
    const { dev, ino } = await file.stat()
    held = { dev, ino, bytes: 0 }
  }

  /** A segment that cannot be sealed stays uncompressed, and is tried again at the next start. */
  function sealSoon(number: number): void {
    alone(() => segments.seal(number)).catch(() => undefined)
  }

  /**
   * Makes what can be read from the open file durable. In a file this program wrote, the failed write is cut off; in
   * any other, an incomplete last line is cut off and the rest is written once more. Then the file and its folder are
   * synced. A file with a damaged line becomes a segment at once, to be repaired as such.
   */
  async function takeOver(): Promise<void> {
    const before = held
    await letGo()
    await mkdir(dirname(path), { recursive: true })
    await (await open(path, 'a')).close()
    const taken = await open(path, 'r+')
    file = taken
    try {
      const { dev, ino, size } = await taken.stat()
      const ours = before.dev === dev && before.ino === ino && before.bytes <= size
      const shown = await readWhole(path)
      const bytes = ours ? before.bytes : shown.lastIndexOf('\n') + 1
      if (bytes < size) await taken.truncate(bytes)
      if (!ours) await writeAll(taken, shown.subarray(0, bytes), 0)
      await taken.sync()
      await syncFolder(dirname(path))
      held = { dev, ino, bytes }
      await segments.load()
      const { fact, damaged } = endOf(shown.subarray(0, bytes))
      last = fact ?? (await lastSealed(segments))
      if (damaged) await endSegment()
      for (const { number, is } of segments.list()) if (is === 'full') sealSoon(number)
    } catch (cause) {
      await letGo()
      throw cause
    }
  }

  return {
    append,
    async reopen() {
      await alone(takeOver)
      lost = false
    },
    last() {
      if (!file) throw new Error('the mirror file is not open')
      return last
    },
    read: from => pagesIn({ path, segments, openBytes: () => held.bytes }, from),
    condition: () => ({
      path,
      condition: lost ? 'lost' : 'operational',
      sameDevice: held.dev === statSync(dirname(databasePath)).dev,
      bytes: bytesOf(segments) + held.bytes,
    }),
    async close() {
      await working
      await letGo()
    },
    segments,
    sealOpen: () => alone(async () => held.bytes && (await endSegment())).then(() => alone(async () => {})),
    async openIsWhole(rest) {
      const { ino, bytes } = held
      const shown = await readWhole(path, rest)
      if (held.ino !== ino) return true
      return !endOf(shown.subarray(0, bytes)).damaged
    },
    alone,
  }
}

/** Reads a mirror's files and changes nothing; for tools beside the running node. */
export async function* readMirrorFiles(path: string): AsyncIterable<MirrorPage> {
  const segments = openSegments(path)
  await segments.load(false)
  const { size } = await stat(path).catch(() => ({ size: 0 }))
  yield* pagesIn({ path, segments, openBytes: () => size })
}

async function lastSealed(segments: Segments): Promise<SealedFact | null> {
  for (const { number } of segments.list().reverse()) {
    const lines = await segments.read(number)
    const { fact } = endOf(lines ?? Buffer.alloc(0))
    if (fact) return fact
  }
  return null
}

/** The last fact that can be read, and whether any line before or behind it cannot. */
function endOf(lines: Buffer): { fact: SealedFact | undefined; damaged: boolean } {
  let [last, damaged] = ['', false]
  for (const { line } of linesIn(lines))
    if (isWhole(line)) last = line
    else damaged = true
  return { fact: factOf(last), damaged }
}

function bytesOf(segments: Segments): number {
  return segments.list().reduce((sum, { number }) => sum + (segments.known(number)?.bytes ?? 0), 0)
}

/** Facts of all segments and then of the open file; a page is known by its segment's number and where it begins there. */
async function* pagesIn(
  parts: { path: string; segments: Segments; openBytes: () => number },
  from = '1:0',
): AsyncIterable<MirrorPage> {
  const { path, segments, openBytes } = parts
  const numbers = segments.list().map(segment => segment.number)
  const all = Math.max(1, bytesOf(segments) + openBytes())
  const [number = 1, byte = 0] = from.split(':').map(Number)
  const [firstNumber, firstByte] = number <= numbers.length + 1 ? [number, byte] : [1, 0]
  let damaged = 0
  let before = 0
  for (const number of [...numbers, numbers.length + 1]) {
    const isOpen = number > numbers.length
    if (number < firstNumber) {
      before += segments.known(number)?.bytes ?? 0
      continue
    }
    const lines = isOpen ? (await readWhole(path)).subarray(0, openBytes()) : await segments.read(number)
    if (!lines || segments.known(number)?.partial) damaged += 1
    const start = number === firstNumber ? firstByte : 0
    for (const page of pagesOfLines(lines ?? Buffer.alloc(0), start)) {
      damaged += page.damaged
      const share = Math.min(1, (before + page.end) / all)
      yield { facts: page.facts, at: `${number}:${page.at}`, share, damaged }
    }
    // Unreadable places at the end of a segment are counted too.
    if (!lines) yield { facts: [], at: `${number}:0`, share: Math.min(1, before / all), damaged }
    before += lines?.length ?? 0
  }
}

function* pagesOfLines(lines: Buffer, from: number) {
  let page = { facts: [] as SealedFact[], at: from, end: from, damaged: 0 }
  for (const { line, end } of linesIn(lines, from)) {
    const fact = factOf(line)
    if (fact) page.facts.push(fact)
    else page.damaged += 1
    page.end = end
    if (page.facts.length < factsPerPage && end - page.at < bytesPerPage) continue
    yield page
    page = { facts: [], at: end, end, damaged: 0 }
  }
  if (page.end > page.at) yield page
}

/** Lines of facts, joined up to the largest size of the open file. */
function* inPieces(facts: readonly SealedFact[], mostBytes: number): Iterable<string> {
  let text = ''
  for (const fact of facts) {
    const line = lineOf(fact)
    // A character is at most three bytes.
    if (text && (text.length + line.length) * 3 > mostBytes) {
      yield text
      text = ''
    }
    text += line
  }
  if (text) yield text
}
