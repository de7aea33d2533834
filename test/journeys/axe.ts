import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'puppeteer-core'

/** WCAG 2.2 AA and everything it was built on, as axe names it. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Theme = 'light' | 'dark'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * What axe finds on a page, one line each, so that a failure reads as a list of things to mend. It runs in the page
 * itself and is handed over once for each document; only what is wrong comes back. The only frame there is shows mails
 * and runs no script: axe would wait for it in vain.
 */
export async function faults(page: Page, options: RunOptions = { runOnly: rules }): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source)
    await page.evaluate(keepColours)
  }
  await page.evaluate(endMotion)
  const violations = await page.evaluate(
    async options => (await window.axe.run(document, options)).violations,
    { ...options, iframes: false, resultTypes: ['violations'] } satisfies RunOptions,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) => `${id}: ${target.join(' ')}: ${[...any, ...all, ...none][0]?.message}`,
    ),
  )
}

type Colour = { r: number; g: number; b: number; alpha: number }
type ColourClass = { prototype: { parseString(this: Colour, text: string): Colour } }

/**
 * A page says the same few colours a thousand times, and axe reads each one anew, which is a third of what
 * looking at it costs: what it read once is kept for the document. A colour it cannot read it is asked for again.
 */
function keepColours(): void {
  const { prototype } = (window.axe as unknown as { commons: { color: { Color: ColourClass } } }).commons
    .color.Color
  const read = prototype.parseString
  const known = new Map<string, Colour>()
  prototype.parseString = function (text) {
    const kept = known.get(text)
    if (kept) return Object.assign(this, kept)
    read.call(this, text)
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha })
    return this
  }
}

/** A colour on its way from one to another is neither: what moves is seen where it ends. */
function endMotion(): void {
  for (const moving of document.getAnimations())
    // What turns for ever has no end to jump to.
    if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish()
}

/** The same in both lights; the second one can only change the contrast. Afterwards it is in the light it was in. */
export async function faultsInBothLights(page: Page): Promise<Record<Theme, string[]>> {
  const before = await page.evaluate(() => {
    const { theme, mantineColorScheme } = document.documentElement.dataset
    return { theme, mantineColorScheme }
  })
  await wear(page, 'light')
  const light = await faults(page)
  await wear(page, 'dark')
  const dark = await faults(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })
  await page.evaluate(before => {
    for (const name of ['theme', 'mantineColorScheme'] as const)
      if (before[name] === undefined) delete document.documentElement.dataset[name]
      else document.documentElement.dataset[name] = before[name]
  }, before)
  await page.evaluate(endMotion)
  return { light, dark }
}

/** The same words in another language: everything but the contrast, which no language changes. */
export async function faultsInWords(page: Page): Promise<string[]> {
  return faults(page, { runOnly: rules, rules: { 'color-contrast': { enabled: false } } })
}

/** No fault in either light. */
export const spotless: Record<Theme, string[]> = { light: [], dark: [] }

/** Every room takes its light from what stands on the root element. */
async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(theme => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dataset['mantineColorScheme'] = theme
  }, theme)
}
