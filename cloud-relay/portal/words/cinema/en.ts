import type { EntryWords } from '../entry-words.ts'

/** The form and list of cinemas. The other languages are typed by this file. */
export const en = {
  'cinema.many': 'Cinemas',
  'cinema.lead': 'What tickets, the website and the door say of a cinema.',
  'cinema.one': 'Cinema',
  'cinema.add': 'New cinema',
  'cinema.none': 'No cinemas yet',
  'cinema.none_hint': 'Begin with the first one: its screens, shows and box belong to it.',
  'cinema.name': 'Name',
  'cinema.address1': 'Street and number',
  'cinema.zip': 'Postcode',
  'cinema.city': 'Town',
  'cinema.country': 'Country',
  'cinema.lat': 'Latitude',
  'cinema.lat.hint': 'For maps: north is positive, like 49.61.',
  'cinema.lng': 'Longitude',
  'cinema.phone': 'Phone',
  'cinema.email': 'Email',
  'cinema.printers': 'Printers',
  'cinema.timezone': 'Time zone',
  'cinema.timezone.hint': 'Every showtime is told in it.',
} satisfies EntryWords<'cinema'>
