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
  'refusal.waiting_list_off': 'This cinema keeps no waiting list for this show.',
  'refusal.waiting_list_full': 'The waiting list of this show is full. Look at another show.',
  'refusal.waiting_too_late':
    'The show begins too soon for the waiting list. Ask at the box office for seats that come free.',
  'refusal.waiting_not_needed':
    'There are seats for you: {{free}} can be bought now. Choose them on this page.',
  'refusal.waiting_link_over': 'This link is no longer valid. Open the page of the show and ask again.',
  'refusal.waiting_offer_over':
    'This offer is over: its time has passed, or its seats are bought already. Open the page of the show to wait again.',
} satisfies Partial<RefusalSentences>
