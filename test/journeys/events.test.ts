import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ElementHandle } from 'puppeteer-core'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-poster-'))
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
  rmSync(folder, { recursive: true, force: true })
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string, fullPage = false) {
  const pictures = process.env['FOYER_PICTURES']
  if (pictures) await page.screenshot({ path: join(pictures, `${title}.png`) as `${string}.png`, fullPage })
}

/** A picture as somebody brings it, drawn by the browser. */
async function drawn(name: string, size: { width: number; height: number }, style: string): Promise<string> {
  const drawing = await openWindow(building.browser, 'about:blank', size)
  await drawing.page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;${style}">${name}</body>`,
  )
  const path = join(folder, `${name}.png`)
  writeFileSync(path, await drawing.page.screenshot({ type: 'png' }))
  await drawing.page.close()
  return path
}
const poster = () =>
  drawn('GALA', { width: 400, height: 600 }, 'background:#7b1e4b;color:#ffe3ee;font:800 64px sans-serif')
const logo = () =>
  drawn('MÉLUSINE', { width: 400, height: 100 }, 'background:#1d3d5c;color:#fff;font:800 64px sans-serif')

/** At the end of a form the bar with the save button, which stays in sight, covers no other input. */
const clearOfTheBar = () =>
  desk.page.$eval('.entry-history', history => history.scrollIntoView({ block: 'end' }))

/** The films of the events that the demo begins with: a show belongs to one event. */
const taken = ['Corsage', 'Sentimental Value']

/**
 * Opens a list of shows and takes one that is no event yet, by its place from the end: those are days ahead, whatever hour
 * it is.
 */
async function takes(field: string, at: number) {
  const isTaken = () =>
    desk.page.$$eval(
      '[role="option"]',
      (all, at, taken) => {
        // Lists that were open before stay in the page, unseen.
        const seen = all.filter(
          each => each.checkVisibility() && !taken.some(film => each.textContent.includes(film)),
        )
        if (seen.length > 3) (seen.at(at) as HTMLElement).click()
        return seen.length > 3
      },
      at,
      taken,
    )
  await until(async () => {
    if (await isTaken()) return true
    await desk.page.focus(`#field-${field}`)
    await desk.page.keyboard.press('ArrowDown')
    return isTaken()
  })
  await desk.page.keyboard.press('Escape')
}

test('an event of several shows is made with its titles, poster and look, and stands on the website with tickets for each', async () => {
  await desk.page.goto(`${building.site}/portal/events`)
  await desk.page.waitForSelector('.row-name')
  await desk.press('New event')
  await desk.page.waitForSelector('#field-title')
  await desk.page.type('#field-title', 'gala-house-name')
  await desk.page.type('#field-publicTitle', 'Gala Nights')
  await desk.page.type('#field-pageTitle', 'Gala Nights in town')
  await desk.page.type('#field-slug', 'gala-nights')
  await desk.page.type('#field-description', 'With a band.')
  await desk.choose('Look', 'Ladies’ night')
  await takes('scheduleId', -1)
  await takes('moreScheduleIds', -3)
  await takes('moreScheduleIds', -2)
  const input = (await desk.page.$('#field-posterFile input[type=file]')) as ElementHandle<HTMLInputElement>
  await input.uploadFile(await poster())
  await desk.page.waitForSelector('#field-posterFile img')
  await picture(desk, 'event-new-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await desk.press('Create')
  await desk.sees('Created it.')
  await desk.sees('3 shows')
  await desk.page.$eval('#field-posterFile', field => field.scrollIntoView())
  await picture(desk, 'event-made-1440')

  for (const width of [390, 1280]) {
    const guest = await openWindow(building.browser, `${building.site}/en/events`, { width, height: 844 })
    await guest.sees('Gala Nights')
    await picture(guest, `events-${width}`, true)
    await guest.press('Gala Nights')
    await guest.page.waitForSelector('.event')
    await guest.sees('With a band.')
    expect(await guest.page.title()).toContain('Gala Nights in town')
    expect(await guest.page.$$('.movie-shows a.showtime')).toHaveLength(3)
    expect(await guest.page.$('.event[data-look="ladies"] img[src^="/files/"]')).not.toBeNull()
    await picture(guest, `event-${width}`, true)
    expect(await faultsInBothLights(guest.page)).toEqual(spotless)
    await guest.page.click('.movie-shows .show-day:last-child a.showtime')
    await guest.sees('Gala Nights')
    await guest.page.waitForSelector('.buy')
    expect(guest.page.url()).toContain('/buy/tickets/')
    expect(guest.thrown).toEqual([])
    for (const path of ['', '/events/ladies-nights', '/events/corset-and-cremant']) {
      await guest.page.goto(`${building.site}/en${path}`)
      await picture(guest, `site${path.replaceAll('/', '-')}-${width}`, true)
    }
  }
})

test('the company’s logo and a cinema’s phones, addresses and map are set in their forms, and stand on the website', async () => {
  const saves = () =>
    until(async () => {
      await desk.press('Save').catch(() => undefined)
      return desk.sees('Saved.', 1500).then(
        () => true,
        () => false,
      )
    })
  await desk.page.goto(`${building.site}/portal/company`)
  const selector = '#field-logoFile input[type=file]'
  await desk.page.waitForSelector('#field-logoFile')
  const input = (await desk.page.$(selector)) as ElementHandle<HTMLInputElement>
  await input.uploadFile(await logo())
  await desk.page.waitForSelector('#field-logoFile img')
  await desk.page.$eval('#field-logoFile', field => field.scrollIntoView())
  await picture(desk, 'company-logo-1440')
  await clearOfTheBar()
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await saves()

  await desk.page.goto(`${building.site}/portal/cinemas`)
  await desk.press(demo.cinemas[1]!.cinema.name)
  await desk.page.waitForSelector('#field-mapUrl')
  await desk.page.type('#field-mapUrl', 'https://maps.example/moselle')
  for (const list of ['phones', 'addresses'])
    await desk.page.$eval(`#field-${list}`, field =>
      [...field.querySelectorAll('button')].findLast(each => each.checkVisibility())!.click(),
    )
  await desk.page.waitForSelector('[id="field-addresses.0.address1"]')
  await desk.page.type('[id="field-phones.0.title"]', 'School groups')
  await desk.page.type('[id="field-phones.0.phone"]', '+352 20 00 01 22')
  await desk.page.type('[id="field-addresses.0.title"]', 'Deliveries')
  await desk.page.type('[id="field-addresses.0.address1"]', '7, rue de la Bobine')
  await desk.page.type('[id="field-addresses.0.zip"]', 'L-6700')
  await desk.page.type('[id="field-addresses.0.city"]', 'Grevenmacher')
  await desk.page.$eval('#field-phones', field => field.scrollIntoView())
  await picture(desk, 'cinema-contacts-1440')
  await clearOfTheBar()
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await saves()

  for (const width of [390, 1280]) {
    const guest = await openWindow(building.browser, `${building.site}/en/contact`, { width, height: 844 })
    await guest.sees('School groups')
    await guest.sees('7, rue de la Bobine')
    expect(
      await guest.page.$$('.footer a[href="https://maps.example/moselle"][target="_blank"]'),
    ).toHaveLength(1)
    const seen = await guest.page.$$eval(
      '.header .logo',
      all => all.filter(each => each.checkVisibility()).length,
    )
    expect(seen).toBe(1)
    await picture(guest, `contact-${width}`, true)
    expect(await faultsInBothLights(guest.page)).toEqual(spotless)
    for (const path of ['movies/today', 'movies/view/corsage']) {
      await guest.page.goto(`${building.site}/en/${path}`)
      await picture(guest, `site-${path.replaceAll('/', '-')}-${width}`, true)
    }
    expect(guest.thrown).toEqual([])
  }
})
