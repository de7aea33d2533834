import type { VatClass } from '../pricing/price-rate.ts'

/**
 * What a country decides for a cinema, as a start that people may change: the VAT rates in force in 2026, in basis
 * points, with the day they began, and how people live there. Films are rated by `core/programme/age-rating.ts`, and cash is
 * rounded by `core/pricing/cash-rounding.ts`.
 */
export type CountryStart = {
  /** `from` is a day, YYYY-MM-DD. */
  readonly vat: Readonly<Record<VatClass, { from: string; basisPoints: number }>>
  /** IANA name of its capital's time. */
  readonly timezone: string
  /** How a VAT number begins. */
  readonly vatPrefix: string
  /** What an ordinary ticket, a reduced one and one for children may cost there, in cents; a start, not a source. */
  readonly tickets: { readonly full: number; readonly reduced: number; readonly child: number }
}

export const countries = ['BE', 'NL', 'LU', 'DE', 'FR'] as const
export type Country = (typeof countries)[number]

/**
 * The countries Foyer knows. Rates change with the law, so whoever sets up a cinema sees and may change them. Sources:
 *
 * - BE: Royal Decree no. 20 of 20 July 1970, table A: 6 % for admission to places of culture and for food and soft drinks
 *   that are carried away, else 21 %. The rise of admission and of what is carried away to 12 % from 1 March 2026, and the
 *   fall of soft drinks served at a table to 12 %, were taken back by the government on 13 February 2026 after advice
 *   78.759/3 of the Council of State: what is served there stays at 12 % for food and 21 % for drinks.
 * - NL: Wet op de omzetbelasting 1968, table I: 9 % for cinemas, food and soft drinks, else 21 %; the rise for culture
 *   planned for 1 January 2026 was taken back, and never meant cinemas.
 * - LU: law of 12 February 1979, annex B: 3 % for admission, food and soft drinks; 17 % since 1 January 2024 otherwise.
 * - DE: UStG § 12(2) no. 7b: 7 % for films that are shown; no. 15, since 1 January 2026: 7 % for meals, drinks 19 %.
 * - FR: CGI art. 278-0 bis: 5.5 % for cinemas; art. 279 m: 10 % for food and soft drinks that are consumed at once; art.
 *   278: 20 % for alcohol.
 */
export const countryStarts: Readonly<Record<Country, CountryStart>> = {
  BE: {
    vat: vatOf('2020-01-01', 600, 600, 600, 2100),
    timezone: 'Europe/Brussels',
    vatPrefix: 'BE',
    tickets: { full: 1200, reduced: 1000, child: 850 },
  },
  NL: {
    vat: vatOf('2019-01-01', 900, 900, 900, 2100),
    timezone: 'Europe/Amsterdam',
    vatPrefix: 'NL',
    tickets: { full: 1250, reduced: 1050, child: 900 },
  },
  LU: {
    vat: vatOf('2024-01-01', 300, 300, 300, 1700),
    timezone: 'Europe/Luxembourg',
    vatPrefix: 'LU',
    tickets: { full: 1120, reduced: 940, child: 820 },
  },
  DE: {
    vat: vatOf('2026-01-01', 700, 700, 1900, 1900),
    timezone: 'Europe/Berlin',
    vatPrefix: 'DE',
    tickets: { full: 1100, reduced: 950, child: 750 },
  },
  FR: {
    vat: vatOf('2014-01-01', 550, 1000, 1000, 2000),
    timezone: 'Europe/Paris',
    vatPrefix: 'FR',
    tickets: { full: 1150, reduced: 900, child: 700 },
  },
}

function vatOf(from: string, admission: number, food: number, drink: number, alcohol: number) {
  const since = (basisPoints: number) => ({ from, basisPoints })
  return { admission: since(admission), food: since(food), drink: since(drink), alcohol: since(alcohol) }
}
