import { nl as cash } from './cash/nl.ts'
import { nl as daySums } from './day-sums/nl.ts'
import { nl as invoices } from './invoices/nl.ts'
import { nl as parked } from './parked/nl.ts'
import { nl as reservations } from './reservations/nl.ts'
import { nl as terminal } from './terminal/nl.ts'
import { nl as keptSales } from './kept-sales/nl.ts'
import { nl as payment } from './payment/nl.ts'
import { nl as printing } from './printing/nl.ts'
import { nl as refunds } from './refunds/nl.ts'
import { nl as seats } from './seats/nl.ts'
import { nl as shows } from './shows/nl.ts'
import { nl as vouchers } from './vouchers/nl.ts'
import { nl as value } from './value/nl.ts'
import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
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
  register: 'Kassa',
  at_work: '{{name}} aan de kassa',
  basket_kept: 'Hier wacht een mandje. Wie zich aanmeldt, gaat ermee verder.',
  lock: 'Vergrendelen',
  line_lost: 'Geen internet: de kassa werkt door.',
  line_lost_seats: 'Plaatsen met “website” verkoopt alleen de website tot de verbinding terug is.',
  box_lost: 'Geen verbinding met de box. Wat je ziet is misschien verouderd; de kassa blijft proberen.',
  zone_on: 'Voorstellingen',
  zone_chosen: 'Mandje',
  zone_pay: 'Betalen',
  tickets: 'Tickets',
  waived: 'Zonder',
  rate_full: 'Hoogstens {{count}} per klant',
  rate_sold_out: 'Uitverkocht',
  rate_left: 'nog {{count}}',
  rate_from: 'vanaf {{count}}',
  products: 'Snacks en drankjes',
  category_popcorn: 'Popcorn',
  category_drinks: 'Drankjes',
  category_sweets: 'Snoep',
  category_snacks: 'Snacks',
  category_bar: 'Bar',
  popular: 'Vaakst verkocht',
  products_none: 'Niets in deze groep',
  taken_away: 'Hier opeten of meenemen',
  taken_away_no: 'Hier opeten',
  taken_away_yes: 'Meenemen',
  combination_asks: '{{name}} ({{at}} van {{of}})',
  combination_lacks: 'Er ontbreekt iets',
  stock_left: 'Nog maar {{count}}',
  stock_none_left: 'Volgens de voorraad op',
  basket_empty: 'Nog niets gekozen',
  basket_more_one: 'nog {{count}} regel',
  basket_more_other: 'nog {{count}} regels',
  less_of: 'Eén minder: {{name}}',
  more_of: 'Eén meer: {{name}}',
  clear: 'Leegmaken',
  back: 'Terug',
  try_again: 'Opnieuw proberen',
  memory_off:
    'Deze browser bewaart niets, dus de kassa kan geen kopie van haar verkopen bewaren. Verkopen werkt; zeg het aan een manager.',
  module_inactive: 'Deze module is niet geactiveerd voor je account. Neem contact op met je leverancier.',
}
