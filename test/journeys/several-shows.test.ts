import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'
import { printedTickets } from './printed-tickets.ts'

/** Two tickets of one show and two of another, popcorn and a voucher: one basket, one payment, one receipt. */

let building: Awaited<ReturnType<typeof openBuilding>>
let register: Window
const cashier = demoExhibitors[0]!.employees.find(employee => employee.key === 'anna-kremer')!

beforeAll(async () => {
  building = await openBuilding()
  register = await openWindow(building.browser, `${building.box}/register`, { width: 1366, height: 768 })
  await signIn()
  await register.press('Sign in')
  await register.sees('Choose a show')
})

afterAll(async () => {
  await building?.close()
})

/** Of whoever was here before the last digit signs in by itself. */
async function signIn() {
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
}

async function look(name: string): Promise<void> {
  expect(await faultsInBothLights(register.page), name).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (folder) await register.page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` })
}

const tap = (selector: string) => register.page.locator(selector).setTimeout(30_000).click()
const rate = '.rates .sell-key:not([aria-disabled])'
/** A show of the chosen day that still has many seats, by its place in the list. */
const show = (at: number) => `.show-list li:nth-child(${at}) .show-card:not([aria-disabled])`
const textOf = (selector: string) =>
  register.page.$$eval(selector, found => found.map(each => (each as HTMLElement).innerText))
const seated = () =>
  register.page.waitForFunction(() => !document.querySelector('.pay-sum-cents[aria-busy="true"]'), {
    timeout: 60_000,
  })
const headings = () => textOf('.bill-show-name')

async function twoTickets(at: number) {
  await tap(show(at))
  await tap(rate)
  await tap(rate)
  await register.page.waitForFunction(
    at => document.querySelector(`.show-list li:nth-child(${at}) .sell-count`)?.textContent?.startsWith('2'),
    { timeout: 60_000 },
    at,
  )
  await seated()
}

test('a cashier puts tickets of two shows into one basket, and each line says its show', async () => {
  await tap('.day:nth-child(2)')
  await register.page.waitForSelector('.day:nth-child(2)[aria-pressed="true"]')
  await twoTickets(2)
  await tap('.product-keys .sell-key')
  await twoTickets(4)
  await register.page.waitForFunction(() => document.querySelectorAll('.bill-show-name').length === 2)
  const [first, second] = await headings()
  expect(first).toMatch(/\d\d:\d\d .+\n?.*[A-Z] \d+/)
  expect(second).toMatch(/\d\d:\d\d .+\n?.*[A-Z] \d+/)
  // The seats of the first show are still kept when one comes back to it.
  await register.page.locator('button.bill-show-name').click()
  await register.page.waitForSelector('.show-list li:nth-child(2) .show-card[aria-pressed="true"]')
  expect(await headings()).toEqual([first, second])
  await look('several-shows-1366')
  await register.page.setViewport({ width: 1024, height: 768 })
  await look('several-shows-1024')
  await register.page.setViewport({ width: 1366, height: 768 })
})

test('a third show looked at takes nothing away, and tickets move to it only when that is asked for', async () => {
  const before = await headings()
  await tap(show(3))
  await register.sees('Move the 2 tickets for')
  await look('several-shows-move')
  expect(await headings()).toEqual(before)
  await register.press('Move the 2 tickets for')
  await register.page.waitForFunction(() =>
    document.querySelector('.show-list li:nth-child(3) .sell-count')?.textContent?.startsWith('2'),
  )
  await seated()
  expect(await headings()).toHaveLength(2)
  expect(await textOf('.show-card .sell-count')).toHaveLength(2)
})

test('a register that is locked or restarted goes on with the tickets of all its shows', async () => {
  const before = await headings()
  await register.press('Lock')
  await register.sees('A basket is waiting here')
  await signIn()
  await register.sees('Total')
  expect(await headings()).toEqual(before)
  await register.page.reload()
  await register.page.waitForSelector('.bill-show-name')
  expect(await headings()).toEqual(before)
})

test('all of it is paid once, and is one receipt that names both shows', async () => {
  await register.press('Vouchers')
  await tap('.voucher-types button')
  await register.press('Vouchers')
  await seated()
  await look('several-shows-pay')
  await tap('.cash-ways .button:nth-child(2)')
  await register.sees('Next customer')
  await register.sees('Sold:')
  const number = /K-\d+/.exec(await register.page.$eval('.sold-title', title => title.textContent ?? ''))![0]
  await register.press('Next customer')
  expect((await printedTickets(register.page, 4)).length).toBeGreaterThanOrEqual(4)

  await register.press('Receipts')
  await register.page
    .locator(`::-p-xpath(//button[contains(@class, "bill-open")][contains(., "${number}")])`)
    .click()
  await register.sees('Refund all')
  await look('several-shows-receipt')
  expect(await textOf('.panel-head h2, .panel-head .bill-number')).not.toEqual([])
  await register.page.locator('.bill-now-lines li:first-child button').click()
  await register.press('Refund selected')
  await register.sees('Refund to customer')
  await register.page.keyboard.press('Enter')
  await register.sees('partly refunded')
  // What is left of both shows is exchanged at once, each in its own show at first.
  await register.press('Exchange')
  await register.sees(`Exchange: ${number}`)
  await seated()
  await register.page.waitForFunction(() => document.querySelectorAll('.bill-show-name').length === 2)
  await look('several-shows-exchange')
  await tap('.pay-zone .button[data-variant="primary"]:not([aria-disabled])')
  await register.page.waitForSelector('.money-step')
  await register.page.keyboard.press('Enter')
  await register.sees('the old tickets are no longer valid')
  await register.press('Next customer')
  expect(register.thrown).toEqual([])
})

test('what is sold most often is offered below the products of every group', async () => {
  await register.page.reload()
  await tap('.category:nth-child(3)')
  await tap('.popular-keys li:first-child .sell-key')
  // Most guests of the demo take this together: one key for both.
  await register.page.waitForFunction(() =>
    ['Popcorn salty M', 'Cola'].every(name =>
      document.querySelector('.bill-lines')?.textContent?.includes(name),
    ),
  )
  await look('popular-1366')
  await register.press('Clear')
  await register.sees('Nothing chosen yet')
})

test('clearing the basket lets go of the seats of every show', async () => {
  await tap('.day:nth-child(2)')
  await twoTickets(2)
  await twoTickets(4)
  await register.press('Clear')
  await register.sees('Nothing chosen yet')
  await register.page.waitForFunction(() => !document.querySelector('.show-card .sell-count'))
  expect(register.thrown).toEqual([])
})
