import { create } from 'zustand'
import { isLocale, locales, type Locale } from '#core/i18n/locale.ts'

export type Theme = 'light' | 'dark'
type Choice = { locale: Locale; theme: Theme }

const keptAs = 'foyer.kiosk.choice'

/** The language and light of this device, kept across restarts. The browser's preferences are the default. */
export const useChoice = create<Choice>(() => firstChoice())

/** The next language in the exhibitor's order, so that one button is enough. */
export function nextLocale(): void {
  const { locale } = useChoice.getState()
  useChoice.setState({ locale: locales[(locales.indexOf(locale) + 1) % locales.length] ?? 'en' })
}

export function otherTheme(): void {
  useChoice.setState(({ theme }) => ({ theme: theme === 'dark' ? 'light' : 'dark' }))
}

/** Applies the choice to the page, now and whenever it changes; `keeps` stores it on the device. */
export function followChoice(keeps: boolean): void {
  const follow = (choice: Choice) => {
    document.documentElement.lang = choice.locale
    document.documentElement.dataset.theme = choice.theme
  }
  follow(useChoice.getState())
  useChoice.subscribe(choice => {
    follow(choice)
    if (keeps) localStorage.setItem(keptAs, JSON.stringify(choice))
  })
}

function firstChoice(): Choice {
  const kept = readKept()
  const wished = navigator.languages.map(tag => tag.slice(0, 2)).find(isLocale)
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  return {
    locale: isLocale(kept?.locale) ? kept.locale : (wished ?? 'en'),
    theme: kept?.theme === 'light' || kept?.theme === 'dark' ? kept.theme : dark ? 'dark' : 'light',
  }
}

function readKept(): { locale?: unknown; theme?: unknown } | null {
  try {
    return JSON.parse(localStorage.getItem(keptAs) ?? 'null')
  } catch {
    // An invalid stored value: the browser's preferences are used.
    return null
  }
}
