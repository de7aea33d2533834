import type { EntryWords } from '../entry-words.ts'

/** The form and list of product groups. The other languages are typed by this file. */
export const en = {
  'product_group.many': 'Product groups',
  'product_group.lead':
    'How products are grouped at the register. A product without a group is shown under its kind, such as drinks.',
  'product_group.one': 'Product group',
  'product_group.add': 'New product group',
  'product_group.none': 'No own groups yet',
  'product_group.none_hint':
    'Until then the register shows popcorn, drinks, snacks, sweets and bar. Make one, then choose it at its products.',
  'product_group.name': 'Name at the register',
  'product_group.color': 'Colour',
  'product_group.color.amber': 'Amber',
  'product_group.color.blue': 'Blue',
  'product_group.color.red': 'Red',
  'product_group.color.pink': 'Pink',
  'product_group.color.green': 'Green',
  'product_group.color.violet': 'Purple',
  'product_group.color.teal': 'Teal',
  'product_group.color.grey': 'Grey',
  'product_group.order': 'Place in the row',
  'product_group.order.hint':
    'The smallest number comes first. Popcorn is at 100, drinks 200, snacks 300, sweets 400, bar 500.',
  'product_group.barSlip': 'The bar prepares it',
  'product_group.barSlip.hint':
    'A slip with what was sold of this group comes out at the bar, and the customer gets a number.',
  'product_group.products': 'Products',
} satisfies EntryWords<'product_group'>
