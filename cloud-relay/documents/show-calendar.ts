import type { Tenant } from '#core/api/tenant.ts'
import type { BillRow } from '#core/billing/store.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'
import { goodTickets } from './good-tickets.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { scheduleById } from '#core/programme/store.ts'
import { seatGroups } from '#core/seating/seat-groups.ts'
import { calendarOf } from './calendar.ts'

/**
 * The show of a bill's tickets as an iCalendar file (RFC 5545), one entry. It names no address that opens the purchase:
 * calendars are shared.
 */
export function showCalendar(tenant: Tenant, bill: BillRow, locale: Locale): string {
  const lines = goodTickets(tenant.node.db, bill)
  const { ticket, cinema } = loadTicketFacts(tenant, lines[0]!, locale)!
  const show = scheduleById(tenant.node.db, lines[0]!.scheduleId!)!
  const seats = lines[0]!.freeSeating
    ? `${lines.length} · ${documentWords(locale).freeSeating}`
    : seatGroups(
        lines.map(line => line.seatId ?? ''),
        [],
      )
        .map(({ row, numbers }) => `${row} ${numbers.join(', ')}`)
        .join(' · ')
  const entry = {
    id: bill.id,
    madeMs: show.startMs,
    startMs: show.startMs,
    endMs: show.endMs,
    title: ticket.movieTitle,
    place: `${cinema.name}, ${cinema.address1}, ${cinema.zip} ${cinema.city}`,
    point: [cinema.lat, cinema.lng] as const,
    words: [`${ticket.screenName} · ${seats}`, ticket.versionText, bill.number ?? ''].join('\n'),
  }
  return calendarOf([entry])
}
