import { crc32 } from 'node:zlib'
import { readFact, sealedOf, type Fact, type SealedFact } from '../../fact.ts'

export const newline = 10

/**
 * A fact as one line of a mirror: a checksum over the rest, which detects damage of each line by itself, then JSON.
 */
export function lineOf(fact: SealedFact): string {
  const json = JSON.stringify(sealedOf(fact))
  return `${checksum(json)} ${json}\n`
}

/** Whether a line is as it was written. */
export function isWhole(line: string): boolean {
  return line[8] === ' ' && line.slice(0, 8) === checksum(line.slice(9))
}

/** A line's fact; undefined when the line is damaged. */
export function factOf(line: string): SealedFact | undefined {
  return readLine(line)?.sealed
}

/** The same with the parsed fact, which is needed for it anyway. */
export function readLine(line: string): { sealed: SealedFact; fact: Fact } | undefined {
  if (!isWhole(line)) return undefined
  try {
    const sealed = JSON.parse(line.slice(9)) as SealedFact
    const fact = typeof sealed.hash === 'string' && readFact(sealed)
    return fact ? { sealed, fact } : undefined
  } catch {
    return undefined
  }
}

/** Complete lines with the offset where each ends; a last line without a line break is left out. */
export function* linesIn(bytes: Buffer, from = 0): Iterable<{ line: string; end: number }> {
  for (let at = from; ;) {
    const end = bytes.indexOf(newline, at) + 1
    if (!end) return
    yield { line: bytes.toString('utf8', at, end - 1), end }
    at = end
  }
}

const checksum = (text: string) => crc32(text).toString(16).padStart(8, '0')
