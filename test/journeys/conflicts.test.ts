import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { locales } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import { addDays } from '#core/programme/day.ts'
import { versionText } from '#core/programme/version-text.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const manager = demo.employees.find(employee => employee.key === 'sofia-ferreira')!

let building: Awaited<ReturnType<typeof openBuilding>>
let programme: Programme
let inCloud: Window, atCinema: Window
let day: string

/** The same manager in both portals: on the relay, and in the cinema on the box. */
beforeAll(async () => {
  building = await openBuilding({ wired: true })
  programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  day = addDays(programme.today, 12)
  const open = (url: string) => openWindow(building.browser, url, { width: 1440, height: 900 })
  inCloud = await open(`${building.site}/portal`)
  atCinema = await open(`${building.box}/portal`)
  for (const window of [inCloud, atCinema]) {
    await window.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    await window.type('Email', manager.portal!.email)
    await window.type('Password', manager.portal!.password)
    await window.press('Sign in')
    await window.sees('Takings today')
  }
})

afterAll(async () => {
  await building?.close()
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture(window: Window, name: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await window.page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` })
}

/** A film with one of its versions, as the panel names them. */
function filmOf(index: number) {
  const version = programme.versions.filter(version => version.dimension === '2d')[index]!
  const movie = programme.movies.find(movie => movie.id === version.movieId)!
  return { movie, version: versionText(version, movie, 'en') }
}

async function plan(window: Window, url: string, index: number, time: string) {
  const { movie, version } = filmOf(index)
  await window.page.goto(`${url}/portal/programme?cinema=cine-melusine&day=${day}&plan`)
  await window.choose('Movie', `${movie.title} (`)
  await window.choose('Version', version)
  await window.choose('Screen', programme.screens.find(screen => screen.cinemaId === 'cine-melusine')!.name)
  await window.type('Time', time)
  await window.sees('The screen is free.')
  await window.page.locator('::-p-xpath(//form//button[@type="submit"])').click()
  await window.sees('Cancel this show')
}

test('a show planned during a cut is marked on the side where it was planned', async () => {
  building.wire!.cut()
  await plan(inCloud, building.site, 0, '14:00')
  await inCloud.sees('Not yet at the cinema')
  await picture(inCloud, 'planned-in-cloud')
  await plan(atCinema, building.box, 1, '15:00')
  await atCinema.sees('Not yet online')
  expect(await faultsInBothLights(inCloud.page)).toEqual(spotless)
})

test('when the line is back the marks go, and both portals count the conflict and say who planned what and where', async () => {
  building.wire!.mend()
  await inCloud.page.waitForSelector('.navigation-count', { timeout: 60_000 })
  await inCloud.page.waitForFunction(() => !document.querySelector('.on-its-way-notice'))
  await inCloud.sees('This show is part of a conflict.')
  await picture(inCloud, 'show-in-conflict')
  await inCloud.press('Today')
  await inCloud.sees('1 conflict to decide')
  await picture(inCloud, 'today-with-conflict')
  await inCloud.press('Open conflicts')
  await inCloud.sees('Two shows in one screen')
  await inCloud.sees(`${manager.employee.name}, in the cloud`)
  await inCloud.sees(`${manager.employee.name}, at ${programme.cinemas[0]!.name}`)
  await picture(inCloud, 'conflicts')
  expect(await faultsInBothLights(inCloud.page)).toEqual(spotless)
})

test.each(locales.filter(locale => locale !== 'en'))('the conflicts in %s', async locale => {
  await inCloud.page.evaluate(locale => localStorage.setItem('foyer.portal.locale', locale), locale)
  await inCloud.page.goto(`${building.site}/portal/conflicts`)
  await inCloud.page.waitForSelector('.conflict-subject button')
  expect(await faultsInWords(inCloud.page)).toEqual([])
  await picture(inCloud, `conflicts-${locale}`)
  await inCloud.page.evaluate(() => localStorage.removeItem('foyer.portal.locale'))
})

test('cancelling asks for the keyword; moving one show to the next free time ends it on both sides', async () => {
  await inCloud.page.setViewport({ width: 390, height: 844 })
  await inCloud.page.goto(`${building.site}/portal/conflicts`)
  await inCloud.press('Cancel this show')
  await inCloud.sees('Type CANCEL to confirm')
  await picture(inCloud, 'conflicts-phone')
  await inCloud.press('Keep it')
  await inCloud.page.setViewport({ width: 1440, height: 900 })
  await atCinema.page.goto(`${building.box}/portal/conflicts`)
  await atCinema.press('Move to ')
  await atCinema.sees('That is decided.')
  await atCinema.sees('No conflicts')
  await picture(atCinema, 'conflicts-none')
  await inCloud.sees('No conflicts')
})

test('a show is moved on the board: the draft shows where it will stand, then it stands there', async () => {
  await inCloud.page.goto(`${building.site}/portal/programme?cinema=cine-melusine&day=${day}`)
  const strip = `::-p-xpath(//button[contains(@class, "strip")][starts-with(@aria-label, "15:00")])`
  await inCloud.page.locator(strip).click()
  await inCloud.press('Move this show')
  await inCloud.sees('Its seats and tickets stay as they are.')
  await inCloud.type('Time', '11:05')
  await inCloud.sees('The screen is free.')
  await inCloud.page.waitForSelector('.strip[data-draft]')
  await picture(inCloud, 'moving')
  expect(await faultsInBothLights(inCloud.page)).toEqual(spotless)
  await inCloud.press('Move the show')
  await inCloud.sees('Cancel this show')
  await inCloud.page.waitForSelector(strip.replace('15:00', '11:05'))
  await picture(inCloud, 'moved')
  await inCloud.press('Move this show')
  const screens = programme.screens.filter(screen => screen.cinemaId === 'cine-melusine')
  await inCloud.choose('Screen', screens[1]!.name)
  await inCloud.sees('has another seat plan')
  await picture(inCloud, 'moving-elsewhere')
  expect(await faultsInBothLights(inCloud.page)).toEqual(spotless)
  await inCloud.type('Type CANCEL', 'CANCEL')
  await inCloud.press('Cancel and plan anew')
  await inCloud.page.waitForSelector('.strip[data-cancelled]')
  await inCloud.sees('Move this show')
  await picture(inCloud, 'planned-anew')
  expect([inCloud.thrown, atCinema.thrown]).toEqual([[], []])
})
