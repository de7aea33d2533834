import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'site_text.many': 'Teksten van de website',
  'site_text.lead':
    'Je eigen woorden op vaste plaatsen van de website en in de mail van een bestelling. Wat leeg is, toont niets of de ingebouwde woorden.',
  'site_text.one': 'Tekst',
  'site_text.add': 'Nieuwe tekst',
  'site_text.none': 'Geen teksten',
  'site_text.none_hint': 'Er zijn altijd dertien plaatsen.',
  'site_text.name': 'Plaats',
  'site_text.status': 'Status',
  'site_text.status.draft': 'Concept: niemand ziet het',
  'site_text.status.published': 'Zichtbaar',
  'site_text.publishFrom': 'Zichtbaar vanaf',
  'site_text.publishFrom.hint': 'Leeg: meteen. In de tijd van je bioscoop.',
  'site_text.publishUntil': 'Zichtbaar tot',
  'site_text.body': 'Tekst',
  'site_text.body.hint':
    'Hoogstens 20.000 tekens in alle talen samen. Wat langer is, is een pagina waarnaar deze tekst leidt.',
  'site_text.seen': 'Waar hij te zien is',
  'site_text.state': 'Nu',
  'site_text.nothing': 'Leeg: er verschijnt niets',
  'site_text.built_in': 'Leeg: de ingebouwde woorden',
}
