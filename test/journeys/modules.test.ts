import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { locales } from '#core/i18n/locale.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!
const cashier = demo.employees.find(({ key }) => key === 'anna-kremer')!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window, register: Window

beforeAll(async () => {
  building = await openBuilding()
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
  register = await openWindow(building.browser, `${building.box}/register`, { width: 1280, height: 800 })
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.sees('Popcorn sweet')
}, 300_000)

afterAll(async () => {
  await building?.close()
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (!folder) return
  await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png`, fullPage: true })
}

const goes = (path: string) => desk.page.goto(`${building.site}/portal/${path}`)
const says = (window: Window) => window.page.evaluate(() => document.body.innerText)

async function switches(module: string, to: 'on' | 'off') {
  await goes('modules')
  await desk.press(`Switch ${to}: ${module}`)
  if (to === 'off') await desk.sees(`Switch off ${module}?`)
  const opposite = `button[aria-label="Switch ${to === 'on' ? 'off' : 'on'}: ${module}"]`
  const sure = '.module .row button[data-variant="danger"]:not([aria-disabled])'
  // A relay that has just started says that it is catching up.
  await until(async () => {
    if (to === 'off') await (await desk.page.$(sure))?.click().catch(() => undefined)
    return desk.page.waitForSelector(opposite, { timeout: 1000 }).then(Boolean, () => false)
  }, 90_000)
}

test('a module that is switched off is gone from portal and register, and its address says whom to ask', async () => {
  await goes('modules')
  await desk.sees('Snacks, drinks')
  await picture(desk, 'modules-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await switches('Products', 'off')
  await picture(desk, 'modules-off-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await until(async () => !(await says(register)).includes('Popcorn sweet'))
  expect(await register.page.$$('.categories')).toEqual([])
  await picture(register, 'register-without-products')
  expect(await desk.page.$$('nav a[href$="/products"]')).toEqual([])
  for (const locale of locales) {
    await desk.page.evaluate(locale => localStorage.setItem('foyer.portal.locale', locale), locale)
    await goes('products')
    await desk.sees(
      {
        en: 'This module is not activated for your account. Please contact your provider.',
        de: 'Dieses Modul ist für Ihr Konto nicht freigeschaltet. Bitte wenden Sie sich an Ihren Anbieter.',
        fr: 'Ce module n’est pas activé pour votre compte. Veuillez contacter votre fournisseur.',
        nl: 'Deze module is niet geactiveerd voor je account. Neem contact op met je leverancier.',
      }[locale],
    )
    expect(await faultsInWords(desk.page)).toEqual([])
    await goes('modules')
    await desk.page.waitForSelector('.module')
    expect(await faultsInWords(desk.page)).toEqual([])
    if (locale !== 'en') await picture(desk, `modules-${locale}`)
  }
  await desk.page.evaluate(() => localStorage.removeItem('foyer.portal.locale'))
  await switches('Products', 'on')
  await register.sees('Popcorn sweet')
})

test('without tickets the register lists no shows, and the website sells none', async () => {
  await switches('Tickets', 'off')
  await register.sees('This module is not activated for your account.')
  expect(await register.page.$$('.show-list')).toEqual([])
  expect(await register.page.$$('.rates')).toEqual([])
  await picture(register, 'register-without-tickets')
  expect(await faultsInBothLights(register.page)).toEqual(spotless)
  const sold = async () =>
    (
      (await (await fetch(`${building.site}/api/programme`)).json()) as {
        schedules: { purchasableOnline: boolean }[]
      }
    ).schedules
  expect((await sold()).some(show => show.purchasableOnline)).toBe(false)
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
  ] as const) {
    await desk.page.setViewport({ width, height })
    await goes('modules')
    await desk.page.waitForSelector('.module')
    await picture(desk, `modules-${width}`)
  }
  await desk.page.setViewport({ width: 1440, height: 900 })
  await switches('Tickets', 'on')
  await register.page.waitForSelector('.show-list')
  expect([...desk.thrown, ...register.thrown]).toEqual([])
})
