import type { RefusalSentences } from '../refusal-sentences.ts'

export const en = {
  'refusal.voucher_unknown': 'This code is not known. Check it and enter it again.',
  'refusal.voucher_not_here':
    'This code is not known here while the connection is down. A manager can accept it.',
  'refusal.voucher_not_paid':
    'This voucher has not been paid for yet. It can be used once the money is there.',
  'refusal.card_in_payment':
    'A visitor is paying with this card on the website right now. Try again in a few minutes.',
  'refusal.card_empty': 'Nothing is left on this card, so there is nothing to move. Take the card back.',
  'refusal.card_not_used_up':
    'This card is not used up. Visits: {{left}}, for snacks: €{{value}}. Hand it back to the customer.',
  'refusal.card_taken_back': 'This card was already taken back: {{by}}.',
  'refusal.card_not_taken_back': 'This card is no longer taken back. Scan it once more.',
  'refusal.card_needs_connection':
    'A card can be exchanged only while there is a connection. Use the old card until then.',
  'refusal.voucher_cancelled': 'This voucher was cancelled and cannot be used.',
  'refusal.voucher_too_early': 'This voucher is valid from {{day}}.',
  'refusal.voucher_too_late': 'This voucher expired on {{day}}.',
  'refusal.voucher_resting':
    'This voucher was used a moment ago. It can be used again {{minutes}} minutes after that.',
  'refusal.voucher_at_box_office':
    'Codes this short are only accepted at the box office. Please show the voucher there.',
  'refusal.several_persons':
    'Orders of several customers have this number: {{cinemas}}. Look for the customer’s email instead.',
  'refusal.takeover_in_training':
    'During training no vouchers are imported: they would be lost on opening day. Import them then.',
  'refusal.voucher_code_taken': 'Another voucher already has this code. Choose another code.',
  'refusal.voucher_code_unfit': 'A code has 4 to 40 letters and digits. Change it.',
  'refusal.voucher_used_up': 'Visits left on this voucher: {{left}}. Pay for the rest another way.',
  'refusal.voucher_ticket_too_dear':
    'This voucher pays for tickets up to €{{most}}, and {{rate}} costs more. Pay for it otherwise, or choose another ticket type.',
  'refusal.voucher_not_for_rate': '{{rate}} cannot be paid with a voucher. Choose another ticket type.',
  'refusal.voucher_type_unknown': 'This type of voucher is no longer sold. Choose another one.',
  'refusal.least_above_most':
    'The smallest must not be larger than the largest, {{max}}. Change one of the two.',
  'refusal.top_up_not_sold':
    'This card cannot be topped up at the register: its kind carries no value for snacks, or is no longer sold. A manager can top it up in the portal.',
  'refusal.turns_step': 'Choose between {{min}} and {{max}} visits, in steps of {{step}}.',
  'refusal.refreshments_step': 'Choose a value between €{{min}} and €{{max}}, in steps of €{{step}}.',
  'refusal.refreshments_used_up':
    'Left on this voucher for snacks and drinks: €{{left}}. Pay for the rest another way.',
  'refusal.refreshments_elsewhere':
    'This voucher’s snack value cannot be used right now. Wait for the connection, or pay another way.',
  'refusal.refreshments_not_bought':
    'The snack value pays for snacks and drinks only. This is more than they cost.',
  'refusal.turns_elsewhere':
    'This voucher’s visits cannot be used right now. Wait for the connection; at the register a manager can approve it.',
  'refusal.override_not_needed': 'This voucher’s visits are available here. Sell as usual.',
  'refusal.debt_unknown': 'This visit is no longer on the list. Look at the list again.',
  'refusal.voucher_in_use':
    '{{code}}: this voucher was used, topped up or moved to another card, and cannot be refunded. Refund the rest without it.',
  'refusal.package_unknown': 'This package is not sold here at the moment. Choose something else.',
  'refusal.package_price':
    'A package costs at most what its vouchers cost separately, and at least the snack value on them. Change the price or what is in it.',
  'refusal.package_returned_whole': 'A package is refunded as a whole. Choose all of its vouchers.',
  'refusal.delivery_off':
    'Gift cards are not mailed to others at the moment. Leave it out, and pass the card on yourself.',
  'refusal.delivery_day': 'A gift card is mailed between {{from}} and {{day}}. Choose another day.',
  'refusal.delivery_over': 'This gift card is not mailed any more.',
  'refusal.delivery_done':
    'Nothing changes: this gift card has already been sent, or the address is the same.',
  'refusal.delivery_changed_enough': 'This has been changed {{most}} times already. Please ask the cinema.',
  'refusal.too_many_vouchers': 'At most {{most}} vouchers go together. Choose fewer.',
  'refusal.vouchers_not_sold': 'Vouchers cannot be bought here at the moment. Please ask at the box office.',
} satisfies Partial<RefusalSentences>
