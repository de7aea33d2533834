import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { locales } from '#core/i18n/locale.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
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
}, 300_000)

afterAll(async () => {
  await building?.close()
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png` })
}

const goes = (path: string) => desk.page.goto(`${building.site}/portal/${path}`)

/** A choice of the browser's own list, found by its label. */
async function pick(label: string, option: string) {
  const list = await desk.page.waitForSelector(
    `::-p-xpath(//select[@id=//label[normalize-space(.)="${label}"]/@for])`,
  )
  const value = await list!.evaluate(
    (element, wanted) =>
      [...(element as HTMLSelectElement).options].find(({ text }) => text === wanted)?.value ?? '',
    option,
  )
  await list!.evaluate(element => element.scrollIntoView({ block: 'center' }))
  await (list as unknown as { select: (value: string) => Promise<unknown> }).select(value)
}

async function untilDone(press: string, sees: string) {
  await desk.press(press)
  await desk.sees(sees)
}

const place = () => desk.page.$eval('#plan-place', element => element.textContent ?? '')
const keys = async (...all: string[]) => {
  for (const key of all) await desk.page.keyboard.press(key as 'Enter')
}

test('a hall is drawn from a template, curved, and its companions are linked, all of it by keys', async () => {
  await goes('screens')
  await desk.page.waitForSelector('.row-name')
  await desk.press('New screen')
  await desk.choose('Cinema', demo.cinemas[0]!.cinema.name)
  await desk.page.waitForSelector('#field-name')
  await desk.page.type('#field-name', 'Salle Varda')
  await desk.page.type('#field-shortName', 'VAR')
  await untilDone('Draw this plan', '96 seats in 8 rows')
  await untilDone('Create', 'Created it.')
  await desk.page.locator('::-p-xpath(//a[normalize-space(.)="Draw the seat plan"])').click()
  await desk.sees('Seat plan of Salle Varda')
  await pick('Template', 'Classic, 192 seats')
  await desk.sees('192 seats')
  await pick('Curved rows', '150 %')
  await desk.page.focus('.plan-board')
  await keys('PageUp', 'Home', 'ArrowDown', 'ArrowDown', '4', 'ArrowRight', '5')
  expect(await place()).toContain('seat C 2 · Companion')
  expect(await place()).toContain('together with C 1')
  await desk.page.keyboard.down('Shift')
  await keys('ArrowRight', 'ArrowRight')
  await desk.page.keyboard.up('Shift')
  expect(await place()).toContain('3 seats chosen')
  await keys('Delete')
  await desk.sees('189 seats')
  await desk.page.keyboard.down('Control')
  await keys('z', 'y', 'z')
  await desk.page.keyboard.up('Control')
  await desk.sees('192 seats')
  await picture(desk, 'plan-drawn-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
})

test('what is not saved yet is still there when the page comes back, and is saved then', async () => {
  await desk.page.waitForFunction(() =>
    Object.keys(localStorage).some(key => key.startsWith('foyer.seat-plan.')),
  )
  await desk.page.reload()
  await desk.sees('192 seats')
  await pick('Half-full hall', 'from the middle, left first')
  await desk.page.waitForSelector('.plan-seat[data-party]')
  await picture(desk, 'plan-preview-1440')
  await pick('Half-full hall', 'not shown')
  await desk.press('Save the plan')
  await desk.sees('No shows are planned in this screen')
  await desk.press('Publish the plan')
  await desk.sees('Saved.')
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
  ] as const) {
    await desk.page.setViewport({ width, height })
    await picture(desk, `plan-${width}`)
  }
  await desk.page.setViewport({ width: 1440, height: 900 })
})

test('a hall of 600 seats is drawn on without waiting', async () => {
  await pick('Template', 'Large, 600 seats')
  await desk.sees('600 seats')
  await desk.page.focus('.plan-board')
  await keys('PageUp', 'Home')
  const before = (await desk.page.metrics()).TaskDuration!
  const strokes = 40
  for (let stroke = 0; stroke < strokes; stroke++) await keys('ArrowRight', stroke % 2 ? '1' : '2')
  const ms = (((await desk.page.metrics()).TaskDuration! - before) * 1000) / strokes
  console.info(`${ms.toFixed(1)} ms of processor for a step and a stroke at 600 seats`)
  expect(await desk.page.$$eval('.plan-seat', seats => seats.length)).toBe(600)
  await picture(desk, 'plan-large-1440')
})

test('the editor speaks four languages, and nobody finds a fault in it', async () => {
  for (const locale of locales) {
    await desk.page.evaluate(wanted => localStorage.setItem('foyer.portal.locale', wanted), locale)
    await desk.page.reload()
    await desk.page.waitForSelector('.plan-board')
    expect(await faultsInWords(desk.page)).toEqual([])
    await picture(desk, `plan-${locale}-1440`)
  }
  await desk.page.evaluate(() => localStorage.setItem('foyer.portal.locale', 'en'))
  expect(desk.thrown).toEqual([])
})

test('a broken seat is blocked in every show, and the seats of one show for the house; both are given back', async () => {
  await desk.page.evaluate(() => localStorage.setItem('foyer.portal.locale', 'en'))
  const answer = await fetch(`${building.site}/api/programme`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  })
  const { schedules, now } = (await answer.json()) as {
    schedules: { id: string; screenId: string; start: string; freeSeating: boolean }[]
    now: string
  }
  const show = schedules.find(each => each.start > now && !each.freeSeating)!
  await goes('screens')
  await desk.page.waitForSelector('.row-name')
  await desk.page.$eval('.row-name', name => (name as HTMLElement).click())
  await desk.page.waitForSelector('a[href*="hall="]')
  await goes(`programme?hall=${show.screenId}`)
  await desk.sees('No seats are blocked.')
  await desk.page.waitForSelector('.seat-plan [data-look="free"]')
  await desk.page.$eval('.seat-plan [data-look="free"]', seat => (seat as HTMLElement).click())
  await desk.page.type('input[maxlength="80"]', 'arm rest')
  await untilDone('Block these seats', 'Blocked now')
  await desk.sees('broken · arm rest')
  await desk.page.waitForSelector('.seat-plan [data-look="blocked"]')
  await picture(desk, 'blocked-screen-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
  ] as const) {
    await desk.page.setViewport({ width, height })
    await picture(desk, `blocked-screen-${width}`)
  }
  await desk.page.setViewport({ width: 1440, height: 900 })
  await untilDone('Give back', 'No seats are blocked.')
  await goes(`programme?seats=${show.id}`)
  await desk.sees('No seats are blocked.')
  await desk.page.waitForSelector('.seat-plan [data-look="free"]')
  await desk.page.$eval('.seat-plan [data-look="free"]', seat => (seat as HTMLElement).click())
  await untilDone('Block these seats', 'Blocked now')
  await picture(desk, 'blocked-show-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await untilDone('Give back', 'No seats are blocked.')
})
