import type { Event, EventFields } from './event.ts'

/** The ids of an event's shows, each once. */
export function showsOfEvent({
  scheduleId,
  moreScheduleIds = [],
}: Partial<Pick<Event, 'scheduleId' | 'moreScheduleIds'>>): string[] {
  return [...new Set([...(scheduleId ? [scheduleId] : []), ...moreScheduleIds])]
}

/** An event's shows with one of them planned anew under another id; undefined where it is not its show. */
export function withShowReplaced(
  event: Pick<Event, 'scheduleId' | 'moreScheduleIds'>,
  id: string,
  newId: string,
): Partial<EventFields> | undefined {
  if (event.scheduleId === id) return { scheduleId: newId }
  const more = event.moreScheduleIds
  if (!more?.includes(id)) return undefined
  return { moreScheduleIds: more.map(each => (each === id ? newId : each)) }
}
