import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  words: 'Film, persoon, evenement of vraag',
  search_now: 'Zoeken',
  lead: 'Zoek op titel, regie, cast of op woorden van onze pagina’s. Accenten en hoofdletters maken niet uit.',
  film: 'Film',
  event: 'Evenement',
  page: 'Pagina',
  question: 'Vraag',
  results_one: '{{count}} resultaat voor “{{query}}”',
  results_other: '{{count}} resultaten voor “{{query}}”',
  more: 'Er is nog meer. Voeg een woord toe om het te vinden.',
  nothing: 'Niets gevonden voor “{{query}}”',
  nothing_hint: 'Probeer minder of andere woorden, of bekijk alle films. Je kunt ons ook schrijven.',
}
