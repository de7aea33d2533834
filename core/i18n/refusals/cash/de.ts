import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'refusal.shift_needed':
    'Bargeld wird nur während einer Schicht angenommen und ausgegeben. Beginnen Sie zuerst eine an dieser Kasse.',
  'refusal.shift_not_here': 'Eine Schicht gehört zu einer Kasse. Tun Sie das an einer Kasse.',
  'refusal.shift_open':
    'An dieser Kasse läuft noch eine Schicht von {{name}}. Übernehmen oder schließen Sie sie zuerst.',
  'refusal.shift_unknown': 'Das ist keine Schicht dieser Kasse.',
  'refusal.shift_closed': 'Diese Schicht ist schon geschlossen.',
  'refusal.cash_not_there': 'So viel ist nicht in der Lade.',
  'refusal.coin_unknown': 'Münzen und Scheine ergeben nicht diese Summe. Zählen Sie noch einmal.',
  'refusal.count_unknown': 'Zählen Sie zuerst die Lade.',
  'refusal.count_again': 'Seit dem Zählen hat sich Geld bewegt. Zählen Sie noch einmal.',
  'refusal.difference_unexplained': 'Sagen Sie, warum das Gezählte von dem abweicht, was da sein müsste.',
  'refusal.deposit_unknown':
    'Pfand gibt es nur für Becher und Flaschen dieses Kinos, und für eines davon gibt es keines mehr. Lesen Sie die Liste neu.',
  'refusal.deposits_too_much':
    'Auf einmal werden höchstens {{most}} € Pfand zurückgegeben. Zählen Sie in zwei Teilen.',
}
