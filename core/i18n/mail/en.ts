/** Words in mails; the canon. */
export const en = {
  subject: 'Your tickets for {{movie}}',
  hello: 'Hello {{name}},',
  thanks: 'Thank you. Your tickets are attached: show them on your phone or on paper at the door.',
  seats: 'Seats',
  total: 'Total',
  bill: 'Bill',
  again: 'You can download the tickets again here:',
  enjoy: 'Enjoy the film.',
  refund_subject: 'Your payment goes back to you',
  refund:
    'Your payment of {{total}} arrived when the seats were no longer free. We have sent it back; depending on your bank it arrives within a few days.',
} as const
