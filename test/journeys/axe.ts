import { AxePuppeteer } from '@axe-core/puppeteer'
import type { Page } from 'puppeteer-core'

/** WCAG 2.2 AA and everything it was built on, as axe names it. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** What axe finds on a page, one line each, so that a failure reads as a list of things to mend. */
export async function faults(page: Page): Promise<string[]> {
  // Mails are shown in a frame that runs no script, so axe would wait in vain for it to answer.
  const { violations } = await new AxePuppeteer(page).withTags(rules).disableFrame('iframe').analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) => `${id}: ${target.join(' ')}: ${[...any, ...all, ...none][0]?.message}`,
    ),
  )
}

/** The same in both lights; every room switches them by what stands on the root element. */
export async function faultsInBothLights(page: Page): Promise<Record<Theme, string[]>> {
  const found: Record<Theme, string[]> = { light: [], dark: [] }
  for (const theme of themes) {
    await wear(page, theme)
    found[theme] = await faults(page)
  }
  return found
}

/** No fault in either light. */
export const spotless: Record<Theme, string[]> = { light: [], dark: [] }

async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(theme => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dataset['mantineColorScheme'] = theme
    for (const moving of document.getAnimations()) moving.finish()
  }, theme)
}
