import { en as cash } from './cash/en.ts'
import { en as daySums } from './day-sums/en.ts'
import { en as invoices } from './invoices/en.ts'
import { en as parked } from './parked/en.ts'
import { en as reservations } from './reservations/en.ts'
import { en as terminal } from './terminal/en.ts'
import { en as keptSales } from './kept-sales/en.ts'
import { en as payment } from './payment/en.ts'
import { en as printing } from './printing/en.ts'
import { en as refunds } from './refunds/en.ts'
import { en as seats } from './seats/en.ts'
import { en as shows } from './shows/en.ts'
import { en as vouchers } from './vouchers/en.ts'
import { en as value } from './value/en.ts'

export const en = {
  ...cash,
  ...daySums,
  ...invoices,
  ...parked,
  ...reservations,
  ...terminal,
  ...keptSales,
  ...payment,
  ...printing,
  ...refunds,
  ...seats,
  ...shows,
  ...vouchers,
  ...value,
  register: 'Register',
  at_work: '{{name}} at the till',
  basket_kept: 'A basket is waiting here. Whoever signs in goes on with it.',
  lock: 'Lock',
  line_lost: 'No internet: the register keeps working.',
  line_lost_seats: 'Seats marked “website” can only be sold online until the connection is back.',
  box_lost: 'No connection to the box. What you see may be out of date; the register keeps trying.',
  zone_on: 'Shows',
  zone_chosen: 'Basket',
  zone_pay: 'Payment',
  tickets: 'Tickets',
  waived: 'Without',
  rate_full: 'At most {{count}} per customer',
  rate_sold_out: 'Sold out',
  rate_left: 'left: {{count}}',
  rate_from: 'from {{count}}',
  products: 'Snacks and drinks',
  category_popcorn: 'Popcorn',
  category_drinks: 'Drinks',
  category_sweets: 'Sweets',
  category_snacks: 'Snacks',
  category_bar: 'Bar',
  popular: 'Sold most often',
  products_none: 'Nothing in this group',
  taken_away: 'Eaten here or taken away',
  taken_away_no: 'Eaten here',
  taken_away_yes: 'Taken away',
  combination_asks: '{{name}} ({{at}} of {{of}})',
  combination_lacks: 'Something is missing',
  stock_left: 'Only {{count}} left',
  stock_none_left: 'None left in stock',
  basket_empty: 'Nothing chosen yet',
  basket_more_one: '{{count}} more line',
  basket_more_other: '{{count}} more lines',
  less_of: 'One less: {{name}}',
  more_of: 'One more: {{name}}',
  clear: 'Clear',
  back: 'Back',
  try_again: 'Try again',
  memory_off:
    'This browser stores nothing, so the register cannot keep a copy of its sales. Selling works; tell a manager.',
  module_inactive: 'This module is not activated for your account. Please contact your provider.',
} as const
