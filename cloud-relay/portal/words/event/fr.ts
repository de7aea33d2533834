import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'event.many': 'Événements',
  'event.lead': 'Des soirées spéciales, annoncées sur le site.',
  'event.one': 'Événement',
  'event.add': 'Nouvel événement',
  'event.none': 'Pas encore d’événement',
  'event.none_hint': 'Programmez d’abord la séance, puis annoncez ce qui la rend spéciale.',
  'event.name': 'Nom',
  'event.slug': 'Adresse sur le site',
  'event.slug.hint': 'Minuscules, chiffres et traits d’union, comme ladies-night.',
  'event.title': 'Nom',
  'event.description': 'Ce qui le rend spécial',
  'event.theme': 'Apparence',
  'event.theme.default': 'Simple',
  'event.theme.ladies': 'Soirée entre filles',
  'event.scheduleId': 'Séance',
  'event.sellOnline': 'Vendu sur le site',
}
