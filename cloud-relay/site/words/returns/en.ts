/** Returning tickets and withdrawing from a purchase, on the page of an order. The labels of a withdrawal are those of Directive (EU) 2023/2673. */
export const en = {
  return_tickets: 'Return tickets',
  return_title: 'Return tickets',
  return_until: 'You can return your tickets here until',
  return_about:
    'Order {{number}}. Choose which tickets you return. They are no longer valid then, and their seats are sold again.',
  return_sum: 'You get back',
  return_after:
    'The money goes back the way you paid; depending on your bank it arrives within a few days. We confirm it by mail to {{email}}.',
  return_fees: 'Fees of {{price}} are not refunded.',
  return_confirm_one: 'Return {{count}} ticket',
  return_confirm_other: 'Return {{count}} tickets',
  return_choose: 'Choose at least one ticket.',
  return_keep: 'Keep everything',
  exchange_tickets: 'Exchange tickets',
  exchange_title: 'Exchange tickets',
  exchange_until: 'You can exchange your tickets here for another show until',
  exchange_about:
    'Order {{number}}. Choose which tickets you exchange, and for which show. The old ones are no longer valid then.',
  exchange_choose: 'Choose at least one ticket.',
  exchange_choose_show: 'Choose a show first.',
  exchange_for: 'For which show?',
  exchange_choose_seats: 'Choose your seats.',
  exchange_dearer:
    'The new tickets cost {{price}} more. Your old tickets stay valid until that is paid; then they end and the new ones are yours.',
  exchange_pay: 'Pay {{price}} and exchange',
  exchange_back: 'The new tickets cost less: {{price}} goes back the way you paid.',
  exchange_paying:
    'Your exchange waits for its payment of {{price}}. Until it is paid your tickets stay as they are, and the new seats are kept for you.',
  exchange_unpaid: 'The exchange was not paid for. Nothing was charged, and your tickets stay as they are.',
  exchange_going_back:
    'Your exchange could no longer be made. Your tickets stay as they are, and {{price}} is on its way back to you.',
  exchange_went_back:
    'Your exchange could no longer be made. Your tickets stay as they are, and {{price}} was refunded.',
  exchange_after: 'Your new tickets are also mailed to {{email}}.',
  exchange_confirm_one: 'Exchange {{count}} ticket',
  exchange_confirm_other: 'Exchange {{count}} tickets',
  withdraw: 'Withdraw from contract here',
  withdraw_title: 'Withdraw from the contract',
  withdraw_until: 'You can withdraw from the order of a card while nothing of it was used, until',
  withdraw_about: 'Order {{number}}. You withdraw from the contract on:',
  withdraw_after:
    'The card is no longer valid then. The money goes back the way you paid. We confirm that we received your withdrawal by mail to {{email}}, with date and time.',
  withdraw_after_many:
    'The cards you choose are no longer valid then. The money goes back the way you paid. We confirm that we received your withdrawal by mail to {{email}}, with date and time.',
  withdraw_choose: 'Choose at least one card.',
  withdraw_used: 'used',
  withdraw_confirm: 'Confirm withdrawal',
} as const
