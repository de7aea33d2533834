import { isOffered } from '../pricing/price-rate.ts'
import type { Tenant } from '../api/tenant.ts'
import { inLocale, type Locale } from '../i18n/locale.ts'
import type { PriceRate } from '../pricing/price-rate.ts'
import { dimensionCents, offeredRates, surchargeCents } from '../pricing/price.ts'
import { ratesFor, ratesOfShow } from '../pricing/rate-rules.ts'
import { waivableFor } from '../pricing/waived.ts'
import { discountsFor, setOf, type TicketSet } from '../pricing/ticket-sets.ts'
import { showTerms } from '../programme/show-terms.ts'
import { scheduleById } from '../programme/store.ts'
import { scheduleView } from '../planning/view-load.ts'
import { versionShort, versionText } from '../programme/version-text.ts'
import { seatMapOf } from '../seating/routes.ts'
import { Refusal } from '../refusal.ts'
import { shownClasses, type SeatColor, type SeatMark, type ShownSeatClass } from '../venue/seat-class.ts'
import { keptPricesOf, type HeldBasket } from './kept/load.ts'
import { priceListAt } from './price-list-load.ts'
import { loadSnacks } from './snacks-load.ts'
import { ratesLeft } from './rates-left-load.ts'
import type { SnackOffer, Tariff } from './tariff.ts'

/** A show in the field names of the public calls. Refuses `schedule_unknown`. */
export function publicScheduleOf(tenant: Tenant, scheduleId: string, locale: Locale) {
  const { catalogue, db } = tenant.node
  const row = scheduleById(db, scheduleId)
  if (!row) throw new Refusal('schedule_unknown')
  const view = scheduleView(tenant, row)
  const version = catalogue.get('version', row.versionId)!
  const movie = catalogue.get('movie', row.movieId)!
  const screen = catalogue.get('screen', row.screenId)!
  const { arrangement, states } = seatMapOf(tenant, scheduleId)
  return {
    id: row.id,
    movie_id: row.movieId,
    screen_id: row.screenId,
    cinema_id: row.cinemaId,
    event: view.eventId,
    start: view.start,
    sold_out: view.soldOut,
    sold_out_online: view.soldOutOnline,
    purchasable_online: view.purchasableOnline,
    is_seatpicker_enabled: !screen.autoAssign.hideSeatPicker && !view.freeSeating,
    free_seating: view.freeSeating,
    allow_seat_change: screen.autoAssign.allowVisitorSeatChange,
    available_seats_online: view.availableOnline,
    version: {
      id: version.id,
      text: versionText(version, movie, locale),
      short: versionShort(version, movie, locale),
      dimension: version.dimension,
      media_type: version.mediaType,
      subtitle_one_language: version.subtitles[0] ?? null,
      subtitle_two_language: version.subtitles[1] ?? null,
    },
    arrangement: {
      ...arrangement,
      seats: arrangement.seats.map(seat => ({
        ...seat,
        sold: states[seat.id] === 'sold',
        reserved: states[seat.id] === 'held',
        blocked: states[seat.id] === 'elsewhere' || states[seat.id] === 'blocked',
      })),
    },
  }
}

/**
 * What a visitor may choose for a show, as its cinema charges on the website today, or as it did when their basket's
 * seats were held. Refuses `schedule_unknown`.
 *
 * @param basket the visitor's basket, where there may be one
 */
export function offeredOnline(
  { node: { catalogue, db, runtime } }: Tenant,
  { id, dimension }: { id: string; dimension: '2d' | '3d' },
  locale: Locale,
  basket?: HeldBasket,
): Offered {
  const row = scheduleById(db, id)
  if (!row) throw new Refusal('schedule_unknown')
  const { cinemaId } = row
  const nowMs = runtime.now()
  const now = priceListAt(catalogue, cinemaId, nowMs)
  const kept = basket && keptPricesOf({ db, nowMs }, basket, now)
  const { rates, day, fees, ticketDiscounts = [] } = kept?.list ?? now
  const terms = showTerms(catalogue, row)
  const held = ratesOfShow(rates, terms)
  const offered = ratesFor(offeredRates(rates, 'site'), terms, day)
  const left = ratesLeft(db, now.rates, { scheduleId: id, source: 'site' })
  const mostOf = ({ id, maxTickets }: PriceRate) => Math.min(maxTickets, left.get(id) ?? maxTickets)
  const sold = offered.filter(rate => mostOf(rate) >= Math.max(1, rate.minTickets))
  const tariffs = sold.map(rate => ({
    price_rate_id: rate.id,
    name: inLocale(rate.name, locale),
    description: inLocale(rate.description, locale),
    total_price: rate.cents + dimensionCents(dimension, held) + surchargeCents(held),
    rate_price: rate.cents,
    handling: rate.handlingCents ?? 0,
    min_tickets: rate.minTickets,
    max_tickets: mostOf(rate),
    accept_voucher: rate.acceptVoucher,
    voucher_price: rate.acceptVoucher ? rate.cents : 0,
  }))
  const classRates = classRatesOf(held, shownClasses(catalogue.all('seat_class')), locale)
  const sets = discountsFor(ticketDiscounts, 'site', terms, day).map(each => ({
    name: inLocale(each.name, locale),
    ...setOf(each),
  }))
  const surcharges = held
    .filter(rate => rate.kind === 'surcharge' && isOffered(rate) && rate.cents > 0)
    .map(rate => ({ name: inLocale(rate.name, locale), cents: rate.cents }))
  return {
    tariffs,
    sets,
    classRates,
    surcharges,
    waivable: waivableFor(held, dimension).map(({ id, name, cents }) => ({
      id,
      name: inLocale(name, locale),
      cents,
    })),
    orderFee: fees.orderCents,
    snacks: loadSnacks({ catalogue, db }, cinemaId, (kept?.list ?? now).products)
      .filter(({ most }) => most > 0)
      .map(({ product, most }) => ({
        product_id: product.id,
        name: inLocale(product.name, locale),
        description: product.description ? inLocale(product.description, locale) : '',
        picture: product.picture ?? null,
        price: product.cents,
        deposit: product.depositCents ?? 0,
        most,
      })),
    keptUntilMs: kept?.untilMs ?? null,
  }
}

type Offered = {
  tariffs: Tariff[]
  sets: (TicketSet & { name: string })[]
  classRates: Record<string, ClassRate>
  /** What each of its tickets has in its price beside the rate. */
  surcharges: { name: string; cents: number }[]
  /** What of that a guest need not pay who brings what it is for. */
  waivable: { id: string; name: string; cents: number }[]
  orderFee: number
  /** What may be ordered with the tickets. */
  snacks: SnackOffer[]
  /** Until when (ms) the basket costs this while everybody else pays other prices. */
  keptUntilMs: number | null
}

type ClassRate = {
  name: string
  ticket: number
  handling: number
  color: SeatColor | null
  mark: SeatMark | null
}

/**
 * What each class adds to every tariff, in cents, and how those that somebody named are called and drawn. A class that
 * adds nothing and has no name of its own is left out.
 */
function classRatesOf(
  rates: readonly PriceRate[],
  named: readonly ShownSeatClass[],
  locale: Locale,
): Record<string, ClassRate> {
  const offered = rates.filter(rate => rate.kind === 'seat_class' && rate.seatClass && isOffered(rate))
  const ids = new Set([...named.map(({ id }) => id), ...offered.map(({ seatClass }) => seatClass!)])
  return Object.fromEntries(
    [...ids].map(id => {
      // The first one holds, as when it is sold.
      const rate = offered.find(({ seatClass }) => seatClass === id)
      const own = named.find(each => each.id === id)
      return [
        id,
        {
          name: inLocale((own ?? rate)!.name, locale),
          ticket: rate?.cents ?? 0,
          handling: rate?.handlingCents ?? 0,
          color: own?.color ?? null,
          mark: own?.mark ?? null,
        },
      ]
    }),
  )
}
