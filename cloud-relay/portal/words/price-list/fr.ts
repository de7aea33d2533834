import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'price_list.many': 'Grilles tarifaires',
  'price_list.lead':
    'Des tarifs pour les séances que vous y inscrivez vous-même, comme une avant-première ou une semaine scolaire. Choisissez la grille dans ses tarifs, puis dans la séance.',
  'price_list.one': 'Grille tarifaire',
  'price_list.add': 'Nouvelle grille',
  'price_list.none': 'Pas encore de grille',
  'price_list.none_hint': 'Les séances ont les tarifs habituels tant qu’elles ne sont sur aucune grille.',
  'price_list.name': 'Nom',
  'price_list.alone': 'Ses séances n’ont que ces tarifs',
  'price_list.alone.hint': 'Sinon, les tarifs habituels s’y ajoutent.',
  'price_list.order': 'Place dans la liste',
  'price_list.rates': 'Tarifs inscrits',
}
