import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  now_playing: 'À l’affiche',
  programme: 'Les prochains jours',
  today: 'Aujourd’hui',
  seats_plenty: 'Places libres',
  seats_few: 'Peu de places',
  seats_last: 'Dernières places',
  seats_none: 'Complet',
  seats_online: 'En ligne seulement',
  cancelled: 'Annulé',
  in_minutes: 'dans {{count}} min',
  begun: 'Vient de commencer',
  minutes: '{{count}} min',
  from_age: 'dès {{age}} ans',
  no_more_today: 'Plus de séance aujourd’hui',
  next_show: '{{day}}, {{time}}',
  nothing_planned: 'Bienvenue',
  module_inactive: 'Ce module n’est pas activé pour votre compte. Veuillez contacter votre fournisseur.',
}
