import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** A manager begins a page the law asks for with its draft, and publishes it once nothing is left to fill in. */

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let guest: Window, desk: Window

beforeAll(async () => {
  building = await openBuilding()
  guest = await openWindow(building.browser, `${building.site}/en`, { width: 390, height: 844 })
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
})

afterAll(async () => {
  await building?.close()
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png` })
}

test('a draft with every section is one press away, and is refused to visitors while it has blanks', async () => {
  await desk.page.goto(`${building.site}/portal/pages`)
  await desk.sees('What the law asks for')
  await picture(desk, 'legal-list-1440')
  // A relay that has just started writes when its boxes have said their first word.
  await until(async () => {
    await desk.press('Begin with a draft: Terms').catch(() => undefined)
    return desk.page.waitForSelector('aside .block-row', { timeout: 3000 }).then(
      () => true,
      () => false,
    )
  })
  await desk.sees('Still to fill in')
  await desk.choose('State', 'Published')
  await desk.press('Save')
  await desk.sees('There is still something to fill in on this page')
  await picture(desk, 'legal-draft-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
})

test('filled in and published it stands at the foot, and whoever buys is told of it', async () => {
  // What is left to fill in is deleted here; a manager would write.
  for (let left = await parts(); left > 2; left = await parts())
    await desk.page.locator('aside .block-row:last-of-type button[aria-label^="Remove"]').click()
  await desk.page.locator('aside li:nth-child(2) textarea').fill('Every ticket admits one person.')
  for (const language of ['DE', 'FR', 'NL']) {
    await desk.page.locator(`::-p-xpath(//aside//label[normalize-space(.)="${language}"])`).click()
    await desk.page.locator('aside li:nth-child(2) textarea').fill(`${language}: one person.`)
  }
  await desk.press('Save')
  await desk.sees('Saved.')
  await guest.page.goto(`${building.site}/en/movies`)
  await guest.press('Terms and conditions')
  await guest.sees('Every ticket admits one person.')
  await picture(guest, 'legal-page-390')
  await guest.page.goto(`${building.site}/en`)
  await guest.page.locator('li:nth-child(2) > .day').click()
  await guest.page.locator('a[href*="/buy/tickets/"]').click()
  await guest.sees('These hold for your order:')
  await guest.page.$eval('.terms', line => line.scrollIntoView({ block: 'center' }))
  await picture(guest, 'legal-checkout-390')
  expect(await guest.page.$eval('.terms a', link => link.getAttribute('href'))).toBe('/en/info/terms')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  expect(guest.thrown).toEqual([])
  expect(desk.thrown).toEqual([])
})

const parts = () => desk.page.$$eval('aside .block-row', all => all.length)
