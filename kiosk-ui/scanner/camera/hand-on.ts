/** A code in a picture; `linear` is one of bars, which a blurred edge may look like. */
export type SeenCode = { code: string; linear: boolean }

/** What the camera remembers between two looks: the code handed on last, when it was last in sight, and a code of bars seen once. */
export type Sight = { last: string | null; lastSeenMs: number; unsure: string | null }

export const nothingSeen: Sight = { last: null, lastSeenMs: 0, unsure: null }

/** A code that comes back after so long is another guest's, or is meant to be read again. */
export const outOfSightMs = 2000

/** A look or two find nothing in a code that is there: until then what lies beside it waits. */
export const settledMs = 400

/**
 * Which code of a look is handed on, if any, and what to remember: one code once, and again only after it was out of
 * sight for `outOfSightMs` or another one was read. While the last one is still held up no other is taken, so that two
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
  const goneMs = sight.last === null ? Infinity : nowMs - sight.lastSeenMs
  if (goneMs < outOfSightMs && seen.some(({ code }) => code === sight.last))
    return { code: null, sight: { ...sight, lastSeenMs: nowMs, unsure: null } }
  const [nearest] = seen
  if (!nearest || goneMs < settledMs) return { code: null, sight: { ...sight, unsure: null } }
  if (nearest.linear && sight.unsure !== nearest.code)
    return { code: null, sight: { ...sight, unsure: nearest.code } }
  return { code: nearest.code, sight: { last: nearest.code, lastSeenMs: nowMs, unsure: null } }
}
