import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { faults, faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** A manager hands out the programme for other websites, and sets up tickets for the wallets of telephones. */

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window

beforeAll(async () => {
  building = await openBuilding()
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
}, 300_000)

afterAll(async () => {
  await building?.close()
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png`, fullPage: true })
}

const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

test('a manager finds the addresses of the programme, and sees how it looks elsewhere', async () => {
  await desk.page.goto(`${building.site}/portal/elsewhere`)
  await desk.sees('Calendar to subscribe to')
  await desk.sees(`${building.site}/en/programme.ics`)
  const frame = await desk.page.waitForSelector('iframe')
  const inside = (await frame!.contentFrame())!
  await inside.waitForSelector('.times a')
  await desk.choose('Cinema', 'Mélusine')
  await desk.sees('programme.ics?cinema=')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await picture(desk, 'elsewhere-1440')
  await desk.page.setViewport({ width: 390, height: 844 })
  expect(await desk.page.evaluate(isWide)).toBe(false)
  await picture(desk, 'elsewhere-390')
  await desk.page.setViewport({ width: 1440, height: 900 })
})

test.each(['light', 'dark'] as const)('the programme fits a narrow frame on a %s ground', async scheme => {
  const page = await (await building.browser.createBrowserContext()).newPage()
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
  await page.setViewport({ width: 320, height: 600 })
  await page.setBypassCSP(true)
  for (const locale of ['fr', 'de']) {
    await page.goto(`${building.site}/${locale}/programme.html`)
    expect(await page.evaluate(isWide)).toBe(false)
    expect(await faults(page)).toEqual([])
    const folder = process.env['FOYER_PICTURES']
    if (folder)
      await page.screenshot({ path: join(folder, `frame-${locale}-${scheme}.png`) as `${string}.png` })
  }
  expect(await page.$$eval('.times a', links => links.every(({ target }) => target === '_blank'))).toBe(true)
  await page.close()
})

test('setting up Apple’s wallet begins with a request, and then asks for what Apple made of it', async () => {
  await desk.page.goto(`${building.site}/portal/settings`)
  await desk.sees('Tickets in the phone’s wallet')
  await desk.sees('Not set up. It needs an Apple developer account')
  await desk.press('Save the request')
  await desk.sees('Choose the certificate that Apple made of it')
  await desk.page.locator('[aria-label="Find a setting"]').fill('wallet')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await picture(desk, 'wallet-1440')
  await desk.page.setViewport({ width: 390, height: 844 })
  expect(await desk.page.evaluate(isWide)).toBe(false)
  await picture(desk, 'wallet-390')
  expect(desk.thrown).toEqual([])
})
