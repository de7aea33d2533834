import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElementHandle } from 'puppeteer-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** A manager puts large pictures above the home page, and visitors see them take turns and stop them. */

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-head-'))
  building = await openBuilding()
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
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

/** A hall under a sky of a colour, as a JPEG file. */
async function scene(name: string, sky: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" width="1920" height="1080">
    <rect width="160" height="90" fill="${sky}"/><circle cx="126" cy="26" r="11" fill="#ffe2a0"/>
    <path d="M0 60 40 30 78 62 110 40 160 70V90H0Z" fill="#3a3350"/><path d="M0 74 60 56 120 76 160 64V90H0Z" fill="#1d1a2b"/></svg>`
  const path = join(folder, name)
  writeFileSync(path, await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer())
  return path
}

async function brings(title: string, file: string, words: Record<string, string> = {}) {
  await desk.page.goto(`${building.site}/portal/head-pictures?entry=new`)
  await desk.page.waitForSelector('#field-title')
  await desk.page.type('#field-title', title)
  for (const [field, text] of Object.entries(words)) await desk.page.type(`#field-${field}`, text)
  await desk.page.type('#field-alt', `The hall on the evening of ${title}`)
  const input = (await desk.page.$('#field-picture input[type=file]')) as ElementHandle<HTMLInputElement>
  await input.uploadFile(file)
  await desk.page.waitForSelector('#field-picture img')
  await desk.choose('State', 'Published')
  await desk.press('Create')
  await desk.sees('Created it.')
}

const turns = (window: Window, selector: string) =>
  window.page.$$eval(selector, all => all.map(each => each.textContent!.trim()))
const shown = (window: Window) =>
  window.page.$eval('.head-slides > [data-on] .head-slide-title', title => title.textContent)

test('pictures are brought with their words, looked at before they are seen, and put in turn by key and by drag', async () => {
  await brings('Gala Nights', await scene('gala.jpg', '#a8506a'), {
    text: 'Three evenings with a band.',
    href: '/events',
  })
  await desk.page.waitForSelector('.head-preview .head-slide')
  await desk.page.$eval('.head-preview', each => each.scrollIntoView())
  await picture(desk, 'head-form-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await brings('Summer in the courtyard', await scene('summer.jpg', '#4f86c6'))
  await brings('The week of silent films', await scene('silent.jpg', '#777f8a'))
  await desk.page.goto(`${building.site}/portal/head-pictures`)
  await desk.page.waitForSelector('.head-turns')
  const before = await turns(desk, '.head-turn-title')
  expect(before).toHaveLength(3)
  await desk.page.focus('.head-turns li:last-child button')
  await desk.page.keyboard.press('Enter')
  const raised = [before[0]!, before[2]!, before[1]!]
  await until(async () => String(await turns(desk, '.head-turn-title')) === String(raised))
  await desk.page.waitForSelector('.head-turns[aria-busy="false"]')
  const [first, last] = [await desk.page.$('.head-turns li'), await desk.page.$('.head-turns li:last-child')]
  await first!.drop(last!)
  await until(
    async () => String(await turns(desk, '.head-turn-title')) === String([raised[2], raised[0], raised[1]]),
  )
  await desk.page.waitForSelector('.head-turns[aria-busy="false"]')
  await desk.page.goto(`${building.site}/portal/head-pictures`)
  await desk.page.waitForSelector('.head-turns')
  expect(await turns(desk, '.head-turn-title')).toEqual([raised[2], raised[0], raised[1]])
  await picture(desk, 'head-list-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await desk.page.setViewport({ width: 390, height: 844 })
  await picture(desk, 'head-list-390')
  expect(await desk.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(desk.thrown).toEqual([])
}, 240_000)

test('visitors see them take turns without end, and stop them, choose one, and start them again', async () => {
  const guest = await openWindow(building.browser, `${building.site}/de`, { width: 1440, height: 900 })
  await guest.page.waitForSelector('.head-dots')
  const first = await shown(guest)
  const heights = () => guest.page.$eval('.head-pictures', each => each.getBoundingClientRect().height)
  const high = await heights()
  await until(async () => (await shown(guest)) !== first)
  expect(await heights()).toBe(high)
  await until(async () => (await shown(guest)) === first)
  await guest.press('Bild 3 von 3')
  const third = (await turns(guest, '.head-slide-title'))[2]
  expect(await shown(guest)).toBe(third)
  expect(await guest.page.$eval('.head-controls .button', each => each.getAttribute('aria-label'))).toBe(
    'Bilder wechseln lassen',
  )
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  for (const width of [390, 768, 1440, 3840]) {
    await guest.page.setViewport({ width, height: width === 390 ? 844 : 1000 })
    await picture(guest, `head-de-${width}`)
  }
  expect(guest.thrown).toEqual([])
})

test('who wants less motion sees them stand still, and without a script the first one stands there', async () => {
  const calm = await openWindow(building.browser, 'about:blank', { width: 390, height: 844 })
  await calm.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await calm.page.goto(`${building.site}/fr`)
  await calm.page.waitForSelector('.head-dots')
  expect(await calm.page.$eval('.head-controls .button', each => each.getAttribute('aria-label'))).toBe(
    'Faire défiler les images',
  )
  await picture(calm, 'head-fr-390')
  const plain = await openWindow(building.browser, 'about:blank', { width: 390, height: 844 })
  await plain.page.setJavaScriptEnabled(false)
  await plain.page.goto(`${building.site}/fr`)
  const seen = await plain.page.$$eval('.head-slides > li', all =>
    all.map(each => getComputedStyle(each).visibility),
  )
  expect(seen).toEqual(['visible', 'hidden', 'hidden'])
  expect(await plain.page.$eval('.head-controls', each => getComputedStyle(each).display)).toBe('none')
})
