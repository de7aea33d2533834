/** Words in mails; the other languages are typed by this file. */
export const en = {
  subject: 'Your tickets for {{movie}}',
  hello: 'Hello {{name}},',
  thanks: 'Thank you. Your tickets are attached: show them on your phone or on paper at the door.',
  seats: 'Seats',
  total: 'Total',
  bill: 'Bill',
  again: 'You can download the tickets again here:',
  enjoy: 'Enjoy the film.',
  device_subject: '{{cinema}}: a device waits to be let in ({{code}})',
  device_waits: 'At {{cinema}} a device waits to be let in. Its screen shows {{code}}.',
  device_check:
    'Let it in only if you or somebody you trust stands before it and reads you this code. Otherwise do nothing: it will not get in.',
  device_open: 'Let in the device {{code}}',
  refund_subject: 'Your payment goes back to you',
  refund:
    'Your payment of {{total}} arrived too late for your seats, so it goes back to you. It is on its way; depending on your bank it arrives within a few days.',
  refund_done:
    'Your payment of {{total}} arrived too late for your seats. It was given back; depending on your bank you see it within a few days.',
  twice_subject: 'Your second payment goes back to you',
  twice:
    'You paid twice for the same purchase. The second payment of {{total}} is on its way back to you; depending on your bank it arrives within a few days.',
  twice_done:
    'You paid twice for the same purchase. The second payment of {{total}} was given back; depending on your bank you see it within a few days.',
  twice_tickets: 'Nothing changes for your tickets. You find them here:',
  back_subject: '{{total}} goes back to you',
  back: '{{total}} of your purchase {{bill}} is on its way back to you, the way you paid. Depending on your bank it arrives within a few days.',
  back_done:
    '{{total}} of your purchase {{bill}} was given back, the way you paid. Depending on your bank you see it within a few days.',
  back_cancelled:
    '{{movie}} on {{when}} was cancelled. We are sorry. {{total}} is on its way back to you, the way you paid. Depending on your bank it arrives within a few days.',
  back_cancelled_done:
    '{{movie}} on {{when}} was cancelled. We are sorry. {{total}} was given back, the way you paid. Depending on your bank you see it within a few days.',
  back_left: 'Your other tickets are still good. You find them here:',
  exchanged_subject: 'Your new tickets for {{movie}}',
  exchanged: 'Your tickets were exchanged. The new ones are attached; the old ones no longer open the door.',
  exchanged_back: '{{total}} goes back the way you paid.',
  test_subject: 'Mail from {{name}} works',
  test: 'This mail was sent from the settings of the portal. Mails to your guests leave the same way.',
  reset_subject: 'Set a new password',
  reset: 'Somebody asked for a new password for the portal with this address. Set it here within an hour:',
  reset_pin_subject: 'Set your PIN',
  reset_pin: 'Set the PIN for registers and scanners here within an hour:',
  reset_link: 'Set it now',
  reset_not_asked: 'If you did not ask for it, do nothing: what you have stays.',
} as const
