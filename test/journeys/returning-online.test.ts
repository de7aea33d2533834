import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { until } from '../world/until.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** Whoever bought on the website returns it there: tickets, and a gift card. */

let building: Awaited<ReturnType<typeof openBuilding>>
let guest: Window

beforeAll(async () => {
  building = await openBuilding()
  guest = await openWindow(building.browser, `${building.site}/en`, { width: 390, height: 844 })
})

afterAll(async () => {
  await building?.close()
})

async function picture(name: string): Promise<void> {
  const folder = process.env['FOYER_PICTURES']
  if (folder)
    await guest.page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png`, fullPage: true })
}

/** Fills in who buys, pays, and waits for the order's page. */
async function pay(): Promise<void> {
  await guest.page.locator('[name=name]').fill('Ada Exemple')
  await guest.page.locator('[name=email]').fill('ada@visitor.example')
  await guest.page.locator('[name=email_confirmation]').fill('ada@visitor.example')
  // The demo's second cinema is off: for half a minute after its start the relay waits for that box.
  for (let tries = 0; tries < 12 && !(await guest.page.$('button[value="paid"]')); tries++) {
    await guest.press('Order and pay').catch(() => undefined)
    await guest.page.waitForSelector('button[value="paid"]', { timeout: 5000 }).catch(() => undefined)
  }
  await guest.page.click('button[value="paid"]')
  await guest.page.waitForSelector('.return-order', { timeout: 60_000 })
}

/** The first show with room that begins in more than half a day: the demo's cinema takes tickets back until two hours before. */
async function laterShow(): Promise<string> {
  const programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  const fits = programme.schedules.filter(
    ({ purchasableOnline, freeSeating, start, availableOnline }) =>
      purchasableOnline &&
      !freeSeating &&
      availableOnline > 20 &&
      Date.parse(start) > Date.now() + 12 * 3_600_000,
  )
  return fits[0]!.id
}

const codes = () => guest.page.$$eval('.code-list > li', codes => codes.length)

test('one of two tickets is returned, after the buyer has read what becomes of it', async () => {
  await guest.page.goto(`${building.site}/en/buy/tickets/${await laterShow()}`)
  await guest.page.waitForSelector('.tariff')
  for (let times = 0; times < 2; times++)
    await guest.page.locator('.tariff:nth-child(1) .stepper-button:last-child').click()
  await guest.page.waitForSelector('[role="gridcell"][aria-selected="true"]')
  await pay()
  expect(await codes()).toBe(2)
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture('bill-with-return')
  await guest.press('Return tickets')
  await guest.sees('their seats are sold again')
  await guest.page.waitForFunction(() => document.activeElement?.textContent === 'Return tickets')
  await guest.page.locator('.return-lines li:nth-child(2) input').click()
  await guest.sees('Return 1 ticket')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture('return-tickets')
  await guest.press('Return 1 ticket')
  await guest.page.waitForFunction(() => document.querySelectorAll('.code-list > li').length === 1)
  await guest.sees('Return tickets')
})

/** Once more where the press met a page that was just being drawn anew. */
const beginsReturn = () =>
  until(async () => {
    const button = '::-p-xpath(//button[normalize-space(.)="Return tickets"])'
    if (await guest.page.$(button)) await guest.press('Return tickets')
    return guest.sees('Keep everything', 3000).then(
      () => true,
      () => false,
    )
  })

test('the other one is kept by whoever changes their mind, and returned by whoever does not', async () => {
  await beginsReturn()
  await guest.press('Keep everything')
  expect(await codes()).toBe(1)
  await beginsReturn()
  await guest.press('Return 1 ticket')
  await guest.page.waitForFunction(() => !document.querySelector('.code-list'))
  expect(await guest.page.$('.return-order')).toBeNull()
  await picture('bill-returned')
})

test('tickets are exchanged for another show of the film, with the new seats in sight before the yes', async () => {
  await guest.page.goto(`${building.site}/en/buy/tickets/${await laterShow()}`)
  await guest.page.waitForSelector('.tariff')
  for (let times = 0; times < 2; times++)
    await guest.page.locator('.tariff:nth-child(1) .stepper-button:last-child').click()
  await guest.page.waitForSelector('[role="gridcell"][aria-selected="true"]')
  await pay()
  // By what the door scans: the seats of two shows may be called alike.
  const before = await guest.page.$$eval('.code-list svg', each => each.map(one => one.outerHTML))
  await guest.press('Exchange tickets')
  await guest.sees('For which show?')
  await picture('exchange-tickets')
  await guest.page.locator('.exchange-shows label:first-of-type input').click()
  await guest.page.waitForSelector('.return-form [role="gridcell"][aria-selected="true"]')
  await guest.sees('Your new tickets are also mailed')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture('exchange-chosen')
  await guest.page.locator('.return-form button[type="submit"]').click()
  const changed = (old: string[]) => {
    const now = [...document.querySelectorAll('.code-list svg')].map(one => one.outerHTML)
    return now.length === 2 && now.join() !== old.join()
  }
  // Other seats may cost more: then it is paid at the provider, whenever that page comes.
  await until(async () => {
    const press = () => document.querySelector<HTMLButtonElement>('button[value="paid"]')?.click()
    const look = guest.page.evaluate(press).then(() => guest.page.evaluate(changed, before))
    return look.catch(() => false)
  })
  await picture('exchange-done')
  expect(guest.thrown).toEqual([])
})

test('a dearer seat is chosen in the plan, paid at the provider, and only then is the old ticket given up', async () => {
  await guest.page.goto(`${building.site}/en/buy/tickets/${await laterShow()}`)
  await guest.page.waitForSelector('.tariff')
  await guest.page.locator('.tariff:nth-child(1) .stepper-button:last-child').click()
  await guest.page.waitForSelector('[role="gridcell"][aria-selected="true"]')
  await pay()
  await guest.press('Exchange tickets')
  await guest.page.locator('.exchange-shows label:first-of-type input').click()
  await guest.sees('Your new tickets are also mailed')
  const dear = '.return-form [role="gridcell"][aria-label*="premium"]:not([aria-disabled])'
  await guest.page.waitForSelector(dear)
  const seats = await guest.page.$$eval(dear, cells => cells.map(cell => cell.getAttribute('data-seat')))
  const seat = seats.at(Math.floor(seats.length / 2))!
  await guest.page.locator('.return-form [role="gridcell"][aria-selected="true"]').click()
  await guest.page.locator(`.return-form [data-seat="${seat}"]`).click()
  await guest.sees('and exchange')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture('exchange-dearer')
  const orders = guest.page.url()
  await guest.page.locator('.return-form button[type="submit"]').click()
  await guest.page.waitForSelector('button[value="paid"]')
  // Whoever looks at the order meanwhile still has the old ticket.
  const paying = guest.page.url()
  await guest.page.goto(orders)
  await guest.sees('Your exchange waits for its payment')
  expect(await codes()).toBe(1)
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture('exchange-paying')
  await guest.page.goto(paying)
  await guest.page.click('button[value="paid"]')
  const is = (name: string) => document.querySelector('.code-list > li')?.textContent?.includes(name) ?? false
  await guest.page.waitForFunction(is, { polling: 500 }, seat.replace(/^([A-Z]+)/, '$1\u00a0'))
  await picture('exchange-paid')
  expect(guest.thrown).toEqual([])
})

test('a gift card is withdrawn from in two steps, with the labels the law names', async () => {
  await guest.page.goto(`${building.site}/de/vouchers`)
  await guest.page.locator('.voucher-card:first-child .button').click()
  await guest.page.waitForSelector('.voucher-form')
  await guest.page.goto(guest.page.url().replace('/de/', '/en/'))
  await guest.page.waitForSelector('.voucher-form')
  await pay()
  await guest.press('Withdraw from contract here')
  await guest.sees('You withdraw from the contract on')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture('withdraw')
  await guest.press('Confirm withdrawal')
  await guest.sees('The card was cancelled')
  expect(await guest.page.$('.voucher-code-text')).toBeNull()
  expect(guest.thrown).toEqual([])
})
