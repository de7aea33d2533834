import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { signInByPassword } from '#core/people/contract.ts'
import { createSchedule, type Programme } from '#core/planning/contract.ts'
import { changeSettings } from '#core/venue/settings/contract.ts'
import { until } from '../world/until.ts'
import { cancelVoucher, readVouchers } from '#core/vouchers/contract.ts'
import { openClient, type Client } from '../world/client.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'
import { freeSlot } from './free-slot.ts'

/** An usher with a phone in one hand: who reserved, who lost the ticket, and cards with nothing left on them. */

let building: Awaited<ReturnType<typeof openBuilding>>
let register: Window
let scanner: Window
let title = ''
const demo = demoExhibitors[0]!
const cashier = demo.employees.find(({ key }) => key === 'anna-kremer')!
const manager = demo.employees.find(({ pin, employee }) => pin && employee.roleIds.includes('manager'))!
const showId = 'door-show-0002'

beforeAll(async () => {
  building = await openBuilding()
  title = await planShow()
  register = await openWindow(building.browser, `${building.box}/register`, { width: 1366, height: 768 })
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  scanner = await openWindow(building.browser, `${building.box}/scanner?door=${showId}`, {
    width: 390,
    height: 844,
  })
  await scanner.press(manager.employee.name)
  for (const digit of manager.pin!) await scanner.page.keyboard.press(digit as '1')
  await scanner.press('Sign in')
  await scanner.sees('Ready to scan')
})

afterAll(async () => {
  await building?.close()
})

/** Plans a show whose doors are open, and has reservations wait to its very start. Returns its film's title. */
async function planShow(): Promise<string> {
  const programme = (await (await fetch(`${building.box}/api/programme`)).json()) as Programme
  const { movie, version, screen, day, time } = freeSlot(programme, 'cine-melusine')
  const client = await desk()
  const body = { id: showId, versionId: version.id, screenId: screen.id, day, time }
  expect((await client.call(createSchedule, { body })).status).toBe(200)
  const settings = { place: 'cinema-cine-melusine', data: { 'reservations.minutes_before': 0 } }
  const changed = await client.call(changeSettings, { body: settings })
  expect(changed.status, changed.text).toBe(200)
  return movie.title
}

const sizes = [
  [768, 1024],
  [390, 844],
] as const

/** Nothing to find fault with in either light, nothing wider than the phone, and no key too small for a thumb. */
async function look(name: string): Promise<void> {
  expect(await faultsInBothLights(scanner.page), name).toEqual(spotless)
  const { wide, small } = await scanner.page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    small: [...document.querySelectorAll('button')]
      .filter(each => each.getBoundingClientRect().height < 44)
      .map(each => each.textContent),
  }))
  expect([wide, small]).toEqual([0, []])
  const folder = process.env['FOYER_PICTURES']
  if (!folder) return
  for (const [width, height] of sizes) {
    await scanner.page.setViewport({ width, height })
    await scanner.page.screenshot({ path: join(folder, `${name}-${width}.png`) as `${string}.png` })
  }
}

test('the wall of seats says how many are left, and counts down as they are sold', async () => {
  const { page, sees } = await openWindow(building.browser, `${building.box}/signage?view=seats&lang=de`, {
    width: 1920,
    height: 1080,
  })
  await sees('Freie Plätze')
  const left = () =>
    page.evaluate(
      title =>
        Number(
          [...document.querySelectorAll('.row')]
            .find(row => row.querySelector('.row-title')?.textContent === title)
            ?.querySelector('.row-left')?.textContent,
        ),
      title,
    )
  await page.waitForFunction(
    title =>
      [...document.querySelectorAll('.row')].some(row => row.textContent?.includes(title)) ||
      document.querySelector('.dots'),
    {},
    title,
  )
  await until(async () => (await left()) > 0)
  const before = await left()
  const folder = process.env['FOYER_PICTURES']
  await page.evaluate(() => Promise.all(document.getAnimations().map(each => each.finished)))
  if (folder) await page.screenshot({ path: join(folder, 'wall-seats.png') as `${string}.png` })
  await register.press(title)
  await register.page.locator('.rates .sell-key:not([aria-disabled])').click()
  await register.page.waitForFunction(() => !document.querySelector('.pay-sum-cents[aria-busy="true"]'))
  await register.page.keyboard.press('F9')
  await register.sees('Next customer')
  await until(async () => (await left()) === before - 1)
  await page.close()
})

const seek = async (text: string) => {
  await scanner.page.locator('.door-panel-foot input').fill(text)
}

test('an usher finds who reserved by three letters, sends them to the till, and lets them in once they paid', async () => {
  await register.press(title)
  for (let at = 0; at < 2; at += 1)
    await register.page.locator('.rates .sell-key:not([aria-disabled])').click()
  await register.page.waitForFunction(() => !document.querySelector('.pay-sum-cents[aria-busy="true"]'))
  await register.page.keyboard.press('m')
  await register.type('Last name', 'Marchand-Vandenbroucke')
  await register.type('First name', 'Claude')
  await register.type('Telephone', '621 998 877')
  await register.press('Reserve')
  await register.sees('is the reference for the customer')
  await scanner.press('Reservations')
  await scanner.sees('2 seats not paid: to the till.')
  await seek('mar')
  await scanner.sees('Marchand-Vandenbroucke, Claude')
  expect(await scanner.page.evaluate(() => document.body.innerText)).not.toContain('998 877')
  await look('door-reserved')
  await seek('xyz')
  await scanner.sees('No reservation')
  await look('door-reserved-none')
  await seek('march')
  await register.page.locator('.reservation-open').click()
  await register.page.waitForSelector('.reservation-facts')
  await register.page.keyboard.press('Enter')
  await register.page.waitForFunction(
    () =>
      !document.querySelector('.reservations-panel') &&
      !document.querySelector('.pay-sum-cents[aria-busy="true"]'),
  )
  await register.page.keyboard.press('F9')
  await register.sees('Next customer')
  // The list hears of it.
  await scanner.sees('Let 2 in')
  await look('door-paid')
  await scanner.page.locator('.door-ticket').click()
  await scanner.press('Let 1 in')
  await scanner.page.waitForSelector('.door-ticket[data-state="inside"]')
  await look('door-inside')
  await scanner.press('Let 1 in')
  await scanner.page.waitForFunction(
    () => document.querySelectorAll('.door-ticket[data-state="inside"]').length === 2,
  )
  await scanner.press('Back to scanning')
  await scanner.sees('Ready to scan')
  await scanner.sees('2 of 3')
  await look('door-ready')
})

test('a guest without a ticket is found by what they remember, and is inside already', async () => {
  await scanner.press('No ticket')
  await look('door-sales')
  await seek('999,99')
  await scanner.sees('No sale found')
  await seek(title.slice(0, 12))
  await scanner.page.waitForSelector('.door-list li .door-ticket[data-state="inside"]')
  await look('door-sale')
  // A ticket that is scanned meanwhile is checked as always.
  await seek('FOYER1.forged')
  await scanner.page.keyboard.press('Enter')
  await scanner.sees('Not a ticket of this cinema')
})

/** The box's portal, for who may do everything. */
async function desk(): Promise<Client> {
  const { portal } = demo.employees.find(
    each => each.portal && each.employee.roleIds.includes('administrator'),
  )!
  const client = openClient(Number(new URL(building.box).port))
  await client.arrive()
  await client.call(signInByPassword, { body: { email: portal!.email, password: portal!.password } })
  return client
}

/** A card that a manager cancelled, so that it is worth nothing, and one with visits on it. */
async function cards(): Promise<{ empty: string; full: string }> {
  const manager = await desk()
  const { vouchers } = (await manager.call(readVouchers, { query: {} })).body
  const [empty, full] = vouchers.filter(({ cancelled, left }) => !cancelled && left > 0)
  const answer = await manager.call(cancelVoucher, { params: { code: empty!.id } })
  expect(answer.status, answer.text).toBe(200)
  return { empty: empty!.id, full: full!.id }
}

test('a card worth nothing is taken back once, a full one is handed back, and a manager undoes what was wrong', async () => {
  const { empty, full } = await cards()
  await scanner.press('Empty card')
  await scanner.sees('Scan the card')
  const card = async (code: string) => {
    await scanner.page.locator('.code-field input').fill(code)
    await scanner.page.keyboard.press('Enter')
  }
  await card(full)
  await scanner.sees('Not used up: hand it back to the customer.')
  await look('door-card-full')
  await card(empty)
  await scanner.press('Take card back')
  await scanner.sees('Card taken back')
  await look('door-card-taken')
  await card(empty.toUpperCase())
  await scanner.sees('Card taken back')
  await scanner.press('Undo: customer keeps it')
  await scanner.press('Really undo?')
  await scanner.sees('Take card back')
  await card('nobody knows')
  await scanner.page.waitForSelector('.door-panel .notice[data-tone="stop"]')
  await scanner.press('Back to scanning')
  await scanner.sees('Ready to scan')
  expect(scanner.thrown).toEqual([])
})

test('no key at the door says more than it has room for, in any language, also on the smallest phone', async () => {
  await scanner.page.setViewport({ width: 360, height: 740 })
  for (const locale of ['de', 'fr', 'nl', 'en']) {
    await scanner.page.evaluate(
      locale => localStorage.setItem('foyer.kiosk.choice', JSON.stringify({ locale, theme: 'dark' })),
      locale,
    )
    await scanner.page.reload()
    for (const tool of [0, 1, 2]) {
      await scanner.page.waitForSelector('.door-tool')
      await shown(`door-${locale}-keys`)
      await scanner.page.evaluate(
        at => document.querySelectorAll<HTMLElement>('.door-tool')[at]!.click(),
        tool,
      )
      await scanner.page.waitForSelector('.door-panel')
      await shown(`door-${locale}-${tool}`)
      await scanner.page.evaluate(() =>
        document.querySelector<HTMLElement>('.door-panel-foot > .button:last-child')!.click(),
      )
    }
  }
  expect(scanner.thrown).toEqual([])
})

/** Nothing is wider than the screen, and no word is wider than its key. */
async function shown(name: string): Promise<void> {
  const tooWide = await scanner.page.evaluate(() => ({
    page: document.documentElement.scrollWidth - innerWidth,
    keys: [...document.querySelectorAll('button')]
      .filter(each => each.scrollWidth > each.clientWidth + 1)
      .map(each => each.textContent),
  }))
  expect([name, tooWide]).toEqual([name, { page: 0, keys: [] }])
  const folder = process.env['FOYER_PICTURES']
  if (folder) await scanner.page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` })
}
