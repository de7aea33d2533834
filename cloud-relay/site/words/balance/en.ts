/** The words of what is left on a gift card; they come with its page. The other languages are typed by this file. */
export const en = {
  balance_title: 'What is left on a card',
  balance_lead: 'Enter the code of a gift card or pass to see what is left on it.',
  balance_check: 'See what is left',
  balance_turns: 'Visits left',
  balance_over: 'This card has expired. The box office is glad to help.',
  balance_use: 'Choose a show',
  balance_use_hint: 'The code is entered for you when you choose your tickets.',
  balance_snacks: 'The value for snacks and drinks is spent at the counter.',
  balance_empty: 'Nothing is left on this card.',
} as const
