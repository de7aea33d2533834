import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'event.many': 'Events',
  'event.lead': 'Bijzondere avonden, aangekondigd op de website.',
  'event.one': 'Event',
  'event.add': 'Nieuw event',
  'event.none': 'Nog geen events',
  'event.none_hint': 'Plan eerst de voorstelling en kondig dan aan wat haar bijzonder maakt.',
  'event.name': 'Naam',
  'event.slug': 'Adres op de website',
  'event.slug.hint': 'Kleine letters, cijfers en streepjes, zoals ladies-night.',
  'event.title': 'Naam',
  'event.description': 'Wat het bijzonder maakt',
  'event.theme': 'Uiterlijk',
  'event.theme.default': 'Gewoon',
  'event.theme.ladies': 'Ladies’ night',
  'event.scheduleId': 'Voorstelling',
  'event.sellOnline': 'Op de website verkocht',
}
