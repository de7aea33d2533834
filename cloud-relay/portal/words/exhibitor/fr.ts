import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'exhibitor.many': 'Entreprise',
  'exhibitor.lead': 'Qui exploite les cinémas, et ce qui vaut pour tous.',
  'exhibitor.one': 'Entreprise',
  'exhibitor.add': 'Entreprise',
  'exhibitor.none': 'Entreprise',
  'exhibitor.none_hint': 'Elle est là dès le début.',
  'exhibitor.name': 'Nom',
  'exhibitor.tradeName': 'Nom commercial',
  'exhibitor.email': 'E-mail',
  'exhibitor.vatNumber': 'Numéro de TVA',
  'exhibitor.phone': 'Téléphone',
  'exhibitor.accentHue': 'Couleur du site',
  'exhibitor.midnightOffsetMinutes': 'La journée commence, minutes après minuit',
  'exhibitor.midnightOffsetMinutes.hint':
    '300, c’est cinq heures du matin : une séance à 00:30 appartient à la veille.',
  'exhibitor.cineWeekStartsOn': 'La semaine cinéma commence le',
  'exhibitor.holdSeconds': 'Places gardées, en secondes',
  'exhibitor.holdSeconds.hint': 'Pendant que le visiteur remplit le formulaire ; de 60 à 3600.',
  'exhibitor.personalDataMonths': 'Mois de conservation des noms',
  'exhibitor.features': 'Sur le site',
  'exhibitor.features.tickets': 'Les billets sont vendus',
  'exhibitor.features.vouchers': 'Les bons sont vendus',
  'exhibitor.features.newsletters': 'Infolettres',
}
