import { createHash } from 'node:crypto'
import { writeTicketCode } from '#core/admission/ticket-code.ts'
import type { Tenant } from '#core/api/tenant.ts'
import type { BillRow } from '#core/billing/store.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'
import { goodTickets } from '../documents/good-tickets.ts'
import { dayText, groupedCode, timeText } from '#core/documents/wording.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import { isLocale, type Locale } from '#core/i18n/locale.ts'
import { isoIn } from '#core/programme/day.ts'
import { scheduleById } from '#core/programme/store.ts'
import type { Cinema } from '#core/venue/cinema.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { accentRgb } from '../documents/accent.ts'

/** One line of a pass: what it is, and its value. */
export type PassField = { key: string; label: string; value: string }

/** One ticket as a wallet shows it, whichever wallet that is. */
export type TicketPass = {
  /** The line of its bill. */
  line: number
  /** The same whenever it is fetched, so that a wallet replaces it; opens nothing. */
  serial: string
  locale: Locale
  film: string
  version: string
  showId: string
  /** ISO with the cinema's offset. */
  start: string
  end: string
  day: PassField
  time: PassField
  screen: PassField
  /** Row and seat, or that seats are free. */
  place: PassField[]
  rate: PassField
  order: PassField
  /** What the door scans, and what is typed where it cannot. */
  code: string
  typed: string
  /** How it is used. */
  conditions: string
  cinema: Pick<Cinema, 'name' | 'address1' | 'zip' | 'city' | 'lat' | 'lng' | 'phone'>
  exhibitor: string
  /** Red, green and blue of the exhibitor, from 0 to 255. */
  accent: readonly [number, number, number]
}

/** The tickets of a paid bill that are still good, in the buyer's language. */
export function ticketPassesOf(tenant: Tenant, bill: BillRow): TicketPass[] {
  const { db, catalogue } = tenant.node
  const locale = isLocale(bill.locale) ? bill.locale : 'en'
  const words = documentWords(locale)
  const exhibitor = exhibitorOf(catalogue)!
  return goodTickets(db, bill).map(line => {
    const { ticket, cinema, code } = loadTicketFacts(tenant, line, locale)!
    const { timezone } = cinema
    const field = (key: string, label: string, value: string) => ({ key, label, value })
    return {
      line: line.line,
      serial: createHash('sha256').update(`${bill.id} ${code.ticketId}`).digest('hex').slice(0, 32),
      locale,
      film: ticket.movieTitle,
      version: ticket.versionText,
      showId: code.scheduleId,
      start: ticket.start,
      end: isoIn(scheduleById(db, code.scheduleId)!.endMs, timezone),
      day: field('day', words.day, dayText(ticket.start, locale, timezone)),
      time: field('time', words.time, timeText(ticket.start, locale, timezone)),
      screen: field('screen', words.screen, ticket.screenName),
      place:
        ticket.row === null
          ? [field('seat', words.seat, words.freeSeating)]
          : [field('row', words.row, ticket.row), field('seat', words.seat, String(ticket.seat))],
      rate: field('rate', words.rate, ticket.rateName),
      order: field('order', words.bill, bill.number ?? ''),
      code: writeTicketCode(code, tenant.keys.own),
      typed: groupedCode(ticket.shortCode),
      conditions: words.conditions,
      cinema,
      exhibitor: exhibitor.tradeName,
      accent: accentRgb(exhibitor.accentHue),
    }
  })
}
