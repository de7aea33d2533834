/** What a basket warns of. The other languages are typed by this file. */
export const en = {
  breach: 'These seats need a small change',
  breach_instead: 'Take {{seats}}',
  breach_pair_split: 'Love seats are for two. Take the other half too ({{seats}}), or choose another seat.',
  breach_companion_alone:
    'This seat is for the companion of a wheelchair user. Choose it together with {{seats}}.',
  breach_seats_too_close: 'Please keep your distance: {{seats}} is taken. Choose seats further away.',
  breach_seat_left_alone: 'A single seat would be left over: {{seats}}. Move over by one, or take it too.',
  seats_moved: 'Somebody was faster',
  seats_moved_words: '{{lost}} is gone. We found you {{found}}.',
  seats_lost_words: '{{lost}} is gone. Please choose other seats.',
  hold_expired: 'Your time is up',
  hold_expired_words: 'Your seats were released. What you entered is still here.',
  hold_again: 'Find seats again',
  seats_apart: 'We found no {{count}} seats together',
  seats_across_aisle: 'An aisle runs between your seats',
  seats_apart_words:
    'These are the best we found: {{seats}}. You can also choose seats yourself, take fewer tickets or another show.',
  seats_apart_dearer: 'Together: {{seats}}',
  seats_apart_next: 'Together at the next show: {{when}}',
} as const
