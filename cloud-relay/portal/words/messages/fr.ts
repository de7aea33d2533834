import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  translations: 'Traductions',
  translations_lead:
    'Ce que les clients lisent dans une autre langue que la leur. Ils parlent : {{languages}}.',
  translations_none: 'Tout est traduit',
  translations_none_hint: 'Ce qui s’écrit plus tard et manque d’une langue se trouvera ici.',
  translations_more_one: 'Et une de plus.',
  translations_more_other: 'Et {{count}} de plus.',
  messages: 'Messages reçus',
  messages_lead:
    'Ce que les visiteurs ont écrit sur le site. Chaque message vous est aussi envoyé par e-mail ; ici, aucun ne se perd.',
  messages_none: 'Personne n’a encore écrit',
  messages_none_hint: 'Les visiteurs vous écrivent sous « Contact » sur le site.',
  messages_older: 'Messages plus anciens',
  messages_erased: 'Effacé',
  messages_handle: 'Marquer comme traité',
  messages_reopen: 'Pas encore traité',
  messages_handled_by: 'Traité par {{name}}',
  messages_enquiry: 'Offre demandée',
  messages_enquiry_groups: 'Groupe',
  messages_enquiry_schools: 'École ou classe',
  messages_enquiry_birthdays: 'Anniversaire',
  messages_enquiry_hire: 'Séance privée',
  messages_enquiry_else: 'Autre chose',
  messages_enquiry_people: 'Personnes',
  messages_enquiry_day: 'Jour souhaité',
  messages_enquiry_film: 'Film',
  messages_enquiry_any: 'Aucun souhait',
}
