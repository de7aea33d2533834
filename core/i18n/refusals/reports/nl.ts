import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'refusal.report_too_long':
    'Een rapport beslaat hoogstens {{days}} dagen, van de eerste tot de laatste. Kies minder dagen.',
  'refusal.report_not_grouped': 'Dit rapport bestaat niet in deze indeling. Kies een andere.',
  'refusal.report_not_yours': 'Het is van iemand anders. Je kunt het bekijken en er zelf een naast bewaren.',
}
