import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'tag.many': 'Thema’s',
  'tag.lead': 'Wat films gemeen hebben, zoals “Voor kinderen”: elk is een knop boven de films op de website.',
  'tag.one': 'Thema',
  'tag.add': 'Nieuw thema',
  'tag.none': 'Nog geen thema’s',
  'tag.none_hint': 'Maak er een en kies het dan bij de films die erbij horen.',
  'tag.name': 'Naam',
  'tag.title': 'Naam op de website',
  'tag.slug': 'Adres op de website',
  'tag.slug.hint': 'Kleine letters, cijfers en koppeltekens, zoals voor-kinderen.',
  'tag.order': 'Plaats tussen de knoppen',
  'tag.order.hint': 'Het kleinste getal komt eerst.',
  'tag.films': 'Films',
}
