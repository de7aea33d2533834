import { AsyncLocalStorage } from 'node:async_hooks'
import { askForHabit, habitGiven, type DateHabit } from './date-habit.ts'

type Known = { all(kind: 'settings'): readonly object[] }

const asked = new AsyncLocalStorage<Known>()

askForHabit(() => {
  const known = asked.getStore()
  return known ? dateHabitOf(known) : 'language'
})

/** How the exhibitor of these entries writes dates: the setting `datetime_locale`. */
function dateHabitOf(catalogue: Known): DateHabit {
  const given = catalogue.all('settings').find(entry => (entry as { id: string }).id === 'exhibitor')
  return habitGiven((given as { datetime_locale?: unknown } | undefined)?.datetime_locale)
}

/** Does something for an exhibitor: dates are written in its habit, also after what it waits for. */
export function writingFor<T>(catalogue: Known, does: () => T): T {
  return asked.run(catalogue, does)
}
