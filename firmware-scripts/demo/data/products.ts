import type { ProductFields } from '#core/pricing/price-rate.ts'
import type { ProductGroupFields } from '#core/pricing/product-groups.ts'
import type { Texts } from './movie.ts'

export type DemoProduct = { key: string; product: ProductFields & { name: Texts } }

type Line = [
  key: string,
  category: ProductFields['category'],
  vatClass: ProductFields['vatClass'],
  cents: number,
  barcode: string | null,
  name: Texts,
]

/**
 * The products. Packed ones have barcodes, in the range GS1 leaves to shops for their own use (EAN-13 beginning with
 * 2), so none of them is a real article.
 */
const lines: Line[] = [
  ['popcorn-sweet-s', 'popcorn', 'food', 450, null, popcorn('sweet', 'S')],
  ['popcorn-sweet-m', 'popcorn', 'food', 590, null, popcorn('sweet', 'M')],
  ['popcorn-sweet-l', 'popcorn', 'food', 720, null, popcorn('sweet', 'L')],
  ['popcorn-salty-s', 'popcorn', 'food', 450, null, popcorn('salty', 'S')],
  ['popcorn-salty-m', 'popcorn', 'food', 590, null, popcorn('salty', 'M')],
  ['popcorn-salty-l', 'popcorn', 'food', 720, null, popcorn('salty', 'L')],
  [
    'nachos-cheese',
    'snacks',
    'food',
    620,
    null,
    { en: 'Nachos, cheese dip', de: 'Nachos, Käsedip', fr: 'Nachos, sauce fromage', nl: 'Nacho’s, kaasdip' },
  ],
  [
    'nachos-salsa',
    'snacks',
    'food',
    620,
    null,
    { en: 'Nachos, salsa dip', de: 'Nachos, Salsadip', fr: 'Nachos, sauce salsa', nl: 'Nacho’s, salsadip' },
  ],
  [
    'pretzel',
    'snacks',
    'food',
    320,
    null,
    { en: 'Warm pretzel', de: 'Warme Brezel', fr: 'Bretzel chaud', nl: 'Warme pretzel' },
  ],
  [
    'cola-50',
    'drinks',
    'drink',
    430,
    null,
    { en: 'Cola 50 cl', de: 'Cola 50 cl', fr: 'Cola 50 cl', nl: 'Cola 50 cl' },
  ],
  [
    'lemonade-50',
    'drinks',
    'drink',
    430,
    null,
    { en: 'Lemonade 50 cl', de: 'Limonade 50 cl', fr: 'Limonade 50 cl', nl: 'Limonade 50 cl' },
  ],
  [
    'apple-juice-33',
    'drinks',
    'drink',
    390,
    '2000000000015',
    {
      en: 'Local apple juice 33 cl',
      de: 'Apfelsaft aus der Region 33 cl',
      fr: 'Jus de pomme local 33 cl',
      nl: 'Appelsap uit de streek 33 cl',
    },
  ],
  [
    'water-50',
    'drinks',
    'drink',
    290,
    '2000000000022',
    { en: 'Water 50 cl', de: 'Wasser 50 cl', fr: 'Eau 50 cl', nl: 'Water 50 cl' },
  ],
  ['coffee', 'drinks', 'drink', 280, null, { en: 'Coffee', de: 'Kaffee', fr: 'Café', nl: 'Koffie' }],
  [
    'gummy-bears',
    'sweets',
    'food',
    350,
    '2000000000039',
    { en: 'Gummy bears', de: 'Gummibärchen', fr: 'Oursons gélifiés', nl: 'Gummibeertjes' },
  ],
  [
    'chocolate-peanuts',
    'sweets',
    'food',
    390,
    '2000000000046',
    {
      en: 'Chocolate peanuts',
      de: 'Schokoerdnüsse',
      fr: 'Cacahuètes enrobées de chocolat',
      nl: 'Chocoladepinda’s',
    },
  ],
  [
    'ice-cream',
    'sweets',
    'food',
    380,
    '2000000000053',
    { en: 'Ice-cream cup', de: 'Eisbecher', fr: 'Pot de glace', nl: 'IJsbekertje' },
  ],
  [
    'beer-33',
    'bar',
    'alcohol',
    420,
    '2000000000060',
    {
      en: 'Local beer 33 cl',
      de: 'Luxemburger Bier 33 cl',
      fr: 'Bière locale 33 cl',
      nl: 'Luxemburgs bier 33 cl',
    },
  ],
  [
    'cremant-glass',
    'bar',
    'alcohol',
    680,
    null,
    {
      en: 'Crémant, glass',
      de: 'Crémant, Glas',
      fr: 'Crémant, la coupe',
      nl: 'Crémant, glas',
    },
  ],
  [
    'riesling-glass',
    'bar',
    'alcohol',
    550,
    null,
    {
      en: 'Moselle Riesling, glass',
      de: 'Moselriesling, Glas',
      fr: 'Riesling de Moselle, le verre',
      nl: 'Moezelriesling, glas',
    },
  ],
]

/** A group of their own, beside the kinds that every product has. */
export const demoProductGroups: { key: string; group: ProductGroupFields & { name: Texts } }[] = [
  {
    key: 'wine',
    group: {
      name: { en: 'Wine', de: 'Wein', fr: 'Vin', nl: 'Wijn' },
      color: 'violet',
      order: 600,
      deleted: false,
    },
  },
]

/** What both demo exhibitors sell at the counter. */
export const demoProducts: DemoProduct[] = lines.map(
  ([key, category, vatClass, cents, barcode, name], index) => ({
    key,
    product: {
      name,
      category,
      ...(key === 'cremant-glass' || key === 'riesling-glass' ? { groupId: 'wine' } : {}),
      cents,
      vatClass,
      barcode,
      order: index + 1,
      deleted: false,
    },
  }),
)

function popcorn(taste: 'sweet' | 'salty', size: 'S' | 'M' | 'L'): Texts {
  const sweet = taste === 'sweet'
  return {
    en: `Popcorn ${taste} ${size}`,
    de: `Popcorn ${sweet ? 'süß' : 'salzig'} ${size}`,
    fr: `Pop-corn ${sweet ? 'sucré' : 'salé'} ${size}`,
    nl: `Popcorn ${sweet ? 'zoet' : 'zout'} ${size}`,
  }
}
