import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryCalls } from '#core/catalogue/contract.ts'
import { signInByPassword } from '#core/people/contract.ts'
import type { Programme } from '#core/planning/contract.ts'
import { priceRate } from '#core/pricing/price-rate.entity.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { openClient, type Client } from '../world/client.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!
const cashier = demo.employees.find(employee => employee.key === 'anna-kremer')!

let building: Awaited<ReturnType<typeof openBuilding>>
let guest: Window
let register: Window
let office: Client
let scheduleId: string

beforeAll(async () => {
  building = await openBuilding()
  const programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  scheduleId = programme.schedules.find(
    ({ purchasableOnline, freeSeating, day, availableOnline }) =>
      purchasableOnline && !freeSeating && day > programme.today && availableOnline > 60,
  )!.id
  guest = await openWindow(building.browser, `${building.site}/de/buy/tickets/${scheduleId}`, {
    width: 390,
    height: 844,
  })
  office = openClient(Number(new URL(building.site).port))
  await office.arrive()
  await office.call(signInByPassword, { body: owner.portal! })
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

/** Adds to every price of a ticket; a relay that has just started writes when its boxes have said their first word. */
async function raise(cents: number): Promise<void> {
  const calls = entryCalls(priceRate)
  const { entries } = (await office.call(calls.list)).body
  for (const rate of entries.filter(({ kind }) => kind === 'ticket'))
    await until(
      async () =>
        (await office.call(calls.change, { params: { id: rate.id }, body: { cents: rate.cents + cents } }))
          .status === 200,
    )
}

/** The sum a page shows, in cents. */
const sumIn = (window: Window, selector: string) =>
  window.page.$eval(selector, sum => Number((sum.textContent ?? '').replace(/\D/g, '')))
const guestSum = () => sumIn(guest, '.pay-sum > b')

/** Two seats are found and named in the bar. */
const hasSeats = () =>
  guest.page.waitForFunction(() => /\d, \d/.test(document.querySelector('.pay-seats')?.textContent ?? ''))

/** The prices a page shows at the first of its tickets. */
const first = (window: Window) => sumIn(window, '.tariff:nth-child(1) .sum')

test('a visitor with seats sees and keeps their price while others see the new one, and is told when it changed', async () => {
  await guest.page.locator('.tariff:nth-child(1) .stepper-button:last-child').click()
  await guest.page.locator('.tariff:nth-child(1) .stepper-button:last-child').click()
  await hasSeats()
  const [sum, price] = [await guestSum(), await first(guest)]
  await raise(200)
  const other = await openWindow(building.browser, `${building.site}/de/buy/tickets/${scheduleId}`, {
    width: 390,
    height: 844,
  })
  await until(
    async () => (await other.page.$('.tariff .sum')) !== null && (await first(other)) === price + 200,
  )
  await other.page.close()
  await reloadToLive()
  await hasSeats()
  // The page comes with the new price, and the basket brings the kept one.
  await until(async () => (await guestSum()) === sum && (await first(guest)) === price)
  await picture(guest, 'kept-price')
  endKept()
  await raise(100)
  await guest.sees('Der Preis hat sich geändert')
  await until(async () => (await guestSum()) === sum + 600 && (await first(guest)) === price + 300)
  await guest.page.$eval('.basket-notice .notice', notice => notice.scrollIntoView({ block: 'center' }))
  await picture(guest, 'price-changed')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture(guest, 'price-changed-light')
  expect(guest.thrown).toEqual([])
})

/** Loads the page again until it hears of changes: what changes before its connection is open it hears of later. */
async function reloadToLive(): Promise<void> {
  const session = await guest.page.createCDPSession()
  await session.send('Network.enable')
  const heard = new Promise<void>(resolve => session.once('Network.webSocketFrameReceived', () => resolve()))
  await guest.page.reload()
  await heard
  await session.detach()
}

/** The time the price was kept for is over, as in ten minutes. */
function endKept(): void {
  const files = building.places.relay.data
  const db = new Database(join(files, demo.key, 'relay.db'))
  db.prepare('UPDATE kept_prices SET until_ms = 0').run()
  db.close()
}

test('the register keeps the sum it told the guest, and the next customer’s basket has the new prices', async () => {
  await register.page.locator('.day:nth-child(2)').click()
  await register.page.waitForSelector('.day:nth-child(2)[aria-pressed="true"]')
  await register.page.locator('.show-card:not([aria-disabled])').click()
  const key = '.rates .sell-key:not([aria-disabled])'
  await register.page.waitForSelector(key)
  await register.page.$$eval(key, keys => (keys[0] as HTMLElement).click())
  await register.page.waitForFunction(() => !document.querySelector('.pay-sum-cents[aria-busy="true"]'))
  const sum = await sumIn(register, '.pay-sum-cents')
  expect(sum).toBeGreaterThan(0)
  const read = register.page.waitForResponse(answer => answer.url().includes('/api/prices'))
  await raise(200)
  await read
  expect(await sumIn(register, '.pay-sum-cents')).toBe(sum)
  await picture(register, 'register-kept')
  await register.page.locator('.cash-ways .button:nth-child(2)').click()
  await register.sees('Sold:')
  await register.press('Next customer')
  await register.page.locator('.show-card:not([aria-disabled])').click()
  await register.page.waitForSelector(key)
  await register.page.$$eval(key, keys => (keys[0] as HTMLElement).click())
  await until(async () => (await sumIn(register, '.pay-sum-cents')) === sum + 200)
  expect(register.thrown).toEqual([])
})
