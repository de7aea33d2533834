/** Beside the exhibitor's own texts. The other languages are typed by this file. */
export const en = {
  privacy: 'Privacy',
  text_terms: 'These hold for your order:',
  text_notice: 'Notice',
  text_buy_help: 'Help with buying',
  text_ticket_conditions: 'Conditions of the tickets',
  text_voucher_conditions: 'Conditions of the gift card or pass',
}
