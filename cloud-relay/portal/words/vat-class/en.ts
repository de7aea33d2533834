import type { EntryWords } from '../entry-words.ts'

/** The form and list of VAT classes. The other languages are typed by this file. */
export const en = {
  'vat_class.many': 'VAT rates',
  'vat_class.lead': 'What the law says, with the day each rate begins.',
  'vat_class.one': 'VAT class',
  'vat_class.add': 'New VAT class',
  'vat_class.none': 'No VAT classes',
  'vat_class.none_hint': 'There are always four of them.',
  'vat_class.name': 'Class',
  'vat_class.rates': 'Rates',
  'vat_class.rates.hint': 'An order keeps the rate of its day. Enter a future rate beside the present one.',
  'vat_class.rates.from': 'From',
  'vat_class.rates.basisPoints': 'Rate',
  'vat_class.rates.takenAwayBasisPoints': 'When taken away',
  'vat_class.rates.takenAwayBasisPoints.empty': 'The same',
  'vat_class.rates.cinemaId': 'Only in',
  'vat_class.rates.cinemaId.empty': 'All other cinemas',
  'vat_class.now': 'Today',
  'vat_class.next': 'Coming',
  'vat_class.unset': 'not set yet',
} satisfies EntryWords<'vat_class'>
