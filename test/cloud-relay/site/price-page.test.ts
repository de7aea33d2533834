import { describe, expect, it } from 'vitest'
import type { BlockView } from '#core/content/pages/body-view.ts'
import { plainOf } from '#core/content/pages/inline.ts'
import { locales, type Locale } from '#core/i18n/locale.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { ticketCents } from '#core/pricing/price.ts'
import type { TicketDiscount } from '#core/pricing/ticket-discount.ts'
import { withClassRates } from '#core/pricing/class-rates.ts'
import { plainSeatClass, type SeatClassEntry } from '#core/venue/seat-class.ts'
import { pricesView, type Charged } from '#relay/web/price-page.ts'
import { evening } from './evening.ts'

const rate = (id: string, cents: number, change: Partial<PriceRate> = {}): PriceRate => ({
  id,
  kind: 'ticket',
  name: { en: id },
  description: { en: '' },
  cents,
  seatClass: null,
  dimension: null,
  minTickets: 1,
  maxTickets: 10,
  acceptVoucher: true,
  visibility: ['site', 'pos'],
  order: 1,
  deleted: false,
  ...change,
})
const discount = (change: Partial<TicketDiscount>): TicketDiscount => ({
  id: 'three-for-two',
  kind: 'n_for_m',
  name: { en: 'Three for two' },
  visibility: ['site'],
  order: 1,
  deleted: false,
  ...change,
})
const sofa: SeatClassEntry = {
  ...plainSeatClass,
  id: 'sofa',
  name: { en: 'Sofa' },
  behaves: 'love',
  cents: 400,
}
const [cine] = evening().cinemas
const moselle = { ...cine!, id: 'moselle', name: 'Ciné Moselle' }
const screens = [
  { id: 'big', cinemaId: 'cine', name: 'Big hall' },
  { id: 'small', cinemaId: 'cine', name: 'Small hall' },
] as unknown as Charged['screens']

const charged = (rates: PriceRate[], change: Partial<Charged> = {}): Charged => ({
  rates,
  classes: [],
  discounts: [],
  lists: [],
  cinemas: evening().cinemas,
  screens,
  today: '2026-11-26',
  ...change,
})

/** Headings and lines as they are read. */
function read(of: Charged, locale: Locale = 'en'): string[] {
  const linesOf = (view: BlockView): string[] => {
    if (view.kind === 'heading') return [`# ${view.text}`]
    if (view.kind === 'list') return view.items.map(item => plainOf(item))
    return view.kind === 'paragraph' ? view.lines.map(line => plainOf(line)) : []
  }
  return pricesView(of, locale).flatMap(linesOf)
}
const lines = (of: Charged, locale?: Locale) => read(of, locale).slice(0, -1)

describe('a list of prices', () => {
  it('has each ticket at what it costs, with what every show adds, in selling order', () => {
    const rates = [
      rate('Child', 700, { order: 2 }),
      rate('Adult', 1100),
      rate('Glasses', 50, { kind: 'dimension', dimension: '2d' }),
      rate('Energy', 30, { kind: 'surcharge' }),
    ]
    expect(lines(charged(rates))).toEqual(['# Tickets', 'Adult €11.80', 'Child €7.80'])
    expect(ticketCents(rates[1]!, 'standard', '2d', rates)).toBe(1180)
  })

  it('tells only what the website sells now', () => {
    const rates = [
      rate('Adult', 1100),
      rate('Staff', 0, { visibility: ['pos'] }),
      rate('Paused', 1, { status: 'paused' }),
      rate('Gone', 1, { deleted: true }),
      rate('Over', 1, { showsUntil: '2026-11-25' }),
      rate('Gala', 1, { eventIds: ['gala'] }),
      rate('One film', 1, { movieIds: ['corsage'] }),
      rate('Elsewhere', 1, { screenIds: ['no-screen-here'] }),
    ]
    expect(lines(charged(rates))).toEqual(['# Tickets', 'Adult €11.00'])
    expect(read(charged([rate('Staff', 0, { visibility: ['pos'] })]))).toEqual([])
  })

  it('says in plain words when a price holds, and for whom', () => {
    const rates = [
      rate('Cheap', 600, {
        weekdays: ['1', '2', '3', '4', '7'],
        startsUntil: 1080,
        showsFrom: '2026-12-01',
        screenIds: ['big'],
        minTickets: 2,
        daysAhead: 1,
        cardAsked: { en: 'student card' },
        handlingCents: 40,
        description: { en: 'For students.' },
      }),
    ]
    expect(lines(charged(rates))[1]).toBe(
      'Cheap €6.00 · online plus €0.40 handling · Mon – Thu, Sun · shows until 18:00 · from 1 December 2026 · only in Big hall · from 2 tickets on · bought at least 1 day before · please show: student card · For students.',
    )
  })

  it('has what seats, 3D and some shows add, and nothing of classes set aside', () => {
    const rates = [
      rate('Adult', 1100),
      rate('3D', 200, { kind: 'dimension', dimension: '3d', waivable: true }),
      rate('Weekend', 100, { kind: 'surcharge', weekdays: ['6', '7'] }),
      rate('Premiere', 500, { kind: 'surcharge', movieIds: ['corsage'] }),
    ]
    const old = { ...sofa, id: 'old', name: { en: 'Old' }, archived: true }
    const classes = [sofa, old]
    expect(lines(charged(withClassRates(rates, classes), { classes }))).toEqual([
      '# Tickets',
      'Adult €11.00',
      '# Supplements',
      'Sofa + €4.00',
      '3D + €2.00 · not if you bring your own',
      'Weekend + €1.00 · Sat, Sun',
    ])
  })

  it('has what tickets cost less that are bought together, and what each order costs', () => {
    const rates = [rate('Adult', 1100), rate('Child', 700)]
    const family = { kind: 'family' as const, adultRateIds: ['Adult'], childRateIds: ['Child'], order: 2 }
    const discounts = [
      discount({ buys: 3, pays: 2, weekdays: ['1'] }),
      discount({ ...family, id: 'sum', name: { en: 'Family' }, cents: 3000 }),
      discount({
        ...family,
        id: 'percent',
        name: { en: 'Kids' },
        percent: 10,
        adults: 1,
        children: 1,
        order: 3,
      }),
      discount({ id: 'till', visibility: ['pos'] }),
    ]
    const cinemas = [{ ...cine!, orderFeeCents: 100 }]
    expect(lines(charged(rates, { discounts, cinemas })).slice(3)).toEqual([
      '# Supplements',
      'Each order on the website €1.00',
      '# Cheaper together',
      'Three for two · 3 tickets for the price of 2 · Mon',
      'Family · 2 × Adult + 2 × Child for €30.00',
      'Kids · 1 × Adult + 1 × Child: 10 % less',
    ])
  })

  it('has a part for each price list that has tickets of its own', () => {
    const rates = [
      rate('Adult', 1100),
      rate('Premiere ticket', 1500, { priceListIds: ['premieres'] }),
      rate('Sparkling', 200, { kind: 'surcharge', priceListIds: ['premieres'] }),
    ]
    const list = (id: string, deleted = false) => ({ id, name: { en: id }, alone: true, order: 1, deleted })
    const lists = [list('premieres'), list('empty'), list('gone', true)]
    expect(lines(charged(rates, { lists }))).toEqual([
      '# Tickets',
      'Adult €11.00',
      '# premieres',
      'Premiere ticket €17.00',
    ])
  })

  it('names cinemas where they charge differently, and no cinema where they charge alike', () => {
    const rates = [
      rate('Adult', 1100, { cinemaIds: ['cine'] }),
      rate('Adult', 900, { id: 'b', cinemaIds: ['moselle'] }),
    ]
    const cinemas = [cine!, moselle, { ...moselle, id: 'third', name: 'Ciné Trois' }]
    const third = rate('Adult', 900, { id: 'c', cinemaIds: ['third'] })
    expect(lines(charged([...rates, third], { cinemas }))).toEqual([
      '# Ciné Mélusine',
      'Tickets',
      'Adult €11.00',
      '# Ciné Moselle, Ciné Trois',
      'Tickets',
      'Adult €9.00',
    ])
    expect(lines(charged([rate('Adult', 1100)], { cinemas }))).toEqual(['# Tickets', 'Adult €11.00'])
  })

  it('tells once what all cinemas charge, and below their names what differs', () => {
    const rates = [
      rate('Adult', 1100),
      rate('Child', 700, { cinemaIds: ['cine'], order: 2 }),
      rate('Child', 600, { id: 'b', cinemaIds: ['moselle', 'third'], order: 2 }),
      rate('Senior', 900, { order: 3 }),
      rate('Weekend', 100, { kind: 'surcharge', weekdays: ['6', '7'] }),
    ]
    const cinemas = [cine!, moselle, { ...moselle, id: 'third', name: 'Ciné Trois' }]
    expect(lines(charged(rates, { cinemas }))).toEqual([
      '# All cinemas',
      'Tickets',
      'Adult €11.00',
      'Senior €9.00',
      'Supplements',
      'Weekend + €1.00 · Sat, Sun',
      '# Ciné Mélusine',
      'Tickets',
      'Child €7.00',
      '# Ciné Moselle, Ciné Trois',
      'Tickets',
      'Child €6.00',
    ])
    const fee = [{ ...cine!, orderFeeCents: 100 }, moselle]
    expect(lines(charged([rate('Adult', 1100)], { cinemas: fee }))).toEqual([
      '# All cinemas',
      'Tickets',
      'Adult €11.00',
      '# Ciné Mélusine',
      'Supplements',
      'Each order on the website €1.00',
    ])
  })

  it('says of all cinemas nothing that one without prices does not charge', () => {
    const everyone = { cinemaIds: ['cine', 'moselle'] }
    const rates = [
      rate('Adult', 1100, everyone),
      rate('Child', 700, { cinemaIds: ['cine'], order: 2 }),
      rate('Child', 600, { id: 'b', cinemaIds: ['moselle'], order: 2 }),
    ]
    const cinemas = [cine!, moselle, { ...moselle, id: 'third', name: 'Ciné Trois' }]
    expect(lines(charged(rates, { cinemas }))[0]).toBe('# Ciné Mélusine, Ciné Moselle')
  })

  it('names of the screens a price is for those of the cinema alone, and none where it is for all of them', () => {
    const rates = [rate('Gala', 1100, { screenIds: ['big', 'blue', 'red'] })]
    const all = [
      ...screens,
      { id: 'blue', cinemaId: 'moselle', name: 'Big hall' },
      { id: 'red', cinemaId: 'moselle', name: 'Red hall' },
    ] as unknown as Charged['screens']
    expect(lines(charged(rates, { screens: all, cinemas: [cine!, moselle] }))).toEqual([
      '# Ciné Mélusine',
      'Tickets',
      'Gala €11.00 · only in Big hall',
      '# Ciné Moselle',
      'Tickets',
      'Gala €11.00',
    ])
  })

  it('says that it is without what some films and events cost, and that a price stands there before paying', () => {
    expect(read(charged([rate('Adult', 1100)])).at(-1)).toContain('include VAT')
    expect(read(charged([]))).toEqual([])
  })

  it.each(locales)('speaks %s', locale => {
    const rates = [
      rate('Adult', 1100, {
        weekdays: ['1', '3'],
        startsFrom: 600,
        startsUntil: 900,
        daysAhead: 3,
        minTickets: 4,
      }),
      rate('b', 1, { showsFrom: '2026-12-01', showsUntil: '2026-12-31', handlingCents: 5 }),
      rate('3D', 200, { kind: 'dimension', dimension: '3d', waivable: true }),
    ]
    const text = read(charged(rates, { discounts: [discount({})] }), locale).join('\n')
    expect(text).not.toMatch(/\{\{|_hour|min_tickets|days_ahead|n_for_m|closing/)
  })
})
