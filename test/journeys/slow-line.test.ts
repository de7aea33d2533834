import { join } from 'node:path'
import { PredefinedNetworkConditions } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInByPassword } from '#core/people/contract.ts'
import { createSchedule, type Programme } from '#core/planning/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { openClient } from '../world/client.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'
import { freeSlot } from './free-slot.ts'

/** A whole evening in French on a phone whose line is slow: found, bought, kept without a line, admitted at the door. */

const phone = { width: 390, height: 844 }
const slow = PredefinedNetworkConditions['Slow 4G']
const demo = demoExhibitors[0]!
const owner = demo.employees.find(
  ({ portal, employee }) => portal && employee.roleIds.includes('administrator'),
)!
const cashier = demo.employees.find(employee => employee.key === 'anna-kremer')!
/** What a slow line on a busy machine may take. */
const waitMs = 90_000

let building: Awaited<ReturnType<typeof openBuilding>>
let guest: Window
let title = ''
let day = ''
let uuid = ''
const showId = 'slow-show-0001'

beforeAll(async () => {
  building = await openBuilding()
  await planShow()
  guest = await openWindow(building.browser, `${building.site}/fr/privacy-policy`, phone)
  guest.page.setDefaultTimeout(waitMs)
  await guest.page.setCacheEnabled(false)
  await guest.page.emulateNetworkConditions(slow)
})

afterAll(async () => {
  await building?.close()
})

/** Plans a show whose doors are open, and waits until the website has it. */
async function planShow(): Promise<void> {
  const read = async (base: string) => (await (await fetch(`${base}/api/programme`)).json()) as Programme
  const slot = freeSlot(await read(building.box), 'cine-melusine')
  const client = openClient(Number(new URL(building.box).port))
  await client.arrive()
  await client.call(signInByPassword, { body: owner.portal! })
  title = slot.movie.title
  day = slot.day
  const body = { id: showId, versionId: slot.version.id, screenId: slot.screen.id, day, time: slot.time }
  expect((await client.call(createSchedule, { body })).status).toBe(200)
  await until(async () => (await read(building.site)).schedules.some(({ id }) => id === showId))
}

async function picture(name: string): Promise<void> {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await guest.page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` })
}

test('the programme is there, and the film is found by a word of it', async () => {
  await guest.page.goto(`${building.site}/fr/movies/${day}`, { waitUntil: 'domcontentloaded' })
  expect(await guest.page.$$eval('h3, h2', all => all.map(each => each.textContent))).toContain(title)
  await picture('slow-day')
  await guest.page.goto(`${building.site}/fr/search`, { waitUntil: 'domcontentloaded' })
  // The form is a plain one: nobody waits for its script.
  await guest.page.type('.search-form input', title)
  await Promise.all([
    guest.page.waitForNavigation({ waitUntil: 'domcontentloaded' }),
    guest.page.keyboard.press('Enter'),
  ])
  expect(await guest.page.$eval('.search-result h2', first => first.textContent)).toBe(title)
  await picture('slow-search')
}, 240_000)

test('two tickets are ordered once, however often the button is pressed while the line is slow', async () => {
  await guest.page.goto(`${building.site}/fr/buy/tickets/${showId}`, { waitUntil: 'domcontentloaded' })
  const more = '.tariff:nth-child(1) .stepper-button:last-child'
  await guest.page.locator(more).setTimeout(waitMs).click()
  await guest.page.locator(more).click()
  await guest.page.waitForFunction(
    () => document.querySelectorAll('[role="gridcell"][aria-selected="true"]').length === 2,
  )
  for (const [name, value] of Object.entries({
    name: 'Zoé Lente',
    email: 'zoe@lente.example',
    email_confirmation: 'zoe@lente.example',
  }))
    await guest.page.type(`input[name="${name}"]`, value)
  await picture('slow-order')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  let orders = 0
  guest.page.on('request', request => {
    if (request.url().endsWith('/api/checkout') && request.method() === 'POST') orders += 1
  })
  const order = (await guest.page.waitForSelector('.pay button[type="submit"]'))!
  const { x, y } = await order.clickablePoint()
  await guest.page.mouse.click(x, y, { count: 3 })
  await guest.page.locator('button[value="paid"]').setTimeout(waitMs).click()
  await guest.sees('Bon film', waitMs)
  expect(orders).toBe(1)
  uuid = /\/bill\/([\w-]+)/.exec(guest.page.url())![1]!
}, 300_000)

test('without any line the codes are still there, large, and the door admits each once', async () => {
  await guest.page.waitForSelector('.code svg')
  await guest.page.setOfflineMode(true)
  await guest.page.locator('.code').click()
  await guest.page.waitForSelector('dialog[open] svg')
  await picture('slow-code')
  await guest.page.setOfflineMode(false)
  const result = (await (await fetch(`${building.site}/api/bill/${uuid}/result`)).json()) as {
    data: { tickets: { code: string }[] }
  }
  const codes = result.data.tickets.map(({ code }) => code)
  expect(codes).toHaveLength(2)
  const door = await openWindow(building.browser, `${building.box}/scanner?door=${showId}`, phone)
  await door.press(cashier.employee.name)
  for (const digit of cashier.pin) await door.page.keyboard.press(digit as '1')
  await door.press('Sign in')
  await door.sees('Ready to scan')
  await door.page.waitForSelector('#code:focus')
  for (const [code, said] of [
    [codes[0]!, 'Admitted'],
    ['FOYER1.aaaaaaaaaa.show.A1.relay-1.c2lnbmF0dXJl', 'Not a ticket of this cinema'],
    [codes[0]!, 'Already used'],
    [codes[1]!, 'Admitted'],
  ] as const) {
    await door.page.keyboard.type(code)
    await door.page.keyboard.press('Enter')
    await door.sees(said)
  }
  expect([...guest.thrown, ...door.thrown]).toEqual([])
}, 240_000)
