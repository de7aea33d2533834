/**
 * Hybrid logical clock: `<48-bit ms, base 36><counter, base 36>.<node>`, compared as text. It orders edits of the
 * catalogue only; no sale ever waits for a clock. Source: Kulkarni, Demirbas et al., Logical Physical Clocks (2014).
 */
export type Stamp = string

const msDigits = 10
const counterDigits = 5
const counterMax = 36 ** counterDigits - 1
/**
 * A stamp further ahead of this node's clock than this is remembered only up to this bound, so one wrong clock does
 * not spoil the others.
 */
export const stampAheadMaxMs = 10 * 60_000

type Parts = { ms: number; counter: number }

export function writeStamp(parts: Parts, nodeId: string): Stamp {
  return `${parts.ms.toString(36).padStart(msDigits, '0')}${parts.counter.toString(36).padStart(counterDigits, '0')}.${nodeId}`
}

export function readStamp(stamp: Stamp): Parts {
  return {
    ms: parseInt(stamp.slice(0, msDigits), 36),
    counter: parseInt(stamp.slice(msDigits, msDigits + counterDigits), 36),
  }
}

/**
 * The stamp after `last` at wall time `nowMs`: time when it moved on, otherwise the counter. A full counter carries
 * into the time, so that no number of edits in one millisecond ever breaks the order.
 */
export function nextStamp(last: Parts, nowMs: number): Parts {
  const ms = Math.max(0, Math.floor(nowMs))
  if (ms > last.ms) return { ms, counter: 0 }
  return last.counter < counterMax
    ? { ms: last.ms, counter: last.counter + 1 }
    : { ms: last.ms + 1, counter: 0 }
}

/** `own`, or the stamp just after the newest of those seen, when that is later. */
export function stampAfter(own: Stamp, seen: readonly Stamp[], nodeId: string): Stamp {
  const newest = seen.reduce((one, other) => (other > one ? other : one), '')
  return own > newest ? own : writeStamp(nextStamp(readStamp(newest), 0), nodeId)
}

/** What to remember after hearing a peer's stamp: never behind it, never further ahead than the bound. */
export function mergeStamp(last: Parts, received: Parts, nowMs: number): Parts {
  const bounded =
    received.ms > nowMs + stampAheadMaxMs ? { ms: nowMs + stampAheadMaxMs, counter: 0 } : received
  if (bounded.ms > last.ms) return bounded
  return bounded.ms === last.ms && bounded.counter > last.counter ? bounded : last
}
