import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'vat_class.many': 'Taux de TVA',
  'vat_class.lead': 'Ce que dit la loi, avec le jour où chaque taux commence.',
  'vat_class.one': 'Classe de TVA',
  'vat_class.add': 'Nouvelle classe de TVA',
  'vat_class.none': 'Aucune classe de TVA',
  'vat_class.none_hint': 'Il y en a toujours quatre.',
  'vat_class.name': 'Classe',
  'vat_class.rates': 'Taux',
  'vat_class.rates.hint':
    'Une commande garde le taux de son jour. Saisissez un taux futur à côté de l’actuel.',
  'vat_class.rates.from': 'À partir du',
  'vat_class.rates.basisPoints': 'Taux',
  'vat_class.rates.takenAwayBasisPoints': 'À emporter',
  'vat_class.rates.takenAwayBasisPoints.empty': 'Le même',
  'vat_class.rates.cinemaId': 'Seulement à',
  'vat_class.rates.cinemaId.empty': 'Tous les autres cinémas',
  'vat_class.now': 'Aujourd’hui',
  'vat_class.next': 'À venir',
  'vat_class.unset': 'pas encore fixé',
}
