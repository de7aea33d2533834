import { mkdirSync } from 'node:fs'
import { isLocale, locales, type Locale } from '#core/i18n/locale.ts'
import { buildPages } from '#scripts/demo/build.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { pictures, type PictureName } from '#scripts/handbook/pictures.ts'
import { screenWord } from '#scripts/handbook/screen-words.ts'
import { openBuilding, openWindow, type Window } from './journeys/building.ts'

/**
 * Takes the pictures of the handbook anew: `npm run help:pictures`, or `-- de` for one language. Opens the demo on ports of its own and does in a
 * browser what the handbook describes, in each language.
 */

const [demo] = demoExhibitors
const cashier = demo!.employees.find(({ key }) => key === 'anna-kremer')!
const owner = demo!.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

/** Those that are named behind the command, or all. */
const wanted = process.argv.slice(2).length ? process.argv.slice(2).filter(isLocale) : locales

await buildPages(line => console.log(line))
const building = await openBuilding()
try {
  for (const locale of wanted) {
    mkdirSync(`firmware-scripts/handbook/pictures/${locale}`, { recursive: true })
    await atRegister(locale)
    await atDoor(locale)
    await inPortal(locale)
    console.log(`${locale}: taken`)
  }
} finally {
  await building.close()
}

async function take({ page }: Window, locale: Locale, name: PictureName): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({
    path: `firmware-scripts/handbook/pictures/${locale}/${name}.webp`,
    type: 'webp',
    quality: 55,
  })
}

/** A window as the picture is large, in a language and in the light. */
async function windowIn(locale: Locale, url: string, name: PictureName): Promise<Window> {
  const opened = await openWindow(building.browser, url, pictures[name])
  await opened.page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-color-scheme', value: 'light' },
  ])
  await opened.page.evaluate(locale => {
    localStorage.setItem('foyer.kiosk.choice', JSON.stringify({ locale, theme: 'light' }))
    localStorage.setItem('foyer.portal.locale', locale)
  }, locale)
  await opened.page.reload()
  return opened
}

async function signIn(kiosk: Window, locale: Locale): Promise<void> {
  await kiosk.press(cashier.employee.name)
  for (const digit of cashier.pin) await pressExactly(kiosk, digit)
  await kiosk.press(screenWord(locale, 'kiosk.sign_in'))
}

/** Presses the first button with just these words. By hand: a key that is pressed shows key caps on every button. */
async function pressExactly({ page }: Window, words: string): Promise<void> {
  const path = `::-p-xpath(//button[not(@disabled)][normalize-space(.)=${JSON.stringify(words)}])`
  await page.locator(path).click()
}

async function atRegister(locale: Locale): Promise<void> {
  const till = await windowIn(locale, `${building.box}/register`, 'sign-in')
  await till.sees(cashier.employee.name)
  await till.press(cashier.employee.name)
  await take(till, locale, 'sign-in')
  await signIn(till, locale)
  await till.sees(screenWord(locale, 'register.choose_show'))
  await till.page.locator('.day-strip .day:nth-child(2)').click()
  await till.page.locator('.show-list .show-card').click()
  await till.page.waitForSelector('.chosen-show:not([data-empty])')
  for (const sold of ['.rates .sell-key', '.rates .sell-key', '.sell-key[data-kind="product"]'])
    await till.page.locator(sold).click()
  const seated = () => /\d/.test(document.querySelector('.chosen-seat-text strong')?.textContent ?? '')
  await till.page.waitForFunction(seated)
  await take(till, locale, 'register')
  await till.page.keyboard.press('Delete')
  await till.page.browserContext().close()
}

async function atDoor(locale: Locale): Promise<void> {
  const scanner = await windowIn(locale, `${building.box}/scanner`, 'ticket-refused')
  await scanner.sees(cashier.employee.name)
  await signIn(scanner, locale)
  await scanner.press(screenWord(locale, 'scanner.door_any'))
  await scanner.sees(screenWord(locale, 'scanner.ready'))
  await scanner.page.keyboard.type('ZZZZZZZZZZ')
  await scanner.page.keyboard.press('Enter')
  await scanner.sees(screenWord(locale, 'scanner.unknown'))
  await take(scanner, locale, 'ticket-refused')
  await scanner.page.browserContext().close()
}

async function inPortal(locale: Locale): Promise<void> {
  const desk = await windowIn(locale, `${building.site}/portal`, 'today')
  await desk.type(screenWord(locale, 'portal.email'), owner.portal!.email)
  await desk.type(screenWord(locale, 'portal.password'), owner.portal!.password)
  await desk.press(screenWord(locale, 'portal.sign_in'))
  await desk.sees(screenWord(locale, 'portal.takings_today'))
  await desk.page.waitForFunction(() => !document.querySelector('.skeleton'))
  await take(desk, locale, 'today')
  await desk.page.goto(`${building.site}/portal/programme?view=week`)
  await desk.page.waitForSelector('.board')
  await desk.page.waitForFunction(() => !document.querySelector('.skeleton'))
  await take(desk, locale, 'programme')
  await desk.page.browserContext().close()
}
