import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')

/** Every pair of letters and ground that the parts put on each other. */
const pairs = [
  ...['--paper', '--surface', '--sunken', '--step-1'].flatMap(ground =>
    ['--ink', '--text-quiet', '--accent-text', '--ok-text', '--warn-text', '--stop-text', '--info-text'].map(
      letters => [letters, ground] as const,
    ),
  ),
  ...['ok', 'warn', 'stop', 'info'].flatMap(
    tone =>
      [
        [`--on-${tone}`, `--${tone}`],
        ['--ink', `--${tone}-soft`],
        [`--${tone}-text`, `--${tone}-soft`],
      ] as const,
  ),
  ['--on-accent', '--accent'],
  ['--on-accent', '--accent-press'],
  ['--ink', '--accent-soft'],
] as [string, string][]

test.each(['light', 'dark'] as const)(
  'letters have 4.5:1 on their ground, in %s, whatever the accent',
  theme => {
    const poor = new Set<string>()
    for (let hue = 0; hue < 360; hue += 6) {
      for (const [letters, ground] of pairs) {
        const ratio = contrast(token(letters, theme, hue), token(ground, theme, hue))
        if (ratio < 4.5) poor.add(`${letters} on ${ground} at hue ${hue}: ${ratio.toFixed(2)}`)
      }
    }
    expect([...poor]).toEqual([])
  },
)

test.each(['light', 'dark'] as const)(
  'the edge of a control and the focus ring have 3:1 on their ground, in %s',
  theme => {
    for (const edge of ['--line-strong', '--focus']) {
      for (const ground of ['--paper', '--surface']) {
        expect(
          contrast(token(edge, theme, 72), token(ground, theme, 72)),
          `${edge} on ${ground}`,
        ).toBeGreaterThan(3)
      }
    }
  },
)

/** The relative luminance of a token. Understands what tokens.css uses: light-dark, var, calc with one product, oklch. */
function token(name: string, theme: 'light' | 'dark', hue: number): number {
  const value = css
    .match(new RegExp(`${name}:([^;]+);`))?.[1]
    ?.replace(/\s+/g, ' ')
    .trim()
  if (!value) throw new Error(`no ${name} in tokens.css`)
  const alias = value.match(/^var\((--[\w-]+)\)$/)
  if (alias) return token(alias[1]!, theme, hue)
  const colours = value
    .replace(/var\(--accent-hue\)/g, String(hue))
    .replace(/var\(--accent-chroma\)/g, css.match(/--accent-chroma: ([\d.]+)/)![1]!)
    .replace(/calc\(([\d.]+) \* ([\d.]+)\)/g, (_, a, b) => String(a * b))
    .match(/oklch\([^)]+\)/g)!
  const colour = colours.length === 2 && theme === 'dark' ? colours[1]! : colours[0]!
  const [l, c, h] = colour.match(/[\d.]+/g)!.map(Number) as [number, number, number]
  return luminance(l, c, h)
}

/** Source of the numbers: https://bottosson.github.io/posts/oklab/; colours outside sRGB are clipped, as on screen. */
function luminance(l: number, c: number, h: number): number {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
