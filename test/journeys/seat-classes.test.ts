import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const cashier = demo.employees.find(employee => employee.key === 'anna-kremer')!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window

beforeAll(async () => {
  building = await openBuilding()
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
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
  if (folder) await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png` })
}

async function untilDone(press: string, sees: string) {
  await desk.press(press)
  await desk.sees(sees)
}

test('a class of seats is made with a colour and a mark, drawn on a plan, and a visitor is told what it adds', async () => {
  await desk.page.goto(`${building.site}/portal/seat-classes`)
  await desk.sees('Wheelchair place')
  await desk.press('New seat class')
  await desk.page.waitForSelector('#field-name')
  await desk.page.type('#field-name', 'Balcony')
  await desk.choose('Colour in plans', 'Teal')
  await desk.choose('Mark in plans', 'Filled corner')
  await desk.page.$eval('#field-cents', input => (input as HTMLInputElement).select())
  await desk.page.type('#field-cents', '3.00')
  await untilDone('Create', 'Created it.')
  await desk.page.waitForSelector('.seat-sample [data-tint="teal"][data-mark="corner"]')
  await picture(desk, 'seat-classes-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)

  const programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  const show = programme.schedules.find(
    ({ purchasableOnline, freeSeating, day, availableOnline }) =>
      purchasableOnline && !freeSeating && day > programme.today && availableOnline > 60,
  )!
  await desk.page.goto(`${building.site}/portal/screens?plan=${show.screenId}`)
  await desk.page.waitForSelector('.plan-board')
  await desk.page.focus('.plan-board')
  const keys = async (...all: string[]) => {
    for (const key of all) await desk.page.keyboard.press(key as 'Enter')
  }
  await keys('PageUp', 'Home')
  await desk.page.keyboard.down('Shift')
  await keys('PageDown', 'End')
  await desk.page.keyboard.up('Shift')
  await desk.press('Balcony')
  await desk.page.waitForSelector('.plan-seat[data-tint="teal"][data-mark="corner"]')
  await picture(desk, 'seat-class-drawn-1440')
  await desk.press('Save the plan')
  await desk.page.waitForSelector('.plan-publish select')
  await desk.page.select('.plan-publish select', show.id)
  await untilDone('Publish the plan', 'Saved.')
  expect(desk.thrown).toEqual([])

  const guest = await openWindow(building.browser, `${building.site}/en/buy/tickets/${show.id}`, {
    width: 1280,
    height: 900,
  })
  await guest.page.locator('.tariff:nth-child(1) .stepper-button:last-child').click()
  await guest.sees('Balcony')
  await guest.page.waitForSelector('.seat[data-tint="teal"][data-mark="corner"]')
  await guest.page.$eval('.seat-plan', plan => plan.scrollIntoView({ block: 'center' }))
  await picture(guest, 'seat-class-site-1280')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture(guest, 'seat-class-site-light-1280')
  expect(guest.thrown).toEqual([])

  const register = await openWindow(building.browser, `${building.box}/register`, {
    width: 1366,
    height: 768,
  })
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.sees('Choose a show')
  await register.page.locator('.day:nth-child(2)').click()
  await register.page.waitForSelector('.day:nth-child(2)[aria-pressed="true"]')
  const screen = programme.screens.find(({ id }) => id === show.screenId)!.name
  const time = show.start.slice(11, 16)
  const card = await register.page.waitForSelector(
    `::-p-xpath(//*[contains(@class, "show-card")][contains(., "${time}")][contains(., "${screen}")])`,
  )
  await card!.evaluate(element => (element as HTMLElement).click())
  await register.page.locator('.rates .sell-key:not([aria-disabled])').click()
  await register.page.waitForSelector('.chosen-seats strong')
  await register.press('Seats')
  await register.page.waitForSelector('.seat[data-tint="teal"][data-mark="corner"]')
  await register.sees('Balcony')
  await picture(register, 'seat-class-register-1366')
  expect(register.thrown).toEqual([])
}, 240_000)
