/**
 * Every key of the register, as printed on its button. Lists are numbered from the top: the first show on the list is
 * `1`. No key means two things; test/kiosk-ui/register-keys.test.ts checks it.
 */
export const keys = {
  days: ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7'],
  search: 'F8',
  /** All films with their next shows, and back to the days. */
  films: '⇧V',
  shows: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  rates: ['Q', 'W', 'E', 'R', 'T', 'Y', 'U', 'I'],
  products: ['A', 'S', 'D', 'F', 'G', 'H', 'J', 'K', 'L'],
  categories: ['⇧1', '⇧2', '⇧3', '⇧4', '⇧5', '⇧6', '⇧7', '⇧8', '⇧9'],
  seats: 'P',
  clear: 'Del',
  cash: 'F9',
  card: 'F10',
  /** What moves money has no letter or digit key: a barcode reader types those. */
  tenders: ['⇧F1', '⇧F2', '⇧F3', '⇧F4', '⇧F5'],
  otherAmount: '⇧F6',
  split: '⇧F7',
  discount: '⇧F8',
  /** What somebody read off a card terminal that did not answer. */
  charged: '⇧F9',
  notCharged: '⇧F10',
  /** Next customer, again, done: the current main button. */
  next: '↵',
  /** The next customer takes the same. */
  again: '⇧N',
  back: 'Esc',
  bills: 'O',
  vouchers: 'N',
  /** How much of a voucher's value pays for the snacks in the basket. */
  value: 'V',
  /** What is in the basket is taken away, or eaten here. */
  takenAway: '⇧G',
  reservations: 'M',
  park: '⇧B',
  parked: 'B',
  drawer: 'C',
  /** Cups and bottles come back. */
  deposits: '⇧D',
  /** Everything in the drawer is counted. */
  counted: '⇧C',
  findBill: '⇧F',
  dayBefore: 'PgUp',
  dayAfter: 'PgDn',
  /** The sums of the day of all registers, for who may see them. */
  allTills: '⇧A',
  /** Refunds to be paid out. */
  due: '⇧O',
  refund: '⇧R',
  exchange: '⇧X',
  otherRate: '⇧E',
  print: '⇧P',
  invoice: '⇧I',
  /** Calls a manager. */
  bell: '⇧M',
  lock: '⇧L',
} as const
