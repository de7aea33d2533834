import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  contact: 'Kontakt',
  contact_lead: 'Rufen Sie uns an oder schreiben Sie uns hier. Wir antworten per E-Mail.',
  contact_optional: '(freiwillig)',
  contact_mistakes: 'Bitte sehen Sie sich die markierten Felder an.',
  contact_needs_script:
    'Um hier zu schreiben, muss Ihr Browser Skripte ausführen dürfen. Oder rufen Sie uns an oder schreiben Sie eine E-Mail.',
}
