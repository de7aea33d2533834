import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { locales } from '#core/i18n/locale.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { until } from '../world/places.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window

beforeAll(async () => {
  building = await openBuilding()
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
}, 120_000)

afterAll(async () => {
  await building?.close()
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png` })
}

const goes = (path: string) => desk.page.goto(`${building.site}/portal/${path}`)

/** A relay that has just started writes when its boxes have said their first word. */
async function untilDone(press: string, sees: string) {
  await until(async () => {
    await desk.press(press)
    return desk.sees(sees, 1500).then(
      () => true,
      () => false,
    )
  })
}
const creates = () => untilDone('Create', 'Created it.')

test('a screen is made by hand: its name, its cinema, and a plain room', async () => {
  await goes('screens')
  await desk.page.waitForSelector('.row-name')
  await picture(desk, 'screens-1440')
  await desk.press('New screen')
  await desk.choose('Cinema', demo.cinemas[0]!.cinema.name)
  await desk.page.waitForSelector('#field-name')
  await desk.page.type('#field-name', 'Salon Zazie')
  await desk.page.type('#field-shortName', 'ZAZ')
  await desk.type('Rows', '5')
  await desk.type('Seats a row', '8')
  await desk.type('Aisle after seat', '4')
  await untilDone('Draw this plan', '40 seats in 5 rows')
  await picture(desk, 'screen-new-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await creates()
  await desk.sees('Used in')
  await picture(desk, 'screen-made-1440')
}, 60_000)

test('a price is made by hand, and the register offers it', async () => {
  await goes('prices')
  await desk.page.waitForSelector('.row-name')
  await picture(desk, 'prices-1440')
  await desk.press('New price')
  await desk.choose('What it is', 'Ticket')
  await desk.page.type('#field-name', 'Matinée for early birds')
  await desk.page.type('#field-cents', '6,50')
  await creates()
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await picture(desk, 'price-made-1440')
  await until(async () => {
    const answer = await fetch(`${building.box}/api/prices`, {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
    return (await answer.text()).includes('early birds')
  })
}, 60_000)

test('products, VAT rates, events and the company have their forms', async () => {
  for (const [path, wanted] of [
    ['products', 'Popcorn'],
    ['vat', 'Admission'],
    ['events', ''],
  ] as const) {
    await goes(path)
    await desk.page.waitForSelector('.row-name')
    await picture(desk, `${path}-1440`)
    if (wanted) await desk.press(wanted)
    else await desk.page.click('.row-name')
    await desk.page.waitForSelector('.entry-form')
    await desk.page.waitForSelector('.entry-history')
    await picture(desk, `${path}-open-1440`)
    expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  }
  await goes('company')
  await desk.sees('Trade name')
  await picture(desk, 'company-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
}, 90_000)

test.each([
  ['tablet', 1024, 768],
  ['phone', 390, 844],
] as const)(
  'on a %s nothing is cut off',
  async (_, width, height) => {
    await desk.page.setViewport({ width, height })
    for (const path of ['screens', 'prices', 'vat', 'events', 'company']) {
      await goes(path)
      await desk.page.waitForSelector('.row-name, .entry-form')
      await picture(desk, `${path}-${width}`)
      const row = await desk.page.$('.row-name')
      if (row) {
        await row.click()
        await desk.page.waitForSelector('.entry-form')
        await picture(desk, `${path}-open-${width}`)
      }
      const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
      expect([path, await desk.page.evaluate(isWide)]).toEqual([path, false])
    }
  },
  60_000,
)

test.each(locales)(
  'in %s every label is a word',
  async locale => {
    await desk.page.evaluate(language => localStorage.setItem('foyer.portal.locale', language), locale)
    for (const path of ['screens', 'prices', 'products', 'vat', 'events', 'company']) {
      await goes(path)
      await desk.page.waitForSelector('.row-name, .entry-form')
      const row = await desk.page.$('.row-name')
      if (row) await row.click()
      await desk.page.waitForSelector('.entry-form')
      expect([path, await faultsInWords(desk.page)]).toEqual([path, []])
    }
    await picture(desk, `company-390-${locale}`)
  },
  60_000,
)

test('no page threw', () => {
  expect(desk.thrown).toEqual([])
})
