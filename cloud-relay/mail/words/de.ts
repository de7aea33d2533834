import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  subject: 'Ihre Tickets für {{movie}}, {{when}}',
  hello: 'Guten Tag {{name}},',
  thanks:
    'Vielen Dank. Zeigen Sie diese Codes am Einlass, auf dem Handy oder auf Papier; jeder gilt einmal für eine Person. Die Tickets hängen auch an.',
  seats: 'Plätze: {{seats}}',
  total: 'Summe',
  bill: 'Bestellung',
  again: 'Tickets herunterladen:',
  open_tickets: 'Tickets öffnen',
  more_codes: 'Die übrigen Codes sind im angehängten PDF.',
  map: 'Auf der Karte zeigen',
  cannot_come: 'Sie können nicht kommen? Sagen Sie dem Kino vor Beginn Bescheid: {{cinema}}, {{phone}}',
  enjoy: 'Viel Spaß im Kino!',
  invoice_subject: 'Rechnung {{number}} von {{name}}',
  credit_subject: 'Gutschrift {{number}} von {{name}}',
  invoice_due: 'Anbei Ihre Rechnung. Bitte zahlen Sie {{sum}} bis {{day}}.',
  invoice_paid: 'Anbei Ihre Rechnung über {{sum}}. Sie ist bezahlt, es ist nichts mehr zu tun.',
  credit_about: 'Anbei eine Gutschrift zu Rechnung {{invoice}}.',
  snacks_wait: 'Ihre Snacks warten an der Theke: {{snacks}}. Zeigen Sie dort den Code eines Tickets.',
  voucher_subject_one: '{{title}}: hier ist Ihr Code',
  voucher_thanks:
    'Vielen Dank. Zeigen Sie diesen Code an der Kasse, oder geben Sie ihn auf unserer Website ein, wenn Sie Tickets bestellen. Bewahren Sie ihn gut auf: Wer ihn hat, kann ihn einlösen.',
  voucher_subject_other: '{{count}} Gutscheine: hier sind Ihre Codes',
  voucher_thanks_many:
    'Vielen Dank. Zeigen Sie diese Codes an der Kasse, oder geben Sie sie auf unserer Website ein, wenn Sie Tickets bestellen. Bewahren Sie sie gut auf: Wer einen hat, kann ihn einlösen. Im angehängten PDF hat jeder seine eigene Seite, zum Drucken und Verschenken.',
  voucher_for: 'Für {{name}}',
  voucher_turns_one: 'Bezahlt 1 Besuch',
  voucher_turns_other: 'Bezahlt {{count}} Besuche',
  voucher_snacks: '{{value}} für Snacks und Getränke',
  voucher_until: 'Gültig bis {{day}}',
  voucher_ever: 'Ohne Ende gültig',
  gift_subject: 'Ein Geschenk von {{exhibitor}}: {{title}}',
  gift_hello: 'Guten Tag,',
  gift_from: '{{name}} hat ein Geschenk für Sie: {{title}}.',
  gift_from_somebody: 'Jemand hat ein Geschenk für Sie: {{title}}.',
  gift_how:
    'Geben Sie den Code ein, wenn Sie auf der Website von {{exhibitor}} Tickets kaufen, oder zeigen Sie ihn an der Kasse. Bewahren Sie ihn gut auf: Wer ihn hat, kann ihn einlösen. Zum Ausdrucken liegt ein PDF bei.',
  gift_address: 'Ihre Adresse wurde uns für diese E-Mail genannt und wird für nichts anderes verwendet.',
  gift_file: 'Gutschein',
  voucher_use: 'Auf der Website einlösen',
  voucher_open: 'Gutschein öffnen',
  voucher_open_many: 'Bestellung öffnen',
  device_subject: '{{cinema}}: ein Gerät wartet auf Zulassung ({{code}})',
  device_waits: 'In {{cinema}} wartet ein Gerät auf Zulassung. Sein Bildschirm zeigt {{code}}.',
  device_check:
    'Lassen Sie es nur zu, wenn Sie oder jemand, dem Sie vertrauen, davorsteht und diesen Code vorliest. Sonst tun Sie nichts: Es bleibt draußen.',
  device_open: 'Gerät {{code}} zulassen',
  message_subject: 'Nachricht von {{name}}',
  message_from:
    'Jemand hat Ihnen auf der Website geschrieben. Antworten Sie auf diese E-Mail, um zu antworten.',
  message_copy_subject: '{{cinema}} hat Ihre Nachricht erhalten',
  message_copy:
    'Guten Tag! Wir haben erhalten, was Sie uns auf unserer Website geschrieben haben, und antworten, sobald wir können. Waren Sie es nicht, brauchen Sie nichts zu tun.',
  enquiry_subject_groups_one: 'Anfrage für eine Gruppe: {{count}} Person ({{name}})',
  enquiry_subject_groups_other: 'Anfrage für eine Gruppe: {{count}} Personen ({{name}})',
  enquiry_subject_schools_one: 'Anfrage für eine Schule: {{count}} Person ({{name}})',
  enquiry_subject_schools_other: 'Anfrage für eine Schule: {{count}} Personen ({{name}})',
  enquiry_subject_birthdays_one: 'Anfrage für einen Geburtstag: {{count}} Person ({{name}})',
  enquiry_subject_birthdays_other: 'Anfrage für einen Geburtstag: {{count}} Personen ({{name}})',
  enquiry_subject_hire_one: 'Anfrage für eine geschlossene Vorstellung: {{count}} Person ({{name}})',
  enquiry_subject_hire_other: 'Anfrage für eine geschlossene Vorstellung: {{count}} Personen ({{name}})',
  enquiry_subject_else_one: 'Anfrage: {{count}} Person ({{name}})',
  enquiry_subject_else_other: 'Anfrage: {{count}} Personen ({{name}})',
  enquiry_people_one: '{{count}} Person',
  enquiry_people_other: '{{count}} Personen',
  enquiry_any_day: 'kein Tag gewünscht',
  enquiry_no_film: 'kein Film gewünscht',
  refund_subject: 'Ihre Zahlung wird erstattet',
  refund:
    'Ihre Zahlung von {{total}} kam zu spät für Ihre Plätze und geht an Sie zurück. Je nach Bank ist sie in einigen Tagen da.',
  refund_done:
    'Ihre Zahlung von {{total}} kam zu spät für Ihre Plätze. Sie wurde erstattet; je nach Bank sehen Sie sie in einigen Tagen.',
  exchange_over_subject: 'Ihr Umtausch war nicht möglich; Sie erhalten {{total}} zurück',
  exchange_over:
    'Sie haben {{total}} für einen Umtausch bezahlt, der nicht mehr möglich war. Das Geld ist auf dem Weg zu Ihnen; je nach Bank ist es in einigen Tagen da.',
  exchange_over_done:
    'Sie haben {{total}} für einen Umtausch bezahlt, der nicht mehr möglich war. Das Geld wurde erstattet; je nach Bank sehen Sie es in einigen Tagen.',
  twice_subject: 'Ihre zweite Zahlung wird erstattet',
  twice:
    'Sie haben dieselbe Bestellung zweimal bezahlt. Die zweite Zahlung von {{total}} ist auf dem Weg zu Ihnen; je nach Bank ist sie in einigen Tagen da.',
  twice_done:
    'Sie haben dieselbe Bestellung zweimal bezahlt. Die zweite Zahlung von {{total}} wurde erstattet; je nach Bank sehen Sie sie in einigen Tagen.',
  twice_tickets: 'Für Ihre Tickets ändert sich nichts. Sie finden sie hier:',
  back_subject: '{{total}} werden Ihnen erstattet',
  back: '{{total}} aus Ihrer Bestellung {{bill}} sind auf dem Weg zu Ihnen, so wie Sie bezahlt haben. Je nach Bank sind sie in einigen Tagen da.',
  back_done:
    '{{total}} aus Ihrer Bestellung {{bill}} wurden Ihnen erstattet, so wie Sie bezahlt haben. Je nach Bank sehen Sie sie in einigen Tagen.',
  back_cancelled:
    '{{movie}} am {{when}} wurde abgesagt. Das tut uns leid. {{total}} sind auf dem Weg zu Ihnen, so wie Sie bezahlt haben. Je nach Bank sind sie in einigen Tagen da.',
  back_cancelled_done:
    '{{movie}} am {{when}} wurde abgesagt. Das tut uns leid. {{total}} wurden Ihnen erstattet, so wie Sie bezahlt haben. Je nach Bank sehen Sie sie in einigen Tagen.',
  back_left: 'Ihre übrigen Tickets gelten weiterhin. Sie finden sie hier:',
  returned_subject: 'Ihre Rückgabe: Tickets für {{movie}}',
  returned:
    'Wir bestätigen Ihre Rückgabe vom {{at}}: Tickets der Bestellung {{bill}} für {{movie}} am {{when}}. Sie gelten nicht mehr.',
  withdrawn_subject: 'Wir haben Ihren Widerruf erhalten',
  withdrawn:
    'Sie haben den Vertrag über den Gutschein Ihrer Bestellung {{bill}} am {{at}} widerrufen. Wir bestätigen den Eingang Ihres Widerrufs. Der Code des Gutscheins gilt nicht mehr.',
  withdrawn_many:
    'Sie haben den Vertrag über diese Gutscheine Ihrer Bestellung {{bill}} am {{at}} widerrufen. Wir bestätigen den Eingang Ihres Widerrufs. Ihre Codes gelten nicht mehr.',
  cancelled_subject: 'Fällt aus: {{movie}} am {{when}}',
  cancelled: '{{movie}} am {{when}} wurde abgesagt. Das tut uns leid.',
  cancelled_box_office:
    'An der Kasse werden Ihre Tickets gegen eine andere Vorstellung getauscht oder erstattet. Diese E-Mail oder die Tickets genügen.',
  cancelled_visits: 'Die Besuche Ihres Gutscheins werden ihm wieder gutgeschrieben.',
  cancelled_tickets: 'Die Tickets finden Sie hier:',
  moved_subject: 'Geändert: {{movie}} jetzt am {{when}}',
  moved: '{{movie}} läuft jetzt am {{when}}: {{where}}.',
  moved_stays: 'Ihre Tickets und Plätze gelten weiter, zur neuen Zeit und am neuen Ort.',
  moved_back:
    'Wenn Sie dann nicht kommen können, lassen Sie sich vor Beginn das Geld erstatten: auf der Seite Ihrer Bestellung oder an der Kasse.',
  moved_tickets: 'Ihre Tickets mit der neuen Zeit:',
  automation_about: 'Es geht um: {{about}}.',
  automation_why:
    'Sie bekommen diese Mail durch die Automatisierung „{{rule}}“, die im Portal angelegt wurde.',
  automation_report:
    'Der Bericht der Automatisierung „{{rule}}“ liegt bei, als PDF und als Datei für Tabellen.',
  automation_open: 'Automatisierung öffnen',
  reminder_subject: 'Bis bald: {{movie}}, {{when}}',
  reminder: '{{movie}} läuft am {{when}}: {{where}}.',
  reminder_way: 'So kommen Sie her',
  reservation_subject: 'Ihre Reservierung {{reference}}: {{movie}}, {{when}}',
  reservation: 'Ihre Plätze warten auf Sie: {{movie}}, {{when}}, {{where}}.',
  reservation_until:
    'Sie warten bis {{until}}. Nennen Sie an der Kasse {{reference}} und bezahlen Sie dort; danach sind sie für alle frei.',
  reservation_cannot_come:
    'Sie können nicht kommen? Sagen Sie Bescheid, damit andere die Plätze haben können: {{cinema}}, {{phone}}',
  exchanged_subject: 'Ihre neuen Tickets für {{movie}}',
  exchanged_plain_subject: 'Ihre neuen Tickets',
  exchanged_plain: 'Ihre Tickets wurden umgetauscht; die alten Tickets sind nicht mehr gültig.',
  exchanged: 'Ihre Tickets wurden umgetauscht. Die neuen sind angehängt; die alten gelten nicht mehr.',
  exchanged_back: '{{total}} werden so erstattet, wie Sie bezahlt haben.',
  report_subject: '{{title}}: {{from}} bis {{to}}',
  report:
    'Der Bericht, den Sie im Portal angefordert haben, ist angehängt: als PDF und als Datei für Tabellen.',
  test_subject: 'E-Mails von {{name}} funktionieren',
  test: 'Diese E-Mail wurde aus den Einstellungen des Portals gesendet. E-Mails an Ihre Gäste gehen denselben Weg.',
  subscribe_subject: '{{cinema}}: Bitte bestätigen Sie den Newsletter',
  subscribe:
    'Mit dieser Adresse wurde der Newsletter von {{cinema}} bestellt. Waren Sie das? Dann bestätigen Sie es hier innerhalb einer Woche:',
  subscribe_confirm: 'Newsletter bestätigen',
  subscribe_not_asked: 'Wenn Sie das nicht waren, tun Sie nichts: Wir schicken Ihnen keinen Newsletter.',
  subscribed_subject: '{{cinema}}: Sie erhalten unseren Newsletter bereits',
  subscribed:
    'Mit dieser Adresse wurde unser Newsletter bestellt. Sie erhalten ihn bereits, es ist nichts zu tun.',
  waiting_subject: '{{movie}}: Bitte bestätigen Sie, dass Sie auf Plätze warten',
  waiting_asked:
    'Jemand hat mit dieser Adresse angefragt, auf {{wish}} für {{movie}} am {{when}}, {{where}}, zu warten. Waren Sie das? Dann bestätigen Sie es hier innerhalb eines Tages:',
  waiting_wish_one: '1 Platz',
  waiting_wish_other: '{{count}} Plätze',
  waiting_wish_adjacent_one: '1 Platz',
  waiting_wish_adjacent_other: '{{count}} Plätze nebeneinander',
  waiting_how:
    'Werden Plätze für Sie frei, halten wir sie und schicken Ihnen einen Link. Erst dann bezahlen Sie.',
  waiting_confirm: 'Auf Plätze warten',
  waiting_not_asked: 'Waren Sie es nicht, müssen Sie nichts tun: Wir schicken Ihnen keine weiteren E-Mails.',
  waiting_offer_subject: 'Plätze für {{movie}}: bis {{until}} für Sie',
  waiting_offer: 'Für {{movie}} am {{when}}, {{where}}, sind Plätze frei geworden: {{seats}}.',
  waiting_offer_until: 'Wir halten sie bis {{until}} für Sie. Danach bekommt sie, wer als Nächstes wartet.',
  waiting_take: 'Diese Plätze kaufen',
  waiting_leave_lead: 'Möchten Sie nicht mehr warten?',
  waiting_leave: 'Warteliste verlassen',
  newsletter_why:
    'Sie erhalten diese E-Mail, weil Sie sich für den Newsletter von {{cinema}} angemeldet haben.',
  newsletter_leave: 'Abmelden',
  second_step_subject: 'Ihr zweiter Schritt wurde entfernt',
  second_step_removed:
    '{{by}} hat den zweiten Schritt und die Passkeys Ihrer Anmeldung am Portal entfernt. Bis Sie unter „Meine Anmeldung“ einen neuen einrichten, genügt Ihr Passwort.',
  second_step_not_asked:
    'Wenn Sie nicht darum gebeten haben, sagen Sie es sofort der Leitung und ändern Sie Ihr Passwort.',
  first_subject: 'Ihre Anmeldung bei {{cinema}}',
  first:
    'Bei {{cinema}} können Sie sich jetzt am Portal anmelden, mit dieser Adresse: {{email}}. Wählen Sie hier innerhalb einer Woche Ihr Passwort:',
  first_over:
    'Nach einer Woche gilt der Link nicht mehr. Wählen Sie dann auf der Anmeldeseite „Passwort vergessen?“ oder fragen Sie, wer Sie angelegt hat.',
  reset_subject: 'Ein neues Passwort setzen',
  reset:
    'Für diese Adresse wurde ein neues Passwort für das Portal angefordert. Setzen Sie es hier innerhalb einer Stunde:',
  reset_pin_subject: 'Ihre PIN setzen',
  reset_pin: 'Setzen Sie hier innerhalb einer Stunde die PIN für Kassen und Scanner:',
  reset_link: 'Jetzt setzen',
  reset_not_asked: 'Wenn Sie das nicht waren, tun Sie nichts: Es ändert sich nichts.',
}
