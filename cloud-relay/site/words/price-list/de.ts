import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  all_cinemas: 'Alle Kinos',
  tickets: 'Tickets',
  supplements: 'Zuschläge',
  together: 'Zusammen günstiger',
  online_more: 'online plus {{sum}} Gebühr',
  from_hour: 'Vorstellungen ab {{time}}',
  until_hour: 'Vorstellungen bis {{time}}',
  between_hours: 'Vorstellungen von {{from}} bis {{until}}',
  from_day: 'ab {{day}}',
  until_day: 'bis {{day}}',
  between_days: '{{from}} bis {{until}}',
  in_screens: 'nur in {{screens}}',
  min_tickets_one: 'ab {{count}} Ticket',
  min_tickets_other: 'ab {{count}} Tickets',
  days_ahead_one: 'mindestens {{count}} Tag vorher gekauft',
  days_ahead_other: 'mindestens {{count}} Tage vorher gekauft',
  with_card: 'bitte vorzeigen: {{card}}',
  waivable: 'nicht, wenn Sie Ihre eigene mitbringen',
  n_for_m: '{{buys}} Tickets zum Preis von {{pays}}',
  set_sum: '{{tickets}} für {{sum}}',
  set_percent: '{{tickets}}: {{percent}} % weniger',
  order_fee: 'Jede Bestellung auf der Website',
  closing:
    'Die Preise gelten für einen Standardplatz in 2D und enthalten die Mehrwertsteuer. Manche Filme und Veranstaltungen haben eigene Preise. Was Ihre Tickets kosten, steht immer da, bevor Sie bezahlen.',
}
