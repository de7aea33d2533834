import type { RefusalSentences } from '../refusal-sentences.ts'

export const en = {
  'refusal.reservation_unknown': 'This reservation was not found. Look for it by name or reference.',
  'refusal.reservation_over':
    'This reservation is over: it was paid for, cancelled, or its time has come. Sell free seats instead.',
  'refusal.reservation_elsewhere':
    'These seats were reserved at the cinema, which alone can change them. Change the reservation at a register.',
  'refusal.reservation_too_late':
    'This show takes no more reservations: they end {{minutes}} minutes before it begins. Sell the seats now.',
  'refusal.reserved_too_many': 'One reservation has up to {{most}} seats. Make another one for the rest.',
  'refusal.reservations_full':
    'Up to {{most}} reservations of a show wait at a time. Release those that nobody collects.',
  'refusal.contact_missing': 'Add a telephone number or a mail address, so that the guest can be reached.',
} satisfies Partial<RefusalSentences>
