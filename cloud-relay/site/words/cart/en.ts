/** Several gift cards and passes in one order; they come with their pages. The other languages are typed by this file. */
export const en = {
  cart_count: 'Cards like this',
  cart_count_hint: 'Each has a code of its own.',
  cart_another: 'Add another card to this order',
  cart_full: 'An order holds {{most}} cards.',
  cart_title: 'Also in this order',
  cart_remove: 'Remove: {{what}}',
  cart_for: 'for {{name}}',
  cart_waits_one: '1 card is in your order',
  cart_waits_other: '{{count}} cards are in your order',
  cart_open: 'To the order',
  cart_hint: 'Choose another one, or go to the order and pay.',
} as const
