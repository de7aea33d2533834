import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
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

async function picture(window: Window, name: string): Promise<void> {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await window.page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` })
}

const centsIn = (window: Window, selector: string) =>
  window.page.$eval(selector, sum => Number((sum.textContent ?? '').replace(/\D/g, '')))

test('a manager enters three tickets for the price of two, and the list says what guests get', async () => {
  await desk.page.goto(`${building.site}/portal/discounts`)
  await desk.sees('No discounts yet')
  await picture(desk, 'discounts-empty')
  await desk.press('New discount')
  await desk.choose('What it is', 'Several tickets for the price of fewer')
  await desk.page.waitForSelector('#field-buys')
  await desk.page.type('#field-name', 'Three for two')
  await picture(desk, 'discounts-form')
  await desk.press('Create')
  await desk.sees('3 for 2')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  for (const width of [1440, 1024, 390]) {
    await desk.page.setViewport({ width, height: 900 })
    await picture(desk, `discounts-${width}`)
    const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect([width, await desk.page.evaluate(wide)]).toEqual([width, 0])
  }
})

test('the register takes one of three tickets off under its name, and sells at that sum', async () => {
  await register.page.locator('.day:nth-child(2)').click()
  await register.page.waitForSelector('.day:nth-child(2)[aria-pressed="true"]')
  // What 3D adds is paid for all three.
  await register.page.waitForSelector('.show-card:not([aria-disabled])')
  await register.page.$$eval('.show-card:not([aria-disabled])', cards =>
    (cards.find(card => !card.textContent?.includes('3D')) as HTMLElement).click(),
  )
  const key = '.rates .sell-key:not([aria-disabled])'
  await register.page.waitForSelector(key)
  const press = () => register.page.$$eval(key, keys => (keys[0] as HTMLElement).click())
  await press()
  await until(async () => (await centsIn(register, '.pay-sum-cents')) > 0)
  const one = await centsIn(register, '.pay-sum-cents')
  await press()
  await press()
  await register.sees('Three for two')
  await until(async () => (await centsIn(register, '.pay-sum-cents')) === 2 * one)
  await picture(register, 'discount-register')
  await register.page.locator('.cash-ways .button:nth-child(2)').click()
  await register.sees('Sold:')
  await picture(register, 'discount-sold')
  expect(register.thrown).toEqual([])
})

test('a visitor reads on the phone what is taken off, before paying, and pays that', async () => {
  const programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  const flat = programme.versions.flatMap(({ id, dimension }) => (dimension === '2d' ? [id] : []))
  const { id } = programme.schedules.find(
    ({ purchasableOnline, freeSeating, day, availableOnline, versionId }) =>
      purchasableOnline &&
      !freeSeating &&
      day > programme.today &&
      availableOnline > 60 &&
      flat.includes(versionId),
  )!
  const phone = { width: 390, height: 844 }
  const guest = await openWindow(building.browser, `${building.site}/de/buy/tickets/${id}`, phone)
  const more = () => guest.page.locator('.tariff:nth-child(1) .stepper-button:last-child').click()
  await more()
  await until(async () => (await centsIn(guest, '.pay-sum > b')) > 0)
  const one = await centsIn(guest, '.pay-sum > b')
  await more()
  await more()
  await until(async () => (await centsIn(guest, '.pay-sum > b')) === 2 * one)
  await guest.page.waitForFunction(() =>
    /\d, \d/.test(document.querySelector('.pay-seats')?.textContent ?? ''),
  )
  expect(await guest.page.$eval('.pay-fees', list => list.textContent)).toContain('Three for two')
  await picture(guest, 'discount-phone')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await guest.page.locator('input[name="name"]').fill('Ada Visitor')
  await guest.page.locator('input[name="email"]').fill('ada@visitor.example')
  await guest.page.locator('input[name="email_confirmation"]').fill('ada@visitor.example')
  await guest.press('Zahlungspflichtig bestellen')
  await guest.page.waitForFunction(() => !location.pathname.includes('/buy/'))
  expect(guest.thrown).toEqual([])
})
