import * as z from 'zod'
import { inLocale, type Locale, type Words } from '../i18n/locale.ts'
import { namedWords } from '../i18n/words.ts'
import { seatClasses, type Seat, type SeatClass } from './arrangement.ts'

/** The colours a class may have in seat plans; `plain` draws it as its kind of seat always was. */
export const seatColors = [
  'plain',
  'amber',
  'blue',
  'red',
  'pink',
  'green',
  'violet',
  'teal',
  'grey',
] as const
export type SeatColor = (typeof seatColors)[number]

/** What is drawn on its seats beside the colour, so that it is told by more than that. */
export const seatMarks = ['plain', 'ring', 'bar', 'corner', 'dots', 'stripes'] as const
export type SeatMark = (typeof seatMarks)[number]

/** A class of seats: what the exhibitor calls it, how it looks in plans, and what it adds to a ticket. */
export const seatClassFields = z.object({
  name: namedWords,
  /** Which of the five kinds of seat it is: for whom, linked with which neighbour, proposed to whom. */
  behaves: z.enum(seatClasses),
  color: z.enum(seatColors),
  mark: z.enum(seatMarks),
  /** Added to every ticket on such a seat, in cents with VAT, where no price rate of the cinema says something else. */
  cents: z.int().min(0).max(100_000),
  /** What handling such a ticket costs online, beside its rate's, in cents with VAT. */
  handlingCents: z.int().min(0).max(100_000),
  /** Smaller comes first. */
  order: z.int().min(0).max(1000),
  /** Set aside: it holds where it is drawn, and is drawn no more. */
  archived: z.boolean().optional(),
  deleted: z.boolean(),
})
export type SeatClassFields = z.infer<typeof seatClassFields>
export type SeatClassEntry = SeatClassFields & { id: string }

const builtInNames: Record<SeatClass, Words> = {
  standard: { en: 'Standard', de: 'Standard', fr: 'Standard', nl: 'Standaard' },
  premium: { en: 'Premium', de: 'Premium', fr: 'Premium', nl: 'Premium' },
  love: { en: 'Love seat', de: 'Pärchensitz', fr: 'Banquette duo', nl: 'Loveseat' },
  wheelchair: {
    en: 'Wheelchair place',
    de: 'Rollstuhlplatz',
    fr: 'Place fauteuil roulant',
    nl: 'Rolstoelplaats',
  },
  companion: { en: 'Companion', de: 'Begleitung', fr: 'Accompagnant', nl: 'Begeleider' },
}

/** What a class adds and how it looks until somebody says otherwise. */
export const plainSeatClass = {
  behaves: 'standard',
  color: 'plain',
  mark: 'plain',
  cents: 0,
  handlingCents: 0,
  order: 100,
  archived: false,
  deleted: false,
} as const satisfies Partial<SeatClassFields>

/** The five classes there are from the beginning, which are kinds of seat too, as they are until somebody changes one. */
export const builtInClasses = Object.fromEntries(
  seatClasses.map((id, at) => [id, { name: builtInNames[id], behaves: id, order: 10 * (at + 1) }]),
) as Record<SeatClass, Pick<SeatClassFields, 'name' | 'behaves' | 'order'>>

/** The class of a seat, by its id: one the exhibitor made, or its kind. What it costs and is called goes by this. */
export function classIdOf({ class: kind, classId }: Pick<Seat, 'class' | 'classId'>): string {
  return classId ?? kind
}

/** A class as screens show it. */
export const shownSeatClass = z.object({
  id: z.string(),
  name: namedWords,
  behaves: z.enum(seatClasses),
  color: z.enum(seatColors),
  mark: z.enum(seatMarks),
})
export type ShownSeatClass = z.infer<typeof shownSeatClass>

/** The classes that somebody named or made, in their order; also those set aside, which some plans still have. */
export function shownClasses(entries: readonly SeatClassEntry[]): ShownSeatClass[] {
  return entries
    .filter(({ deleted }) => !deleted)
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .map(({ id, name, behaves, color, mark }) => ({ id, name, behaves, color, mark }))
}

/** What the exhibitor calls a seat's class; undefined where nobody named it, so that its kind's own word is said. */
export function classNameOf(
  seat: Pick<Seat, 'class' | 'classId'>,
  named: readonly Pick<ShownSeatClass, 'id' | 'name'>[],
  locale: Locale,
): string | undefined {
  const found = named.find(({ id }) => id === classIdOf(seat))
  return found && inLocale(found.name, locale)
}
