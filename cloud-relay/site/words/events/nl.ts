import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  event_ladies: 'Ladies’ night',
  event_more_one: 'en nog {{count}} voorstelling',
  event_more_other: 'en nog {{count}} voorstellingen',
}
