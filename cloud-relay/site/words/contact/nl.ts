import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  contact: 'Contact opnemen',
  contact_lead: 'Bel ons of schrijf ons hier. We antwoorden per e-mail.',
  contact_optional: '(niet verplicht)',
  contact_mistakes: 'Kijk de gemarkeerde velden na.',
  contact_needs_script: 'Om hier te schrijven moet je browser scripts mogen uitvoeren. Of bel of mail ons.',
}
