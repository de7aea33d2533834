import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  day_sums: 'Totalen van de dag',
  day_before: 'Dag ervoor',
  day_after: 'Dag erna',
  day_last: 'Dit is de laatste dag met verkopen.',
  day_all: 'Alle kassa’s',
  day_of_till: 'Verkocht aan deze kassa',
  day_of_all: 'Verkocht aan alle kassa’s en online',
  day_sales_one: '1 verkoop',
  day_sales_other: '{{count}} verkopen',
  day_tickets_one: '1 ticket',
  day_tickets_other: '{{count}} tickets',
  day_refunded: 'terugbetaald {{cents}}',
}
