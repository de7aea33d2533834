import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { signInByPassword } from '#core/people/contract.ts'
import { block, unblock } from '#core/seating/blocked/contract.ts'
import { readSeats } from '#core/seating/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import type { Client } from '../world/client.ts'
import { visitorOf } from '../world/people.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** Whoever finds a show sold out waits for seats on their telephone, and buys what comes free. */

const owner = demoExhibitors[0]!.employees.find(
  ({ employee, portal }) => portal && !employee.cinemaIds.length,
)!

/** As many as one press blocks: `core/seating/blocked/contract.ts`. */
const blockedAtOnce = 60

let building: Awaited<ReturnType<typeof openBuilding>>
let guest: Window, desk: Window
let manager: Client
let showId: string
let seats: string[]

beforeAll(async () => {
  building = await openBuilding()
  guest = await openWindow(building.browser, `${building.site}/en`, { width: 390, height: 844 })
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
  manager = await visitorOf(Number(new URL(building.site).port))
  const signedIn = await manager.call(signInByPassword, { body: owner.portal! })
  expect(signedIn.status, signedIn.text).toBe(200)
  await sellOut()
}, 300_000)

afterAll(async () => {
  await building?.close()
})

/** Every free seat of a small hall's later show is kept for the house. */
async function sellOut(): Promise<void> {
  const programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  const fits = programme.schedules
    .filter(
      ({ purchasableOnline, freeSeating, cinemaId, start }) =>
        purchasableOnline &&
        !freeSeating &&
        cinemaId === programme.cinemas[0]!.id &&
        Date.parse(start) > Date.now() + 12 * 3_600_000,
    )
    .sort((one, other) => one.available - other.available)
  showId = fits[0]!.id
  const map = (await manager.call(readSeats, { params: { id: showId } })).body
  seats = map.arrangement.seats.map(({ id }) => id).filter(id => !map.states[id])
  for (let from = 0; from < seats.length; from += blockedAtOnce)
    await until(async () => {
      const body = { seats: seats.slice(from, from + blockedAtOnce), reason: 'staff' as const, note: '' }
      return (await manager.call(block, { params: { id: showId }, body })).status === 200
    }, 90_000)
}

async function picture({ page }: Window, name: string): Promise<void> {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png`, fullPage: true })
}

const mailbox = async (path = '') => (await fetch(`${building.places.outside.url}/mail${path}`)).text()

/** The link to a page of the list, in a mail whose subject has these words. */
async function linkIn(words: string, to: string, what: string): Promise<string> {
  let id: string | undefined
  await until(async () => {
    const rows = [...(await mailbox()).matchAll(/href="\/mail\/(\d+)"><b>(.*?)<\/b><span>(.*?)<\/span>/g)]
    id = rows.find(([, , subject, reader]) => subject!.includes(words) && reader === to)?.[1]
    return id !== undefined
  }, 90_000)
  return new RegExp(`href="([^"]*/waiting-list/${what}#[^"]+)"`).exec(await mailbox(`/${id}/body`))![1]!
}

test('a guest on the page of a sold-out show leaves an address and how many seats, and confirms by a mailed button', async () => {
  await guest.page.goto(`${building.site}/en/buy/tickets/${showId}`)
  await guest.sees('Wait for seats')
  await guest.type('Email', 'ada@visitor.example')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture(guest, 'waiting-list-form')
  await until(async () => {
    await guest.page.click('.waiting-list button[type="submit"]').catch(() => undefined)
    return guest.page
      .waitForFunction(() => document.body.innerText.includes('Please look at your mailbox'), {
        timeout: 8000,
      })
      .then(Boolean, () => false)
  }, 90_000)
  await guest.page.goto(await linkIn('confirm', 'ada@visitor.example', 'confirm'))
  await guest.press('Wait for seats')
  await guest.sees('You are in line')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture(guest, 'waiting-list-confirmed')
})

test('the portal shows who waits for the show', async () => {
  const day = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  const show = day.schedules.find(({ id }) => id === showId)!
  await desk.page.goto(`${building.site}/portal/programme?day=${show.day}&show=${showId}`)
  await desk.sees('ada@visitor.example', 60_000)
  await desk.sees('in line')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await picture(desk, 'waiting-list-portal')
})

test('seats that come free are mailed, put into the basket by the link and bought as any others', async () => {
  const back = await manager.call(unblock, { params: { id: showId }, body: { seats: seats.slice(0, 8) } })
  expect(back.status, back.text).toBe(200)
  const link = await linkIn('yours until', 'ada@visitor.example', 'offer')
  await desk.sees('kept until', 60_000)
  await picture(desk, 'waiting-list-offered')
  await guest.page.goto(link)
  await guest.sees('We keep your seats')
  await picture(guest, 'waiting-list-offer')
  await guest.press('Buy these seats')
  await guest.page.waitForFunction(
    () => document.querySelectorAll('[role="gridcell"][aria-selected="true"]').length === 2,
  )
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture(guest, 'waiting-list-basket')
  await guest.page.locator('[name=name]').fill('Ada Exemple')
  await guest.page.locator('[name=email]').fill('ada@visitor.example')
  await guest.page.locator('[name=email_confirmation]').fill('ada@visitor.example')
  for (let tries = 0; tries < 12 && !(await guest.page.$('button[value="paid"]')); tries++) {
    await guest.press('Order and pay').catch(() => undefined)
    await guest.page.waitForSelector('button[value="paid"]', { timeout: 5000 }).catch(() => undefined)
  }
  await guest.page.click('button[value="paid"]')
  await guest.page.waitForSelector('.code-list > li', { timeout: 60_000 })
  expect(await guest.page.$$eval('.code-list > li', codes => codes.length)).toBe(2)
  expect(guest.thrown).toEqual([])
})
