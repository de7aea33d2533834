import { de as cash } from './cash/de.ts'
import { de as daySums } from './day-sums/de.ts'
import { de as invoices } from './invoices/de.ts'
import { de as parked } from './parked/de.ts'
import { de as reservations } from './reservations/de.ts'
import { de as terminal } from './terminal/de.ts'
import { de as keptSales } from './kept-sales/de.ts'
import { de as payment } from './payment/de.ts'
import { de as printing } from './printing/de.ts'
import { de as refunds } from './refunds/de.ts'
import { de as seats } from './seats/de.ts'
import { de as shows } from './shows/de.ts'
import { de as vouchers } from './vouchers/de.ts'
import { de as value } from './value/de.ts'
import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
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
  register: 'Kasse',
  at_work: '{{name}} an der Kasse',
  basket_kept: 'Hier wartet ein Warenkorb. Wer sich anmeldet, macht damit weiter.',
  lock: 'Sperren',
  line_lost: 'Kein Internet: Die Kasse läuft weiter.',
  line_lost_seats: 'Plätze mit „Website“ verkauft nur die Website, bis die Verbindung wieder da ist.',
  box_lost: 'Keine Verbindung zur Box. Die Anzeige ist vielleicht veraltet; die Kasse versucht es weiter.',
  zone_on: 'Vorstellungen',
  zone_chosen: 'Warenkorb',
  zone_pay: 'Bezahlen',
  tickets: 'Tickets',
  waived: 'Ohne',
  rate_full: 'Höchstens {{count}} pro Kunde',
  rate_sold_out: 'Ausverkauft',
  rate_left: 'noch {{count}}',
  rate_from: 'ab {{count}}',
  products: 'Snacks und Getränke',
  category_popcorn: 'Popcorn',
  category_drinks: 'Getränke',
  category_sweets: 'Süßes',
  category_snacks: 'Snacks',
  category_bar: 'Bar',
  popular: 'Am häufigsten verkauft',
  products_none: 'Nichts in dieser Gruppe',
  taken_away: 'Hier verzehrt oder mitgenommen',
  taken_away_no: 'Hier verzehrt',
  taken_away_yes: 'Mitgenommen',
  combination_asks: '{{name}} ({{at}} von {{of}})',
  combination_lacks: 'Etwas davon fehlt',
  stock_left: 'Nur noch {{count}}',
  stock_none_left: 'Laut Bestand keine mehr',
  basket_empty: 'Noch nichts gewählt',
  basket_more_one: '{{count}} weitere Zeile',
  basket_more_other: '{{count}} weitere Zeilen',
  less_of: 'Eins weniger: {{name}}',
  more_of: 'Eins mehr: {{name}}',
  clear: 'Leeren',
  back: 'Zurück',
  try_again: 'Nochmals versuchen',
  memory_off:
    'Dieser Browser speichert nichts, deshalb kann die Kasse keine Kopie ihrer Verkäufe behalten. Verkaufen geht; sagen Sie es der Leitung.',
  module_inactive:
    'Dieses Modul ist für Ihr Konto nicht freigeschaltet. Bitte wenden Sie sich an Ihren Anbieter.',
}
