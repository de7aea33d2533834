import { statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SealedFact } from '../../fact.ts'
import type { Mirror, MirrorPage } from '../../mirror.ts'
import { readWhole } from './durable.ts'
import { lineOf } from './line.ts'
import { openOpenFile } from './open-file.ts'
import { bytesOf, endOf, lastSealed, pagesIn } from './pages.ts'
import { openSegments, type Segments } from './segments.ts'

/** Largest size of the open file, in bytes; after a restart all of it is written again. */
const usualSegmentBytes = 8 * 1024 * 1024

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
 * @param path the open file, with its segments beside it; on a disk of its own
 * @param databasePath to tell whether both are on one disk
 */
export async function openMirrorFile(
  path: string,
  databasePath: string,
  segmentBytes = usualSegmentBytes,
): Promise<MirrorFile> {
  const mirror = mirrorAt(path, segmentBytes)
  await mirror.takeOver()
  const { segments, openFile, alone, inTurn } = mirror
  return {
    append: mirror.append,
    reopen: mirror.takeOver,
    last: mirror.last,
    read: from => pagesIn({ path, segments, openBytes: () => openFile.held().bytes }, from),
    condition: () => ({
      path,
      condition: mirror.isLost() ? 'lost' : 'operational',
      sameDevice: openFile.held().dev === statSync(dirname(databasePath)).dev,
      bytes: bytesOf(segments) + openFile.held().bytes,
    }),
    async close() {
      await alone(async () => {})
      await inTurn(openFile.letGo)
    },
    segments,
    async sealOpen() {
      await alone(mirror.endSegment)
      await alone(async () => {})
    },
    async openIsWhole(rest) {
      const { ino, bytes } = openFile.held()
      const shown = await readWhole(path, rest)
      if (openFile.held().ino !== ino) return true
      return !endOf(shown.subarray(0, bytes)).damaged
    },
    alone,
  }
}

/** The open file with its segments: what is appended, and when a full file becomes a segment. */
function mirrorAt(path: string, segmentBytes: number) {
  const segments = openSegments(path)
  const openFile = openOpenFile(path)
  /** Work on the segments, which may take long; and on the open file, for which facts wait. */
  const [alone, inTurn] = [oneByOne(), oneByOne()]
  let last: SealedFact | null = null
  let lost = false

  async function append(facts: readonly SealedFact[]): Promise<void> {
    try {
      openFile.requireOpen()
      for (const text of inPieces(facts, segmentBytes)) {
        if (openFile.held().bytes >= segmentBytes) await endSegment()
        await openFile.append(Buffer.from(text))
      }
      last = facts.at(-1) ?? last
    } catch (cause) {
      lost = true
      await openFile.letGo()
      throw cause
    }
  }

  /** The open file becomes a segment and a new one is begun; a failure here fails the append that needed it. */
  async function endSegment(): Promise<void> {
    const number = segments.next()
    await openFile.moveTo(segments.fullPath(number))
    segments.addFull(number)
    await openFile.begin()
    sealSoon(number)
  }

  /** A segment that cannot be sealed stays uncompressed, and is tried again at the next start. */
  function sealSoon(number: number): void {
    alone(() => segments.seal(number)).catch(() => undefined)
  }

  /** An open file with a damaged line becomes a segment at once, to be repaired as such. */
  async function takeOver(): Promise<void> {
    try {
      const { fact, damaged } = endOf(await openFile.takeOver())
      await segments.load()
      last = fact ?? (await lastSealed(segments))
      if (damaged) await endSegment()
      for (const { number, is } of segments.list()) if (is === 'full') sealSoon(number)
      lost = false
    } catch (cause) {
      await openFile.letGo()
      throw cause
    }
  }

  return {
    segments,
    openFile,
    alone,
    inTurn,
    append: (facts: readonly SealedFact[]) => inTurn(() => append(facts)),
    takeOver: () => alone(() => inTurn(takeOver)),
    endSegment: () => inTurn(async () => void (openFile.held().bytes && (await endSegment()))),
    last() {
      openFile.requireOpen()
      return last
    },
    isLost: () => lost,
  }
}

/** Runs work one by one, in the order in which it is handed over; work that fails holds up nothing. */
function oneByOne() {
  let working: Promise<unknown> = Promise.resolve()
  return <R>(work: () => Promise<R>): Promise<R> => {
    const done = working.then(work)
    working = done.catch(() => undefined)
    return done
  }
}

/** Reads a mirror's files and changes nothing; for tools beside the running node. */
export async function* readMirrorFiles(path: string): AsyncIterable<MirrorPage> {
  const segments = openSegments(path)
  await segments.load(false)
  const { size } = await stat(path).catch(() => ({ size: 0 }))
  yield* pagesIn({ path, segments, openBytes: () => size })
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
