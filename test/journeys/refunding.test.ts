import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { addDays } from '#core/programme/day.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

let building: Awaited<ReturnType<typeof openBuilding>>
let register: Window
let portal: Window
const demo = demoExhibitors[0]!
const manager = demo.employees.find(employee => employee.key === 'sofia-ferreira')!
const cashier = demo.employees.find(employee => employee.key === 'anna-kremer')!

beforeAll(async () => {
  building = await openBuilding()
  register = await openWindow(building.browser, `${building.box}/register`, { width: 1280, height: 800 })
  portal = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.sees('Choose a show')
  await portal.type('Email', manager.portal!.email)
  await portal.type('Password', manager.portal!.password)
  await portal.press('Sign in')
  await portal.sees('Takings today')
})

afterAll(async () => {
  await building?.close()
})

/** Looks for what shuts people out, in both lights; and takes a picture, when somebody wants to look. */
async function look({ page }: Window, name: string): Promise<void> {
  expect(await faultsInBothLights(page), name).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` })
}
const key = (window: Window, name: string) => window.page.keyboard.press(name as 'Enter')
const withShift = async (window: Window, name: string) => {
  await window.page.keyboard.down('Shift')
  await key(window, name)
  await window.page.keyboard.up('Shift')
}
/** Opens a bill of the till in the list, by words in its row: the newest one may be the website's. */
const openBill = ({ page }: Window, words: string) =>
  page
    .locator(
      `::-p-xpath(//button[contains(@class, "bill-open")][contains(., "${words}")][not(contains(., "W-"))])`,
    )
    .click()
const numberOf = ({ page }: Window) =>
  page.$eval('.panel-head', head => /K-\d+/.exec((head as HTMLElement).innerText)?.[0] ?? '')

let atTill = ''

/** Whether the register offers the exchange, within so many milliseconds. */
const mayExchange = (timeout: number) =>
  register.page
    .waitForFunction(
      () => !document.querySelector('.pay-zone .button[data-variant="primary"][aria-disabled]'),
      { timeout },
    )
    .then(
      () => true,
      () => false,
    )

/** In the evening what was sold last is for the show that has hardly a seat left: a ticket for another one instead. */
async function ticketElsewhere(): Promise<void> {
  await register.page.locator('.day:nth-child(2)').click()
  await register.page.waitForSelector('.day:nth-child(2)[aria-pressed="true"]')
  await register.page.locator('.show-list li:nth-child(2) .show-card:not([aria-disabled])').click()
  await register.page.locator('.rates .sell-key:not([aria-disabled])').click()
}

/** Glasses cost something from now on, and a guest of an exchange has their own: a press, a ticket without. */
async function withoutGlasses(): Promise<void> {
  const glasses = { kind: 'surcharge', name: { en: 'Glasses' }, cents: 150, waivable: true }
  const before = await difference()
  const status = await portal.page.evaluate(async body => {
    const { token } = await (await fetch('/api/token')).json()
    const headers = { 'content-type': 'application/json', 'x-csrf-token': token }
    const request = { method: 'PUT', headers, body: JSON.stringify(body) }
    return (await fetch('/api/catalogue/price-rates/glasses', request)).status
  }, glasses)
  expect(status).toBe(200)
  await register.sees('Without: Glasses')
  await register.page.waitForFunction(
    each => document.querySelector('.pay-sum')?.textContent !== each,
    {},
    before.text,
  )
  const dearer = await difference()
  expect(dearer.cents).toBeGreaterThan(before.cents)
  await register.press('Without: Glasses')
  await register.page.waitForSelector('.rates-waived .sell-count')
  await register.page.waitForFunction(
    each => document.querySelector('.pay-sum')?.textContent !== each,
    {},
    dearer.text,
  )
  expect((await difference()).cents).toBe(dearer.cents - 150)
}

/** What an exchange costs more as the page shows it, in cents; below 0 it is paid back. */
async function difference(part = '.pay-sum'): Promise<{ text: string; cents: number }> {
  const text = await register.page.$eval(part, sum => sum.textContent ?? '')
  const cents = Number(text.replaceAll(/\D/g, ''))
  return { text, cents: text.includes('Still to pay') ? cents : 0 - cents }
}

test('a cashier finds a bill, gives one ticket back, and the bill says so', async () => {
  await register.press('Receipts')
  await register.sees('Latest receipts')
  await look(register, 'register-bills')
  await openBill(register, '2 Normal')
  await register.sees('Refund all')
  atTill = await numberOf(register)
  await look(register, 'register-bill')
  await register.page.locator('.bill-now-lines li:first-child button').click()
  await register.press('Refund selected')
  await register.sees('Refund to customer')
  await look(register, 'register-refund')
  await key(register, 'Enter')
  await register.sees('The receipt is being printed')
  await register.sees('partly refunded')
  await look(register, 'register-refunded')
  expect(register.thrown).toEqual([])
})

test('a part of the money goes back and everything stays; a lost ticket is printed again by its seat', async () => {
  await register.press('Refund a part')
  await register.sees('How much is refunded?')
  await look(register, 'register-credit-sum')
  for (const digit of '120') await key(register, digit)
  await register.press('Next')
  await register.sees('the tickets remain valid')
  await register.sees('1.20')
  await look(register, 'register-credit')
  await key(register, 'Enter')
  await register.sees('The receipt is being printed')
  await register.page.locator('.bill-now-lines li:not([data-over]) button').click()
  await register.press('Print this ticket again')
  await register.sees('Why is it printed again?')
  await look(register, 'register-reprint')
  await register.press('Lost')
  await register.sees('Ticket printed again')
  await look(register, 'register-reprinted')
  // What only confirms a press passes; what happened stays.
  const isGone = (words: string) =>
    register.page.waitForFunction(each => !document.body.innerText.includes(each), {}, words)
  await isGone('is being printed again')
  await register.press('Print again')
  await isGone('Printed again')
  await register.sees('Ticket printed again')
  expect(register.thrown).toEqual([])
})

test('a ticket is exchanged for another price, and then for other seats with the sale screen', async () => {
  await key(register, 'Escape')
  await register.sees('Latest receipts')
  const rows = await register.page.$$eval('.bill-open', all => all.map(row => (row as HTMLElement).innerText))
  const other = rows.map(row => /K-\d+/.exec(row)?.[0]).find(number => number && number !== atTill)!
  await openBill(register, other)
  await register.sees('Change ticket type')
  await withShift(register, 'E')
  await register.sees('Which ticket type instead?')
  await look(register, 'register-rate')
  await register.page.locator('.rate-list button').click()
  await register.sees('Back', 5000)
  await look(register, 'register-rate-difference')
  await key(register, 'Escape')
  await key(register, 'Escape')
  await register.sees('Exchange')
  await withShift(register, 'X')
  await register.sees(`Exchange: ${other}`)
  if (!(await mayExchange(5000))) await ticketElsewhere()
  expect(await mayExchange(30_000)).toBe(true)
  await withoutGlasses()
  await look(register, 'register-exchange')
  await key(register, 'Enter')
  await register.page.waitForSelector('.money-step')
  await look(register, 'register-exchange-difference')
  // What the ticket elsewhere costs depends on the hour: more is paid in cash, less or the same takes one press.
  await key(
    register,
    (await difference('.money-step .pay-sum-name')).text === 'Still to pay' ? 'F9' : 'Enter',
  )
  await register.sees('the old tickets are no longer valid')
  await look(register, 'register-exchanged')
  await register.press('Next customer')
  await register.sees('Nothing chosen yet')
  expect(register.thrown).toEqual([])
})

test('the portal refunds what was sold online and asks the cinema for the rest, which the register lists', async () => {
  await portal.press('Sales')
  await portal.sees('K-')
  // A purchase of several tickets, of which one is kept.
  await portal.page.locator('::-p-xpath(//tr[contains(., "tickets")][contains(., "W-")]//button)').click()
  await portal.press('Refund')
  await portal.sees('The seats go back on sale at once')
  await look(portal, 'portal-refund')
  await portal.page.locator('.refund-lines input').click()
  await portal.press('Refund €')
  await portal.sees('Partly refunded')
  await portal.page.waitForSelector('.side-panel-body [data-over]')
  await look(portal, 'portal-refunded')

  // A sum goes back too, and what was bought stays.
  await portal.press('Refund')
  await portal.page.locator('.side-panel-body .mantine-SegmentedControl-control:nth-of-type(2) label').click()
  await portal.sees('tickets remain valid')
  await portal.type('How much is refunded', '9999')
  await portal.sees('At most €')
  expect(await portal.page.$('.side-panel-body form button[aria-disabled="true"]')).not.toBeNull()
  await portal.type('How much is refunded', '1.50')
  await look(portal, 'portal-refund-sum')
  await portal.press('Refund €1.50')
  await portal.page.waitForFunction(() => !document.querySelector('.side-panel-body form'))
  await portal.sees('-€1.50')
  await look(portal, 'portal-refunded-sum')

  await portal.page.locator('input[type="search"]').fill(atTill)
  await key(portal, 'Enter')
  await portal.page.locator(`::-p-xpath(//tr[contains(., "${atTill}")]//button)`).click()
  await portal.press('Request a refund')
  await look(portal, 'portal-ask')
  await portal.press('Request €')
  await portal.sees('The register pays it out when the customer comes')

  await register.press('Receipts')
  await register.page.waitForSelector('.due-count')
  await withShift(register, 'O')
  await register.sees('requested by Sofia Ferreira')
  await look(register, 'register-due')
  await register.press('Pay out')
  await register.sees('Refund to customer')
  await key(register, 'Enter')
  await register.sees('The receipt is being printed')
  await portal.page.waitForFunction(() => !document.body.innerText.includes('The register pays it out'))
  await look(portal, 'portal-paid-out')
  expect([...register.thrown, ...portal.thrown]).toEqual([])
})

test('a manager cancels a show and pays its tickets back in one go', async () => {
  await portal.press('Programme')
  // Tomorrow has sold seats at whatever hour the demo was made.
  const { today } = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  await portal.page.goto(`${building.site}/portal/programme?day=${addDays(today, 1)}`)
  await portal.page.waitForSelector('.strip')
  await portal.page.waitForFunction(() => {
    const sold = [...document.querySelectorAll<HTMLElement>('.strip')].find(strip =>
      /\b[1-9]\d*\/\d+/.test(strip.innerText),
    )
    sold?.click()
    return sold !== undefined
  })
  await portal.press('Cancel this show')
  await look(portal, 'portal-cancel')
  await portal.type('Type CANCEL', 'CANCEL')
  await portal.press('Cancel it for good')
  await portal.sees('Refunds')
  await portal.sees('Everything paid online has been refunded', 20_000).catch(() => portal.sees('to refund'))
  await look(portal, 'portal-cancelled')
  expect(portal.thrown).toEqual([])
})
