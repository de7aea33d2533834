import type { Draft } from '../../journal/draft.ts'
import { Refusal } from '../../refusal.ts'
import type { BellRow } from './store.ts'

/** How long a call stays one, in ms: whoever was not answered within an hour calls again. */
export const calledMs = 3_600_000
/** How long a till is told who comes, in ms. */
export const comesMs = 180_000

/** A till calls no oftener in an hour, however fast somebody answers. */
const mostCalls = 20

type Who = { employeeId: string; employeeName: string; cinemaId: string }

/**
 * A cashier calls a manager. A till that has called already goes on doing so: it is no second call. Refuses
 * `too_many_requests` for the twenty-first of an hour.
 *
 * @param recent calls of the last hour
 */
export function ring(
  bellId: string,
  recent: readonly BellRow[],
  by: Who & { deviceId: string; device: string },
): Draft[] {
  const { cinemaId, deviceId } = by
  const isKnown = recent.some(({ id }) => id === bellId)
  const isOpen = recent.some(
    bell => bell.deviceId === deviceId && bell.cinemaId === cinemaId && !bell.answeredAt,
  )
  if (isKnown || isOpen) return []
  if (recent.filter(bell => bell.deviceId === deviceId && bell.cinemaId === cinemaId).length >= mostCalls)
    throw new Refusal('too_many_requests')
  return [{ scope: `cinema:${cinemaId}`, type: 'bell.rung', body: { bellId, ...by } }]
}

/** Somebody comes; the first who says so is told. Refuses `bell_unknown` for a call that is over or of another cinema. */
export function answerBell(
  bellId: string,
  recent: readonly BellRow[],
  by: Omit<Who, 'cinemaId'>,
  worksIn: (cinemaId: string) => boolean,
): Draft[] {
  const bell = recent.find(({ id, cinemaId }) => id === bellId && worksIn(cinemaId))
  if (!bell) throw new Refusal('bell_unknown')
  if (bell.answeredAt) return []
  const { cinemaId } = bell
  return [{ scope: `cinema:${cinemaId}`, type: 'bell.answered', body: { bellId, cinemaId, ...by } }]
}

/** What pages hear of: calls that wait, and those of a till that were answered a moment ago. */
export function isAnnounced({ answeredAt }: BellRow, nowMs: number): boolean {
  return !answeredAt || nowMs - Date.parse(answeredAt) < comesMs
}
