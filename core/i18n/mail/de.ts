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
  refund_subject: 'Ihre Zahlung wird erstattet',
  refund:
    'Ihre Zahlung von {{total}} kam an, als die Plätze nicht mehr frei waren. Wir haben sie zurückgeschickt; je nach Bank ist sie in einigen Tagen da.',
  twice_subject: 'Ihre zweite Zahlung wird erstattet',
  twice:
    'Sie haben denselben Kauf zweimal bezahlt. Wir haben die zweite Zahlung von {{total}} zurückgeschickt; je nach Bank ist sie in einigen Tagen da.',
  twice_tickets: 'Für Ihre Tickets ändert sich nichts. Sie finden sie hier:',
  back_subject: '{{total}} werden Ihnen erstattet',
  back: 'wir haben Ihnen {{total}} aus Ihrem Kauf {{bill}} erstattet. Das Geld geht den Weg zurück, auf dem Sie bezahlt haben, und ist je nach Bank in einigen Tagen da.',
  back_cancelled:
    '{{movie}} am {{when}} wurde abgesagt. Das tut uns leid. {{total}} gehen den Weg zurück, auf dem Sie bezahlt haben, und sind je nach Bank in einigen Tagen da.',
  back_left: 'Ihre übrigen Tickets gelten weiterhin. Sie finden sie hier:',
  exchanged_subject: 'Ihre neuen Tickets für {{movie}}',
  exchanged: 'Ihre Tickets wurden umgetauscht. Die neuen hängen an; die alten gelten am Einlass nicht mehr.',
  exchanged_back: '{{total}} gehen den Weg zurück, auf dem Sie bezahlt haben.',
}
