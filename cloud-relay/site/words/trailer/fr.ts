import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const fr: Sentences<keyof typeof en> = {
  trailer_from:
    'Par {{network}}. Rien n’en est chargé avant que vous n’appuyiez ; {{network}} apprend ensuite que vous la regardez.',
  trailer_of: 'Bande-annonce : {{title}}',
  trailer_there: 'Regarder sur {{network}}',
  trailer_blocked: 'Elle ne peut pas être lue sur cette page.',
  trailer_close: 'Fermer la bande-annonce',
}
