import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** A manager writes for places of the website, and visitors who are there, or come there, read it. */

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let guest: Window, desk: Window

beforeAll(async () => {
  building = await openBuilding()
  guest = await openWindow(building.browser, `${building.site}/en`, { width: 390, height: 844 })
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
})

afterAll(async () => {
  await building?.close()
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png` })
}

/** Writes one paragraph for a place and saves it. */
async function write(place: string, words: string) {
  await desk.page.goto(`${building.site}/portal/texts`)
  await desk.press(place)
  await desk.page.waitForSelector('aside form')
  await desk.page.locator('aside input[placeholder="Add a part"]').click()
  await desk.page.locator('::-p-xpath(//*[@role="option"][contains(., "Paragraph")])').click()
  await desk.page.locator('aside .block-row textarea').fill(words)
  const isShown = (name: string) =>
    [...document.querySelectorAll('tbody tr')].some(
      row => row.textContent!.includes(name) && /Shown/.test(row.textContent!),
    )
  // A relay that has just started writes when its boxes have said their first word.
  await until(async () => {
    await desk.press('Create').catch(() => undefined)
    return desk.page.waitForFunction(isShown, { timeout: 2000 }, place).then(
      () => true,
      () => false,
    )
  })
}

test('the list says where each text is seen, and which places are empty', async () => {
  await desk.page.goto(`${building.site}/portal/texts`)
  await desk.page.waitForSelector('tbody tr')
  const rows = await desk.page.$$eval('tbody tr', all => all.map(row => (row as HTMLElement).innerText))
  expect(rows).toHaveLength(13)
  expect(rows[0]).toMatch(/Below the navigation.*At the top of every page.*Empty: nothing is shown/s)
  expect(rows.at(-1)).toMatch(/Above the contact form.*Empty: the built-in words/s)
  await picture(desk, 'texts-list-1440')
})

test('a notice is written, and who has the website open reads it without loading it again', async () => {
  await write('Below the navigation', 'Closed on **Christmas Eve**.')
  await picture(desk, 'texts-form-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await guest.sees('Closed on Christmas Eve.')
  expect(await guest.page.$eval('.site-text strong', text => text.textContent)).toBe('Christmas Eve')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture(guest, 'notice-390')
})

test('who goes on to buy tickets finds the help and the conditions that were written meanwhile', async () => {
  await write('Help while buying', 'Call **200 100** while you buy.')
  await write('Conditions of tickets', 'Tickets are not exchanged after the show begins.')
  await guest.page.goto(`${building.site}/en`)
  await guest.page.locator('li:nth-child(2) > .day').click()
  await guest.page.locator('a[href*="/buy/tickets/"]').click()
  await guest.page.locator('[data-at="buy-help"] summary').click()
  await guest.sees('Call 200 100 while you buy.')
  await guest.page.locator('[data-at="ticket-conditions"] summary').click()
  await guest.sees('Tickets are not exchanged after the show begins.')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture(guest, 'buy-help-390')
  await guest.page.setViewport({ width: 1280, height: 900 })
  await picture(guest, 'buy-help-1280')
  await guest.page.goto(`${building.site}/en`)
  await guest.sees('Closed on Christmas Eve.')
  await picture(guest, 'notice-1280')
  expect(guest.thrown).toEqual([])
  expect(desk.thrown).toEqual([])
})
