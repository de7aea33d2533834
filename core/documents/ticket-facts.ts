import type { Tenant } from '../api/tenant.ts'
import type { Locale } from '../i18n/locale.ts'
import { originOf } from '../journal/fact.ts'
import { isoIn } from '../programme/day.ts'
import { scheduleById } from '../programme/store.ts'
import { versionText } from '../programme/version-text.ts'
import type { BillLine } from '../billing/bill.ts'
import { arrangementById } from '../seating/store.ts'
import type { TicketData } from './paper.ts'

/** The data of every ticket of a bill, for thermal paper and PDF, read from the exhibitor's tables. */
export function ticketFacts(tenant: Tenant, line: BillLine, locale: Locale) {
  const { catalogue, db, journal } = tenant.node
  const { nodeId, epoch } = tenant.node.identity
  const schedule = scheduleById(db, line.scheduleId ?? '')!
  const cinema = catalogue.get('cinema', schedule.cinemaId)!
  const movie = catalogue.get('movie', schedule.movieId)!
  const version = catalogue.get('version', schedule.versionId)!
  const arrangement = arrangementById(db, schedule.arrangementId)
  const seat = arrangement?.freeSeating ? undefined : arrangement?.byId.get(line.seatId ?? '')
  const ticket: Omit<TicketData, 'code' | 'billNumber' | 'cinemaName'> = {
    movieTitle: movie.title,
    versionText: versionText(version, movie, locale),
    minimumAge: movie.minimumAge,
    screenName: catalogue.get('screen', schedule.screenId)?.name ?? '',
    start: isoIn(schedule.startMs, cinema.timezone),
    row: seat?.row ?? null,
    seat: seat?.number ?? null,
    seatClass: seat?.class ?? 'standard',
    rateName: line.text,
    priceCents: line.unitCents,
    shortCode: line.ticketId ?? '',
  }
  return {
    ticket,
    cinema,
    code: {
      ticketId: line.ticketId ?? '',
      scheduleId: schedule.id,
      seatId: line.seatId ?? '',
      nodeId,
      epoch,
      seq: journal.head(originOf(nodeId, epoch, `cinema:${cinema.id}`)).seq,
    },
  }
}
