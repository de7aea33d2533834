/**
 * Hybrid logical clock: `<48-bit ms, base 36><counter, base 36>.<node>`, compared as text. It orders edits of the
 * catalogue only; no sale ever waits for a clock. Source: Kulkarni, Demirbas et al., Logical Physical Clocks (2014).
 */
export type Stamp = string

const msDigits = 10
const counterDigits = 5
/** A stamp further ahead of this node's clock than this is remembered only up to it, so one bad clock poisons nobody's. */
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

/** The stamp after `last` at wall time `nowMs`: time when it moved on, otherwise the counter. */
export function nextStamp(last: Parts, nowMs: number): Parts {
  const ms = Math.max(0, Math.floor(nowMs))
  return ms > last.ms ? { ms, counter: 0 } : { ms: last.ms, counter: last.counter + 1 }
}

/** What to remember after hearing a peer's stamp: never behind it, never further ahead than the bound. */
export function heardStamp(last: Parts, heard: Parts, nowMs: number): Parts {
  const bounded = heard.ms > nowMs + stampAheadMaxMs ? { ms: nowMs + stampAheadMaxMs, counter: 0 } : heard
  if (bounded.ms > last.ms) return bounded
  return bounded.ms === last.ms && bounded.counter > last.counter ? bounded : last
}
