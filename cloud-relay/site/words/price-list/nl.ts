import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  all_cinemas: 'Alle bioscopen',
  tickets: 'Tickets',
  supplements: 'Toeslagen',
  together: 'Samen goedkoper',
  online_more: 'online {{sum}} kosten erbij',
  from_hour: 'voorstellingen vanaf {{time}}',
  until_hour: 'voorstellingen tot {{time}}',
  between_hours: 'voorstellingen van {{from}} tot {{until}}',
  from_day: 'vanaf {{day}}',
  until_day: 'tot en met {{day}}',
  between_days: '{{from}} tot en met {{until}}',
  in_screens: 'alleen in {{screens}}',
  min_tickets_one: 'vanaf {{count}} ticket',
  min_tickets_other: 'vanaf {{count}} tickets',
  days_ahead_one: 'minstens {{count}} dag vooraf gekocht',
  days_ahead_other: 'minstens {{count}} dagen vooraf gekocht',
  with_card: 'toon: {{card}}',
  waivable: 'niet als je je eigen meebrengt',
  n_for_m: '{{buys}} tickets voor de prijs van {{pays}}',
  set_sum: '{{tickets}} voor {{sum}}',
  set_percent: '{{tickets}}: {{percent}} % minder',
  order_fee: 'Elke bestelling op de website',
  closing:
    'De prijzen gelden voor een standaardplaats in 2D en zijn inclusief btw. Sommige films en evenementen hebben eigen prijzen. Wat je tickets kosten, staat er altijd voor je betaalt.',
}
