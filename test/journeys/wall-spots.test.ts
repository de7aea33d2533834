import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElementHandle } from 'puppeteer-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { until } from '../world/until.ts'
import { faults } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** A café pays for a picture on the walls: it is booked in the portal, and stands on the wall between two pages. */

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window
let wall: Window
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-spots-'))
  building = await openBuilding()
  wall = await openWindow(building.browser, `${building.box}/signage?lang=en`, { width: 1920, height: 1080 })
  await wall.page.waitForSelector('.row, .film, .nothing')
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1366, height: 900 })
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
}, 300_000)

afterAll(async () => {
  await building?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const pictures = process.env['FOYER_PICTURES']
  if (pictures) await page.screenshot({ path: join(pictures, `${title}.png`) as `${string}.png` })
}

/** What a café sends: a cup and its name, as a JPEG file. */
async function coffee(width: number, height: number): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#7a3b1d"/><circle cx="${width / 2}" cy="${height / 2}" r="300" fill="#f4e3c8"/>
    <circle cx="${width / 2}" cy="${height / 2}" r="230" fill="#3b1d0e"/>
    <text x="50%" y="${height - 90}" font-size="110" fill="#fff" text-anchor="middle">Café Central</text></svg>`
  const path = join(folder, `coffee-${width}.jpg`)
  writeFileSync(path, await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer())
  return path
}

async function bring(field: string, file: string): Promise<void> {
  const input = (await desk.page.$(`#field-${field} input[type=file]`)) as ElementHandle<HTMLInputElement>
  await until(async () => {
    await input.uploadFile(file)
    return desk.page.waitForSelector(`#field-${field} img`, { timeout: 4000 }).then(
      () => true,
      () => false,
    )
  })
}

/** A day is typed by its value, whatever order its browser asks for. */
const day = (field: string, value: string) =>
  desk.page.$eval(
    `#field-${field}`,
    (input, value) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
      set.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
    value,
  )

/** In a window of the size of a telephone, and back. */
async function narrow(title: string) {
  await desk.page.setViewport({ width: 360, height: 780 })
  await picture(desk, title)
  expect(await desk.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await desk.page.setViewport({ width: 1366, height: 900 })
}

test('a manager books a café’s picture, sees it as a wide and a tall wall will show it, and is refused without one', async () => {
  await desk.page.goto(`${building.site}/portal/wall-spots?entry=new`)
  await desk.page.waitForSelector('#field-name')
  await desk.page.type('#field-name', 'Café Central, winter')
  await day('from', '2026-01-01')
  await day('until', '2099-12-31')
  await desk.press('Create')
  await desk.sees('Choose a picture for at least one kind of wall.')
  await bring('landscape', await coffee(1920, 1080))
  await bring('portrait', await coffee(1080, 1920))
  const everyMinutes = (await desk.page.$('#field-everyMinutes'))!
  await everyMinutes.click({ count: 3 })
  await everyMinutes.type('1')
  await desk.page.waitForSelector('.spot-preview [data-shape="portrait"] img')
  await desk.page.$eval('.spot-preview', each => each.scrollIntoView())
  await picture(desk, 'spot-form-1366')
  expect(await faults(desk.page)).toEqual([])
  await narrow('spot-form-360')
  // A relay that has just started takes nothing until its boxes have said their first word.
  await until(async () => {
    await desk.press('Create').catch(() => undefined)
    return desk.sees('Created it.', 3000).then(
      () => true,
      () => false,
    )
  })
  await desk.page.goto(`${building.site}/portal/wall-spots`)
  await desk.sees('10 s every 1 min')
  await desk.sees('Running')
  await picture(desk, 'spot-list-1366')
  expect(await faults(desk.page)).toEqual([])
  await narrow('spot-list-360')
}, 240_000)

/** The shape of the spot and its place on the wall, in the moment it stands there whole; it is gone after ten seconds. */
function wholeSpot() {
  const frame = document.querySelector('.spot[data-stage="whole"]')
  const image = frame?.querySelector<HTMLImageElement>('.spot-picture')
  if (!frame || !image || getComputedStyle(frame).opacity !== '1') return false
  const { width, height } = image.getBoundingClientRect()
  return { isWide: image.naturalWidth > image.naturalHeight, width, height }
}

test('the wall shows it whole between two pages, wide and tall, and goes on with the programme', async () => {
  for (const [width, height] of [
    [1920, 1080],
    [1080, 1920],
  ] as const) {
    await wall.page.setViewport({ width, height })
    await wall.page.reload()
    await wall.page.waitForSelector('.wall:not(.spot) :is(.row, .film, .nothing)', { timeout: 60_000 })
    const shape = await (await wall.page.waitForFunction(wholeSpot, { timeout: 180_000 })).jsonValue()
    expect(shape).toEqual({ isWide: width > height, width, height })
    await picture(wall, `wall-spot-${width}`)
    await wall.page.waitForFunction(() => !document.querySelector('.spot'), { timeout: 60_000 })
    expect(await wall.page.$('.wall :is(.row, .film, .nothing)')).not.toBeNull()
  }
}, 600_000)

test('the café’s plays are counted by day and wall, to read in the portal and to save for it', async () => {
  await desk.page.reload()
  await desk.press('Café Central, winter')
  await desk.sees('How often it was shown')
  await desk.sees('in all. Walls tell it', 120_000)
  await desk.page.waitForSelector('#spot-plays')
  await desk.page.$eval('#spot-plays', each => each.scrollIntoView())
  await picture(desk, 'spot-plays-1366')
  expect(await faults(desk.page)).toEqual([])
  await desk.sees('Save as CSV')
  await narrow('spot-plays-360')
}, 240_000)
