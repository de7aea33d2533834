import type { RefusalSentences } from '../refusal-sentences.ts'

export const en = {
  'refusal.bill_unknown': 'This order was not found. Check the number.',
  'refusal.payment_unknown': 'This payment was not found. Look at the list again.',
  'refusal.seat_unknown': '{{seats}}: there is no such seat in this screen. Choose another one.',
  'refusal.rate_unknown': 'This ticket type is no longer offered. Choose another one.',
  'refusal.rate_limit': '{{rate}}: choose between {{min}} and {{max}} tickets.',
  'refusal.rate_in_advance': '{{rate}} had to be bought by {{day}} for this show. Choose another price.',
  'refusal.rate_other_dates': '{{rate}} is not for shows on this day. Choose another price.',
  'refusal.rate_other_weekdays': '{{rate}} is not for shows on this day of the week. Choose another price.',
  'refusal.rate_other_hours': '{{rate}} is not for shows at this time of day. Choose another price.',
  'refusal.rate_other_screens': '{{rate}} is not for shows in this screen. Choose another price.',
  'refusal.supplement_not_waived': 'This supplement has to be paid for this show.',
  'refusal.rate_other_list': '{{rate}} is not on the price list of this show. Choose another price.',
  'refusal.rate_other_events': '{{rate}} is not for this event. Choose another price.',
  'refusal.rate_other_films': '{{rate}} is not for this film. Choose another price.',
  'refusal.rate_few_left': '{{rate}}: only {{left}} left for this show. Choose fewer, or another price.',
  'refusal.rate_sold_out': '{{rate}} is sold out for this show. Choose another price.',
  'refusal.rate_sold_nowhere':
    'Tick at least one place where it is sold. To sell it nowhere for now, pause it.',
  'refusal.rate_limits_cross': 'The most tickets cannot be fewer than the fewest.',
  'refusal.rate_dates_cross': 'The last day would be before the first. Choose a later one.',
  'refusal.discount_pays_all': 'Fewer tickets must be paid than are bought.',
  'refusal.discount_rates_needed': 'Choose at least one price.',
  'refusal.discount_sum_needed': 'Say either a sum or a percentage, and not both.',
  'refusal.product_sold_out': '{{product}}: only {{most}} left. Choose fewer.',
  'refusal.bill_unpaid_snacks': 'This order has not been paid for yet. Look again once the money is there.',
  'refusal.nothing_to_hand_out': 'There are no snacks to hand out for this order.',
  'refusal.snacks_handed_out': 'These snacks were already handed out: {{time}}, {{name}}, {{device}}.',
  'refusal.product_unknown': 'This item is no longer sold. Remove it.',
  'refusal.combination_changed': 'What {{product}} consists of has changed. Remove it, and choose it again.',
  'refusal.combination_has_ingredients':
    'What a combination gives has ingredients of its own. Leave them empty here.',
  'refusal.part_has_parts':
    'One of these is made of other products itself, or is this very product. Choose what it is made of.',
  'refusal.nothing_chosen': 'Nothing is chosen yet. Choose something first.',
  'refusal.exchange_under_way': 'An exchange of this order is being paid for. Finish it or cancel it first.',
  'refusal.not_exchangeable':
    'This cannot be exchanged here any more, or not for this show. Please ask at the box office.',
  'refusal.not_returnable': 'This cannot be returned here any more. Please ask at the box office.',
  'refusal.rate_returned_whole':
    '{{rate}} is sold to at least {{min}} together: return all of these tickets, or leave at least {{min}}.',
  'refusal.cinema_not_reached':
    'The cinema cannot be reached right now, so its door would not know. Please try again in a few minutes.',
  'refusal.cash_short': 'This is not enough cash yet.',
  'refusal.total_changed': 'The price has changed. Please check the new total.',
  'refusal.seat_taken': '{{seats}} is no longer free. Choose another seat.',
  'refusal.seats_elsewhere':
    '{{seats}} cannot be sold here until the connection between cinema and website is back. Choose another seat.',
  'refusal.blocked_elsewhere':
    '{{seats}} was blocked elsewhere: at the cinema or in the portal on the internet. Release it there.',
  'refusal.too_many_parked': '{{most}} baskets are parked. Take one up and finish it first.',
  'refusal.parked_unknown': 'This basket is no longer parked: its day is over.',
  'refusal.parked_taken': '{{name}} has already taken this basket up.',
  'refusal.credit_too_much': 'At most €{{most}} of this can be refunded. Enter a smaller amount.',
  'refusal.not_looked_at': 'Look at what guests must show for these tickets, and confirm it.',
  'refusal.too_many_reprints':
    'This ticket was printed again {{most}} times already. Exchange it for a new one instead.',
  'refusal.running_unknown': 'This basket is finished or given up by now. Look at the list again.',
  'refusal.basket_taken_over': '{{name}} went on with this basket at {{till}}. It is sold there.',
  'refusal.not_enough_seats': 'Seats still free: {{free}}. Choose fewer tickets or another show.',
  'refusal.pair_split':
    'The two halves of a love seat are sold together: take {{seats}} too, or choose another seat.',
  'refusal.companion_alone':
    'This seat is for the companion of a wheelchair user: choose it together with {{seats}}.',
  'refusal.too_many_shows':
    'One receipt may have tickets for up to {{most}} shows. Sell the others on another receipt.',
  'refusal.seats_too_close':
    'Please keep your distance: {{seats}} is taken beside these seats. Choose others.',
  'refusal.seat_left_alone': '{{seats}} would be left alone. Move over by one, or take it too.',
  'refusal.kept_for_register':
    'The last seats of this show are kept for the box office. Still available here: {{free}}.',
  'refusal.too_many_baskets':
    'You are already keeping seats in other orders ({{most}}). Finish or cancel one of them, then try again.',
  'refusal.too_many_seats':
    'You can keep {{most}} seats at a time here. Pay for some first; for a large group please call the cinema.',
  'refusal.too_many_unpaid': 'You have unpaid orders ({{most}}). Pay or cancel one of them, then try again.',
  'refusal.address_crowded':
    'Many people on your network are buying seats of this show right now. Please try again in a few minutes.',
  'refusal.not_sold_here': 'This show is not sold here. Choose another one.',
  'refusal.sales_closed': 'Sales for this show have ended. Choose another show.',
  'refusal.discount_limit': 'You may take up to €{{limit}} off one receipt. Ask a manager.',
  'refusal.discount_too_much': 'That is more than it costs. Enter a smaller amount.',
  'refusal.refund_limit': 'You may refund up to €{{limit}} per receipt. Ask a manager.',
  'refusal.withdraw_limit': 'You may take up to €{{limit}} out of the till at once. Ask a manager.',
  'refusal.bill_elsewhere':
    'This was sold elsewhere (at the cinema or on the website) and can only be changed there. Request the refund there.',
  'refusal.bill_not_paid': 'This was not paid, so there is nothing to refund.',
  'refusal.nothing_to_refund': 'This was already refunded. Open it again to see what is left.',
  'refusal.refund_needs_manager': '{{seats}}: already used at the door. A manager must sign in to refund it.',
  'refusal.refund_asked': 'A refund was already requested. Wait for the answer.',
  'refusal.refund_request_unknown': 'This refund request is no longer on the list. Look at the list again.',
  'refusal.refund_answered': 'This request was already answered. Look at the list again.',
  'refusal.exchange_dearer': 'The new tickets cost more. The difference can only be paid at a register.',
  'refusal.show_not_cancelled': 'This show was not cancelled, so its tickets stay valid.',
  'refusal.purchase_over':
    'This order can no longer be paid. If money was taken, it is refunded. Please start again.',
  'refusal.provider_silent': 'The payment provider does not answer. Foyer keeps trying automatically.',
  'refusal.payment_method_unknown': 'Choose a payment method.',
  'refusal.payment_too_much': 'That is more than is left to pay. Enter a smaller amount.',
  'refusal.payment_method_alone':
    'This payment method cannot be combined with a voucher. Choose another one, or remove the voucher.',
  'refusal.provider_key_refused':
    'The provider does not accept this key. Copy it again from the provider’s pages, whole.',
  'refusal.provider_unknown': 'This payment provider is not set up here. Choose another one.',
  'refusal.too_many_accounts':
    'At most {{most}} accounts with payment providers are possible. Use an existing one.',
  'refusal.payment_unavailable':
    'The payment service does not answer. What is reserved for you stays reserved; try again in a moment.',
} satisfies Partial<RefusalSentences>
