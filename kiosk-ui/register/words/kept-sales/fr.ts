import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  give_title_one: 'Envoi de {{count}} vente enregistrée',
  give_title_other: 'Envoi de {{count}} ventes enregistrées',
  give_what:
    'Le boîtier revient d’une réparation et reçoit les ventes gardées par cette caisse. La vente reprend ensuite d’elle-même.',
  give_trouble: 'Le boîtier ne les a pas encore reçues. Nouvel essai automatique.',
  give_stuck: 'Le boîtier ne les accepte pas. Appelez un responsable avant de continuer.',
  give_go_on: 'Vendre quand même',
  given_back_one: '{{count}} vente enregistrée a été envoyée au boîtier.',
  given_back_other: '{{count}} ventes enregistrées ont été envoyées au boîtier.',
  given_refused_one:
    '{{count}} vente enregistrée n’a pas été acceptée : le boîtier ne peut pas la confirmer. Appelez un responsable.',
  given_refused_other:
    '{{count}} ventes enregistrées n’ont pas été acceptées : le boîtier ne peut pas les confirmer. Appelez un responsable.',
  given_back_read: 'OK',
}
