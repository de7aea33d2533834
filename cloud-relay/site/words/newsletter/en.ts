/** The words of the newsletter. The other languages are typed by this file. */
export const en = {
  newsletter: 'Newsletter',
  newsletter_lead: 'Our films and events by email, before they are in the programme.',
  newsletter_first_name: 'First name',
  newsletter_last_name: 'Last name',
  newsletter_asked:
    'Please look at your mailbox: if the newsletter can go to this address, there is an email from us. Tap the button in it to confirm.',
  newsletter_type_first: 'Type your email address first.',
  newsletter_footer: 'Email for our newsletter',
  newsletter_go_on: 'Subscribe to the newsletter',
  newsletter_tick: 'I would like the newsletter',
  newsletter_confirm: 'Confirm the newsletter',
  newsletter_confirmed: 'You are subscribed. Welcome!',
  newsletter_leave: 'Unsubscribe from the newsletter',
  newsletter_left: 'You are unsubscribed. We send you no more newsletters.',
} as const
