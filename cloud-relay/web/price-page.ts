import type { BlockView } from '#core/content/pages/body-view.ts'
import type { Span } from '#core/content/pages/inline.ts'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import type { NamedListFields } from '#core/pricing/price-list.ts'
import { isOffered, type PriceRate } from '#core/pricing/price-rate.ts'
import {
  classCents,
  classHandlingCents,
  dimensionCents,
  heldAt,
  offeredRates,
  supplementsFor,
  ticketCents,
} from '#core/pricing/price.ts'
import { isLimited, ratesOfShow } from '#core/pricing/rate-rules.ts'
import type { TicketDiscount } from '#core/pricing/ticket-discount.ts'
import { setOf } from '#core/pricing/ticket-sets.ts'
import type { SeatClassEntry } from '#core/venue/seat-class.ts'
import { isToCome, openTerms, type Terms } from './price-terms.ts'

/** What a list of prices is made of: everything that is charged, by the entries. */
export type Charged = {
  /** With what seat classes add by themselves: see `withClassRates`. */
  rates: readonly PriceRate[]
  classes: readonly SeatClassEntry[]
  discounts: readonly TicketDiscount[]
  lists: readonly (NamedListFields & { id: string })[]
  cinemas: Programme['cinemas']
  screens: Programme['screens']
  /** The business day, YYYY-MM-DD. */
  today: string
}

type Section = { title: string; items: Span[][] }

/** One cinema's prices in one language. */
type Here = Charged & {
  held: readonly PriceRate[]
  locale: Locale
  terms: Terms
  screenIds: ReadonlySet<string>
}

/**
 * What tickets cost, as a part of a written page: what the website sells, by the functions that price a ticket. What is
 * charged alike in all cinemas is told once, and what differs below the names of those that charge it. What is for some
 * films or events alone is told where they are, and what only a register sells nowhere.
 */
export function pricesView(charged: Charged, locale: Locale): BlockView[] {
  const terms = openTerms(locale)
  const priced = charged.cinemas
    .map(({ id, name, orderFeeCents }) => ({
      name,
      sections: sectionsAt(charged, { id, orderFeeCents }, locale, terms),
    }))
    .filter(({ sections }) => sections.length > 0)
  if (!priced.length) return []
  const everywhere = priced.length === charged.cinemas.length && terms.say('all_cinemas')
  return [
    ...viewsAt(priced, everywhere || namesOf(priced)),
    { kind: 'paragraph', lines: [[{ text: terms.say('closing') }]] },
  ]
}

type Priced = { name: string; sections: readonly Section[] }

const namesOf = (cinemas: readonly Priced[]) => cinemas.map(({ name }) => name).join(', ')

/** @param everywhere what all of these cinemas are called together */
function viewsAt(priced: readonly Priced[], everywhere: string): BlockView[] {
  const shared = sharedBy(priced)
  const known = new Set(shared.flatMap(linesIn))
  const apart = priced.map(({ name, sections }) => ({ name, sections: without(sections, known) }))
  const differing = apart.filter(({ sections }) => sections.length > 0)
  if (!differing.length) return viewsOf(shared)
  const groups = [...Map.groupBy(differing, ({ sections }) => JSON.stringify(sections)).values()]
  return [
    ...(shared.length ? [heading(everywhere), ...viewsOf(shared, true)] : []),
    ...groups.flatMap(group => [heading(namesOf(group)), ...viewsOf(group[0]!.sections, true)]),
  ]
}

/** What stands alike in the same part of every cinema's list. */
function sharedBy([first, ...others]: readonly Priced[]): Section[] {
  const theirs = others.map(({ sections }) => new Set(sections.flatMap(linesIn)))
  const own = first?.sections ?? []
  const apart = own.flatMap(linesIn).filter(line => !theirs.every(lines => lines.has(line)))
  return without(own, new Set(apart))
}

/** Each line of a part as one text, with the part's title. */
const linesIn = ({ title, items }: Section) => items.map(line => JSON.stringify([title, line]))

function without(sections: readonly Section[], lines: ReadonlySet<string>): Section[] {
  return sections
    .map(({ title, items }) => ({
      title,
      items: items.filter(line => !lines.has(JSON.stringify([title, line]))),
    }))
    .filter(({ items }) => items.length > 0)
}

const heading = (text: string): BlockView => ({ kind: 'heading', text })

function viewsOf(sections: readonly Section[], isBelow = false): BlockView[] {
  return sections.flatMap(({ title, items }): BlockView[] => [
    isBelow ? { kind: 'paragraph', lines: [[{ text: title, strong: true }]] } : heading(title),
    { kind: 'list', numbered: false, items },
  ])
}

function sectionsAt(
  charged: Charged,
  cinema: Pick<Programme['cinemas'][number], 'id' | 'orderFeeCents'>,
  locale: Locale,
  terms: Terms,
): Section[] {
  const ids = charged.screens.filter(screen => screen.cinemaId === cinema.id).map(({ id }) => id)
  const held = heldAt(charged.rates, cinema.id).filter(rate => isToCome(rate, charged.today))
  const here: Here = { ...charged, held, locale, terms, screenIds: new Set(ids) }
  const usual = ticketsOf(here)
  const named = charged.lists
    .filter(({ deleted }) => !deleted)
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .map(list => ({ title: inLocale(list.name, locale), items: ticketsOf(here, list.id) }))
  // Supplements alone price nothing.
  if (![usual, ...named.map(({ items }) => items)].some(items => items.length)) return []
  return [
    { title: terms.say('tickets'), items: usual },
    ...named,
    { title: terms.say('supplements'), items: [...supplementsOf(here), ...orderFeeOf(cinema, here)] },
    { title: terms.say('together'), items: discountsOf(here, cinema.id) },
  ].filter(({ items }) => items.length > 0)
}

/** Tickets for shows without a price list, or with one: on a standard seat, in 2D, with what every such show adds. */
function ticketsOf(here: Here, listId?: string): Span[][] {
  const { held, locale, terms } = here
  const added = held.filter(rate => rate.kind === 'surcharge' && isOfEveryShow(rate, listId))
  const rates = [...ratesOfShow(held, undefined), ...added]
  return offeredRates(held, 'site')
    .filter(rate => isOfNoFilm(rate) && isHere(rate, here))
    .filter(({ priceListIds = [] }) => (listId ? priceListIds.includes(listId) : !priceListIds.length))
    .map(rate =>
      item(inLocale(rate.name, locale), formatCents(ticketCents(rate, 'standard', '2d', rates), locale), [
        onlineMore(rate.handlingCents ?? 0, here),
        ...terms.of(rate, screensOf(rate, here)),
        inLocale(rate.description, locale).trim(),
      ]),
    )
}

/** What is added to a ticket: by its seat, by 3D, and by shows of some kind. */
function supplementsOf(here: Here): Span[][] {
  const { held, classes, locale, terms } = here
  const general = ratesOfShow(held, undefined)
  const setAside = new Set(classes.filter(({ archived }) => archived).map(({ id }) => id))
  const classIds = new Set(general.flatMap(({ seatClass }) => seatClass ?? []))
  const ofSeats = [...classIds]
    .filter(id => !setAside.has(id))
    .flatMap(id => {
      const [rate] = supplementsFor(general, { seatClass: id }).filter(({ kind }) => kind === 'seat_class')
      const handling = classHandlingCents(id, general)
      return rate && more(rate, classCents(id, general), [onlineMore(handling, here)])
    })
  const deep = general.find(each => each.kind === 'dimension' && each.dimension === '3d' && isOffered(each))
  const ofPicture = deep
    ? more(deep, dimensionCents('3d', general) - dimensionCents('2d', general), [
        deep.waivable ? terms.say('waivable') : '',
      ])
    : []
  const ofShows = held
    .filter(rate => rate.kind !== 'ticket' && isOffered(rate) && isLimited(rate))
    .filter(rate => isOfNoFilm(rate) && !rate.priceListIds?.length && isHere(rate, here))
    .filter(({ seatClass }) => !setAside.has(seatClass ?? ''))
    .flatMap(rate =>
      more(rate, rate.cents, [
        ...terms.of(rate, screensOf(rate, here)),
        rate.waivable ? terms.say('waivable') : '',
      ]),
    )
  return [...ofSeats, ...ofPicture, ...ofShows].filter(spans => spans !== undefined)

  function more(rate: PriceRate, cents: number, conditions: readonly string[]): Span[][] {
    if (cents <= 0 && !conditions.some(Boolean)) return []
    return [item(inLocale(rate.name, locale), `+ ${formatCents(cents, locale)}`, conditions)]
  }
}

function orderFeeOf(
  { orderFeeCents }: Pick<Programme['cinemas'][number], 'orderFeeCents'>,
  { terms, locale }: Here,
): Span[][] {
  return orderFeeCents ? [item(terms.say('order_fee'), formatCents(orderFeeCents, locale), [])] : []
}

/** What tickets cost less that are bought together. */
function discountsOf(here: Here, cinemaId: string): Span[][] {
  const { discounts, rates, locale, terms, today } = here
  const nameOf = (id: string) => {
    const rate = rates.find(each => each.id === id)
    return rate ? [inLocale(rate.name, locale)] : []
  }
  return heldAt(discounts, cinemaId)
    .filter(each => isOffered(each) && each.visibility.includes('site'))
    .filter(each => !each.movieIds?.length && isToCome(each, today) && isHere(each, here))
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .map(each => {
      const { needs, price } = setOf(each)
      const named = needs.map(({ count, rateIds }) => `${count} × ${rateIds.flatMap(nameOf).join(' / ')}`)
      const tickets = named.join(' + ')
      const what =
        'pays' in price
          ? terms.say('n_for_m', { buys: needs[0]!.count, pays: price.pays })
          : 'cents' in price
            ? terms.say('set_sum', { tickets, sum: formatCents(price.cents, locale) })
            : terms.say('set_percent', { tickets, percent: price.percent })
      const counted = 'pays' in price ? needs[0]!.rateIds.flatMap(nameOf).join(', ') : ''
      return item(inLocale(each.name, locale), `· ${what}`, [
        counted,
        ...terms.of(each, screensOf(each, here)),
      ])
    })
}

type Limited = Pick<PriceRate, 'screenIds' | 'movieIds' | 'priceListIds'> & {
  eventIds?: readonly string[] | undefined
}

const isOfNoFilm = ({ movieIds, eventIds }: Pick<Limited, 'movieIds' | 'eventIds'>) =>
  !movieIds?.length && !eventIds?.length

/** Whether it is for any screen of the cinema. */
const isHere = ({ screenIds = [] }: Pick<Limited, 'screenIds'>, here: Here) =>
  !screenIds.length || screenIds.some(id => here.screenIds.has(id))

/** Whether a surcharge is on every show without a price list, or on every one of a list. */
function isOfEveryShow(rate: PriceRate, listId: string | undefined): boolean {
  if (isLimited({ ...rate, priceListIds: [] })) return false
  return !rate.priceListIds?.length || (listId !== undefined && rate.priceListIds.includes(listId))
}

/** The names of the cinema's screens it is for; none where it is for all of them. */
function screensOf({ screenIds = [] }: Pick<Limited, 'screenIds'>, here: Here): string[] {
  const screens = here.screens.filter(({ id }) => here.screenIds.has(id))
  const its = screens.filter(({ id }) => screenIds.includes(id))
  return its.length === screens.length ? [] : its.map(({ name }) => name)
}

const onlineMore = (cents: number, { terms, locale }: Here) =>
  cents > 0 ? terms.say('online_more', { sum: formatCents(cents, locale) }) : ''

/** A line: what it is, what it costs, and when that holds. */
function item(name: string, price: string, conditions: readonly string[]): Span[] {
  const rest = conditions.filter(Boolean).map(text => ` · ${text}`)
  return [{ text: name, strong: true }, { text: ` ${price}${rest.join('')}` }]
}
