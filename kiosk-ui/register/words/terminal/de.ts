import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  terminal_sum: '{{cents}} mit Karte',
  terminal_wait: 'Das Terminal arbeitet. Bitte warten.',
  terminal_present_card: 'Der Kunde hält die Karte jetzt hin oder steckt sie ein.',
  terminal_enter_pin: 'Der Kunde tippt die PIN.',
  terminal_asking_bank: 'Das Terminal fragt die Bank.',
  terminal_remove_card: 'Der Kunde zieht die Karte heraus.',
  terminal_stop: 'Kartenzahlung anhalten',
  terminal_stopping: 'Das Terminal wird angehalten.',
  terminal_lost: 'Das Terminal hat nicht gesagt, ob die Karte belastet wurde.',
  terminal_lost_what:
    'Die Kasse fragt es weiter. Geschieht nichts, sehen Sie auf seinem Bildschirm oder Papier nach {{cents}}.',
  terminal_was_paid: 'Karte wurde belastet',
  terminal_was_not: 'Karte wurde nicht belastet',
  terminal_reason_declined: 'Die Bank hat nein gesagt. Nichts wurde abgebucht.',
  terminal_reason_card: 'Das Terminal kann diese Karte nicht benutzen. Nichts wurde abgebucht.',
  terminal_reason_aborted: 'Die Zahlung wurde angehalten. Nichts wurde abgebucht.',
  terminal_reason_busy: 'Das Terminal ist mit etwas anderem beschäftigt. Nichts wurde abgebucht.',
  terminal_reason_unreachable:
    'Das Terminal ist nicht zu erreichen. Nichts wurde abgebucht: sehen Sie nach, ob es eingeschaltet ist.',
  terminal_reason_not_accepted:
    'Das Terminal nimmt diese Kasse nicht an. Nichts wurde abgebucht: sagen Sie der Leitung, dass sein Passwort falsch sein kann.',
  terminal_reason_no_bank: 'Das Terminal erreicht die Bank nicht. Nichts wurde abgebucht.',
  terminal_reason_not_done: 'Nichts wurde abgebucht.',
  terminal_reason_trouble: 'Das Terminal konnte es nicht tun. Nichts wurde abgebucht.',
  terminal_again: 'Terminal noch einmal fragen',
  terminal_by_hand: 'Von Hand am Terminal eintippen',
  terminal_back: 'Anders bezahlen',
  terminal_money: 'Eine Karte wurde um {{at}} mit {{cents}} belastet, und nichts wurde dafür verkauft.',
  terminal_give_back: 'Auf die Karte zurückgeben',
  terminal_given_by_hand: 'Von Hand zurückgegeben',
  terminal_question:
    '{{at}}: wurde die Karte mit {{cents}} belastet? Sehen Sie am Terminal „{{terminal}}“ nach.',
  terminal_giving: 'Das Terminal gibt {{cents}} zurück.',
  terminal_not_given:
    'Das Terminal hat nichts zurückgegeben. Geben Sie {{cents}} von Hand am Terminal zurück, und sagen Sie es dann hier.',
  giving_now: 'Das Terminal erstattet {{cents}} von Beleg {{number}}.',
  giving_done: 'Beleg {{number}}: {{cents}} sind erstattet.',
  giving_waits: 'Beleg {{number}}: {{cents}} sind noch auf die Karte zu erstatten.',
  giving_question:
    'Wurden {{cents}} von Beleg {{number}} auf die Karte erstattet? Sehen Sie am Terminal „{{terminal}}“ nach.',
  giving_was: 'Karte wurde erstattet',
  giving_was_not: 'Karte wurde nicht erstattet',
  giving_cash: '{{cash}} bar geben',
  giving_reason_declined: 'Die Bank hat abgelehnt.',
  giving_reason_card: 'Das Terminal kann diese Karte nicht verwenden.',
  giving_reason_aborted: 'Es wurde am Terminal abgebrochen.',
  giving_reason_busy: 'Das Terminal ist mit etwas anderem beschäftigt.',
  giving_reason_unreachable: 'Das Terminal ist nicht erreichbar: Sehen Sie nach, ob es eingeschaltet ist.',
  giving_reason_not_accepted:
    'Das Terminal nimmt diese Kasse nicht an: Sagen Sie der Leitung, dass sein Passwort falsch sein kann.',
  giving_reason_no_bank: 'Das Terminal erreicht die Bank nicht.',
  giving_reason_not_done: 'Das Terminal hat nichts erstattet.',
  giving_reason_trouble: 'Das Terminal konnte es nicht. Fragen Sie es noch einmal.',
  way_over_terminal: 'Das Kartenterminal erstattet {{cents}}: Halten Sie die Karte des Kunden bereit.',
  refund_at_terminal: 'Erstattung ist gebucht. Oben steht, was das Kartenterminal tut.',
}
