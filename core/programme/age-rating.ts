/** Ages from which a film may be rated, in any country Foyer knows. */
export const ratedAges = [0, 6, 9, 12, 14, 16, 18] as const
export type RatedAge = (typeof ratedAges)[number]

/** What the pictograms of Kijkwijzer and Cinecheck warn of, as their cards are ordered. Source: ccc-ggc.brussels. */
export const contentMarks = ['violence', 'fear', 'sex', 'discrimination', 'drugs', 'language'] as const
export type ContentMark = (typeof contentMarks)[number]

/**
 * How a country rates films. `ages` are its classes; `binding` those a cinema may not admit younger guests to, all others
 * are advice; `accompanied` says from which age a child comes in with a parent or guardian. Sources:
 *
 * - BE: cooperation agreement of 15 February 2019, in force since 8 January 2020: Kijkwijzer/Cinecheck is advice; cinemas
 *   must tell it (ccc-ggc.brussels).
 * - NL: Kijkwijzer is advice but for 16 and 18: article 240a of the criminal code forbids showing those to younger ones.
 * - LU: law of 20 April 2009, articles 3 and 4: binding, and told at the box office and in the programme; for 12, 16 and 18
 *   a minor of the class below comes in with a parent or guardian.
 * - DE: JuSchG § 11 and § 14 (FSK): binding; films from 12 also from 6 with a person who has custody or care.
 * - FR: code du cinéma, R211-12: the visa forbids films under 12, 16 or 18; binding.
 */
export type AgeScale = {
  readonly system: string
  readonly ages: readonly RatedAge[]
  readonly binding: readonly RatedAge[]
  readonly accompanied: Readonly<Partial<Record<RatedAge, RatedAge>>>
}

const kijkwijzer = [0, 6, 9, 12, 14, 16, 18] as const

export const ageScales: Readonly<Record<'BE' | 'NL' | 'LU' | 'DE' | 'FR', AgeScale>> = {
  BE: { system: 'Kijkwijzer', ages: kijkwijzer, binding: [], accompanied: {} },
  NL: { system: 'Kijkwijzer', ages: kijkwijzer, binding: [16, 18], accompanied: {} },
  LU: {
    system: 'Luxembourg',
    ages: [0, 6, 12, 16, 18],
    binding: [6, 12, 16, 18],
    accompanied: { 12: 6, 16: 12, 18: 16 },
  },
  DE: { system: 'FSK', ages: [0, 6, 12, 16, 18], binding: [6, 12, 16, 18], accompanied: { 12: 6 } },
  FR: { system: 'CNC', ages: [0, 12, 16, 18], binding: [12, 16, 18], accompanied: {} },
}

/** The scale of a country; undefined for one Foyer does not know. */
export function ageScaleOf(country: string | undefined): AgeScale | undefined {
  return country && Object.hasOwn(ageScales, country)
    ? ageScales[country as keyof typeof ageScales]
    : undefined
}

/** What of a film says which age it is for. */
type Rated = {
  minimumAge: number | null
  ageBelgium?: number | null | undefined
  ageLuxembourg?: number | null | undefined
}

/** The age a film is rated for in a country: the country's own where it was entered; null when not rated yet. */
export function ageIn(movie: Rated, country: string | undefined): number | null {
  const own = country === 'BE' ? movie.ageBelgium : country === 'LU' ? movie.ageLuxembourg : null
  return own ?? movie.minimumAge
}

/** What pictograms warn of in a country; only Belgium's are entered. */
export function contentIn(
  movie: { contentBelgium?: readonly ContentMark[] | undefined },
  country: string | undefined,
): readonly ContentMark[] {
  return country === 'BE' ? contentMarks.filter(mark => movie.contentBelgium?.includes(mark)) : []
}

/** What an age means to a guest: everybody, an advice, a bar, a bar that a parent lifts for some, or only the age. */
export type AgeMeaning =
  | { word: 'ageAll' }
  | { word: 'ageFrom' | 'ageAdvised' | 'ageBinding'; age: number }
  | { word: 'ageAccompanied'; age: number; from: number }

/** What a film's age means in a country; null where it is not rated yet. */
export function meaningOfAge(age: number | null, country: string | undefined): AgeMeaning | null {
  if (age === null) return null
  if (age === 0) return { word: 'ageAll' }
  const scale = ageScaleOf(country)
  if (!scale) return { word: 'ageFrom', age }
  if (!scale.binding.some(each => each === age)) return { word: 'ageAdvised', age }
  const from = scale.accompanied[age as RatedAge]
  return from === undefined ? { word: 'ageBinding', age } : { word: 'ageAccompanied', age, from }
}
