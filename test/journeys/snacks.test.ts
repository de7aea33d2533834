import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryCalls } from '#core/catalogue/contract.ts'
import { signInByPassword } from '#core/people/contract.ts'
import type { Programme } from '#core/planning/contract.ts'
import { product } from '#core/pricing/product.entity.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { openClient } from '../world/client.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** Popcorn is ordered with a ticket on the website and collected at the register; a package of vouchers is sold there. */

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!
const cashier = demo.employees.find(employee => employee.key === 'anna-kremer')!

let building: Awaited<ReturnType<typeof openBuilding>>
let guest: Window
let number = ''

beforeAll(async () => {
  building = await openBuilding()
  guest = await openWindow(building.browser, `${building.site}/en`, { width: 390, height: 844 })
  const office = openClient(Number(new URL(building.site).port))
  await office.arrive()
  await office.call(signInByPassword, { body: owner.portal! })
  const calls = entryCalls(product)
  const { entries } = (await office.call(calls.list)).body
  const { id } = entries.find(({ category, components }) => category === 'popcorn' && !components?.length)!
  const body = { soldOnline: true, depositCents: 100 }
  await until(async () => (await office.call(calls.change, { params: { id }, body })).status === 200)
}, 300_000)

afterAll(async () => {
  await building?.close()
})

async function look({ page }: Window, name: string): Promise<void> {
  expect(await faultsInBothLights(page), name).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png`, fullPage: true })
}

test('a visitor orders popcorn with a ticket, pays for both at once, and reads how it is collected', async () => {
  const programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  const fits = programme.schedules.filter(
    ({ purchasableOnline, freeSeating, availableOnline, start }) =>
      purchasableOnline &&
      !freeSeating &&
      availableOnline > 20 &&
      Date.parse(start) > Date.now() + 12 * 3_600_000,
  )
  await guest.page.goto(`${building.site}/en/buy/tickets/${fits[0]!.id}`)
  await guest.page.waitForSelector('.tariff')
  await guest.page.locator('.tariff:nth-child(1) .stepper-button:last-child').click()
  await guest.page.waitForSelector('[role="gridcell"][aria-selected="true"]')
  await guest.sees('Snacks and drinks')
  for (let times = 0; times < 2; times++)
    await guest.page.locator('[aria-labelledby="step-snacks"] .stepper-button:last-child').click()
  await guest.page.waitForFunction(() => document.querySelector('.pay-fees')?.textContent?.includes('2 ×'))
  // Each stands for a bucket with a deposit.
  expect(await guest.page.$eval('.pay-fees', each => (each as HTMLElement).innerText)).toMatch(
    /Deposit\s+€2\.00/,
  )
  await look(guest, 'snacks-form')
  await guest.page.locator('[name=name]').fill('Ada Exemple')
  await guest.page.locator('[name=email]').fill('ada@visitor.example')
  await guest.page.locator('[name=email_confirmation]').fill('ada@visitor.example')
  // The demo's second cinema is off: for half a minute after its start the relay waits for that box.
  for (let tries = 0; tries < 12 && !(await guest.page.$('button[value="paid"]')); tries++) {
    await guest.press('Order and pay').catch(() => undefined)
    await guest.page.waitForSelector('button[value="paid"]', { timeout: 5000 }).catch(() => undefined)
  }
  await guest.page.click('button[value="paid"]')
  await guest.sees('Collect them at the counter')
  await guest.sees('Deposit')
  await look(guest, 'snacks-result')
  number = /W-\d+/.exec(await guest.page.$eval('body', body => body.innerText))?.[0] ?? ''
  expect(number).toMatch(/^W-\d+$/)
  expect(guest.thrown).toEqual([])
})

test('the register lists the order, hands it out once, and says so', async () => {
  const register = await openWindow(building.browser, `${building.box}/register`, {
    width: 1366,
    height: 768,
  })
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.sees('Choose a show')
  await register.press('Vouchers')
  await register.sees('Family evening')
  await look(register, 'register-packages')
  await register.page.keyboard.press('Escape')
  await register.press('Receipts')
  await register.press('To collect')
  await register.sees(number)
  await look(register, 'register-snack-list')
  await register.page.locator('.bill-open').click()
  await register.press('Hand out the snacks')
  await register.sees('Snacks handed out')
  await look(register, 'register-handed-out')
  await guest.sees('Handed out')
  expect(register.thrown).toEqual([])
})

test('a till charges a deposit beside the popcorn, and pays it back for buckets that come without a bill', async () => {
  const till = await openWindow(building.browser, `${building.box}/register`, { width: 1366, height: 768 })
  await till.press(cashier.employee.name)
  for (const digit of cashier.pin) await till.page.keyboard.press(digit as '1')
  await till.press('Sign in')
  await till.sees('Deposit back')
  await till.press('Popcorn')
  await till.press('Popcorn salty L')
  await till.sees('Deposit: Popcorn salty L')
  await look(till, 'deposit-basket')
  await till.press('Deposit back')
  await till.sees('Count what came back')
  await till.page.locator('.deposits .stepper-button:last-child').click()
  await look(till, 'deposit-back')
  // The keys above stay within a small screen, with one more among them.
  await till.page.setViewport({ width: 1024, height: 768 })
  await look(till, 'deposit-back-small')
  const fits = await till.page.$eval('.top-bar', bar => bar.scrollWidth <= bar.clientWidth)
  expect(fits).toBe(true)
  await till.press('Pay back €1.00')
  await till.sees('paid back from the drawer')
  expect(till.thrown).toEqual([])
})
