import type { EntryWords } from '../entry-words.ts'

/** The form and list of tags. The other languages are typed by this file. */
export const en = {
  'tag.many': 'Tags',
  'tag.lead': 'What films share, such as “For kids”: each is a button above the films on the website.',
  'tag.one': 'Tag',
  'tag.add': 'New tag',
  'tag.none': 'No tags yet',
  'tag.none_hint': 'Make one, then choose it at the films that have it.',
  'tag.name': 'Name',
  'tag.title': 'Name on the website',
  'tag.slug': 'Address on the website',
  'tag.slug.hint': 'Small letters, numbers and hyphens, like for-kids.',
  'tag.order': 'Place among the buttons',
  'tag.order.hint': 'The smallest number comes first.',
  'tag.films': 'Films',
} satisfies EntryWords<'tag'>
