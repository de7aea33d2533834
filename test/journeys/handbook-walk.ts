import type { Locale } from '#core/i18n/locale.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { pictures, type PictureName, type Portrait } from '#scripts/handbook/pictures.ts'
import { fixedWords, screenWord } from '#scripts/handbook/screen-words.ts'
import { openWindow, type openBuilding, type Window } from './building.ts'

/** Does in a browser, in the demo, what the handbook describes, as far as each of its pictures. */

type Building = Awaited<ReturnType<typeof openBuilding>>
/** Called at each screen of a picture. */
type Take = (window: Window, name: PictureName) => Promise<void>

const [demo] = demoExhibitors
const cashier = demo!.employees.find(({ key }) => key === 'anna-kremer')!
const owner = demo!.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

/** @param building the demo, as it was opened: nobody has sold or planned anything by hand */
export async function walkToPictures(building: Building, locale: Locale, take: Take): Promise<void> {
  const at = { building, locale, take }
  await atRegister(at)
  await atDoor(at)
  await inPortal(at)
}
type At = { building: Building; locale: Locale; take: Take }

/** What the screen looks like now. */
export async function portraitOf({ page }: Window, locale: Locale): Promise<Portrait> {
  const seen = await page.evaluate(() => {
    // Films and days, and how full they are, change by themselves.
    const passing = '.show-list, .day-strip, .board, .timeline'
    const spoken = [...document.querySelectorAll('button, a, h1, h2, h3, label, th')].filter(
      element => !element.closest(passing),
    )
    const { backgroundColor, color, fontFamily } = getComputedStyle(document.body)
    return {
      lines: spoken.flatMap(element => [
        element.getAttribute('aria-label') ?? '',
        ...(element as HTMLElement).innerText.split('\n'),
      ]),
      look: { paper: backgroundColor, ink: color, letters: fontFamily },
    }
  })
  const fixed = fixedWords(locale)
  const words = [...new Set(seen.lines.map(line => line.trim()))].filter(line => fixed.has(line)).sort()
  return { words, ...seen.look }
}

/** A window as the picture is large, in a language and in the light. */
async function windowIn({ building, locale }: At, url: string, name: PictureName): Promise<Window> {
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

async function atRegister(at: At): Promise<void> {
  const { building, locale, take } = at
  const till = await windowIn(at, `${building.box}/register`, 'sign-in')
  await till.sees(cashier.employee.name)
  await till.press(cashier.employee.name)
  await take(till, 'sign-in')
  await signIn(till, locale)
  await till.sees(screenWord(locale, 'register.choose_show'))
  await till.page.locator('.day-strip .day:nth-child(2)').click()
  await till.page.locator('.show-list .show-card').click()
  await till.page.waitForSelector('.chosen-show:not([data-empty])')
  for (const sold of ['.rates .sell-key', '.rates .sell-key', '.sell-key[data-kind="product"]'])
    await till.page.locator(sold).click()
  const seated = () => /\d/.test(document.querySelector('.chosen-seat-text strong')?.textContent ?? '')
  await till.page.waitForFunction(seated)
  await take(till, 'register')
  await till.page.keyboard.press('Delete')
  await till.page.browserContext().close()
}

async function atDoor(at: At): Promise<void> {
  const { building, locale, take } = at
  const scanner = await windowIn(at, `${building.box}/scanner`, 'ticket-refused')
  await scanner.sees(cashier.employee.name)
  await signIn(scanner, locale)
  await scanner.press(screenWord(locale, 'scanner.door_any'))
  await scanner.sees(screenWord(locale, 'scanner.ready'))
  await scanner.page.keyboard.type('ZZZZZZZZZZ')
  await scanner.page.keyboard.press('Enter')
  await scanner.sees(screenWord(locale, 'scanner.unknown'))
  await take(scanner, 'ticket-refused')
  await scanner.page.browserContext().close()
}

async function inPortal(at: At): Promise<void> {
  const { building, locale, take } = at
  const desk = await windowIn(at, `${building.site}/portal`, 'today')
  await desk.type(screenWord(locale, 'portal.email'), owner.portal!.email)
  await desk.type(screenWord(locale, 'portal.password'), owner.portal!.password)
  await desk.press(screenWord(locale, 'portal.sign_in'))
  await desk.sees(screenWord(locale, 'portal.takings_today'))
  await desk.page.waitForFunction(() => !document.querySelector('.skeleton'))
  await take(desk, 'today')
  await desk.page.goto(`${building.site}/portal/programme?view=week`)
  await desk.page.waitForSelector('.board')
  await desk.page.waitForFunction(() => !document.querySelector('.skeleton'))
  await take(desk, 'programme')
  await desk.page.browserContext().close()
}
