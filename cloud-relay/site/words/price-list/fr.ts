import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  all_cinemas: 'Tous les cinémas',
  tickets: 'Billets',
  supplements: 'Suppléments',
  together: 'Moins cher ensemble',
  online_more: 'en ligne, {{sum}} de frais en plus',
  from_hour: 'séances à partir de {{time}}',
  until_hour: 'séances jusqu’à {{time}}',
  between_hours: 'séances de {{from}} à {{until}}',
  from_day: 'à partir du {{day}}',
  until_day: 'jusqu’au {{day}}',
  between_days: 'du {{from}} au {{until}}',
  in_screens: 'seulement dans {{screens}}',
  min_tickets_one: 'à partir de {{count}} billet',
  min_tickets_other: 'à partir de {{count}} billets',
  days_ahead_one: 'acheté au moins {{count}} jour avant',
  days_ahead_other: 'acheté au moins {{count}} jours avant',
  with_card: 'à présenter : {{card}}',
  waivable: 'sauf si vous apportez les vôtres',
  n_for_m: '{{buys}} billets pour le prix de {{pays}}',
  set_sum: '{{tickets}} pour {{sum}}',
  set_percent: '{{tickets}} : {{percent}} % de moins',
  order_fee: 'Chaque commande sur le site',
  closing:
    'Les prix valent pour une place standard en 2D et comprennent la TVA. Certains films et événements ont leurs propres prix. Le prix de vos billets est toujours indiqué avant le paiement.',
}
