/** Words of mails to managers; the other languages are typed by this file. */
export const en = {
  hello: 'Hello {{name}},',
  notice_subject_one: '{{cinema}}: please check something',
  notice_subject_other: '{{cinema}}: please check {{count}} things',
  notice_subject_over: '{{cinema}}: all in order again',
  notice_over: 'In order again:',
  notice_more_one: 'And {{count}} more, in the portal.',
  notice_more_other: 'And {{count}} more, in the portal.',
  notice_open: 'Open the portal',
  notice_why:
    'You get this email because you receive emails for the management. Change it in the portal under People.',
  notice_box_unreachable:
    'The box of {{cinema}} has not been reachable since {{since}}. Cinema and website each sell only the seats they have.',
  notice_box_line:
    'On {{since}} the box of {{cinema}} sent something it may not. Nothing of it was accepted. Look under Boxes.',
  notice_copy_trouble:
    'The off-site backup of {{cinema}} is not reliable since {{since}}. Sales go on. Look at Health.',
  notice_own_copy_trouble:
    'The off-site backup of the website’s server is not reliable since {{since}}. Sales go on. Look at Health.',
  notice_mirror_lost:
    'The second disk of the website’s server is missing since {{since}}. The website sells nothing until it is back.',
  notice_mirror_damaged:
    'On {{since}} damage was found on the second disk of the website’s server, and it could not be repaired. Look at Health.',
  notice_disk_full:
    'The disk of the website’s server is full since {{since}}. The website sells nothing until there is space.',
  notice_outdated:
    'The website’s server has had an older version of Foyer than before since {{since}}. Update it; until then it sells nothing.',
  notice_conflicts:
    'Since {{since}} something was sold twice after a repair: {{count}}. Decide in the portal whom it belongs to.',
  notice_recovery_left:
    'Since {{since}} a repair has left something to decide: {{count}}. It is in the portal under Boxes.',
  notice_provider_silent:
    'Since {{since}} the payment provider has not answered about order {{bill}}, {{sum}}.',
  notice_refund_failed:
    'A refund of {{sum}} for order {{bill}} was refused by the payment provider ({{since}}). The guest waits for it.',
  notice_refund_by_hand: 'A refund of {{sum}} for order {{bill}} must be paid by you ({{since}}).',
  notice_charged_back: '{{sum}} of order {{bill}} was taken back by the guest’s bank ({{since}}).',
  notice_payment_mismatched:
    'The payment provider reports another amount than was asked for: order {{bill}}, {{sum}} ({{since}}).',
  notice_payment_found:
    'A payment of {{sum}} was found at the provider that belongs to no order ({{since}}).',
  notice_seat_lost:
    'A guest paid {{sum}} for seats somebody else has: order {{bill}} ({{since}}). Refund it or find other seats.',
  notice_wallet_ends_one:
    'The certificate by which tickets are signed for Apple Wallet ends in {{count}} day. Make a new request under Settings, and bring it to Apple.',
  notice_wallet_ends_other:
    'The certificate by which tickets are signed for Apple Wallet ends in {{count}} days. Make a new request under Settings, and bring it to Apple.',
  notice_wallet_over:
    'The certificate by which tickets are signed for Apple Wallet is over since {{since}}. Guests are offered no tickets for it until there is a new one.',
  notice_invoice_mails:
    '{{cinema}} ordered more emails with invoices in a day than are sent without a look ({{since}}). Not sent: {{count}}. Look whether they are right; if not, replace the box, under Boxes. Each one is sent from its invoice.',
}
