/**
 * SHA-256 of a short text of plain letters, as far as its first word. The browser's own answers each hash by a promise, of
 * which thirty thousand take ten times as long, and has none on a page without https. Source: FIPS 180-4.
 */
export function firstWordOf(text: string): number {
  const blocks = blocksOf(text)
  state.set(initial)
  for (let at = 0; at < blocks; at++) compress(at * 16)
  return state[0]! >>> 0
}

/** Texts are a few hundred letters at most. */
const words = new Uint32Array(128)
const schedule = new Uint32Array(64)
const state = new Uint32Array(8)
const initial = fractions(8, 1 / 2)
const constants = fractions(64, 1 / 3)

/** The first 32 bits of the fractions of roots of the first primes. */
function fractions(count: number, power: number): Uint32Array {
  const found: number[] = []
  for (let number = 2; found.length < count; number++) {
    let isPrime = true
    for (let by = 2; by * by <= number; by++) if (number % by === 0) isPrime = false
    if (isPrime) found.push((number ** power % 1) * 2 ** 32)
  }
  return Uint32Array.from(found)
}

/** The text as blocks of sixteen words, with a one after it and its length in bits at their end. */
function blocksOf(text: string): number {
  const blocks = ((text.length + 8) >> 6) + 1
  words.fill(0, 0, blocks * 16)
  for (let at = 0; at < text.length; at++)
    words[at >> 2]! |= (text.charCodeAt(at) & 0xff) << (24 - (at & 3) * 8)
  words[text.length >> 2]! |= 0x80 << (24 - (text.length & 3) * 8)
  words[blocks * 16 - 1] = text.length * 8
  return blocks
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function compress(from: number): void {
  for (let at = 0; at < 64; at++) {
    if (at < 16) schedule[at] = words[from + at]!
    else {
      const early = schedule[at - 15]!
      const late = schedule[at - 2]!
      schedule[at] =
        schedule[at - 16]! +
        (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
        schedule[at - 7]! +
        (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10))
    }
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let at = 0; at < 64; at++) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + mixed + ((e & f) ^ (~e & g)) + constants[at]! + schedule[at]!) | 0
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  const next = [a, b, c, d, e, f, g, h]
  for (let at = 0; at < 8; at++) state[at]! += next[at]!
}
