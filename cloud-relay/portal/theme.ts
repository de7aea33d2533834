import { colorsTuple, createTheme, type CSSVariablesResolver } from '@mantine/core'

/** Mantine with our font, accent and corners. */
export const theme = createTheme({
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: 'var(--display-weight)' },
  colors: { accent: colorsTuple('var(--accent)') },
  primaryColor: 'accent',
  primaryShade: 5,
  defaultRadius: 'sm',
  radius: { xs: '4px', sm: 'var(--radius-small)', md: 'var(--radius)', lg: 'var(--radius)', xl: '999px' },
  focusRing: 'never',
  cursorType: 'pointer',
  respectReducedMotion: true,
})

const tokens = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--text-quiet)',
  '--mantine-color-placeholder': 'var(--text-quiet)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-error': 'var(--stop-text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--step-1)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--step-1)',
  '--mantine-color-disabled-color': 'var(--text-quiet)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-press)',
  '--mantine-primary-color-light': 'var(--accent-soft)',
  '--mantine-primary-color-light-color': 'var(--accent-text)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
}

/** The tokens switch between light and dark by themselves, so both schemes use the same ones. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: tokens, dark: tokens })
