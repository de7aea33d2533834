import { mostLines } from '#core/terminal/days/facts.ts'
import { maskedCards } from '#core/terminal/masked.ts'
import { codes, type Apdu } from './apdu.ts'

/** As wide as a receipt. */
const widest = 48

/** What a terminal gave the till to print, as text, in its order. */
export function textLines(printed: readonly Apdu[]): string[] {
  return printed
    .flatMap(({ code, data }) => (code === codes.printLine ? [lineOf(data)] : blockOf(data)))
    .slice(0, mostLines)
}

/** One line, after a byte that says how it looks. */
const lineOf = (data: Uint8Array) => readable(data.slice(1))

/** A block: a container with the text in it, line by line. What is not understood ends it. */
function blockOf(data: Uint8Array): string[] {
  const whole = parts(data, 0x06).next().value
  if (!whole) return []
  return [...parts(whole, 0x25)].flatMap(text => [...parts(text, 0x07)].map(readable))
}

/** Each part of that name, one after the other. */
function* parts(data: Uint8Array, name: number): Generator<Uint8Array> {
  let at = 0
  while (at < data.length) {
    const isLong = (data[at]! & 0x1f) === 0x1f
    const found = isLong ? -1 : data[at]!
    at += isLong ? 2 : 1
    const first = data[at] ?? 0
    const size = first === 0x81 ? 2 : first === 0x82 ? 3 : 1
    const length =
      size === 1 ? first : size === 2 ? (data[at + 1] ?? 0) : ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
    at += size
    if (first > 0x82 || at + length > data.length) return
    if (found === name) yield data.slice(at, at + length)
    at += length
  }
}

/** Printable letters alone, with the spaces that place them; a long number is never a whole card's. */
function readable(bytes: Uint8Array): string {
  return maskedCards(
    Buffer.from(bytes)
      .toString('latin1')
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
      .trimEnd()
      .slice(0, widest),
  )
}
