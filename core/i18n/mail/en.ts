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
  twice_subject: 'Your second payment goes back to you',
  twice:
    'You paid twice for the same purchase. We have sent the second payment of {{total}} back; depending on your bank it arrives within a few days.',
  twice_tickets: 'Nothing changes for your tickets. You find them here:',
  back_subject: '{{total}} goes back to you',
  back: 'We have refunded {{total}} of your purchase {{bill}}. It goes back the way you paid and arrives within a few days, depending on your bank.',
  back_cancelled:
    '{{movie}} on {{when}} was cancelled. We are sorry. {{total}} goes back the way you paid and arrives within a few days, depending on your bank.',
  back_left: 'Your other tickets are still good. You find them here:',
  exchanged_subject: 'Your new tickets for {{movie}}',
  exchanged: 'Your tickets were exchanged. The new ones are attached; the old ones no longer open the door.',
  exchanged_back: '{{total}} goes back the way you paid.',
} as const
