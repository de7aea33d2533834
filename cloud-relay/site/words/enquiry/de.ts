import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  title: 'Angebot anfragen',
  about: 'Wofür',
  choose: 'Bitte wählen',
  groups: 'Eine Gruppe',
  schools: 'Eine Schule oder Klasse',
  birthdays: 'Ein Kindergeburtstag',
  hire: 'Eine geschlossene Vorstellung',
  else: 'Etwas anderes',
  people: 'Wie viele Personen',
  day: 'Gewünschter Tag',
  film: 'Film',
  film_none: 'Noch kein Film',
  message: 'Was wir noch wissen sollten',
  hint_groups:
    'Zum Beispiel die Uhrzeit, ob es eine eigene Vorstellung sein soll, und was Sie essen und trinken möchten.',
  hint_schools:
    'Zum Beispiel die Schule, das Alter der Kinder, andere Tage, die passen, und wie viele Erwachsene mitkommen.',
  hint_birthdays: 'Zum Beispiel das Alter der Kinder, die Uhrzeit, und wie viele Erwachsene mitkommen.',
  hint_hire:
    'Zum Beispiel die Uhrzeit, Ihre Firma oder Ihr Verein, ob Sie einen eigenen Film oder Vortrag mitbringen, und was Sie essen und trinken möchten.',
  hint_else: 'Schreiben Sie uns, was Sie vorhaben.',
  send: 'Anfrage senden',
  sent: 'Ihre Anfrage ist angekommen. Danke! Wir antworten per E-Mail.',
}
