import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  day_sums: 'Summen des Tages',
  day_before: 'Tag davor',
  day_after: 'Tag danach',
  day_last: 'Dies ist der letzte Tag mit Verkäufen.',
  day_all: 'Alle Kassen',
  day_of_till: 'An dieser Kasse verkauft',
  day_of_all: 'An allen Kassen und online verkauft',
  day_sales_one: '1 Verkauf',
  day_sales_other: '{{count}} Verkäufe',
  day_tickets_one: '1 Ticket',
  day_tickets_other: '{{count}} Tickets',
  day_refunded: 'erstattet {{cents}}',
}
