import type { Tenant } from '../../../api/tenant.ts'
import { exchangePaymentsOf } from '../../../billing/refunds/exchange-payment-store.ts'
import { returnsOf } from '../../../billing/refunds/store.ts'
import { isOpen } from '../../../billing/status-order.ts'
import type { BillRow } from '../../../billing/store.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../journal/node.ts'
import { scheduleView } from '../../../planning/view-load.ts'
import { saleRefusal } from '../../../programme/sale.ts'
import { scheduleById, schedulesBetween, type ScheduleRow } from '../../../programme/store.ts'
import { isDrawn } from '../../../seating/load.ts'
import { versionText } from '../../../programme/version-text.ts'
import { settingOf } from '../../../venue/settings/effective.ts'
import { loadOffersUntil } from './commands.ts'
import { mayExchangeFor } from './exchange.ts'
import type { BuyerOffer } from './offer.ts'

type At = Pick<Tx, 'db' | 'catalogue' | 'nowMs'>

/** How far ahead shows are offered instead, and how many. */
const aheadMs = 30 * 86_400_000
const mostShows = 40
/** How often the tickets of one order are exchanged without staff: each writes facts for ever, and is mailed. */
const mostExchanges = 5
/** How often a payment of one order's exchanges is begun: each keeps seats until the provider ends it. */
const mostPayments = 10

/**
 * The tickets a buyer may exchange without staff now, and until when; null where the cinema exchanges none, while one waits
 * for its money, and after the fifth time.
 */
export function loadExchangeOffer(at: At, bill: BillRow): BuyerOffer | null {
  const exchanged = returnsOf(at.db, bill.id).filter(({ kind }) => kind === 'exchange').length
  const payments = exchangePaymentsOf(at.db, bill.id)
  if (exchanged >= mostExchanges || payments.length >= mostPayments) return null
  if (payments.some(({ status }) => isOpen(status))) return null
  const hours = settingOf(at.catalogue, 'refunds.exchange_hours_before', bill.cinemaId)
  const { offers } = loadOffersUntil(at, bill, { ticketHours: hours, movedToo: false })
  return offers.find(({ kind }) => kind === 'tickets') ?? null
}

/** Whether tickets of a bill may be exchanged for a show, as the cinema decides. */
export function mayExchangeForShow(at: At, bill: BillRow, offer: BuyerOffer, show: ScheduleRow): boolean {
  const films = settingOf(at.catalogue, 'refunds.exchange_films', bill.cinemaId)
  const shows = [...new Set(offer.lines.flatMap(({ scheduleId }) => scheduleId ?? []))].flatMap(
    id => scheduleById(at.db, id) ?? [],
  )
  return mayExchangeFor(show, shows, films)
}

/** The next shows that tickets of a bill may be exchanged for, as visitors can buy them now, earliest first. */
export function exchangeShows(tenant: Tenant, bill: BillRow, offer: BuyerOffer, locale: Locale) {
  const { db, catalogue, runtime } = tenant.node
  const nowMs = runtime.now()
  const at = { db, catalogue, nowMs }
  return schedulesBetween(db, nowMs, nowMs + aheadMs)
    .filter(show => show.cinemaId === bill.cinemaId && mayExchangeForShow(at, bill, offer, show))
    .filter(show => isDrawn(db, show.id) && !saleRefusal({ catalogue, nowMs }, show, 'site'))
    .flatMap(show => {
      const { availableOnline, start } = scheduleView(tenant, show)
      const movie = catalogue.get('movie', show.movieId)
      const version = catalogue.get('version', show.versionId)
      if (!availableOnline || !movie || !version) return []
      const screen = catalogue.get('screen', show.screenId)?.name ?? ''
      const spoken = versionText(version, movie, locale)
      return [{ id: show.id, start, movie: movie.title, version: spoken, screen, available: availableOnline }]
    })
    .slice(0, mostShows)
}
