import type { Tenant } from '#core/api/tenant.ts'
import { linesNow } from '#core/billing/line-store.ts'
import type { BillRow } from '#core/billing/store.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { scheduleById } from '#core/programme/store.ts'
import { seatGroups } from '#core/seating/seat-groups.ts'

/**
 * The show of a bill's tickets as an iCalendar file (RFC 5545), one entry. It names no address that opens the purchase:
 * calendars are shared.
 */
export function showCalendar(tenant: Tenant, bill: BillRow, locale: Locale): string {
  const lines = linesNow(tenant.node.db, bill.id).filter(line => line.kind === 'ticket' && line.left > 0)
  const { ticket, cinema } = loadTicketFacts(tenant, lines[0]!, locale)
  const show = scheduleById(tenant.node.db, lines[0]!.scheduleId!)!
  const seats = lines[0]!.freeSeating
    ? `${lines.length} · ${documentWords(locale).freeSeating}`
    : seatGroups(
        lines.map(line => line.seatId ?? ''),
        [],
      )
        .map(({ row, numbers }) => `${row} ${numbers.join(', ')}`)
        .join(' · ')
  return calendarOf({
    id: bill.id,
    madeMs: show.startMs,
    startMs: show.startMs,
    endMs: show.endMs,
    title: ticket.movieTitle,
    place: `${cinema.name}, ${cinema.address1}, ${cinema.zip} ${cinema.city}`,
    point: [cinema.lat, cinema.lng],
    words: [`${ticket.screenName} · ${seats}`, ticket.versionText, bill.number ?? ''].join('\n'),
  })
}

type Entry = {
  id: string
  /** Epoch milliseconds; the same at every download, so that a second one is no other entry. */
  madeMs: number
  startMs: number
  endMs: number
  title: string
  place: string
  point: readonly [lat: number, lng: number]
  words: string
}

/** One calendar with one entry, its lines ended and folded as RFC 5545 asks. */
export function calendarOf(entry: Entry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Website//EN',
    'BEGIN:VEVENT',
    `UID:${entry.id}`,
    `DTSTAMP:${moment(entry.madeMs)}`,
    `DTSTART:${moment(entry.startMs)}`,
    `DTEND:${moment(entry.endMs)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `GEO:${entry.point.join(';')}`,
    `DESCRIPTION:${escaped(entry.words)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

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
