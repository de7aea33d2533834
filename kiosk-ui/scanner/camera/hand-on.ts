/** A code in a picture; `linear` is one of bars, which a blurred edge may look like. */
export type SeenCode = { code: string; linear: boolean }

/**
 * What the camera remembers between two looks: the code handed on last, when it was last in sight, since when every look
 * has missed it and for how long they had when the last of them was made, and a code of bars seen once.
 */
export type Sight = {
  last: string | null
  lastSeenMs: number
  missedSinceMs: number | null
  missedForMs: number
  unsure: string | null
}

export const nothingSeen: Sight = {
  last: null,
  lastSeenMs: 0,
  missedSinceMs: null,
  missedForMs: 0,
  unsure: null,
}

/**
 * A code that comes back after looks have missed it for so long is meant to be read again. The time alone says nothing: a
 * phone that is busy does not look for seconds, while the guest stands there with the same code.
 */
export const outOfSightMs = 2000

/** A look or two find nothing in a code that is there: until then what lies beside it waits. */
export const settledMs = 400

/**
 * Which code of a look is handed on, if any, and what to remember: one code once, and again only after looks have missed
 * it for `outOfSightMs` or another one was read. While the last one is still held up no other is taken, so that two
 * tickets on one sheet are read one after the other. Bars count when two looks in a row saw the same.
 *
 * @param seen the codes of this look, the one nearest to the middle first
 * @param nowMs the time of this look; only differences of it matter
 */
export function handOn(
  sight: Sight,
  seen: readonly SeenCode[],
  nowMs: number,
): { code: string | null; sight: Sight } {
  const isHeldUp = sight.missedForMs < outOfSightMs && seen.some(({ code }) => code === sight.last)
  if (isHeldUp) return { code: null, sight: seenAt(nowMs, sight.last) }
  const [nearest] = seen
  const nothing = (unsure: string | null) => ({ code: null, sight: { ...missedAt(nowMs, sight), unsure } })
  const isSettled = sight.last === null || nowMs - sight.lastSeenMs >= settledMs
  if (!nearest || !isSettled) return nothing(null)
  if (nearest.linear && sight.unsure !== nearest.code) return nothing(nearest.code)
  return { code: nearest.code, sight: seenAt(nowMs, nearest.code) }
}

const seenAt = (nowMs: number, last: string | null): Sight => ({ ...nothingSeen, last, lastSeenMs: nowMs })

function missedAt(nowMs: number, sight: Sight): Sight {
  const missedSinceMs = sight.missedSinceMs ?? nowMs
  return { ...sight, missedSinceMs, missedForMs: nowMs - missedSinceMs }
}
