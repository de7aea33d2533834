import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  event_ladies: 'Soirée entre filles',
  event_more_one: 'et {{count}} autre séance',
  event_more_other: 'et {{count}} autres séances',
}
