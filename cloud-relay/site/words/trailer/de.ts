import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const de: Sentences<keyof typeof en> = {
  trailer_from:
    'Von {{network}}. Vor dem Antippen wird nichts davon geladen; danach erfährt {{network}}, dass Sie es ansehen.',
  trailer_of: 'Trailer: {{title}}',
  trailer_there: 'Bei {{network}} ansehen',
  trailer_blocked: 'Auf dieser Seite lässt er sich nicht abspielen.',
  trailer_close: 'Trailer schließen',
}
