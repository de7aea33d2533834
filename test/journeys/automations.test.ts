import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { until } from '../world/places.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

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
  if (!folder) return
  await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png`, fullPage: true })
}

/** Chooses an option of a list in a form. */
async function choose(field: string, option: string) {
  const { page } = desk
  await page.locator(`#field-${field}`).click()
  await page.locator(`::-p-xpath(//*[@role="option"][contains(., "${option}")])`).click()
}

test('a manager makes a rule, sees how often it would have run, switches it on and reads what it did', async () => {
  const { page } = desk
  await page.goto(`${building.site}/portal/automations`)
  await desk.sees('No automations yet')
  await picture(desk, 'automations-empty')
  await desk.press('New automation')
  await page.locator('#field-name').fill('Nearly full')
  await page.locator('#field-cinemaId').click()
  await page.locator('::-p-xpath((//*[@role="option"])[1])').click()
  await choose('trigger', 'Few seats of a show are left')
  await page.locator('#field-seats').fill('2000')
  await choose('action', 'Take the show off the website')
  await picture(desk, 'automation-form')
  // A relay that has just started says that it is catching up.
  await until(async () => {
    await desk.press('Create').catch(() => undefined)
    return page.waitForSelector('#automation-runs', { timeout: 8000 }).then(Boolean, () => false)
  }, 90_000)
  await desk.sees('In the last seven days it would have run')
  await desk.sees('It is off, so it does nothing.')
  await picture(desk, 'automation-would-have')
  expect(await faultsInBothLights(page)).toEqual(spotless)
  await page.locator('#field-active').click()
  await desk.press('Save')
  await desk.sees('Taken off the website', 90_000)
  await picture(desk, 'automation-ran')
  expect(desk.thrown).toEqual([])
}, 240_000)
