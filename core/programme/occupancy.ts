/** What a screen adds around a feature, in minutes. */
type Around = { preShowMinutes: number; cleaningMinutes: number }

/** Instants in epoch milliseconds: doors, feature, its end, and when the room is ready again. */
export type Span = { startMs: number; featureMs: number; endMs: number; readyMs: number }

const minute = 60_000

/** How long a show keeps its room: pre-show, feature and cleaning, from `startMs` on. */
export function spanOf(startMs: number, screen: Around, runtimeMinutes: number): Span {
  const featureMs = startMs + screen.preShowMinutes * minute
  const endMs = featureMs + runtimeMinutes * minute
  return { startMs, featureMs, endMs, readyMs: endMs + screen.cleaningMinutes * minute }
}

/** The shows whose room time touches the wanted one; the end of cleaning may be the next show's start. */
export function clashes<S extends Pick<Span, 'startMs' | 'readyMs'>>(
  wanted: Pick<Span, 'startMs' | 'readyMs'>,
  others: readonly S[],
): S[] {
  return others.filter(other => wanted.startMs < other.readyMs && other.startMs < wanted.readyMs)
}

/** New times are offered on whole five minutes, as people plan. */
const offeredMs = 5 * minute

/** The first start from `fromMs` on at which a show that keeps its room for `lengthMs` disturbs nobody. */
export function nextFreeStart(
  fromMs: number,
  lengthMs: number,
  others: readonly Pick<Span, 'startMs' | 'readyMs'>[],
): number {
  let startMs = Math.ceil(fromMs / offeredMs) * offeredMs
  for (;;) {
    const inTheWay = clashes({ startMs, readyMs: startMs + lengthMs }, others)
    if (!inTheWay.length) return startMs
    startMs = Math.ceil(Math.max(...inTheWay.map(other => other.readyMs)) / offeredMs) * offeredMs
  }
}
