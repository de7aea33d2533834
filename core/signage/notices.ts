/** A notice as walls know it. */
export type Notice = {
  readonly cinemaId: string | null
  readonly urgent: boolean
  readonly untilMs: number | null
}

/** The notices a wall of a cinema shows now, urgent ones first. */
export function noticesNow<N extends Notice>(notices: readonly N[], cinemaId: string, nowMs: number): N[] {
  return notices
    .filter(notice => notice.cinemaId === null || notice.cinemaId === cinemaId)
    .filter(({ untilMs }) => untilMs === null || nowMs < untilMs)
    .toSorted((a, b) => Number(b.urgent) - Number(a.urgent))
}
