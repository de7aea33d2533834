import type { EntryWords } from '../entry-words.ts'

/** The page of the modules: a sentence for each that says what it is. The other languages are typed by this file. */
export const en = {
  'modules.many': 'Modules',
  'modules.lead':
    'What your cinemas work with. What is off disappears from the screens; nothing that was sold is lost.',
  'modules.one': 'Modules',
  'modules.add': 'Switch modules',
  'modules.none': 'No modules',
  'modules.none_hint': 'There is at least one.',
  'modules.tickets': 'Tickets',
  'modules.tickets.hint':
    'Seats for shows: at registers, on the website and at the door. Tickets that were sold still admit when it is off.',
  'modules.vouchers': 'Vouchers',
  'modules.vouchers.hint': 'Gift cards and subscriptions. Those that were sold still pay when it is off.',
  'modules.signage': 'Signage',
  'modules.signage.hint': 'The screens on your walls, with what is on and how many seats are left.',
  'modules.products': 'Products',
  'modules.products.hint': 'Snacks, drinks and whatever else is sold at the counter.',
  'modules.pos': 'Registers',
  'modules.pos.hint': 'Selling at the counter. Refunds and exchanges of what was sold go on when it is off.',
  'modules.cash_balance': 'Cash balance',
  'modules.cash_balance.hint':
    'Shifts at the registers: a float, counting the drawer, and a report for each. Sales go on when it is off.',
  'modules.is_on': 'On',
  'modules.is_off': 'Off',
  'modules.do_on': 'Switch on',
  'modules.do_off': 'Switch off',
  'modules.reservations': 'Reservations',
  'modules.reservations.hint':
    'Keeping seats for guests who pay later, at the registers. Reservations that were made go on when it is off.',
  'modules.invoices': 'Invoices',
  'modules.invoices.hint':
    'Clients, and invoices of what they bought. Those that were made stay readable when it is off.',
  'modules.newsletters': 'Newsletter',
  'modules.newsletters.hint':
    'Visitors subscribe on the website, and you mail them your news. The list stays when it is off, and whoever unsubscribes still can.',
  'modules.really_off': 'Switch off {{name}}?',
  'modules.really_off_what':
    'In all cinemas and at once: registers, website, portal and walls no longer offer it. You can switch it on again at any time.',
  'modules.leave': 'Leave it on',
  'modules.at_relay': 'Modules are switched in the portal on the internet, for all cinemas at once.',
} satisfies EntryWords<'modules'>
