import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInByPassword } from '#core/people/contract.ts'
import type { Programme } from '#core/planning/contract.ts'
import { readVouchers } from '#core/vouchers/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { until } from '../world/until.ts'
import { openClient } from '../world/client.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const phone = { width: 390, height: 844 }

let building: Awaited<ReturnType<typeof openBuilding>>
let guest: Window
let shows: Programme['schedules']

beforeAll(async () => {
  building = await openBuilding()
  const programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  shows = programme.schedules.filter(
    ({ purchasableOnline, freeSeating, day, availableOnline }) =>
      purchasableOnline && !freeSeating && day > programme.today && availableOnline > 60,
  )
  guest = await openWindow(building.browser, `${building.site}/en`, phone)
})

afterAll(async () => {
  await building?.close()
})

/** What the bar at the thumb says, without what is hidden. */
const bar = () => guest.page.$eval('.pay-in', bar => (bar as HTMLElement).innerText.replace(/\s+/g, ' '))
const barHeight = () => guest.page.$eval('.pay-in', bar => Math.round(bar.getBoundingClientRect().height))
const fields = () =>
  guest.page.$$eval('.buyer .input[name]', inputs => inputs.map(input => (input as HTMLInputElement).value))
const tariff = (place: number) => `.tariff:nth-child(${place})`
const quantity = (place: number) =>
  guest.page.$eval(`${tariff(place)} .stepper-value`, value => value.textContent)
const more = (place: number) => guest.page.locator(`${tariff(place)} .stepper-button:last-child`).click()

/** Whether a code is kept by the time its key was handled, before the page was drawn again. */
const codeIsKeptAtOnce = (code: string) =>
  guest.page.$eval(
    '.voucher-entry input',
    (input, typed) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, typed)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      return Object.values(sessionStorage).some(value => String(value).includes(typed))
    },
    code,
  )

async function picture(name: string): Promise<void> {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await guest.page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` })
}

async function openShow(place: number, locale = 'en'): Promise<void> {
  await guest.page.goto(`${building.site}/${locale}/buy/tickets/${shows[place]!.id}`)
  await guest.page.waitForSelector(tariff(1))
}

test('before anything is chosen the bar is one line, and in a low window it covers nothing', async () => {
  await openShow(0)
  expect(await bar()).toBe('Choose at least one ticket.')
  expect(await barHeight()).toBeLessThan(64)
  await picture('buy-empty')
  // As a desk of 1440 × 900 at 200 %.
  await guest.page.setViewport({ width: 720, height: 450 })
  await more(1)
  await more(1)
  await guest.page.waitForSelector('[role="gridcell"][aria-selected="true"]')
  expect(await quantity(1)).toBe('2')
  expect(await guest.page.$eval('.pay', pay => getComputedStyle(pay).position)).toBe('static')
  await guest.page.setViewport(phone)
})

test('the bar names the seats that were found, leads to others, and hurries nobody', async () => {
  await guest.page.waitForFunction(() =>
    /[A-Z]+\s\d+, \d+/.test(document.querySelector('.pay-seats')?.textContent ?? ''),
  )
  const said = await bar()
  expect(said).toMatch(/^[A-Z]+ \d+, \d+ change €\d+\.\d\d Order and pay €\d+\.\d\d$/)
  expect(said).not.toContain('kept')
  expect(await barHeight()).toBeLessThan(150)
  await picture('buy-found')
  await guest.press('change')
  await guest.page.waitForFunction(() => {
    const plan = document.querySelector('#step-seats')!.getBoundingClientRect()
    return plan.top >= 0 && plan.bottom < innerHeight / 2
  })
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
})

test('that something is to be mended is said until all of it is', async () => {
  await guest.press('Order and pay')
  await guest.page.waitForSelector('[aria-invalid]')
  expect(await bar()).toContain('Please check what you entered')
  await guest.type('Name', 'Ada Visitor')
  await guest.page.locator('input[name="email"]').fill('ada@visitor.example')
  expect(await guest.page.$$('[aria-invalid]')).toHaveLength(0)
  expect(await bar()).not.toContain('Please check')
  await guest.page.locator('input[name="email_confirmation"]').fill('ada@visitor')
  expect(await fields()).toEqual(['Ada Visitor', 'ada@visitor.example', 'ada@visitor'])
})

test('a reload and another language keep every word that was typed', async () => {
  await guest.type('Code of the gift card or pass', 'no suc')
  expect(await codeIsKeptAtOnce('no such')).toBe(true)
  await guest.page.reload()
  await guest.page.waitForSelector('[role="gridcell"][aria-selected="true"]')
  expect(await fields()).toEqual(['Ada Visitor', 'ada@visitor.example', 'ada@visitor'])
  expect(await guest.page.$eval('.voucher-entry input', input => (input as HTMLInputElement).value)).toBe(
    'no such',
  )
  await guest.page.click('.languages summary')
  await Promise.all([guest.page.waitForNavigation(), guest.page.click('.language-list a[lang="de"]')])
  await guest.page.waitForSelector('[role="gridcell"][aria-selected="true"]')
  expect(await fields()).toEqual(['Ada Visitor', 'ada@visitor.example', 'ada@visitor'])
  expect(await quantity(1)).toBe('2')
})

test('without a line it is said at the stepper, nothing is lost, and it goes on by itself', async () => {
  await openShow(0)
  await guest.page.waitForSelector('[role="gridcell"][aria-selected="true"]')
  const before = await bar()
  await guest.page.setOfflineMode(true)
  await more(1)
  await guest.page.waitForSelector(`${tariff(1)} .field-error`)
  const said = await guest.page.$eval(`${tariff(1)} .field-error`, line => line.textContent)
  expect(said).toContain('We cannot reach the cinema')
  const place = await guest.page.$eval(
    `${tariff(1)} .field-error`,
    line => line.getBoundingClientRect().bottom,
  )
  expect(place).toBeLessThan(phone.height - (await barHeight()))
  expect(await quantity(1)).toBe('2')
  expect(await fields()).toEqual(['Ada Visitor', 'ada@visitor.example', 'ada@visitor'])
  await picture('buy-away')
  await guest.page.setOfflineMode(false)
  await more(1)
  await guest.page.waitForFunction(() => !document.querySelector('.tariff .field-error'))
  expect(await quantity(1)).toBe('3')
  expect(await bar()).not.toBe(before)
})

/** The code of a demo voucher with so many turns. */
async function voucherOf(turns: number): Promise<string> {
  const manager = demoExhibitors[0]!.employees.find(employee => employee.key === 'sofia-ferreira')!
  const office = openClient(Number(new URL(building.site).port))
  await office.arrive()
  await office.call(signInByPassword, { body: manager.portal! })
  const { vouchers } = (await office.call(readVouchers, { query: {} })).body
  return vouchers.find(voucher => voucher.turns === turns && voucher.left === turns)!.code
}

test('a voucher pays for the dearest ticket, says what is left, and for others when the visitor wants', async () => {
  await openShow(2)
  const [children, senior] = [3, 4]
  await more(children)
  await more(senior)
  await guest.page.waitForFunction(() =>
    /\d, \d/.test(document.querySelector('.pay-seats')?.textContent ?? ''),
  )
  await guest.type('Code of the gift card or pass', 'no suc')
  expect(await codeIsKeptAtOnce('no such')).toBe(true)
  await guest.press('Use it')
  await guest.page.waitForSelector('.voucher-entry .field-error')
  const tops = await guest.page.$$eval('.voucher-entry :is(.input, .button)', parts =>
    parts.map(part => part.getBoundingClientRect().top),
  )
  expect(tops[0]).toBe(tops[1])
  await guest.type('Code of the gift card or pass', await voucherOf(2))
  await guest.press('Use it')
  await guest.sees('Pays for 2 tickets · 0 left')
  expect(await bar()).toMatch(/€0\.00 Confirm$/)
  await guest.page.locator('.voucher-turns summary').click()
  const turns = (place: number) => `.voucher-turns li:nth-child(${place}) .stepper-button`
  await guest.page.locator(`${turns(2)}:first-child`).click()
  await guest.sees('Pays for 1 ticket · 1 left')
  expect(await bar()).toMatch(/€9\.00 Order and pay €9\.00$/)
  await picture('buy-voucher')
  await guest.page.$eval('.voucher-turns', turns => turns.scrollIntoView({ block: 'center' }))
  await picture('buy-voucher-turns')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await guest.page.reload()
  await guest.sees('Pays for 2 tickets · 0 left')
  await guest.page.locator('.voucher button').click()
  await guest.page.waitForFunction(() => !document.querySelector('.voucher'))
  expect(await bar()).toMatch(/€16\.50 Order and pay €16\.50$/)
})

test('at 200 % nothing runs out of a phone, and a sum stands whole under the longest order', async () => {
  const paths = ['', '/movies/today', '/events', `/buy/tickets/${shows[0]!.id}`]
  const half = await openWindow(building.browser, `${building.site}/fr`, { width: 195, height: 422 })
  for (const path of paths) {
    await half.page.goto(`${building.site}/fr${path}`)
    const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect([path, await half.page.evaluate(wide)]).toEqual([path, 0])
  }
  await half.page.setViewport(phone)
  await half.page.locator(`${tariff(1)} .stepper-button:last-child`).click()
  const cell = (await half.page.waitForSelector('[role="gridcell"][aria-selected="true"]'))!
  const label = await cell.evaluate(seat => seat.getAttribute('aria-label'))
  expect(label).toMatch(/^Rang \w+, place \d+, .+, de [\d,]+\s€ à [\d,]+\s€, votre place$/)
  const [words, sum] = await half.page.$$eval('.order-words > span', parts =>
    parts.map(part => {
      const { top, height } = part.getBoundingClientRect()
      return { top, lines: Math.round(height / parseFloat(getComputedStyle(part).lineHeight)) }
    }),
  )
  expect([words!.lines, sum!.lines, sum!.top > words!.top]).toEqual([1, 1, true])
  await half.page.close()
})

test('two tickets are four taps and three fields away from the provider', async () => {
  const fresh = await openWindow(building.browser, `${building.site}/en/movies/${shows[1]!.day}`, phone)
  await fresh.page.evaluate(() => {
    const counted = { taps: 0, fields: 0 }
    addEventListener('pointerdown', () => (counted.taps += 1), true)
    addEventListener('change', () => (counted.fields += 1), true)
    Object.assign(globalThis, { counted })
  })
  await fresh.page.locator(`a[href$="/buy/tickets/${shows[1]!.id}"]`).click()
  await fresh.press('One more: Normal')
  await fresh.press('One more: Normal')
  await fresh.page.waitForSelector('[role="gridcell"][aria-selected="true"]')
  for (const [name, value] of Object.entries({
    name: 'Ada',
    email: 'ada@v.example',
    email_confirmation: 'ada@v.example',
  })) {
    await fresh.page.focus(`input[name="${name}"]`)
    await fresh.page.keyboard.type(value)
  }
  const paying = fresh.page.waitForRequest(request => request.url().endsWith('/api/checkout'))
  await fresh.press('Order and pay')
  await paying
  const counted = await fresh.page.evaluate(() => (globalThis as unknown as { counted: object }).counted)
  expect(counted).toEqual({ taps: 4, fields: 3 })
  await fresh.page.locator('button[value="paid"]').click()
  await fresh.sees('Enjoy the film!', 15_000)
  expect(fresh.thrown).toEqual([])
  guest = fresh
})

test('the paid page has the codes themselves, where they were sent, and the way to the cinema', async () => {
  await guest.page.waitForSelector('.code svg')
  expect(await guest.page.$$('.code')).toHaveLength(2)
  await guest.sees('Your tickets were sent to ada@v.example')
  await guest.sees('Show on the map')
  await guest.sees('You cannot come?')
  expect(await guest.page.evaluate(() => sessionStorage.getItem('foyer.buyer'))).toBeNull()
  await picture('paid')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  const calendar = await guest.page.$eval('a[href$=".ics"]', link => (link as HTMLAnchorElement).href)
  expect(await (await fetch(calendar)).text()).toContain('BEGIN:VEVENT')
  await guest.page.locator('.code').click()
  const side = await guest.page.waitForSelector('dialog[open] svg')
  expect((await side!.boundingBox())!.width).toBeGreaterThan(phone.width * 0.85)
  await guest.press('Next ticket')
  await guest.sees('2 / 2')
  await picture('paid-large')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await guest.press('Close')
  await guest.page.waitForFunction(() => !document.querySelector('dialog'))
  await guest.press('Send again')
  await guest.page.waitForFunction(() => document.querySelector('.sent-to [role="status"]')?.textContent)
  await guest.page.$eval('.bill-way', way => way.scrollIntoView({ block: 'end' }))
  await picture('paid-way')
  await guest.page.setViewport({ width: 1440, height: 900 })
  await picture('paid-desk')
  await guest.page.setViewport(phone)
  const box = `${building.places.outside.url}/mail`
  await until(async () => (await (await fetch(box)).text()).includes('ada@v.example'))
  await guest.page.goto(box)
  await Promise.all([guest.page.waitForNavigation(), guest.page.click('li a')])
  await guest.page.goto(await guest.page.$eval('iframe', frame => frame.src))
  expect(await guest.page.$$eval('img', codes => codes.map(code => code.naturalWidth > 200))).toEqual([
    true,
    true,
  ])
  expect(
    await guest.page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    ),
  ).toBe(true)
  const folder = process.env['FOYER_PICTURES']
  if (folder)
    await guest.page.screenshot({ path: join(folder, 'mail.png') as `${string}.png`, fullPage: true })
})
