import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'cinema.many': 'Kinos',
  'cinema.lead': 'Was Karten, Website und Einlass von einem Kino sagen.',
  'cinema.one': 'Kino',
  'cinema.add': 'Neues Kino',
  'cinema.none': 'Noch keine Kinos',
  'cinema.none_hint': 'Beginnen Sie mit dem ersten: Säle, Vorstellungen und Box gehören dazu.',
  'cinema.name': 'Name',
  'cinema.address1': 'Straße und Nummer',
  'cinema.zip': 'Postleitzahl',
  'cinema.city': 'Ort',
  'cinema.country': 'Land',
  'cinema.lat': 'Breitengrad',
  'cinema.lat.hint': 'Für Karten: Norden ist positiv, etwa 49,61.',
  'cinema.lng': 'Längengrad',
  'cinema.phone': 'Telefon',
  'cinema.email': 'E-Mail',
  'cinema.printers': 'Drucker',
  'cinema.timezone': 'Zeitzone',
  'cinema.timezone.hint': 'Alle Anfangszeiten gelten in ihr.',
}
