import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  words: 'Film, Person, Event oder Frage',
  search_now: 'Suchen',
  lead: 'Suchen Sie nach Titel, Regie, Besetzung oder nach Wörtern unserer Seiten. Akzente und Großbuchstaben spielen keine Rolle.',
  film: 'Film',
  event: 'Sonderveranstaltung',
  page: 'Seite',
  question: 'Frage',
  results_one: '{{count}} Ergebnis für „{{query}}“',
  results_other: '{{count}} Ergebnisse für „{{query}}“',
  more: 'Es gibt noch mehr. Mit einem weiteren Wort finden Sie es.',
  nothing: 'Nichts gefunden für „{{query}}“',
  nothing_hint:
    'Versuchen Sie weniger oder andere Wörter, oder sehen Sie alle Filme an. Sie können uns auch schreiben.',
}
