import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElementHandle } from 'puppeteer-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signageContents } from '#core/signage/view.entity.ts'
import { signageLooks } from '#core/signage/theme.ts'
import type { Programme } from '#core/planning/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { until } from '../world/until.ts'
import { faults } from './axe.ts'
import { freeSlot } from './free-slot.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** A manager says what the walls show, when, and how they look, and the walls do so without a reload. */

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window
let wall: Window
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-walls-'))
  building = await openBuilding()
  wall = await openWindow(building.browser, `${building.box}/signage?lang=en`, { width: 1920, height: 1080 })
  await wall.page.waitForSelector('.row, .film, .nothing')
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

/** A call of the signed-in desk, as the portal makes it; whether it was taken. */
function tries(method: string, path: string, body: unknown): Promise<boolean> {
  return desk.page.evaluate(
    async (method, address, content) => {
      const { token } = (await (await fetch('/api/token')).json()) as { token: string }
      const headers = {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': token,
      }
      const asked = { method, headers, body: JSON.stringify(content) }
      return (await fetch(address, asked)).ok
    },
    method,
    path,
    body,
  )
}
/** Asked again while the relay still waits for its boxes. */
const calls = (method: string, path: string, body: unknown) => until(() => tries(method, path, body))
const listed = <T>(path: string) =>
  desk.page.evaluate(
    async path => ((await (await fetch(path)).json()) as { entries: unknown[] }).entries,
    `/api/catalogue/${path}`,
  ) as Promise<(T & { id: string })[]>
const entry = (path: string, id: string, body: object) => calls('PUT', `/api/catalogue/${path}/${id}`, body)
const changed = (path: string, id: string, body: object) =>
  calls('PATCH', `/api/catalogue/${path}/${id}`, body)

/** An evening sky over a hall, as a JPEG file. */
async function hall(): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" width="1920" height="1080">
    <rect width="160" height="90" fill="#30507a"/><circle cx="126" cy="26" r="11" fill="#ffe2a0"/>
    <path d="M0 60 40 30 78 62 110 40 160 70V90H0Z" fill="#3a3350"/></svg>`
  const path = join(folder, 'hall.jpg')
  writeFileSync(path, await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer())
  return path
}

const wallDevice = async () =>
  (await listed<{ type: string; cinemaId: string }>('devices')).find(({ type }) => type === 'signage')!

/** A relay that has just started takes nothing until its boxes have said their first word. */
const created = () =>
  until(async () => {
    await desk.press('Create').catch(() => undefined)
    return desk.sees('Created it.', 1500).then(
      () => true,
      () => false,
    )
  })

test('words of one’s own over a picture of one’s own are made by hand, and the wall shows them without a reload', async () => {
  await desk.page.goto(`${building.site}/portal/wall-backgrounds?entry=new`)
  await desk.page.waitForSelector('#field-name')
  await desk.page.type('#field-name', 'The hall')
  const input = (await desk.page.$('#field-picture input[type=file]')) as ElementHandle<HTMLInputElement>
  await until(async () => {
    await input.uploadFile(await hall())
    return desk.page.waitForSelector('#field-picture img', { timeout: 2000 }).then(
      () => true,
      () => false,
    )
  })
  await created()
  await picture(desk, 'walls-backgrounds-1440')
  expect(await faults(desk.page)).toEqual([])

  await desk.page.goto(`${building.site}/portal/wall-views?entry=new`)
  await desk.page.waitForSelector('#field-name')
  await desk.page.type('#field-name', 'Thank you')
  await created()
  await desk.page.goto(`${building.site}/portal/wall-views?entry=new`)
  await desk.page.waitForSelector('#field-name')
  await desk.page.type('#field-name', 'Welcome')
  await desk.choose('Shows', 'Words')
  await desk.press('Create')
  await desk.sees('There is nothing to show yet.')
  await desk.page.type('#field-title', 'Good evening')
  await desk.page.type('#field-text', 'Ice cream is at the bar.')
  await desk.choose('Background', 'The hall')
  await picture(desk, 'walls-view-form-1440')
  expect(await faults(desk.page)).toEqual([])
  await created()

  await desk.page.goto(`${building.site}/portal/wall-roles?entry=new`)
  await desk.page.waitForSelector('#field-name')
  await desk.page.type('#field-name', 'Foyer')
  await desk.choose('While a film runs', 'Welcome')
  await picture(desk, 'walls-role-form-1440')
  expect(await faults(desk.page)).toEqual([])
  await created()

  await desk.page.goto(`${building.site}/portal/devices?entry=${(await wallDevice()).id}`)
  await desk.choose('What the wall shows', 'Foyer')
  await picture(desk, 'walls-device-form-1440')
  await desk.press('Save')
  await wall.sees('Good evening', 15_000)
  await wall.sees('Ice cream is at the bar.')
  await wall.page.waitForSelector('.backdrop')
  await picture(wall, 'wall-words-1920')
  expect(await faults(wall.page)).toEqual([])
})

test('each view is drawn for landscape and portrait, with no words cut and no fault', async () => {
  const { id: device, cinemaId } = await wallDevice()
  const programme = await desk.page.evaluate(
    async () => (await (await fetch('/api/programme')).json()) as Programme,
  )
  const { version, screen, day, time } = freeSlot(programme, cinemaId)
  const show = { id: 'show-at-the-door', versionId: version.id, screenId: screen.id, day, time }
  await calls('POST', '/api/schedules', show)
  await entry('signage-roles', 'every-view', { name: 'Every view' })
  await changed('devices', device, { signageRoleId: 'every-view' })
  for (const content of signageContents.filter(each => each !== 'words' && each !== 'pictures')) {
    await entry('signage-views', `shows-${content}`, { name: content, content })
    await changed('signage-roles', 'every-view', { showViewId: `shows-${content}` })
    await changed('devices', device, { screenId: content === 'door' ? screen.id : null })
    for (const [width, height] of [
      [1920, 1080],
      [1080, 1920],
    ] as const) {
      await wall.page.setViewport({ width, height })
      await wall.page.waitForSelector(`.wall[data-view="${content}"]`, { timeout: 60_000 })
      await wall.page.waitForSelector(content === 'door' ? '.door' : '.row, .film, .nothing, .board-row')
      await new Promise(resolve => wall.page.evaluate(() => document.fonts.ready).then(resolve))
      await picture(wall, `wall-${content}-${width}`)
      expect(await faults(wall.page)).toEqual([])
      const wide = await wall.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
      expect(wide, `${content} ${width}`).toBe(true)
    }
  }
}, 240_000)

test('a notice stands on the wall over whatever it shows, an urgent one large, until it is deleted', async () => {
  await wall.page.setViewport({ width: 1920, height: 1080 })
  await changed('signage-roles', 'every-view', { showViewId: 'shows-now' })
  await entry('signage-notices', 'late', { text: { en: 'The bar closes at eleven tonight.' } })
  await wall.sees('The bar closes at eleven tonight.', 30_000)
  await picture(wall, 'wall-notice-1920')
  expect(await faults(wall.page)).toEqual([])
  const leave = { text: { en: 'Please leave by the doors beside the screen.' }, urgent: true }
  await entry('signage-notices', 'leave', leave)
  await wall.page.waitForSelector('.wall-notice[data-urgent]', { timeout: 60_000 })
  await picture(wall, 'wall-notice-urgent-1920')
  expect(await faults(wall.page)).toEqual([])
  await wall.page.setViewport({ width: 1080, height: 1920 })
  await picture(wall, 'wall-notice-urgent-1080')
  await wall.page.setViewport({ width: 1920, height: 1080 })
  for (const id of ['late', 'leave']) await calls('DELETE', `/api/catalogue/signage-notices/${id}`, {})
  await wall.page.waitForFunction(() => !document.querySelector('.wall-notice'), { timeout: 60_000 })
})

test('a theme changes colour and ornament of the wall on its days', async () => {
  await wall.page.setViewport({ width: 1920, height: 1080 })
  await changed('signage-roles', 'every-view', { showViewId: 'shows-now' })
  await entry('signage-themes', 'today', { name: 'Today', look: 'christmas' })
  const accents = new Set<string>()
  for (const look of signageLooks) {
    await changed('signage-themes', 'today', { look, hue: look === 'custom' ? 200 : null })
    await wall.page.waitForSelector(`.wall[data-look="${look}"]`, { timeout: 60_000 })
    if (look !== 'custom') await wall.page.waitForSelector('.look svg path')
    accents.add(await wall.page.$eval('.header-exhibitor', each => getComputedStyle(each).color))
    await picture(wall, `wall-look-${look}`)
    expect(await faults(wall.page)).toEqual([])
  }
  expect(accents.size).toBe(signageLooks.length)
  await changed('signage-themes', 'today', { from: '2031-01-01', until: '2031-01-02' })
  await wall.page.waitForSelector('.wall:not([data-look])', { timeout: 60_000 })
})

test('the walls of a cinema are switched off by its settings, and on again', async () => {
  const { cinemaId } = await wallDevice()
  const set = (on: boolean | null) =>
    calls('POST', '/api/settings', { place: `cinema-${cinemaId}`, data: { 'signage_config.on': on } })
  await set(false)
  await wall.page.waitForSelector('.wall[data-view="off"]', { timeout: 60_000 })
  await set(null)
  await wall.page.waitForSelector('.wall:not([data-view="off"])', { timeout: 60_000 })
})

test('a wall whose role says so is dark while nothing is near', async () => {
  await changed('signage-roles', 'every-view', { offOtherwise: true, beforeMinutes: 0, afterMinutes: 0 })
  // In the evening every screen of the demo has a show: this one has none at any hour.
  const { id, cinemaId } = await wallDevice()
  const plan = { screenId: 'idle', rows: 1, seatsPerRow: 1, aislesAfter: [] }
  await calls('PUT', '/api/arrangements/idle-plan', plan)
  const idle = { name: 'Idle', shortName: 'IDL', cinemaId, arrangementId: 'idle-plan' }
  await entry('screens', 'idle', idle)
  await changed('devices', id, { screenId: 'idle' })
  await wall.page.waitForSelector('.wall[data-view="off"]', { timeout: 60_000 })
})
