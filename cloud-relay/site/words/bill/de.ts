import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  bill_show_cancelled_words:
    'Wenn das Geld noch nicht auf dem Weg zu Ihnen ist, tauscht die Kasse diese Tickets um oder erstattet sie.',
  bill_settled: 'Viel Spaß im Kino!',
  bill_settled_words: 'Bezahlt. Wir haben Ihnen die Tickets auch per E-Mail geschickt.',
  bill_paying: 'Zahlung läuft',
  bill_paying_words: 'Ihre Plätze sind reserviert. Diese Seite aktualisiert sich von selbst.',
  bill_cancelled: 'Zahlung abgebrochen',
  bill_cancelled_words:
    'Es wurde nichts abgebucht. Solange Ihre Plätze frei sind, können Sie sie noch einmal bezahlen.',
  bill_expired: 'Zahlung abgelaufen',
  bill_expired_words:
    'Die Zeit zum Bezahlen ist abgelaufen, es wurde nichts abgebucht. Solange Ihre Plätze frei sind, können Sie sie noch einmal bezahlen.',
  bill_refunded: 'Erstattet',
  bill_partly_refunded_words:
    'Ein Teil dieser Bestellung wurde erstattet. Die Tickets unten gelten weiterhin.',
  bill_refunded_words: 'Diese Bestellung wurde erstattet. Das Geld ist auf dem Weg zu Ihnen.',
  bill_refunded_done_words:
    'Diese Bestellung wurde auf demselben Weg erstattet, auf dem Sie bezahlt haben. Je nach Bank sehen Sie das Geld in wenigen Tagen.',
  bill_failed: 'Zahlung fehlgeschlagen',
  bill_failed_words:
    'Die Zahlung hat nicht geklappt. Solange Ihre Plätze frei sind, können Sie es noch einmal versuchen.',
  bill_voucher: 'Ihr Gutschein ist da',
  bill_voucher_words: 'Bezahlt. Bewahren Sie den Code gut auf: Wer ihn hat, kann ihn einlösen.',
  bill_voucher_paying_words:
    'Ihre Bank hat die Zahlung noch nicht bestätigt. Sobald sie es tut, steht der Code hier.',
  bill_voucher_refunded: 'Der Gutschein wurde storniert',
  bill_paid_twice: 'Sie haben doppelt bezahlt. {{price}} sind auf dem Weg zurück zu Ihnen.',
  bill_paid_twice_done: 'Sie haben doppelt bezahlt. {{price}} wurden erstattet.',
  cancel_waits:
    'Die Zahlung soll abgebrochen werden. Bis das bestätigt ist, bleiben die Plätze für Sie reserviert.',
  sent_to: 'Ihre Tickets gingen an',
  send_again: 'Noch einmal senden',
  sent_again: 'Noch einmal gesendet. Schauen Sie auch im Spam-Ordner nach.',
  voucher_sent_to: 'Der Code ging an',
  codes_hint: 'Am Einlass vorzeigen. Antippen macht einen Code groß.',
  code_of: 'Code des Tickets {{ticket}}',
  code_large: 'Groß zeigen',
  code_before: 'Zurück',
  code_next: 'Nächstes Ticket',
  download_tickets_one: 'Ticket herunterladen (PDF)',
  download_tickets_other: 'Tickets herunterladen (PDF)',
  download_voucher: 'Herunterladen und ausdrucken (PDF)',
  download_receipt: 'Beleg (PDF)',
  add_to_calendar: 'In den Kalender',
  send_on: 'Dieses Ticket weitergeben',
  add_to_apple: 'Zu Apple Wallet hinzufügen',
  add_to_google: 'Zu Google Wallet hinzufügen',
  google_of: 'Google Wallet: {{ticket}}',
  pay_code_title: '{{sum}} bezahlen',
  pay_code_words:
    'Scannen Sie diesen Code mit der App von {{name}} auf Ihrem Telefon und bestätigen Sie dort den Betrag.',
  pay_code_phone: 'Öffnen Sie die App von {{name}} auf diesem Telefon und bestätigen Sie dort den Betrag.',
  pay_code_label: 'Code, um {{sum}} mit {{name}} zu bezahlen',
  pay_code_app: 'App öffnen',
  pay_code_scan_too: 'Oder scannen Sie den Code mit einem anderen Telefon.',
  pay_code_left: 'Sie haben noch {{left}} zum Bezahlen.',
  pay_code_over: 'Die Zeit zum Bezahlen ist um. Einen Moment: Wir fragen nach, was daraus wurde.',
  pay_code_live: 'Sobald das Geld da ist, geht es hier von selbst weiter.',
  pay_anew: 'Neue Zahlungsseite öffnen',
  pay_again: 'Mit diesen Plätzen erneut versuchen',
  choose_anew: 'Andere Plätze wählen',
  cancel_purchase: 'Bestellung stornieren',
  pay_continue: 'Weiter zur Zahlung',
}
