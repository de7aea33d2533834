import { hash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { SealedFact } from '../../fact.ts'
import { readWhole, syncFolder, writeNew } from './durable.ts'
import { factOf, lineOf, linesIn, readLine } from './line.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)
/** Lines read in one turn of the event loop. */
const linesPerTurn = 200

/** The first and last number of each stream in a segment; in between it may lack some. */
export type Streams = Record<string, [first: number, last: number]>

/** What is known of a sealed segment, outside it. */
export type Sealed = {
  number: number
  facts: number
  /** Size of its lines before compression. */
  bytes: number
  /** Of the compressed file. */
  sha256: string
  streams: Streams
  /** Some lines were damaged when it was sealed; it holds the others. */
  partial?: true
}

/** A part of the mirror that is full: `full` as it was written, or `sealed`. */
export type Segment = { number: number; is: 'full' | 'sealed' | 'missing' }

/** What is known of a mirror's segments, and which of them have which file. */
type Shelf = {
  path: string
  sealed: Map<number, Sealed>
  /** Uncompressed files, as they were written. */
  full: Set<number>
  /** Compressed files. */
  files: Set<number>
}

/** The files of a mirror's full segments, beside its open one: `facts.log.000001`, then `facts.log.000001.zst`. */
export function openSegments(path: string) {
  const shelf: Shelf = { path, sealed: new Map(), full: new Set(), files: new Set() }
  return {
    /** @param tidy deletes files that a power cut left twice */
    load: (tidy = true) => load(shelf, tidy),
    fullPath: (number: number) => fullPath(shelf, number),
    /** The number of the segment after the last one. */
    next: () => nextOf(shelf),
    /** All segments, oldest first, missing ones included. */
    list: () => Array.from({ length: nextOf(shelf) - 1 }, (_, at) => segmentOf(shelf, at + 1)),
    known: (number: number) => shelf.sealed.get(number),
    /** A segment's lines, compressed or not; undefined when it cannot be read or does not match its hash. */
    read: (number: number, rest?: () => Promise<void>) => read(shelf, number, rest),
    /** The open file was renamed to this segment's. */
    addFull: (number: number) => void shelf.full.add(number),
    /** Seals a full segment: compresses, hashes and lists it, then deletes the uncompressed file. */
    async seal(number: number): Promise<void> {
      if (!shelf.full.has(number)) return
      const lines = await read(shelf, number)
      if (!lines) throw new Error(`segment ${number} of the mirror cannot be read`)
      const found = await look(lines)
      await write(shelf, number, found.damaged ? found.whole() : lines, found)
      await drop(shelf, number)
      await syncFolder(dirname(path))
    },
    /** Replaces a segment's content by these facts. */
    async replace(number: number, facts: readonly SealedFact[]): Promise<void> {
      const lines = Buffer.from(facts.map(lineOf).join(''))
      await write(shelf, number, lines, await look(lines))
      await drop(shelf, number)
    },
    /** Checks a segment slowly; false when a part of it cannot be read, or was lost before. */
    async isWhole(number: number, rest: () => Promise<void>): Promise<boolean> {
      const lines = await read(shelf, number, rest)
      if (!lines) return false
      const known = shelf.sealed.get(number)
      if (known) return !known.partial
      const found = await look(lines)
      if (found.damaged) return false
      // The list was lost.
      if (segmentOf(shelf, number).is === 'sealed') await write(shelf, number, lines, found)
      return true
    },
  }
}
export type Segments = ReturnType<typeof openSegments>

const fullPath = ({ path }: Shelf, number: number) => `${path}.${String(number).padStart(6, '0')}`
const sealedPath = (shelf: Shelf, number: number) => `${fullPath(shelf, number)}.zst`
const indexPath = ({ path }: Shelf) => `${path}.index`

function nextOf({ sealed, full, files }: Shelf): number {
  return Math.max(0, ...sealed.keys(), ...full, ...files) + 1
}

function segmentOf({ full, files }: Shelf, number: number): Segment {
  return { number, is: full.has(number) ? 'full' : files.has(number) ? 'sealed' : 'missing' }
}

async function load(shelf: Shelf, tidy: boolean): Promise<void> {
  const { path, sealed, full, files } = shelf
  for (const known of [sealed, full, files]) known.clear()
  for (const each of await readIndex(indexPath(shelf))) sealed.set(each.number, each)
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(`${basename(path)}.`)) continue
    const [, number, ending] = /^\.(\d{6})(\.zst)?$/.exec(name.slice(basename(path).length)) ?? []
    if (number) (ending ? files : full).add(Number(number))
  }
  // Sealed, and the power was cut before the full file was deleted.
  for (const number of full) if (tidy && sealed.has(number) && files.has(number)) await drop(shelf, number)
}

async function read(shelf: Shelf, number: number, rest?: () => Promise<void>): Promise<Buffer | undefined> {
  if (shelf.full.has(number)) {
    // It may have been sealed at this moment: then its compressed file exists.
    const lines = await readWhole(fullPath(shelf, number), rest).catch(() => undefined)
    if (lines) return lines
  }
  try {
    const file = await readWhole(sealedPath(shelf, number), rest)
    const known = shelf.sealed.get(number)
    if (known && known.sha256 !== hash('sha256', file)) return undefined
    return await decompress(file)
  } catch {
    return undefined
  }
}

/** Compresses lines into a segment's file and adds it to the index. */
async function write(shelf: Shelf, number: number, lines: Buffer, found: Found): Promise<void> {
  const file = await compress(lines)
  await writeNew(sealedPath(shelf, number), file)
  const { facts, streams, damaged } = found
  shelf.sealed.set(number, {
    number,
    facts,
    bytes: lines.length,
    sha256: hash('sha256', file),
    streams,
    ...(damaged ? { partial: true } : {}),
  })
  shelf.files.add(number)
  await writeNew(indexPath(shelf), Buffer.from(JSON.stringify([...shelf.sealed.values()])))
}

async function drop(shelf: Shelf, number: number): Promise<void> {
  shelf.full.delete(number)
  await rm(fullPath(shelf, number), { force: true })
}

type Found = { facts: number; streams: Streams; damaged: number; whole: () => Buffer }

/** Reads lines in turns: which streams they hold, and how many are damaged. */
export async function look(lines: Buffer): Promise<Found> {
  const streams: Streams = {}
  const whole: string[] = []
  let facts = 0
  let damaged = 0
  for (const { line } of linesIn(lines)) {
    if ((facts + damaged) % linesPerTurn === 0) await turn()
    const read = readLine(line)
    if (!read) {
      damaged += 1
      continue
    }
    facts += 1
    const { origin, seq } = read.fact
    const [first, last] = streams[origin] ?? [seq, seq]
    streams[origin] = [Math.min(first, seq), Math.max(last, seq)]
  }
  const rest = () => {
    for (const { line } of linesIn(lines)) if (factOf(line)) whole.push(`${line}\n`)
    return Buffer.from(whole.join(''))
  }
  return { facts, streams, damaged, whole: rest }
}

/** A missing or damaged index is rebuilt as segments are sealed; their content does not depend on it. */
async function readIndex(path: string): Promise<Sealed[]> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Sealed[]
  } catch {
    return []
  }
}
