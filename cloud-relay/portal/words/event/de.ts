import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'event.many': 'Events',
  'event.lead': 'Besondere Abende, auf der Website angekündigt.',
  'event.one': 'Event',
  'event.add': 'Neues Event',
  'event.none': 'Noch keine Events',
  'event.none_hint': 'Planen Sie zuerst die Vorstellung und kündigen Sie dann an, was sie besonders macht.',
  'event.name': 'Name',
  'event.slug': 'Adresse auf der Website',
  'event.slug.hint': 'Kleine Buchstaben, Ziffern und Bindestriche, wie ladies-night.',
  'event.title': 'Name',
  'event.description': 'Was es besonders macht',
  'event.theme': 'Aussehen',
  'event.theme.default': 'Schlicht',
  'event.theme.ladies': 'Ladies’ Night',
  'event.scheduleId': 'Vorstellung',
  'event.sellOnline': 'Auf der Website verkauft',
}
