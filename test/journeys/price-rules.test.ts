import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!
const cashier = demo.employees.find(employee => employee.key === 'anna-kremer')!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window
let register: Window

beforeAll(async () => {
  building = await openBuilding()
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
  register = await openWindow(building.browser, `${building.box}/register`, { width: 1366, height: 768 })
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.sees('Choose a show')
}, 300_000)

afterAll(async () => {
  await building?.close()
})

/** The names on the register's keys for prices. */
const keys = () =>
  register.page.$$eval('.rates .sell-name', names => names.map(({ textContent }) => textContent ?? ''))

test('a price that is limited to early shows leaves the register, and the preview says why', async () => {
  await until(async () => (await keys()).includes('Children'))
  await desk.page.goto(`${building.site}/portal/prices`)
  await desk.sees('What does a ticket cost?')
  await desk.press('Children')
  await desk.page.waitForSelector('#field-startsUntil')
  await desk.page.type('#field-startsUntil', '08:00')
  await desk.press('Save')
  await desk.sees('until 08:00')
  await desk.sees('It is for shows at other times.')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  // Late in the evening no show of today is left.
  await register.page.locator('.day:nth-child(2)').click()
  await register.page.waitForSelector('.day:nth-child(2)[aria-pressed="true"]')
  await register.page.locator('.show-card:not([aria-disabled])').click()
  await until(async () => !(await keys()).includes('Children'))
  expect(await keys()).toContain('Normal')
  expect([...desk.thrown, ...register.thrown]).toEqual([])
})
