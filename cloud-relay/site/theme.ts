export type Theme = 'dark' | 'light'

const key = 'foyer.theme'

/** The auditorium is dark unless this visitor once switched the light on. */
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

/** Puts a theme on and keeps it for the next visit where the browser allows that. */
export function chooseTheme(theme: Theme): void {
  wearTheme(theme)
  try {
    localStorage.setItem(key, theme)
  } catch {
    // A browser that keeps nothing still gets its light for this visit.
  }
}
