import type { Words } from '../i18n/locale.ts'
import type { PriceRateFields, ProductFields } from '../pricing/price-rate.ts'
import type { CountryStart } from './countries.ts'

/** What a price list may begin with; ids are fixed, so that saving twice makes nothing twice. Amounts are in cents. */
type Start<Fields> = Partial<Fields> & { readonly name: Words; readonly cents: number }
export type RateStart = Start<PriceRateFields> & {
  readonly id: string
  readonly kind: PriceRateFields['kind']
}
export type ProductStart = Start<ProductFields> &
  Pick<ProductFields, 'category' | 'vatClass'> & { id: string }

/** Three tickets, and what a premium seat and a film in 3D add. */
export function ratesToBegin({ tickets }: Pick<CountryStart, 'tickets'>): RateStart[] {
  const ticket = (id: string, order: number, cents: number, name: Words): RateStart => ({
    id,
    kind: 'ticket',
    name,
    cents,
    order,
  })
  return [
    ticket('full-price', 1, tickets.full, {
      en: 'Full price',
      de: 'Normalpreis',
      fr: 'Plein tarif',
      nl: 'Normaal tarief',
    }),
    ticket('reduced', 2, tickets.reduced, {
      en: 'Reduced',
      de: 'Ermäßigt',
      fr: 'Tarif réduit',
      nl: 'Korting',
    }),
    ticket('child', 3, tickets.child, { en: 'Child', de: 'Kind', fr: 'Enfant', nl: 'Kind' }),
    {
      id: 'premium-seat',
      kind: 'seat_class',
      seatClass: 'premium',
      name: { en: 'Premium seat', de: 'Premiumplatz', fr: 'Place premium', nl: 'Premiumplaats' },
      cents: 200,
      order: 4,
    },
    {
      id: 'film-in-3d',
      kind: 'dimension',
      dimension: '3d',
      name: { en: '3D surcharge', de: '3D-Zuschlag', fr: 'Supplément 3D', nl: '3D-toeslag' },
      cents: 200,
      order: 5,
    },
  ]
}

/** What most counters sell. */
export const productsToBegin: readonly ProductStart[] = [
  product('popcorn-small', 1, 'popcorn', 'food', 450, {
    en: 'Popcorn, small',
    de: 'Popcorn, klein',
    fr: 'Pop-corn, petit',
    nl: 'Popcorn, klein',
  }),
  product('popcorn-large', 2, 'popcorn', 'food', 650, {
    en: 'Popcorn, large',
    de: 'Popcorn, groß',
    fr: 'Pop-corn, grand',
    nl: 'Popcorn, groot',
  }),
  product('soft-drink', 3, 'drinks', 'drink', 400, {
    en: 'Soft drink 0.5 l',
    de: 'Limonade 0,5 l',
    fr: 'Soda 0,5 l',
    nl: 'Frisdrank 0,5 l',
  }),
  product('water', 4, 'drinks', 'drink', 300, {
    en: 'Water 0.5 l',
    de: 'Wasser 0,5 l',
    fr: 'Eau 0,5 l',
    nl: 'Water 0,5 l',
  }),
  product('beer', 5, 'bar', 'alcohol', 400, {
    en: 'Beer 0.33 l',
    de: 'Bier 0,33 l',
    fr: 'Bière 0,33 l',
    nl: 'Bier 0,33 l',
  }),
]

function product(
  id: string,
  order: number,
  category: ProductFields['category'],
  vatClass: ProductFields['vatClass'],
  cents: number,
  name: Words,
): ProductStart {
  return { id, order, category, vatClass, cents, name }
}
