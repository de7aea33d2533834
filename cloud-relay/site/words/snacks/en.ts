/** Snacks beside tickets: they come with the form and the order. The other languages are typed by this file. */
export const en = {
  snacks: 'Snacks and drinks',
  snacks_hint: 'Collect them at the counter with the code of a ticket. Prices include VAT.',
  snack_deposit: '+ {{price}} deposit',
  snacks_more: 'More: {{what}}',
  snacks_less: 'Less: {{what}}',
  snacks_full: 'An order takes {{most}} kinds of snacks.',
  collect: 'Collect them at the counter: show the code of a ticket.',
  collected: 'Handed out: {{when}}.',
  at_counter: 'To collect',
} as const
