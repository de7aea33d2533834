import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  programme: 'Les prochains jours',
  today: 'Aujourd’hui',
  seats_left: 'Places libres',
  seats_here: 'à cette caisse',
  seats_few: 'Peu de places',
  seats_last: 'Dernières places',
  seats_none: 'Complet',
  seats_last_here: 'Dernières places ici',
  seats_none_here: 'Plus de place ici',
  cancelled: 'Annulée',
  in_minutes: 'dans {{count}} min',
  begun: 'Vient de commencer',
  subtitles: 'sous-titres {{languages}}',
  minutes: '{{count}} min',
  from_age: 'dès {{age}} ans',
  no_more_today: 'Plus de séance aujourd’hui',
  next_show: '{{day}}, {{time}}',
  nothing_planned: 'Bienvenue',
  module_inactive: 'Ce module n’est pas activé pour votre compte. Veuillez contacter votre fournisseur.',
}
