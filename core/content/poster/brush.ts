/** What a motif draws with: its area in px, three colours, and the film's own random sequence. */
export type Brush = {
  width: number
  height: number
  ground: string
  figure: string
  detail: string
  /** Unique to this drawing, for ids inside it. */
  id: string
  /** From 0 up to 1, the same sequence for the same film. */
  random: () => number
}

/** A number from a text, well spread (FNV-1a, 32 bit; http://www.isthe.com/chongo/tech/comp/fnv/). */
export function drawingSeed(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** The same sequence of numbers from 0 up to 1 for the same seed, on every machine: a 32-bit Weyl sequence, mixed. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
  }
}

/** A number between `from` and `to` from the film's own random sequence. */
export const between = (brush: Brush, from: number, to: number): number => from + brush.random() * (to - from)

/** One of the choices. */
export const oneOf = <T>(random: () => number, choices: readonly T[]): T =>
  choices[Math.floor(random() * choices.length)]!

/** A coordinate, rounded so that it needs few characters. */
export const at = (value: number): string => String(Math.round(value * 10) / 10)

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="${fill}"/>`

export const ring = (x: number, y: number, r: number, stroke: string, strokeWidth: number): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="none" stroke="${stroke}" stroke-width="${at(strokeWidth)}"/>`

export const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" fill="${fill}"/>`

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

export const stroke = (d: string, colour: string, strokeWidth: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${at(strokeWidth)}"/>`

/** A closed path through points. */
export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}Z`

/** `count` numbers from 0, mapped and joined: how motifs repeat. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
