import type { BillLine } from '../billing/bill.ts'
import { inLocale, type Locale, type Words } from '../i18n/locale.ts'
import { ageIn } from '../programme/age-rating.ts'
import { isoIn } from '../programme/day.ts'
import type { Movie, Version } from '../programme/movie.ts'
import type { ScheduleRow } from '../programme/store.ts'
import { versionText } from '../programme/version-text.ts'
import type { DrawnArrangement } from '../seating/store.ts'
import type { Seat } from '../venue/arrangement.ts'
import type { Cinema } from '../venue/cinema.ts'
import { classNameOf, type SeatClassEntry } from '../venue/seat-class.ts'
import type { TicketData } from './paper.ts'

/** What a ticket tells of its show, and how far the journal of the node that prints it reaches. */
export type TicketNow = {
  schedule: ScheduleRow
  cinema: Cinema
  movie: Movie
  version: Version
  screenName: string
  arrangement: DrawnArrangement | undefined
  /** As the show's plan has it, or the one it was sold by. */
  seat: Seat | undefined
  /** The classes of seats that somebody named. */
  seatClasses: readonly Pick<SeatClassEntry, 'id' | 'name'>[]
  printer: { nodeId: string; epoch: number; seq: number }
}

/** The data of a ticket of a bill, for thermal paper and PDF. */
export function ticketFacts(now: TicketNow, line: BillLine, locale: Locale) {
  const { schedule, cinema, movie, version, screenName, arrangement, printer } = now
  const seat = arrangement?.freeSeating ? undefined : now.seat
  const className = seat && classNameOf(seat, now.seatClasses, locale)
  const ticket: Omit<TicketData, 'code' | 'billNumber' | 'cinemaName'> = {
    movieTitle: movie.title,
    versionText: versionText(version, movie, locale),
    minimumAge: ageIn(movie, cinema.country),
    country: cinema.country,
    screenName,
    start: isoIn(schedule.startMs, cinema.timezone),
    row: seat?.row ?? null,
    seat: seat?.number ?? null,
    seatClass: seat?.class ?? 'standard',
    ...(className === undefined ? {} : { seatClassName: className }),
    ...(schedule.notice === null ? {} : { notice: inLocale(JSON.parse(schedule.notice) as Words, locale) }),
    rateName: line.text,
    priceCents: line.unitCents,
    shortCode: line.ticketId ?? '',
  }
  const { ticketId = '', seatId = '' } = line
  return { ticket, cinema, code: { ticketId, scheduleId: schedule.id, seatId, ...printer } }
}
