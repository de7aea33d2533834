import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const nl: Sentences<keyof typeof en> = {
  trailer_from:
    'Van {{network}}. Er wordt niets van geladen voor je drukt; daarna weet {{network}} dat je kijkt.',
  trailer_of: 'Trailer: {{title}}',
  trailer_there: 'Bekijk hem bij {{network}}',
  trailer_blocked: 'Op deze pagina kan hij niet worden afgespeeld.',
  trailer_close: 'Trailer sluiten',
}
