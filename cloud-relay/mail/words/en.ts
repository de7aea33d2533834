/** Words in mails; the other languages are typed by this file. */
export const en = {
  subject: 'Your tickets for {{movie}}, {{when}}',
  hello: 'Hello {{name}},',
  thanks:
    'Thank you. Show these codes at the door, on your phone or on paper; each lets in one person once. The tickets are attached as well.',
  seats: 'Seats: {{seats}}',
  total: 'Total',
  bill: 'Order',
  again: 'Download the tickets:',
  open_tickets: 'Open tickets',
  more_codes: 'The other codes are in the attached PDF.',
  map: 'Show on the map',
  cannot_come: 'You cannot come? Tell {{cinema}} before the show begins: {{phone}}',
  enjoy: 'Enjoy the film!',
  invoice_subject: 'Invoice {{number}} from {{name}}',
  credit_subject: 'Credit note {{number}} from {{name}}',
  invoice_due: 'Your invoice is attached. Please pay {{sum}} by {{day}}.',
  invoice_paid: 'Your invoice over {{sum}} is attached. It is paid, nothing is left to do.',
  credit_about: 'Attached is a credit note over invoice {{invoice}}.',
  snacks_wait: 'Your snacks wait at the counter: {{snacks}}. Show the code of a ticket there.',
  voucher_subject_one: '{{title}}: here is your code',
  voucher_thanks:
    'Thank you. Show this code at the box office, or enter it when you buy tickets on our website. Keep it safe: whoever has it can use it.',
  voucher_subject_other: '{{count}} cards: here are your codes',
  voucher_thanks_many:
    'Thank you. Show these codes at the box office, or enter them when you buy tickets on our website. Keep them safe: whoever has one can use it. Each has its own page in the attached PDF, to print and give away.',
  voucher_for: 'For {{name}}',
  voucher_turns_one: 'Pays for 1 visit',
  voucher_turns_other: 'Pays for {{count}} visits',
  voucher_snacks: '{{value}} for snacks and drinks',
  voucher_until: 'Good until {{day}}',
  voucher_ever: 'Good without an end',
  gift_subject: 'A gift from {{exhibitor}}: {{title}}',
  gift_hello: 'Hello,',
  gift_from: '{{name}} has a gift for you: {{title}}.',
  gift_from_somebody: 'Somebody has a gift for you: {{title}}.',
  gift_how:
    'Enter the code when you buy tickets on the website of {{exhibitor}}, or show it at the box office. Keep it safe: whoever has it can use it. The attached PDF is there to print.',
  gift_address: 'Your address was given to us for this email and is used for nothing else.',
  gift_file: 'Gift card',
  voucher_use: 'Use it on the website',
  voucher_open: 'Open the card',
  voucher_open_many: 'Open the order',
  device_subject: '{{cinema}}: a device is waiting to be let in ({{code}})',
  device_waits: 'At {{cinema}} a device is waiting to be let in. Its screen shows {{code}}.',
  device_check:
    'Let it in only if you or somebody you trust stands in front of it and reads you this code. Otherwise do nothing: it stays out.',
  device_open: 'Let in the device {{code}}',
  message_subject: 'Message from {{name}}',
  message_from: 'Somebody wrote to you on the website. Answer this mail to answer them.',
  message_copy_subject: '{{cinema}} has received your message',
  message_copy:
    'Hello! We have received what you wrote to us on our website and will answer as soon as we can. If it was not you, there is nothing to do.',
  refund_subject: 'Your payment is refunded',
  refund:
    'Your payment of {{total}} arrived too late for your seats, so we are refunding it. Depending on your bank it arrives within a few days.',
  refund_done:
    'Your payment of {{total}} arrived too late for your seats. It was refunded; depending on your bank you see it within a few days.',
  exchange_over_subject: 'Your exchange could not be made; {{total}} comes back',
  exchange_over:
    'You paid {{total}} for an exchange that could no longer be made. The money is on its way back to you; depending on your bank it arrives within a few days.',
  exchange_over_done:
    'You paid {{total}} for an exchange that could no longer be made. The money was refunded; depending on your bank you see it within a few days.',
  twice_subject: 'Your second payment is refunded',
  twice:
    'You paid twice for the same order. The second payment of {{total}} is on its way back to you; depending on your bank it arrives within a few days.',
  twice_done:
    'You paid twice for the same order. The second payment of {{total}} was refunded; depending on your bank you see it within a few days.',
  twice_tickets: 'Nothing changes for your tickets. Here they are:',
  back_subject: '{{total}} is refunded',
  back: '{{total}} of your order {{bill}} is on its way back to you, the way you paid. Depending on your bank it arrives within a few days.',
  back_done:
    '{{total}} of your order {{bill}} was refunded, the way you paid. Depending on your bank you see it within a few days.',
  back_cancelled:
    '{{movie}} on {{when}} was cancelled. We are sorry. {{total}} is on its way back to you, the way you paid. Depending on your bank it arrives within a few days.',
  back_cancelled_done:
    '{{movie}} on {{when}} was cancelled. We are sorry. {{total}} was refunded, the way you paid. Depending on your bank you see it within a few days.',
  back_left: 'Your other tickets are still valid. Here they are:',
  returned_subject: 'You returned tickets for {{movie}}',
  returned:
    'On {{at}} you returned tickets of your order {{bill}}, for {{movie}} on {{when}}. They are no longer valid.',
  withdrawn_subject: 'We have received your withdrawal',
  withdrawn:
    'You withdrew from the contract about the card of your order {{bill}} on {{at}}. We confirm that we have received your withdrawal. The code of the card is no longer valid.',
  withdrawn_many:
    'You withdrew from the contract about these cards of your order {{bill}} on {{at}}. We confirm that we have received your withdrawal. Their codes are no longer valid.',
  cancelled_subject: 'Cancelled: {{movie}} on {{when}}',
  cancelled: '{{movie}} on {{when}} was cancelled. We are sorry.',
  cancelled_box_office:
    'At the box office your tickets are exchanged for another show or refunded. Bring this email or the tickets.',
  cancelled_visits: 'The visits used are back on your gift card or pass.',
  cancelled_tickets: 'Here are the tickets:',
  moved_subject: 'Changed: {{movie}} is now on {{when}}',
  moved: '{{movie}} is now shown on {{when}}: {{where}}.',
  moved_stays: 'Your tickets and seats are still valid, at the new time and place.',
  moved_back:
    'If you cannot come then, get your money back before the show begins: on the page of your order, or at the box office.',
  moved_tickets: 'Your tickets with the new time:',
  automation_about: 'This is about: {{about}}.',
  automation_why:
    'You get this mail because of the automation “{{rule}}”, which a manager made in the portal.',
  automation_report:
    'The report of the automation “{{rule}}” is attached, as a PDF and as a file for spreadsheets.',
  automation_open: 'Open the automation',
  reminder_subject: 'See you soon: {{movie}}, {{when}}',
  reminder: '{{movie}} is shown on {{when}}: {{where}}.',
  reminder_way: 'How to get here',
  reservation_subject: 'Your reservation {{reference}}: {{movie}}, {{when}}',
  reservation: 'Your seats wait for you: {{movie}}, {{when}}, {{where}}.',
  reservation_until:
    'They wait until {{until}}. Say {{reference}} at the box office and pay there; after that they are free for everybody.',
  reservation_cannot_come: 'You cannot come? Tell {{cinema}}, so that others can have the seats: {{phone}}',
  exchanged_subject: 'Your new tickets for {{movie}}',
  exchanged: 'Your tickets were exchanged. The new ones are attached; the old tickets are no longer valid.',
  exchanged_back: '{{total}} is refunded the way you paid.',
  report_subject: '{{title}}: {{from}} to {{to}}',
  report: 'The report you asked for in the portal is attached, as a PDF and as a file for spreadsheets.',
  test_subject: 'Mail from {{name}} works',
  test: 'This mail was sent from the portal’s settings. Mails to your guests are sent the same way.',
  subscribe_subject: '{{cinema}}: please confirm your newsletter',
  subscribe:
    'Somebody asked for the newsletter of {{cinema}} with this address. Was it you? Then confirm it here within a week:',
  subscribe_confirm: 'Confirm the newsletter',
  subscribe_not_asked: 'If it was not you, do nothing: we send you no newsletter.',
  subscribed_subject: '{{cinema}}: you already get our newsletter',
  subscribed:
    'Somebody asked for our newsletter with this address. You get it already, so there is nothing to do.',
  waiting_subject: '{{movie}}: please confirm that you wait for seats',
  waiting_asked:
    'Somebody asked with this address to wait for {{wish}} of {{movie}} on {{when}}, {{where}}. Was it you? Then confirm it here within a day:',
  waiting_wish_one: '1 seat',
  waiting_wish_other: '{{count}} seats',
  waiting_wish_adjacent_one: '1 seat',
  waiting_wish_adjacent_other: '{{count}} seats side by side',
  waiting_how: 'When seats for you come free, we keep them and email you a link. Only then do you pay.',
  waiting_confirm: 'Wait for seats',
  waiting_not_asked: 'If it was not you, do nothing: we send you no more emails.',
  waiting_offer_subject: 'Seats for {{movie}}: yours until {{until}}',
  waiting_offer: 'Seats came free for {{movie}} on {{when}}, {{where}}: {{seats}}.',
  waiting_offer_until: 'We keep them for you until {{until}}. After that they go to whoever is next.',
  waiting_take: 'Buy these seats',
  waiting_leave_lead: 'You do not want to wait any more?',
  waiting_leave: 'Leave the waiting list',
  newsletter_why: 'You get this email because you subscribed to the newsletter of {{cinema}}.',
  newsletter_leave: 'Unsubscribe',
  second_step_subject: 'Your second step was removed',
  second_step_removed:
    '{{by}} removed the second step and the passkeys of your sign-in to the portal. Until you set up a new one under “My sign-in”, your password alone is enough.',
  second_step_not_asked: 'If you did not ask for it, tell the management at once and change your password.',
  first_subject: 'Your sign-in to {{cinema}}',
  first:
    'You can now sign in to the portal of {{cinema}} with this address: {{email}}. Choose your password here within a week:',
  first_over:
    'After a week the link no longer works. Then choose “Forgotten your password?” on the sign-in page, or ask whoever added you.',
  reset_subject: 'Set a new password',
  reset: 'Somebody asked for a new password for the portal with this address. Set it here within an hour:',
  reset_pin_subject: 'Set your PIN',
  reset_pin: 'Set the PIN for registers and scanners here within an hour:',
  reset_link: 'Set it now',
  reset_not_asked: 'If you did not ask for it, do nothing: nothing changes.',
} as const
