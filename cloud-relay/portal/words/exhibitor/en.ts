import type { EntryWords } from '../entry-words.ts'

/** The form of the exhibitor itself. The other languages are typed by this file. */
export const en = {
  'exhibitor.many': 'Company',
  'exhibitor.lead': 'Who runs the cinemas, and what holds for all of them.',
  'exhibitor.one': 'Company',
  'exhibitor.add': 'Company',
  'exhibitor.none': 'Company',
  'exhibitor.none_hint': 'It is there from the beginning.',
  'exhibitor.name': 'Name',
  'exhibitor.tradeName': 'Trade name',
  'exhibitor.email': 'Email',
  'exhibitor.vatNumber': 'VAT number',
  'exhibitor.phone': 'Phone',
  'exhibitor.country': 'Country',
  'exhibitor.languages': 'Languages of the guests',
  'exhibitor.languages.en': 'English',
  'exhibitor.languages.de': 'German',
  'exhibitor.languages.fr': 'French',
  'exhibitor.languages.nl': 'Dutch',
  'exhibitor.accentHue': 'Colour of the website',
  'exhibitor.midnightOffsetMinutes': 'The business day begins, minutes after midnight',
  'exhibitor.midnightOffsetMinutes.hint':
    '300 is five in the morning: a show at 00:30 belongs to the evening before.',
  'exhibitor.cineWeekStartsOn': 'The cinema week begins on',
  'exhibitor.holdSeconds': 'Seats are held for, in seconds',
  'exhibitor.holdSeconds.hint': 'While a visitor fills in the form; 60 to 3600.',
  'exhibitor.personalDataMonths': 'Months names are kept',
  'exhibitor.features': 'On the website',
  'exhibitor.features.tickets': 'Tickets are sold',
  'exhibitor.features.vouchers': 'Vouchers are sold',
  'exhibitor.features.newsletters': 'Newsletters',
} satisfies EntryWords<'exhibitor'>
