import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'tag.many': 'Thèmes',
  'tag.lead':
    'Ce que des films ont en commun, comme « Jeune public » : chacun est un bouton au-dessus des films du site.',
  'tag.one': 'Thème',
  'tag.add': 'Nouveau thème',
  'tag.none': 'Pas encore de thème',
  'tag.none_hint': 'Créez-en un, puis choisissez-le dans les films concernés.',
  'tag.name': 'Nom',
  'tag.title': 'Nom sur le site',
  'tag.slug': 'Adresse sur le site',
  'tag.slug.hint': 'Petites lettres, chiffres et traits d’union, comme jeune-public.',
  'tag.order': 'Place parmi les boutons',
  'tag.order.hint': 'Le plus petit nombre vient en premier.',
  'tag.films': 'Films',
}
