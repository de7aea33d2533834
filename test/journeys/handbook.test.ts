import { join } from 'node:path'
import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handbook, handbookPages } from '#core/handbook/contents.ts'
import { locales } from '#core/i18n/locale.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const cashier = demoExhibitors[0]!.employees.find(({ key }) => key === 'anna-kremer')!

let building: Awaited<ReturnType<typeof openBuilding>>
let reader: Window

beforeAll(async () => {
  building = await openBuilding({ wired: true })
  reader = await openWindow(building.browser, `${building.box}/help`, { width: 1280, height: 800 })
}, 300_000)

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture(page: Page, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png` })
}

/** Signs in at a kiosk, in English, and looks whether its sign-in leads to help. */
async function atKiosk(path: string, size: { width: number; height: number }): Promise<Window> {
  const kiosk = await openWindow(building.browser, `${building.box}${path}`, size)
  await kiosk.sees(cashier.employee.name)
  expect(await linkIn(kiosk.page, '.sign-in-switches a')).toBe('/help/en/first-day#sign-in')
  await kiosk.press(cashier.employee.name)
  for (const digit of cashier.pin) await kiosk.page.keyboard.press(digit as '1')
  await kiosk.press('Sign in')
  return kiosk
}

const linkIn = async (page: Page, selector: string) =>
  (await page.waitForSelector(selector))!.evaluate(link => link.getAttribute('href'))

/** Keys of the bar at the top that stand outside the screen. */
const outside = () =>
  [...document.querySelectorAll('.top-bar a, .top-bar button')]
    .filter(key => key.getBoundingClientRect().right > innerWidth)
    .map(key => key.textContent)

const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

afterAll(async () => {
  await building?.close()
})

test('whoever is on the network reads help in their language, without signing in and without scripts', async () => {
  const { page } = reader
  await page.setJavaScriptEnabled(false)
  for (const locale of locales) {
    await page.setExtraHTTPHeaders({ 'accept-language': locale })
    await page.goto(`${building.box}/help`)
    expect(new URL(page.url()).pathname).toBe(`/help/${locale}`)
    for (const name of handbookPages) {
      const answer = await page.goto(`${building.site}/help/${locale}/${name}#${handbook[name][0]}`)
      expect([name, answer!.status(), answer!.headers()['cache-control']]).toEqual([
        name,
        200,
        expect.stringContaining('max-age=3600'),
      ])
    }
  }
  await page.setJavaScriptEnabled(true)
  expect(reader.thrown).toEqual([])
})

test('with the line cut the box still has its handbook, in its own letters', async () => {
  building.wire!.cut()
  const { page } = reader
  await page.goto(`${building.box}/help/en/trouble#line`)
  await reader.sees('The internet is gone')
  expect(
    await page.evaluate(() =>
      document.fonts.ready.then(() => document.fonts.check('16px "Figtree Variable"')),
    ),
  ).toBe(true)
  building.wire!.mend()
})

test('a page nobody wrote is no page, and no path out of the handbook', async () => {
  for (const path of [
    '/help/en/nothing',
    '/help/xx',
    '/help/en/..%2F..%2Fpackage.json',
    '/help/en/__proto__',
  ]) {
    expect((await fetch(`${building.box}${path}`)).status, path).toBe(404)
    expect((await fetch(`${building.site}${path}`)).status, path).not.toBe(200)
  }
})

test.each([
  ['a desk', 1440],
  ['a tablet', 1024],
  ['a phone', 390],
] as const)(
  'on %s every page is clean, and none is wider than the screen',
  async (_, width) => {
    const { page } = reader
    await page.setViewport({ width, height: 844 })
    for (const name of ['', ...handbookPages, 'all']) {
      await page.goto(`${building.box}/help/en/${name}`)
      expect([name, await faultsInBothLights(page)]).toEqual([name, spotless])
      for (const locale of locales) {
        await page.goto(`${building.box}/help/${locale}/${name}`)
        expect([locale, name, await page.evaluate(isWide)]).toEqual([locale, name, false])
      }
    }
  },
  240_000,
)

test('on a phone every page is clean in every language', async () => {
  const { page } = reader
  await page.setViewport({ width: 390, height: 844 })
  for (const name of ['', ...handbookPages, 'all'])
    for (const locale of locales) {
      await page.goto(`${building.box}/help/${locale}/${name}`)
      expect([locale, name, await faultsInWords(page)]).toEqual([locale, name, []])
    }
}, 240_000)

test('at the register help is a key, and what is refused leads to its section and back', async () => {
  const { page, sees, thrown } = await atKiosk('/register', { width: 1024, height: 768 })
  await sees('Choose a show')
  expect(await linkIn(page, '.top-bar .device-switches a')).toBe('/help/en/till#sell')
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewport({ width, height })
    await picture(page, `help-register-${width}`)
    expect(await page.evaluate(isWide)).toBe(false)
  }
  for (const _ of locales) {
    await page.locator('.device-switches button').click()
    expect([await page.evaluate(() => document.documentElement.lang), await page.evaluate(outside)]).toEqual([
      expect.any(String),
      [],
    ])
  }
  await page.keyboard.press('n')
  await page.waitForSelector('.voucher-types button')
  await page.type('.voucher-form input', 'AAAA-BBBB-CCCC')
  await page.keyboard.press('Enter')
  await sees('This code is not known')
  await picture(page, 'help-refused-1024')
  expect(await faultsInBothLights(page)).toEqual(spotless)
  expect(await linkIn(page, '.help-link')).toBe('/help/en/till#vouchers')
  await page.locator('.help-link').click()
  await sees('Vouchers')
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/help/en/till#vouchers')
  await page.locator('.back a[href="/register"]').click()
  await sees('Choose a show')
  await page.keyboard.down('Shift')
  await page.keyboard.press('KeyH')
  await page.keyboard.up('Shift')
  await page.waitForSelector('body.handbook')
  expect(thrown).toEqual([])
})

test('at the door a refused ticket leads to what to say', async () => {
  const { page, press, sees, thrown } = await atKiosk('/scanner', { width: 390, height: 844 })
  await sees('All shows')
  expect(await linkIn(page, '.device-switches a')).toBe('/help/en/door#choose')
  await press('All shows')
  await sees('Ready to scan')
  expect(await linkIn(page, '.gate-ready a')).toBe('/help/en/door#scan')
  await picture(page, 'help-gate-390')
  await page.keyboard.type('FOYER1.aaaaaaaaaa.show.A1.relay-1.c2lnbmF0dXJl')
  await page.keyboard.press('Enter')
  await sees('Not a ticket of this cinema')
  await picture(page, 'help-verdict-390')
  expect(await linkIn(page, '.verdict .help-link')).toBe('/help/en/door#unknown')
  expect(await faultsInBothLights(page)).toEqual(spotless)
  expect(await page.evaluate(isWide)).toBe(false)
  expect(thrown).toEqual([])
})

test('in the portal what is refused opens help beside the page', async () => {
  const desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  const owner = demoExhibitors[0]!.employees.find(({ portal }) => portal)!
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', 'not the password')
  await desk.press('Sign in')
  const link = (await desk.page.waitForSelector('.help-link'))!
  expect(await link.evaluate(a => [a.getAttribute('href'), a.getAttribute('target')])).toEqual([
    '/help/en/first-day#sign-in',
    'foyer-help',
  ])
  await picture(desk.page, 'help-portal-refused-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
  expect(await linkIn(desk.page, '.rail-preferences a')).toBe('/help/en/money#closing')
  await picture(desk.page, 'help-portal-1440')
  await desk.page.goto(`${building.site}/portal/people`)
  await desk.page.waitForSelector('.rail-preferences a[href="/help/en/first-day#set-up"]')
  expect(desk.thrown).toEqual([])
})
