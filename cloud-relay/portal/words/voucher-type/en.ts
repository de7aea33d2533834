import type { EntryWords } from '../entry-words.ts'

/** The form and list of kinds of vouchers. The other languages are typed by this file. */
export const en = {
  'voucher_type.many': 'Kinds of vouchers',
  'voucher_type.lead': 'Vouchers that are out keep what they were sold with.',
  'voucher_type.one': 'Kind of voucher',
  'voucher_type.add': 'New kind',
  'voucher_type.none': 'No kinds of vouchers yet',
  'voucher_type.none_hint': 'A kind says what a voucher costs and how long it is good for.',
  'voucher_type.name': 'Name',
  'voucher_type.type': 'Sort',
  'voucher_type.type.giftcard': 'Gift card',
  'voucher_type.type.subscription': 'Subscription',
  'voucher_type.title': 'Name',
  'voucher_type.description': 'What it is',
  'voucher_type.turnCents': 'Price per turn',
  'voucher_type.turnCents.hint': 'VAT included. A turn pays for any ticket; supplements are paid beside it.',
  'voucher_type.turnsDefault': 'Turns at first',
  'voucher_type.turnsMin': 'At least',
  'voucher_type.turnsMax': 'At most',
  'voucher_type.turnsStep': 'In steps of',
  'voucher_type.validMonths': 'Good for, in months',
  'voucher_type.validMonths.empty': 'No end',
  'voucher_type.pauseMinutes': 'Pause after a use, in minutes',
  'voucher_type.order': 'Place in the list',
  'voucher_type.order.hint': 'Smaller numbers come first.',
} satisfies EntryWords<'voucher_type'>
