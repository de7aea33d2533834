import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FoundDevices } from '#core/api/found-devices.ts'
import { locales } from '#core/i18n/locale.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!
const cinema = demo.cinemas[0]!.cinema.name

/** What a box would find; whatever is plugged into the machine of the tests is no part of them. */
const plugged: FoundDevices['plugged'] = [
  { kind: 'printer', name: 'EPSON TM-T88IV', connections: ['usb-vendor:04b8:0202:X5F1'] },
  { kind: 'hand_scanner', name: 'Honeywell 1950', connections: ['serial:usb-Honeywell_1950-if00'] },
  { kind: 'hand_scanner', name: 'Logitech Keyboard', connections: ['input:usb-Logitech_K1-event-kbd'] },
]

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window

beforeAll(async () => {
  building = await openBuilding()
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1280, height: 900 })
  await desk.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
  await desk.page.setRequestInterception(true)
  desk.page.on('request', request => {
    if (!request.url().endsWith('/api/devices/search')) return void request.continue()
    const body = { found: [], plugged: plugged.map(each => ({ ...each, isEntered: false })) }
    return void request.respond({ contentType: 'application/json', body: JSON.stringify(body) })
  })
})

afterAll(async () => {
  await building?.close()
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture(title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (!folder) return
  await desk.page.$eval('#device-search', title => title.scrollIntoView())
  await desk.page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png` })
}

/** Opens the cinema and presses what looks for its devices. */
async function looks() {
  await desk.page.goto(`${building.site}/portal/cinemas`)
  await desk.press(cinema)
  const search = await desk.page.waitForSelector('section[aria-labelledby="device-search"] button')
  await search!.click()
  await desk.page.waitForFunction(() => document.querySelectorAll('.found-devices > li').length === 3)
}

const stateOf = (name: string) =>
  desk.page.$$eval(
    '.found-devices > li',
    (rows, wanted) => rows.find(row => row.textContent.includes(wanted))?.textContent,
    name,
  )

test('a scanner and a printer on the box’s sockets are entered by a press beside their names', async () => {
  await looks()
  await picture('plugged-en')
  for (const name of ['Honeywell 1950', 'EPSON TM-T88IV']) {
    await desk.page.locator(`::-p-aria(Enter ${name})`).click()
    await desk.page.waitForFunction(
      wanted =>
        [...document.querySelectorAll('.found-devices > li')].some(
          row => row.textContent.includes(wanted) && row.textContent.includes('is entered'),
        ),
      {},
      name,
    )
  }
  // The keyboard beside them stays what it is: nobody entered it.
  expect(await stateOf('Logitech Keyboard')).toContain('Enter')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await looks()
  expect(await stateOf('Honeywell 1950')).toContain('is entered')
  await desk.page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === 'serial:usb-Honeywell_1950-if00'),
  )
})

test('what is plugged in is told in each language', async () => {
  for (const locale of locales) {
    await desk.page.evaluate(each => localStorage.setItem('foyer.portal.locale', each), locale)
    await looks()
    expect(await faultsInWords(desk.page)).toEqual([])
    await picture(`plugged-${locale}`)
  }
})
