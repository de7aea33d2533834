import type { SealedFact } from '../../fact.ts'
import type { MirrorPage } from '../../mirror.ts'
import { readWhole } from './durable.ts'
import { factOf, isWhole, linesIn } from './line.ts'
import type { Segments } from './segments.ts'

const factsPerPage = 250
const bytesPerPage = 256 * 1024

/** The last fact that can be read, and whether any line before or behind it cannot. */
export function endOf(lines: Buffer): { fact: SealedFact | undefined; damaged: boolean } {
  let [last, damaged] = ['', false]
  for (const { line } of linesIn(lines))
    if (isWhole(line)) last = line
    else damaged = true
  return { fact: factOf(last), damaged }
}

/** The last fact of the newest segment that has one which can be read. */
export async function lastSealed(segments: Segments): Promise<SealedFact | null> {
  for (const { number } of segments.list().reverse()) {
    const lines = await segments.read(number)
    const { fact } = endOf(lines ?? Buffer.alloc(0))
    if (fact) return fact
  }
  return null
}

/** Size of all segments' lines, before compression. */
export function bytesOf(segments: Segments): number {
  return segments.list().reduce((sum, { number }) => sum + (segments.known(number)?.bytes ?? 0), 0)
}

/** Facts of all segments and then of the open file; a page is known by its segment's number and where it begins there. */
export async function* pagesIn(
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
