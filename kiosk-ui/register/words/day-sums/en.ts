/** What was sold on a day. The other languages are typed by this file. */
export const en = {
  day_sums: 'Sums of the day',
  day_before: 'Day before',
  day_after: 'Day after',
  day_last: 'This is the last day with sales.',
  day_all: 'All registers',
  day_of_till: 'Sold at this register',
  day_of_all: 'Sold at all registers and online',
  day_sales_one: '1 sale',
  day_sales_other: '{{count}} sales',
  day_tickets_one: '1 ticket',
  day_tickets_other: '{{count}} tickets',
  day_refunded: 'refunded {{cents}}',
}
