export type Theme = 'dark' | 'light'

const key = 'foyer.theme'

/** The site is dark unless this visitor once chose light. */
export function rememberedTheme(): Theme {
  try {
    return localStorage.getItem(key) === 'light' ? 'light' : 'dark'
  } catch {
    return 'dark'
  }
}

export function wearTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
}

/** Applies a theme and stores it for the next visit where the browser allows that. */
export function chooseTheme(theme: Theme): void {
  wearTheme(theme)
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Without browser storage it still applies to this visit.
  }
}
