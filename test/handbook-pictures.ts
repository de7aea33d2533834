import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isLocale, locales, type Locale } from '#core/i18n/locale.ts'
import { buildPages } from '#scripts/demo/build.ts'
import { portraitsFile, type PictureName, type Portrait } from '#scripts/handbook/pictures.ts'
import { openBuilding } from './journeys/building.ts'
import { portraitOf, walkToPictures } from './journeys/handbook-walk.ts'

/**
 * Takes the pictures of the handbook anew: `npm run help:pictures`, or `-- de` for one language. Opens the demo on ports of its own and does in a
 * browser what the handbook describes, in each language. Beside them it writes what the screens looked like, by which
 * tests know when one has aged.
 */

/** Those that are named behind the command, or all. */
const wanted = process.argv.slice(2).length ? process.argv.slice(2).filter(isLocale) : locales
const portraits: Partial<Record<Locale, Partial<Record<PictureName, Portrait>>>> = existsSync(portraitsFile)
  ? JSON.parse(readFileSync(portraitsFile, 'utf8'))
  : {}

await buildPages(line => console.log(line))
const building = await openBuilding()
try {
  for (const locale of wanted) {
    mkdirSync(`firmware-scripts/handbook/pictures/${locale}`, { recursive: true })
    const taken: Partial<Record<PictureName, Portrait>> = {}
    await walkToPictures(building, locale, async (window, name) => {
      await window.page.evaluate(() => document.fonts.ready.then(() => undefined))
      taken[name] = await portraitOf(window, locale)
      await window.page.screenshot({
        path: `firmware-scripts/handbook/pictures/${locale}/${name}.webp`,
        type: 'webp',
        quality: 55,
      })
    })
    portraits[locale] = taken
    console.log(`${locale}: taken`)
  }
} finally {
  await building.close()
}
writeFileSync(portraitsFile, `${JSON.stringify(portraits, null, 2)}\n`)
// The browser of the journeys ends with its process, and would keep this one open.
process.exit(0)
