import type { EventEntry } from '#core/content/events/event.entity.ts'
import type { Texts } from './movie.ts'
import type { PlannedShow } from './programme.ts'

export type DemoEvent = {
  /** The movie's slug. */
  movieKey: string
  /** How many shows it has, one each evening; left out, one. */
  evenings?: number
  event: Omit<EventEntry, 'scheduleId' | 'moreScheduleIds'> & { description: Texts; publicTitle: Texts }
}

/** A special evening of Mélusine Cinémas. */
export const corsetEvening: DemoEvent = {
  movieKey: 'corsage',
  event: {
    slug: 'corset-and-cremant',
    title: 'Corset & Crémant',
    publicTitle: {
      en: 'Corset & Crémant',
      de: 'Korsett & Crémant',
      fr: 'Corset & Crémant',
      nl: 'Korset & Crémant',
    },
    pageTitle: {
      en: 'Corset & Crémant: an evening with Corsage',
      de: 'Korsett & Crémant: ein Abend mit Corsage',
      fr: 'Corset & Crémant : une soirée autour de Corsage',
      nl: 'Korset & Crémant: een avond met Corsage',
    },
    description: {
      en: 'We open the evening with a glass of Luxembourg crémant in the foyer. After Corsage, a costume maker laces an original corset on stage and answers your questions about how people breathed in one. The crémant is included in the ticket.',
      de: 'Wir eröffnen den Abend mit einem Glas Luxemburger Crémant im Foyer. Nach Corsage schnürt eine Kostümbildnerin auf der Bühne ein originales Korsett und beantwortet Ihre Fragen dazu, wie man darin eigentlich atmete. Der Crémant ist im Preis inbegriffen.',
      fr: 'La soirée s’ouvre au foyer avec une coupe de crémant luxembourgeois. Après Corsage, une costumière lace sur scène un corset d’époque et répond à vos questions, à commencer par celle-ci : comment y respirait-on ? Le crémant est compris dans le prix.',
      nl: 'We openen de avond in de foyer met een glas Luxemburgse crémant. Na Corsage rijgt een kostuumontwerpster op het podium een origineel korset dicht en beantwoordt ze al je vragen over hoe je daarin kon ademen. De crémant is in de prijs inbegrepen.',
    },
    body: [
      {
        kind: 'heading',
        id: 'evening',
        text: { en: 'The evening', de: 'Der Abend', fr: 'La soirée', nl: 'De avond' },
      },
      {
        kind: 'list',
        id: 'order',
        numbered: false,
        text: {
          en: 'Crémant in the foyer, half an hour before the film\nCorsage, in the original with subtitles\nThe corset on stage, and your questions',
          de: 'Crémant im Foyer, eine halbe Stunde vor dem Film\nCorsage, im Original mit Untertiteln\nDas Korsett auf der Bühne, und Ihre Fragen',
          fr: 'Crémant au foyer, une demi-heure avant le film\nCorsage, en version originale sous-titrée\nLe corset sur scène, et vos questions',
          nl: 'Crémant in de foyer, een half uur voor de film\nCorsage, in de originele versie met ondertitels\nHet korset op het podium, en je vragen',
        },
      },
      {
        kind: 'paragraph',
        id: 'without',
        text: {
          en: '**Without alcohol?** There is grape juice from the same vineyard.',
          de: '**Ohne Alkohol?** Es gibt Traubensaft vom selben Weinberg.',
          fr: '**Sans alcool ?** Il y a du jus de raisin du même vignoble.',
          nl: '**Zonder alcohol?** Er is druivensap van dezelfde wijngaard.',
        },
      },
    ],
    theme: 'default',
    sellOnline: true,
    deleted: false,
  },
}

/** Two evenings in rose. */
export const ladiesNights: DemoEvent = {
  movieKey: 'sentimental-value',
  evenings: 2,
  event: {
    slug: 'ladies-nights',
    title: 'Ladies’ nights',
    publicTitle: {
      en: 'Ladies’ nights',
      de: 'Ladies’ Nights',
      fr: 'Soirées entre filles',
      nl: 'Ladies’ nights',
    },
    pageTitle: null,
    description: {
      en: 'Two evenings among friends: a glass of rosé at the door, a photo corner in the foyer, and a raffle before the film.',
      de: 'Zwei Abende unter Freundinnen: ein Glas Rosé am Eingang, eine Fotoecke im Foyer und eine Verlosung vor dem Film.',
      fr: 'Deux soirées entre amies : un verre de rosé à l’entrée, un coin photo au foyer et une tombola avant le film.',
      nl: 'Twee avonden onder vriendinnen: een glas rosé bij de ingang, een fotohoek in de foyer en een tombola voor de film.',
    },
    body: [],
    theme: 'ladies',
    sellOnline: true,
    deleted: false,
  },
}

/**
 * The shows the event is held at: of each evening (from 18:00) on or after `notBefore` (YYYY-MM-DD) the first in one of
 * the cinema's screens. Empty when the planned days hold none; fourteen days always hold one.
 */
export function eventShows(
  { movieKey, evenings = 1 }: DemoEvent,
  shows: PlannedShow[],
  { notBefore, screenKeys }: { notBefore: string; screenKeys: string[] },
): PlannedShow[] {
  const found = shows
    .filter(show => show.movieKey === movieKey && screenKeys.includes(show.screenKey))
    .filter(show => show.day >= notBefore && show.startMinutes >= 18 * 60)
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.startMinutes - other.startMinutes)
  return found.filter((show, at) => found[at - 1]?.day !== show.day).slice(0, evenings)
}
