import type { Locale } from '#core/i18n/locale.ts'

type FeedWords = {
  /** The name of a calendar, of a feed, of a programme shown elsewhere. */
  programme: string
  cancelled: string
  soldOut: string
  none: string
  /** Where tickets are. */
  tickets: string
}

/** What the programme says outside of the website. */
export const feedWords: Record<Locale, FeedWords> = {
  en: {
    programme: 'Programme',
    cancelled: 'cancelled',
    soldOut: 'sold out',
    none: 'No shows are planned at the moment.',
    tickets: 'Tickets and all shows',
  },
  de: {
    programme: 'Programm',
    cancelled: 'fällt aus',
    soldOut: 'ausverkauft',
    none: 'Zurzeit sind keine Vorstellungen geplant.',
    tickets: 'Tickets und alle Vorstellungen',
  },
  fr: {
    programme: 'Programme',
    cancelled: 'annulée',
    soldOut: 'complet',
    none: 'Aucune séance n’est prévue pour le moment.',
    tickets: 'Billets et toutes les séances',
  },
  nl: {
    programme: 'Programma',
    cancelled: 'gaat niet door',
    soldOut: 'uitverkocht',
    none: 'Er zijn op dit moment geen voorstellingen gepland.',
    tickets: 'Tickets en alle voorstellingen',
  },
}
