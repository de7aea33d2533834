/** One entry of a calendar. */
export type CalendarEntry = {
  id: string
  /** Epoch milliseconds; the same at every download, so that a second one is no other entry. */
  madeMs: number
  startMs: number
  endMs: number
  title: string
  place: string
  point: readonly [lat: number, lng: number]
  words: string
  /** Where more is told. */
  url?: string
  /** It does not take place; calendars strike it out. */
  cancelled?: boolean
}

/** How often a calendar that is subscribed to is asked for anew. */
const askAgain = 'PT1H'

/**
 * Entries as an iCalendar file (RFC 5545), its lines ended and folded as that asks.
 *
 * @param name of a calendar that is subscribed to; left out for entries that are taken over once
 */
export function calendarOf(entries: readonly CalendarEntry[], name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Website//EN',
    ...(name === undefined
      ? []
      : [
          `NAME:${escaped(name)}`,
          `X-WR-CALNAME:${escaped(name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:${askAgain}`,
          `X-PUBLISHED-TTL:${askAgain}`,
        ]),
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

const linesOf = (entry: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.id}`,
  `DTSTAMP:${moment(entry.madeMs)}`,
  `DTSTART:${moment(entry.startMs)}`,
  `DTEND:${moment(entry.endMs)}`,
  `SUMMARY:${escaped(entry.title)}`,
  `LOCATION:${escaped(entry.place)}`,
  `GEO:${entry.point.join(';')}`,
  `DESCRIPTION:${escaped(entry.words)}`,
  ...(entry.url ? [`URL:${entry.url}`] : []),
  ...(entry.cancelled ? ['STATUS:CANCELLED'] : []),
  'END:VEVENT',
]

/** `20261123T191500Z` */
function moment(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** At most 75 bytes a line; what goes on begins with a space. No character is cut in two. */
function folded(line: string): string {
  const pieces = ['']
  for (const letter of line) {
    const bytes = pieces.length === 1 ? 75 : 74
    if (Buffer.byteLength(pieces.at(-1)! + letter) > bytes) pieces.push('')
    pieces[pieces.length - 1] += letter
  }
  return pieces.join('\r\n ')
}
