import type { ScheduleRow } from './store.ts'

/** Each list that rows have, read once: they are few, and a programme asks for that of every show three times. */
const read = new Map<string, readonly string[]>()
const readMost = 100

/** Where a show is seen: the channels of its row. */
export function visibilityOf({ visibility }: Pick<ScheduleRow, 'visibility'>): readonly string[] {
  let channels = read.get(visibility)
  if (!channels) {
    if (read.size >= readMost) read.clear()
    read.set(visibility, (channels = Object.freeze(JSON.parse(visibility) as string[])))
  }
  return channels
}
