import type { EntryWords } from '../entry-words.ts'

/** The form and list of packages of vouchers. The other languages are typed by this file. */
export const en = {
  'voucher_package.many': 'Packages',
  'voucher_package.lead':
    'Several vouchers sold together at a price of their own. Each has its own code; they are refunded together.',
  'voucher_package.one': 'Package',
  'voucher_package.add': 'New package',
  'voucher_package.none': 'No packages yet',
  'voucher_package.none_hint':
    'A package is several vouchers together, such as a cinema pass for two with snacks.',
  'voucher_package.name': 'Name',
  'voucher_package.description': 'What is in it and whom it is for',
  'voucher_package.picture': 'Picture',
  'voucher_package.parts': 'Vouchers in it',
  'voucher_package.parts.hint':
    'Each is issued with a code of its own, and is as good as one sold separately.',
  'voucher_package.parts.voucherTypeId': 'Type',
  'voucher_package.parts.count': 'How many',
  'voucher_package.parts.turns': 'Visits on each',
  'voucher_package.parts.refreshmentCents': 'For snacks and drinks, on each',
  'voucher_package.cents': 'Price of all together',
  'voucher_package.cents.hint':
    'VAT included. The snack value costs what it is worth; the rest is shared by the visits as they cost separately.',
  'voucher_package.soldFrom': 'Sold from',
  'voucher_package.soldFrom.empty': 'From now on',
  'voucher_package.soldUntil': 'Sold until',
  'voucher_package.soldUntil.empty': 'No end',
  'voucher_package.cinemaIds': 'Cinemas',
  'voucher_package.cinemaIds.empty': 'All cinemas',
  'voucher_package.visibility': 'Sold at',
  'voucher_package.visibility.site': 'Website',
  'voucher_package.visibility.pos': 'Register',
  'voucher_package.status': 'State',
  'voucher_package.status.available': 'Offered',
  'voucher_package.status.paused': 'Paused',
  'voucher_package.status.hint': 'Paused ones stay as they are and are offered nowhere.',
  'voucher_package.order': 'Place in the list',
  'voucher_package.order.hint': 'Smaller numbers come first.',
} satisfies EntryWords<'voucher_package'>
