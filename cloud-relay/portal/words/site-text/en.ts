import type { EntryWords } from '../entry-words.ts'

/** The form and list of the texts at fixed places. The other languages are typed by this file. */
export const en = {
  'site_text.many': 'Texts of the website',
  'site_text.lead':
    'Your own words at fixed places of the website and in the mail of an order. What is empty shows nothing, or the words that are built in.',
  'site_text.one': 'Text',
  'site_text.add': 'New text',
  'site_text.none': 'No texts',
  'site_text.none_hint': 'There are always thirteen places.',
  'site_text.name': 'Place',
  'site_text.status': 'State',
  'site_text.status.draft': 'Draft: nobody sees it',
  'site_text.status.published': 'Shown',
  'site_text.publishFrom': 'Shown from',
  'site_text.publishFrom.hint': 'Left empty, at once. In your cinema’s time.',
  'site_text.publishUntil': 'Shown until',
  'site_text.body': 'Words',
  'site_text.body.hint':
    'Up to 20,000 letters in all languages together. What is longer is a page to which this leads.',
  'site_text.seen': 'Where it is seen',
  'site_text.state': 'Now',
  'site_text.nothing': 'Empty: nothing is shown',
  'site_text.built_in': 'Empty: the built-in words',
} satisfies EntryWords<'site_text'>
