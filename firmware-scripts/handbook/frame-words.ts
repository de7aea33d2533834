import type { Locale } from '#core/i18n/locale.ts'

/** What the pages say around their text. */
export const frameWords = {
  en: {
    handbook: 'Handbook',
    lead: 'What to do, page by page. It is here also without internet.',
    skip: 'Skip to the page',
    back: 'Back to',
    pages: 'Pages',
    languages: 'Languages',
    whole: 'All on one page',
    whole_lead: 'To search in with the browser, or to print.',
    next: 'Next',
  },
  de: {
    handbook: 'Handbuch',
    lead: 'Was zu tun ist, Seite für Seite. Auch ohne Internet.',
    skip: 'Zur Seite springen',
    back: 'Zurück zu',
    pages: 'Seiten',
    languages: 'Sprachen',
    whole: 'Alles auf einer Seite',
    whole_lead: 'Zum Suchen im Browser oder zum Drucken.',
    next: 'Weiter',
  },
  fr: {
    handbook: 'Guide',
    lead: 'Que faire, page par page. Il est là aussi sans internet.',
    skip: 'Aller à la page',
    back: 'Retour vers',
    pages: 'Pages',
    languages: 'Langues',
    whole: 'Tout sur une page',
    whole_lead: 'Pour chercher avec le navigateur, ou imprimer.',
    next: 'Suite',
  },
  nl: {
    handbook: 'Handboek',
    lead: 'Wat te doen, pagina per pagina. Het is er ook zonder internet.',
    skip: 'Naar de pagina',
    back: 'Terug naar',
    pages: 'Pagina’s',
    languages: 'Talen',
    whole: 'Alles op één pagina',
    whole_lead: 'Om met de browser in te zoeken, of om te printen.',
    next: 'Verder',
  },
} as const satisfies Record<Locale, Record<string, string>>
