/** Luck that comes out the same for the same seed: nothing else in a simulation decides anything. */
export type Chance = {
  /** Uniform in [0, 1). */
  next(): number
  /** Uniform whole number from `from` to `to`, both included. */
  between(from: number, to: number): number
  happens(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** `count` different ones, fewer when there are not as many. */
  some<T>(list: readonly T[], count: number): T[]
  bytes(count: number): Uint8Array
}

/** A stream of luck of its own for each (seed, stream), so that leaving one action out changes no other's luck. */
export function chanceOf(seed: number, stream = 0): Chance {
  let state = mixed(mixed(seed >>> 0) ^ Math.imul(stream + 1, 0x9e3779b9))

  /** Mulberry32, public domain. */
  function whole(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return (t ^ (t >>> 14)) >>> 0
  }
  const next = () => whole() / 2 ** 32
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    between,
    happens: probability => next() < probability,
    pick: list => list[between(0, list.length - 1)]!,
    some(list, count) {
      const left = [...list]
      const chosen: (typeof left)[number][] = []
      while (left.length && chosen.length < count) chosen.push(...left.splice(between(0, left.length - 1), 1))
      return chosen
    },
    bytes: count => Uint8Array.from({ length: count }, () => whole() >>> 24),
  }
}

function mixed(value: number): number {
  let h = value >>> 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
