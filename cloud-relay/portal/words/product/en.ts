import type { EntryWords } from '../entry-words.ts'

/** The form and list of products. The other languages are typed by this file. */
export const en = {
  'product.many': 'Products',
  'product.lead': 'What the bar sells.',
  'product.one': 'Product',
  'product.add': 'New product',
  'product.none': 'No products yet',
  'product.none_hint': 'What is entered here can be sold at the register at once.',
  'product.name': 'Name',
  'product.category': 'Category',
  'product.category.popcorn': 'Popcorn',
  'product.category.drinks': 'Drinks',
  'product.category.sweets': 'Sweets',
  'product.category.snacks': 'Snacks',
  'product.category.bar': 'Bar',
  'product.cents': 'Price',
  'product.cents.hint': 'VAT included.',
  'product.cinemaIds': 'Cinemas',
  'product.cinemaIds.empty': 'All cinemas',
  'product.vatClass': 'VAT',
  'product.barcode': 'Barcode',
  'product.barcode.empty': 'None',
  'product.order': 'Place in the list',
  'product.order.hint': 'Smaller numbers come first.',
} satisfies EntryWords<'product'>
