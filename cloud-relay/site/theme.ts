export type Theme = 'dark' | 'light'

/** Also read before the page is drawn (`core/api/early-theme.ts`). */
const key = 'foyer.theme'

/** The light this page has: the one the visitor once chose, otherwise the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

/** Applies a theme and stores it for the next visit where the browser allows that. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Without browser storage it still applies to this visit.
  }
}
