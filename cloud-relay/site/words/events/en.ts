/** The words of events. The other languages are typed by this file. */
export const en = {
  event_ladies: 'Ladies’ night',
  event_more_one: 'and {{count}} more show',
  event_more_other: 'and {{count}} more shows',
} as const
