import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf } from '#core/api/route.ts'
import type { makeReservation } from '#core/reservations/contract.ts'
import type { SeatMap } from '#core/seating/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** Guests reserve on the telephone: one comes and pays, one calls again, one never comes. */

let building: Awaited<ReturnType<typeof openBuilding>>
let register: Window
let scheduleId = ''
/** Of the reservation that was made last. */
let seats: string[] = []
const cashier = demoExhibitors[0]!.employees.find(employee => employee.key === 'anna-kremer')!

beforeAll(async () => {
  building = await openBuilding()
  register = await openWindow(building.browser, `${building.box}/register`, { width: 1366, height: 768 })
  register.page.on('response', response => {
    if (/schedules\/[^/]+\/reservations$/.test(response.url()) && response.ok())
      void response.json().then((made: AnswerOf<typeof makeReservation>) => {
        ;({ seats, scheduleId } = made.reservation)
      })
  })
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.sees('Choose a show')
})

afterAll(async () => {
  await building?.close()
})

const sizes = [
  [1024, 768],
  [1366, 768],
] as const

/** Nothing to find fault with, in either light; and pictures at both sizes of a till where somebody wants to see them. */
async function look(name: string): Promise<void> {
  expect(await faultsInBothLights(register.page), name).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (!folder) return
  for (const [width, height] of sizes) {
    await register.page.setViewport({ width, height })
    await register.page.screenshot({ path: join(folder, `${name}-${width}.png`) as `${string}.png` })
  }
}

/** The portal at the sizes of a desk, a tablet and a phone, without a fault in either light. */
async function pictureOf(desk: Window, name: string): Promise<void> {
  expect(await faultsInBothLights(desk.page), name).toEqual(spotless)
  for (const width of [390, 1024, 1440]) {
    await desk.page.setViewport({ width, height: 900 })
    const wide = await desk.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([width, wide]).toEqual([width, 0])
    const folder = process.env['FOYER_PICTURES']
    if (folder) await desk.page.screenshot({ path: join(folder, `${name}-${width}.png`) as `${string}.png` })
  }
}

const tap = (selector: string) => register.page.locator(selector).setTimeout(30_000).click()
const key = (name: 'm' | 'p' | 'F9' | 'Escape' | 'Enter') => register.page.keyboard.press(name)
const show = '.show-list li:nth-child(2) .show-card:not([aria-disabled])'
const rate = '.rates .sell-key:not([aria-disabled])'

/** The panel says this. */
const said = (text: string) =>
  register.page.waitForFunction(
    text => document.querySelector('.reservations-panel')?.textContent?.includes(text),
    { timeout: 60_000 },
    text,
  )
const gone = (selector: string) =>
  register.page.waitForFunction(selector => !document.querySelector(selector), { timeout: 60_000 }, selector)

/** So many tickets for the show, each with its seat. */
async function choose(tickets: number): Promise<void> {
  await tap(show)
  for (let at = 0; at < tickets; at += 1) await tap(rate)
  await register.page.waitForFunction(
    text => document.querySelector('.show-list li:nth-child(2) .sell-count')?.textContent?.startsWith(text),
    { timeout: 60_000 },
    String(tickets),
  )
  await gone('.pay-sum-cents[aria-busy="true"]')
}

async function reserve(name: string, phone: string): Promise<void> {
  await key('m')
  await register.type('Last name', name)
  await register.type('Telephone', phone)
  await register.press('Reserve')
  await said('is the reference for the customer')
}

async function open(letters: string, name: string): Promise<void> {
  await key('m')
  await register.page.locator('.bill-find input').fill(letters)
  await register.page.waitForFunction(
    name =>
      document.querySelectorAll('.reservation-open').length === 1 &&
      document.querySelector('.reservation-who')?.textContent?.includes(name),
    { timeout: 60_000 },
    name,
  )
  await tap('.reservation-open')
  await register.page.waitForSelector('.reservation-facts')
}

/** Until the website says this of seats of the show. */
function atTheWebsite(ids: readonly string[], state: SeatMap['states'][string]): Promise<void> {
  return until(async () => {
    const answer = await fetch(`${building.site}/api/schedules/${scheduleId}/seats`)
    const { states } = (await answer.json()) as SeatMap
    return ids.length > 0 && ids.every(id => (states[id] ?? 'free') === state)
  })
}

test('a cashier reserves two seats by name, and the website shows them taken', async () => {
  await tap('.day:nth-child(2)')
  await register.page.waitForSelector('.day:nth-child(2)[aria-pressed="true"]')
  await key('m')
  await said('To reserve, choose a show, tickets and seats first.')
  await look('none')
  await key('Escape')
  await choose(2)
  await key('m')
  await register.type('Last name', 'Marchand')
  await register.press('Reserve')
  await register.page.waitForSelector('.contact-fields [aria-invalid]')
  await look('form')
  await register.type('First name', 'Claude')
  await register.type('Telephone', '621 998 877')
  await register.type('Mobile phone', '+352 691 222 333')
  await register.type('Email', 'claude@example.com')
  await register.press('Reserve')
  await said('is the reference for the customer')
  await register.page.waitForSelector('.reservation-open')
  await look('made')
  await atTheWebsite(seats, 'held')
  const visitor = await openWindow(building.browser, `${building.site}/en/buy/tickets/${scheduleId}`, {
    width: 1440,
    height: 900,
  })
  await visitor.press('One more: Normal')
  await visitor.page.waitForSelector('[role="gridcell"][aria-selected="true"]')
  for (const id of seats)
    expect(await visitor.page.$eval(`[data-seat="${id}"]`, seat => seat.getAttribute('data-look'))).toBe(
      'held',
    )
  await visitor.page.close()
})

test('its seats are marked on the register’s plan, and no other customer gets them', async () => {
  await key('Escape')
  await choose(1)
  await key('p')
  await register.page.waitForSelector('.seat[data-look="reserved"]', { timeout: 60_000 })
  expect(await register.page.$$('.seats-grid [role="gridcell"][data-look="reserved"]')).toHaveLength(2)
  await look('plan')
  await key('Escape')
  await tap('.pay-zone button[aria-keyshortcuts="Del"]')
})

test('three letters find the reservation, its customer takes both seats and pays', async () => {
  await open('mar', 'Marchand')
  await said('Claude Marchand')
  for (const told of ['621 998 877', '+352 691 222 333', 'claude@example.com']) await said(told)
  await look('one')
  await key('Enter')
  await gone('.reservations-panel')
  await gone('.pay-sum-cents[aria-busy="true"]')
  await key('F9')
  await register.sees('Next customer')
  await open('Marchand', 'Marchand')
  await said('Paid')
  expect(await register.page.$('.reservation-deeds')).toBeNull()
  await atTheWebsite(seats, 'sold')
  await key('Escape')
  await key('Escape')
})

test('another one says less seats and another number, then cancels: its seats are free again', async () => {
  await choose(2)
  await reserve('Steffen', '621 111 222')
  await key('Escape')
  await open('ste', 'Steffen')
  await register.press('Change name or number')
  await register.type('Telephone', '621 333 444')
  await look('contact')
  await register.press('Save')
  await said('621 333 444')
  await tap('.reservation-seats button:last-child')
  await register.press('Take off')
  await gone('.reservation-seats')
  await atTheWebsite(seats.slice(1), 'free')
  await atTheWebsite(seats.slice(0, 1), 'held')
  await register.press('Cancel reservation')
  await said('Cancel this reservation?')
  await look('question')
  await register.press('Cancel it')
  await register.page.waitForSelector('.bill-find')
  await atTheWebsite(seats, 'free')
  await key('Escape')
})

test('what nobody collected is released with one question, and is on the list of those who did not come', async () => {
  await choose(1)
  await reserve('Weis', '621 555 666')
  await register.press('Release all')
  await said('Release the seats of every reservation of this show?')
  await register.press('Release all')
  await said('1 seat is free again')
  await register.press('Not collected')
  await said('Weis')
  await look('missed')
  await atTheWebsite(seats, 'free')
})

test('in the portal a manager finds a reservation by its days and by a name, and cancels it', async () => {
  await key('Escape')
  await choose(2)
  await reserve('Kayser', '621 777 888')
  const owner = demoExhibitors[0]!.employees.find(
    ({ employee, portal }) => portal && !employee.cinemaIds.length,
  )!
  const desk = await openWindow(building.browser, `${building.site}/portal/reservations`, {
    width: 1440,
    height: 900,
  })
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Kayser')
  await desk.sees('Marchand')
  await desk.page.locator('[role=search] input').fill('kays')
  await desk.page.keyboard.press('Enter')
  await desk.page.waitForFunction(() => document.querySelectorAll('.table tbody tr').length === 1)
  await desk.press('Kayser')
  await desk.sees('621 777 888')
  await pictureOf(desk, 'portal')
  await desk.press('Cancel reservation')
  await desk.sees('It is asked to give them back')
  await desk.press('Cancel it now')
  await desk.sees('How it ended')
  await desk.sees('Cancelled for the customer')
  await atTheWebsite(seats, 'free')
  await desk.page.locator('[role=search] input').fill('')
  await desk.page.keyboard.press('Enter')
  await desk.page.goto(`${building.site}/portal/reservations?state=expired`)
  await desk.sees('Weis')
  expect(await desk.page.evaluate(() => document.body.innerText)).not.toContain('Marchand')
  await pictureOf(desk, 'portal-expired')
  expect(desk.thrown).toEqual([])
})
