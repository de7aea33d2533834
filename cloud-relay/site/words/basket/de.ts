import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  breach: 'Diese Plätze brauchen eine kleine Änderung',
  breach_instead: '{{seats}} nehmen',
  breach_pair_split:
    'Kuschelsitze sind für zwei. Nehmen Sie die andere Hälfte dazu ({{seats}}) oder wählen Sie einen anderen Platz.',
  breach_companion_alone:
    'Dieser Platz ist für die Begleitung eines Rollstuhlgasts. Wählen Sie ihn zusammen mit {{seats}}.',
  breach_seats_too_close: 'Bitte halten Sie Abstand: {{seats}} ist vergeben. Wählen Sie Plätze weiter weg.',
  breach_seat_left_alone:
    'Ein einzelner Platz bliebe übrig: {{seats}}. Rücken Sie um einen Platz oder nehmen Sie ihn dazu.',
  seats_moved: 'Jemand war schneller',
  seats_moved_words: '{{lost}} ist weg. Wir haben für Sie gefunden: {{found}}.',
  seats_lost_words: '{{lost}} ist weg. Bitte wählen Sie andere Plätze.',
  hold_expired: 'Ihre Zeit ist abgelaufen',
  hold_expired_words: 'Ihre Plätze wurden freigegeben. Ihre Eingaben sind noch da.',
  hold_again: 'Neue Plätze suchen',
  seats_apart: 'Wir haben keine {{count}} Plätze nebeneinander gefunden',
  seats_across_aisle: 'Zwischen Ihren Plätzen ist ein Gang',
  seats_apart_words:
    'Das sind die besten: {{seats}}. Sie können auch selbst Plätze wählen, weniger Tickets nehmen oder eine andere Vorstellung.',
  seats_apart_dearer: 'Nebeneinander: {{seats}}',
  seats_apart_next: 'Nebeneinander in der nächsten Vorstellung: {{when}}',
}
