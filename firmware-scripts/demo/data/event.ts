import type { EventFields } from '#core/venue/cinema.ts'
import type { Texts } from './movie.ts'
import type { PlannedShow } from './programme.ts'

export type DemoEvent = {
  /** The movie's slug. */
  movieKey: string
  event: Omit<EventFields, 'scheduleId'> & { description: Texts }
}

/** The special evening of Mélusine Cinémas. */
export const corsetEvening: DemoEvent = {
  movieKey: 'corsage',
  event: {
    slug: 'corset-and-cremant',
    title: 'Corset & Crémant',
    description: {
      en: 'We open the evening with a glass of Luxembourg crémant in the foyer. After Corsage, a costume maker laces an original corset on stage and answers your questions about how people breathed in one. The crémant is included in the ticket.',
      de: 'Wir eröffnen den Abend mit einem Glas Luxemburger Crémant im Foyer. Nach Corsage schnürt eine Kostümbildnerin auf der Bühne ein originales Korsett und beantwortet Ihre Fragen dazu, wie man darin eigentlich atmete. Der Crémant ist im Preis inbegriffen.',
      fr: 'La soirée s’ouvre au foyer avec une coupe de crémant luxembourgeois. Après Corsage, une costumière lace sur scène un corset d’époque et répond à vos questions, à commencer par celle-ci : comment y respirait-on ? Le crémant est compris dans le prix.',
      nl: 'We openen de avond in de foyer met een glas Luxemburgse crémant. Na Corsage rijgt een kostuumontwerpster op het podium een origineel korset dicht en beantwoordt ze al je vragen over hoe je daarin kon ademen. De crémant is in de prijs inbegrepen.',
    },
    theme: 'default',
    sellOnline: true,
    deleted: false,
  },
}

/**
 * The show the event is held at: the first in the evening (from 18:00) on or after `notBefore` (YYYY-MM-DD) in one
 * of the cinema's screens. Undefined when the planned days hold none; fourteen days always hold one.
 */
export function eventShow(
  { movieKey }: DemoEvent,
  shows: PlannedShow[],
  { notBefore, screenKeys }: { notBefore: string; screenKeys: string[] },
): PlannedShow | undefined {
  return shows
    .filter(show => show.movieKey === movieKey && screenKeys.includes(show.screenKey))
    .filter(show => show.day >= notBefore && show.startMinutes >= 18 * 60)
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.startMinutes - other.startMinutes)[0]
}
