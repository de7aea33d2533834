import { isAvailable } from '../pricing/combination.ts'
import { pricedAt } from '../pricing/happy-hours.ts'
import { wallMomentAt } from '../programme/day.ts'
import { isOffered } from '../pricing/price-rate.ts'
import type { Catalogue } from '../journal/apply.ts'
import { withClassRates } from '../pricing/class-rates.ts'
import { heldAt } from '../pricing/price.ts'
import { listDigest } from '../pricing/list-digest.ts'
import { vatOfDay } from '../pricing/vat-of-day.ts'
import { exhibitorOf } from '../venue/exhibitor.ts'
import type { PriceList } from './price-basket.ts'

type Kept = { version: number; list: PriceList }

/** Lists are the same until somebody edits an entry or a business day begins. */
const kept = new WeakMap<object, Map<string, Kept>>()

/** What a cinema charges at a moment, with its VAT. Made once for each minute in which a price goes by the clock. */
export function priceListAt(catalogue: Catalogue, cinemaId: string, nowMs: number): PriceList {
  const moment = wallMomentAt(catalogue, cinemaId, nowMs)
  const list = priceListOf(catalogue, cinemaId, moment.day)
  const known = atTimes.get(list)
  if (known?.time === moment.time) return known.list
  const products = pricedAt(list.products, moment)
  const cents = products.flatMap((each, at) =>
    each.cents === list.products[at]!.cents ? [] : [[each.id, each.cents]],
  )
  // Two lists that charge the same are one.
  const now = cents.length ? { ...list, products, id: listDigest([list.id, cents]) } : list
  atTimes.set(list, { time: moment.time, list: now })
  return now
}

/** The list of the last minute that was asked for. */
const atTimes = new WeakMap<PriceList, { time: string; list: PriceList }>()

/** What a cinema charges on a business day, whatever the time; made once for each state of the catalogue. */
function priceListOf(catalogue: Catalogue, cinemaId: string, day: string): PriceList {
  const lists = kept.get(catalogue) ?? new Map<string, Kept>()
  kept.set(catalogue, lists)
  const version = catalogue.version()
  const known = lists.get(cinemaId)
  if (known?.version === version && known.list.day === day) return known.list
  const list = makeList(catalogue, cinemaId, day)
  lists.set(cinemaId, { version, list })
  return list
}

function makeList(catalogue: Catalogue, cinemaId: string, day: string): PriceList {
  const cinema = catalogue.get('cinema', cinemaId)
  const rates = withClassRates(heldAt(catalogue.all('price_rate'), cinemaId), catalogue.all('seat_class'))
  const products = heldAt(catalogue.all('product'), cinemaId)
  const ticketDiscounts = heldAt(catalogue.all('ticket_discount'), cinemaId).filter(isOffered)
  const { here, away, takenAway } = vatOfDay(catalogue, cinemaId, day)
  const vatRounding = exhibitorOf(catalogue)?.vatRounding ?? 'line'
  const fees = { orderCents: cinema?.orderFeeCents ?? 0 }
  return {
    day,
    country: cinema?.country ?? '',
    rates,
    products,
    ticketDiscounts,
    vat: (name, takenAway) => (takenAway ? away : here).get(name) ?? 0,
    takenAway,
    vatRounding,
    fees,
    id: listDigest([
      rates.filter(isOffered),
      products.filter(product => isOffered(product) || isAvailable(product)),
      [...here],
      vatRounding,
      fees,
      ...(ticketDiscounts.length ? [ticketDiscounts] : []),
      ...(takenAway ? [{ takenAway: [...away] }] : []),
    ]),
  }
}
