import type { Tenant } from '../api/tenant.ts'
import type { BillLine } from '../billing/bill.ts'
import type { Locale } from '../i18n/locale.ts'
import { originOf } from '../journal/fact.ts'
import { scheduleById } from '../programme/store.ts'
import { seatEver } from '../seating/plan/store.ts'
import { arrangementById } from '../seating/store.ts'
import { ticketFacts } from './ticket-facts.ts'

/**
 * The data of a ticket of a bill, read from the exhibitor's tables; undefined where its show is not known here: that went
 * with a history that was not chosen, or is still to come after a loss.
 */
export function loadTicketFacts({ node }: Tenant, line: BillLine, locale: Locale) {
  const { catalogue, db, journal, identity } = node
  const { nodeId, epoch } = identity
  const schedule = scheduleById(db, line.scheduleId ?? '')
  if (!schedule) return undefined
  const cinema = catalogue.get('cinema', schedule.cinemaId)!
  return ticketFacts(
    {
      schedule,
      cinema,
      movie: catalogue.get('movie', schedule.movieId)!,
      version: catalogue.get('version', schedule.versionId)!,
      screenName: catalogue.get('screen', schedule.screenId)?.name ?? '',
      arrangement: arrangementById(db, schedule.arrangementId),
      seatClasses: catalogue.all('seat_class'),
      seat: seatEver(db, schedule.arrangementId, line.seatId ?? ''),
      printer: { nodeId, epoch, seq: journal.head(originOf(nodeId, epoch, `cinema:${cinema.id}`)).seq },
    },
    line,
    locale,
  )
}
