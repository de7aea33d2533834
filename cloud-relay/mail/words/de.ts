import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  subject: 'Ihre Tickets für {{movie}}',
  hello: 'Guten Tag {{name}},',
  thanks: 'vielen Dank. Ihre Tickets hängen an: Zeigen Sie sie am Einlass auf dem Handy oder auf Papier.',
  seats: 'Plätze',
  total: 'Summe',
  bill: 'Rechnung',
  again: 'Hier können Sie die Tickets noch einmal herunterladen:',
  enjoy: 'Gute Unterhaltung.',
  device_subject: '{{cinema}}: ein Gerät wartet auf Zulassung ({{code}})',
  device_waits: 'In {{cinema}} wartet ein Gerät auf Zulassung. Sein Bildschirm zeigt {{code}}.',
  device_check:
    'Lassen Sie es nur zu, wenn Sie oder jemand, dem Sie vertrauen, davorsteht und diesen Code vorliest. Sonst tun Sie nichts: Es kommt nicht hinein.',
  device_open: 'Gerät {{code}} zulassen',
  refund_subject: 'Ihre Zahlung wird erstattet',
  refund:
    'Ihre Zahlung von {{total}} kam zu spät für Ihre Plätze und geht an Sie zurück. Sie ist unterwegs; je nach Bank ist sie in einigen Tagen da.',
  refund_done:
    'Ihre Zahlung von {{total}} kam zu spät für Ihre Plätze. Sie wurde erstattet; je nach Bank sehen Sie sie in einigen Tagen.',
  twice_subject: 'Ihre zweite Zahlung wird erstattet',
  twice:
    'Sie haben denselben Kauf zweimal bezahlt. Die zweite Zahlung von {{total}} ist auf dem Weg zu Ihnen; je nach Bank ist sie in einigen Tagen da.',
  twice_done:
    'Sie haben denselben Kauf zweimal bezahlt. Die zweite Zahlung von {{total}} wurde erstattet; je nach Bank sehen Sie sie in einigen Tagen.',
  twice_tickets: 'Für Ihre Tickets ändert sich nichts. Sie finden sie hier:',
  back_subject: '{{total}} werden Ihnen erstattet',
  back: '{{total}} aus Ihrem Kauf {{bill}} sind auf dem Weg zu Ihnen, so wie Sie bezahlt haben. Je nach Bank sind sie in einigen Tagen da.',
  back_done:
    '{{total}} aus Ihrem Kauf {{bill}} wurden Ihnen erstattet, so wie Sie bezahlt haben. Je nach Bank sehen Sie sie in einigen Tagen.',
  back_cancelled:
    '{{movie}} am {{when}} wurde abgesagt. Das tut uns leid. {{total}} sind auf dem Weg zu Ihnen, so wie Sie bezahlt haben. Je nach Bank sind sie in einigen Tagen da.',
  back_cancelled_done:
    '{{movie}} am {{when}} wurde abgesagt. Das tut uns leid. {{total}} wurden Ihnen erstattet, so wie Sie bezahlt haben. Je nach Bank sehen Sie sie in einigen Tagen.',
  back_left: 'Ihre übrigen Tickets gelten weiterhin. Sie finden sie hier:',
  exchanged_subject: 'Ihre neuen Tickets für {{movie}}',
  exchanged: 'Ihre Tickets wurden umgetauscht. Die neuen hängen an; die alten gelten am Einlass nicht mehr.',
  exchanged_back: '{{total}} gehen den Weg zurück, auf dem Sie bezahlt haben.',
  test_subject: 'E-Mails von {{name}} funktionieren',
  test: 'Diese E-Mail wurde aus den Einstellungen des Portals gesendet. E-Mails an Ihre Gäste gehen denselben Weg.',
  reset_subject: 'Ein neues Passwort setzen',
  reset:
    'Für diese Adresse wurde ein neues Passwort für das Portal angefordert. Setzen Sie es hier innerhalb einer Stunde:',
  reset_pin_subject: 'Ihre PIN setzen',
  reset_pin: 'Setzen Sie hier innerhalb einer Stunde die PIN für Kassen und Scanner:',
  reset_link: 'Jetzt setzen',
  reset_not_asked: 'Wenn Sie das nicht waren, tun Sie nichts: Was Sie haben, bleibt.',
}
