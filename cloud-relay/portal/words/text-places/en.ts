/** Where each text of the website is seen. The other languages are typed by this file. */
export const en = {
  'text_at_below-navigation': 'At the top of every page, below the menu',
  text_at_home: 'Home page, below today’s shows',
  'text_at_movies-list': 'Films, above the list',
  'text_at_events-list': 'Events, above the list',
  'text_at_buy-help': 'Buying tickets, folded at the top',
  'text_at_ticket-conditions':
    'Buying tickets, folded above the button that pays, and after the tickets as a PDF',
  'text_at_checkout-terms': 'Buying tickets or a voucher, before paying',
  'text_at_payment-success': 'The page of an order, once it is paid',
  'text_at_mail-purchase': 'The mail with the tickets or the voucher',
  'text_at_voucher-shop': 'Gift cards and subscriptions, above their kinds',
  'text_at_voucher-conditions':
    'Buying a voucher, folded above the button that pays, and after the voucher as a PDF',
  text_at_newsletter: 'Newsletter, above the form',
  text_at_contact: 'Contact, above the form',
}
