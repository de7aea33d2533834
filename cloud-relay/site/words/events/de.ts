import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  event_ladies: 'Ladies’ Night',
  event_more_one: 'und {{count}} weitere Vorstellung',
  event_more_other: 'und {{count}} weitere Vorstellungen',
}
