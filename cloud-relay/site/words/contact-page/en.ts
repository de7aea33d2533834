/** The words of opening hours and of writing to the cinema, where its addresses are. The other languages are typed by this file. */
export const en = {
  open: 'Open',
  closed: 'Closed',
  getting_there: 'Getting there',
  about: 'About',
  phone: 'Phone',
  message: 'Your message',
  send: 'Send message',
  sent: 'Your message was sent. Thank you! We answer by email.',
} as const
