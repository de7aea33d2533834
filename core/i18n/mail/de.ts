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
}
