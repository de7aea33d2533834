import type { EventView } from '#core/programme/event.ts'

/** How an event looks besides the usual: its name in the styles, and the word that says it too. */
export function lookOf({ theme }: Pick<EventView, 'theme'>) {
  return theme === 'ladies' ? ({ name: 'ladies', word: 'event_ladies' } as const) : null
}
