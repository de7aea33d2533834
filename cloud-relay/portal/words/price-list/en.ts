import type { EntryWords } from '../entry-words.ts'

/** The form and list of price lists. The other languages are typed by this file. */
export const en = {
  'price_list.many': 'Price lists',
  'price_list.lead':
    'Prices for shows that you put on a list by hand, such as premieres or school weeks. Choose the list at its prices, then at the show.',
  'price_list.one': 'Price list',
  'price_list.add': 'New price list',
  'price_list.none': 'No price lists yet',
  'price_list.none_hint': 'Shows have the usual prices until one of them is put on a list.',
  'price_list.name': 'Name',
  'price_list.alone': 'Its shows have these prices alone',
  'price_list.alone.hint': 'Off, the usual prices stand beside them.',
  'price_list.order': 'Place in the row',
  'price_list.rates': 'Prices on it',
} satisfies EntryWords<'price_list'>
