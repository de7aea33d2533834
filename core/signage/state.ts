import type { SignageState } from './role.ts'

type Show = {
  id: string
  /** ISO, when doors and pre-show begin. */
  start: string
  /** ISO, end of the feature. */
  end: string
  cancelled: boolean
  eventId: string | null
}

/**
 * What time it is for a wall: a film runs, one begins soon, the last one has ended, or none of these. The show it is
 * about is the one that runs, the next one, or the one that ended last.
 *
 * @param shows those of the wall's cinema, or of the one screen at whose door it hangs
 * @param role how many minutes before and after a show count
 */
export function signageStateAt<S extends Show>(
  shows: readonly S[],
  role: { beforeMinutes: number; afterMinutes: number },
  nowMs: number,
): { state: SignageState; show: S | null } {
  const planned = shows
    .filter(({ cancelled }) => !cancelled)
    .map(show => ({ show, startMs: Date.parse(show.start), endMs: Date.parse(show.end) }))
    .toSorted((a, b) => a.startMs - b.startMs)
  const running = planned.filter(({ startMs, endMs }) => startMs <= nowMs && nowMs < endMs)
  const soon = planned.filter(
    ({ startMs }) => nowMs < startMs && startMs - role.beforeMinutes * 60_000 <= nowMs,
  )
  const event = [...running, ...soon].find(({ show }) => show.eventId !== null)
  if (event) return { state: 'event', show: event.show }
  if (running.length) return { state: 'show', show: running.at(-1)!.show }
  if (soon.length) return { state: 'preshow', show: soon[0]!.show }
  const ended = planned.findLast(({ endMs }) => endMs <= nowMs && nowMs < endMs + role.afterMinutes * 60_000)
  return ended ? { state: 'postshow', show: ended.show } : { state: 'blank', show: null }
}
