import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'site_text.many': 'Texte der Website',
  'site_text.lead':
    'Ihre eigenen Worte an festen Stellen der Website und in der Mail zur Bestellung. Wo nichts steht, erscheint nichts oder der eingebaute Text.',
  'site_text.one': 'Text',
  'site_text.add': 'Neuer Text',
  'site_text.none': 'Keine Texte',
  'site_text.none_hint': 'Es gibt immer dreizehn Stellen.',
  'site_text.name': 'Stelle',
  'site_text.status': 'Status',
  'site_text.status.draft': 'Entwurf: niemand sieht ihn',
  'site_text.status.published': 'Sichtbar',
  'site_text.publishFrom': 'Sichtbar ab',
  'site_text.publishFrom.hint': 'Leer: sofort. In der Zeit Ihres Kinos.',
  'site_text.publishUntil': 'Sichtbar bis',
  'site_text.body': 'Text',
  'site_text.body.hint':
    'Bis zu 20.000 Zeichen in allen Sprachen zusammen. Was länger ist, gehört auf eine Seite, auf die der Text verweist.',
  'site_text.seen': 'Wo er zu sehen ist',
  'site_text.state': 'Jetzt',
  'site_text.nothing': 'Leer: es erscheint nichts',
  'site_text.built_in': 'Leer: der eingebaute Text',
}
