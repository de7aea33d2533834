/** What is said where the tickets on a page cost something else now. The other languages are typed by this file. */
export const en = {
  price_changed: 'The price has changed',
  price_changed_words: 'Your order now costs {{to}} instead of {{from}}.',
} as const
