import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  tags_title: 'Dürfen wir Ihren Besuch messen?',
  tags_what:
    'Mit dem Tag Manager von Google würden wir erfahren, welche Seiten bei der Filmwahl helfen. Ohne Ihre Erlaubnis wird nichts davon geladen, und alles funktioniert auch ohne.',
  tags_privacy: 'Datenschutz',
  tags_allow: 'Erlauben',
  tags_refuse: 'Ablehnen',
  tags_change: 'Besuchsmessung',
  tags_now_allowed: 'Bisher erlauben Sie es.',
  tags_now_refused: 'Bisher lehnen Sie es ab.',
}
