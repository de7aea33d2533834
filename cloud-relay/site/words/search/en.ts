/** The words of searching the website. The other languages are typed by this file. */
export const en = {
  words: 'Film, person, event or question',
  search_now: 'Search',
  lead: 'Search by title, director, actor, or by words of our pages. Accents and capitals do not matter.',
  film: 'Film',
  event: 'Special event',
  page: 'Page',
  question: 'Question',
  results_one: '{{count}} result for “{{query}}”',
  results_other: '{{count}} results for “{{query}}”',
  more: 'There is more. Add a word to find it.',
  nothing: 'Nothing found for “{{query}}”',
  nothing_hint: 'Try fewer or other words, or look through all films. You can also write to us.',
} as const
