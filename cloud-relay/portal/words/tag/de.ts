import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'tag.many': 'Schlagwörter',
  'tag.lead':
    'Was Filme gemeinsam haben, etwa „Für Kinder“: Jedes ist eine Taste über den Filmen auf der Website.',
  'tag.one': 'Schlagwort',
  'tag.add': 'Neues Schlagwort',
  'tag.none': 'Noch keine Schlagwörter',
  'tag.none_hint': 'Legen Sie eines an und wählen Sie es dann bei den Filmen, die es haben.',
  'tag.name': 'Name',
  'tag.title': 'Name auf der Website',
  'tag.slug': 'Adresse auf der Website',
  'tag.slug.hint': 'Kleine Buchstaben, Ziffern und Bindestriche, etwa fuer-kinder.',
  'tag.order': 'Platz unter den Tasten',
  'tag.order.hint': 'Die kleinste Zahl steht vorn.',
  'tag.films': 'Filme',
}
