import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'cinema.many': 'Cinémas',
  'cinema.lead': 'Ce que billets, site et entrée disent d’un cinéma.',
  'cinema.one': 'Cinéma',
  'cinema.add': 'Nouveau cinéma',
  'cinema.none': 'Pas encore de cinéma',
  'cinema.none_hint': 'Commencez par le premier : salles, séances et boîtier en dépendent.',
  'cinema.name': 'Nom',
  'cinema.address1': 'Rue et numéro',
  'cinema.zip': 'Code postal',
  'cinema.city': 'Ville',
  'cinema.country': 'Pays',
  'cinema.lat': 'Latitude',
  'cinema.lat.hint': 'Pour les cartes : le nord est positif, comme 49,61.',
  'cinema.lng': 'Longitude',
  'cinema.phone': 'Téléphone',
  'cinema.email': 'E-mail',
  'cinema.printers': 'Imprimantes',
  'cinema.timezone': 'Fuseau horaire',
  'cinema.timezone.hint': 'Toutes les heures y sont indiquées.',
}
