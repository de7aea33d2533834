import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  day_sums: 'Totaux du jour',
  day_before: 'Jour précédent',
  day_after: 'Jour suivant',
  day_last: 'C’est le dernier jour de vente.',
  day_all: 'Toutes les caisses',
  day_of_till: 'Vendu à cette caisse',
  day_of_all: 'Vendu aux caisses et en ligne',
  day_sales_one: '{{count}} vente',
  day_sales_other: '{{count}} ventes',
  day_tickets_one: '{{count}} billet',
  day_tickets_other: '{{count}} billets',
  day_refunded: 'remboursé {{cents}}',
}
