/** Where and when a show is: one field, because half of it merged with half of another would be a show nobody planned. */
export type Place = { screenId: string; startMs: number; featureMs: number; endMs: number; readyMs: number }

/**
 * A show as its facts carry it. `arrangementId`, `relaySeats` and `onlineUntilMs` never change: who first owns each
 * seat must be the same on every node, whatever was edited meanwhile.
 */
export type ScheduleFields = {
  cinemaId: string
  movieId: string
  versionId: string
  arrangementId: string
  place: Place
  /** Online sale and new online payments stop here, epoch milliseconds. */
  onlineUntilMs: number
  /** The seats the relay owns first; the box owns the rest. */
  relaySeats: string[]
  visibility: ('site' | 'signage' | 'pos' | 'portal')[]
}
