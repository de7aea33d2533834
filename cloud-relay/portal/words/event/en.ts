import type { EntryWords } from '../entry-words.ts'

/** The form and list of events. The other languages are typed by this file. */
export const en = {
  'event.many': 'Events',
  'event.lead': 'Special evenings, announced on the website.',
  'event.one': 'Event',
  'event.add': 'New event',
  'event.none': 'No events yet',
  'event.none_hint': 'Plan its show first, then announce what makes it special.',
  'event.name': 'Name',
  'event.slug': 'Address on the website',
  'event.slug.hint': 'Small letters, numbers and hyphens, like ladies-night.',
  'event.title': 'Name',
  'event.description': 'What makes it special',
  'event.theme': 'Look',
  'event.theme.default': 'Plain',
  'event.theme.ladies': 'Ladies’ night',
  'event.scheduleId': 'Show',
  'event.sellOnline': 'Sold on the website',
} satisfies EntryWords<'event'>
