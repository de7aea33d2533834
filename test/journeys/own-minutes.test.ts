import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { locales } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import { addDays } from '#core/programme/day.ts'
import { versionText } from '#core/programme/version-text.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const manager = demoExhibitors[0]!.employees.find(({ key }) => key === 'sofia-ferreira')!
const cinemaId = 'cine-melusine'

let building: Awaited<ReturnType<typeof openBuilding>>
let inCloud: Window, atCinema: Window
let day: string
let screen: Programme['screens'][number]

/** The same manager in both portals: on the relay, and in the cinema on the box. */
beforeAll(async () => {
  building = await openBuilding({ wired: true })
  const programme = await programmeAt(building.site)
  day = addDays(programme.today, 13)
  screen = programme.screens.find(each => each.cinemaId === cinemaId)!
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
}, 300_000)

afterAll(async () => {
  await building?.close()
})

const programmeAt = async (url: string) =>
  (await (await fetch(`${url}/api/programme?channel=portal`)).json()) as Programme

/** The show of that screen at an hour, as one side has it. */
async function showAt(url: string, time: string) {
  const { schedules } = await programmeAt(url)
  return schedules.find(
    each => each.screenId === screen.id && each.day === day && each.start.slice(11, 16) === time,
  )!
}

/** How many minutes it has before and after its film. */
async function aroundAt(url: string, time: string) {
  const { start, featureStart, end, ready } = await showAt(url, time)
  const minutes = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000
  return [minutes(start, featureStart), minutes(end, ready)]
}

async function picture(window: Window, name: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await window.page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` })
}

const stripOf = (time: string) =>
  `::-p-xpath(//button[contains(@class, "strip")][starts-with(@aria-label, "${time}")])`

/** Plans a film in the screen, and leaves its panel open. */
async function plan(window: Window, url: string, time: string) {
  const { versions, movies } = await programmeAt(url)
  const version = versions.find(each => each.dimension === '2d')!
  const movie = movies.find(each => each.id === version.movieId)!
  await window.page.goto(`${url}/portal/programme?cinema=${cinemaId}&day=${day}&plan`)
  await window.choose('Movie', `${movie.title} (`)
  await window.choose('Version', versionText(version, movie, 'en'))
  await window.choose('Screen', screen.name)
  await window.type('Time', time)
  await window.sees('The screen is free.')
  await window.page.locator('::-p-xpath(//form//button[@type="submit"])').click()
  await window.sees('Cancel this show')
}

/** Takes hold of an edge of a strip and carries it so many pixels. */
async function dragEdge(
  window: Window,
  time: string,
  edge: string,
  px: number,
  onTheWay?: () => Promise<void>,
) {
  const strip = (await window.page.waitForSelector(stripOf(time)))!
  await strip.scrollIntoView()
  const grip = (await strip.$(`[data-edge="${edge}"]`))!
  const box = (await grip.boundingBox())!
  const [x, y] = [box.x + box.width / 2 - 2, box.y + box.height / 2]
  await window.page.mouse.move(x, y)
  await window.page.mouse.down()
  await window.page.mouse.move(x + px / 2, y, { steps: 3 })
  await window.page.mouse.move(x + px, y, { steps: 3 })
  await window.page.waitForSelector('.strip[data-draft]')
  await onTheWay?.()
  await window.page.mouse.up()
  // It is drawn where it would be until the board shows it there, which moves the other edge too.
  await window.page.waitForFunction(() => !document.querySelector('.strip[data-draft]'))
}

/** Opens the fields in the panel. */
const unfold = () =>
  inCloud.page.$eval('.show-minutes', row => {
    row.closest('details')!.open = true
    row.scrollIntoView({ block: 'center' })
  })

test('pre-show and cleaning of one show are drawn longer on the board, and taken back', async () => {
  await plan(inCloud, building.site, '14:00')
  const [before, after] = await aroundAt(building.site, '14:00')
  await dragEdge(inCloud, '14:00', 'preShowMinutes', 40, async () => {
    await inCloud.sees('film from')
    await picture(inCloud, 'own-minutes-dragged-1440')
  })
  await until(async () => (await aroundAt(building.site, '14:00'))[0]! > before!)
  await inCloud.sees('minutes before its film and')
  await dragEdge(inCloud, '14:00', 'cleaningMinutes', 60)
  await until(async () => (await aroundAt(building.site, '14:00'))[1]! > after!)
  const own = (await showAt(building.site, '14:00')).ownMinutes!
  expect([own.preShowMinutes! % 5, own.cleaningMinutes! % 5]).toEqual([0, 0])
  await picture(inCloud, 'own-minutes-board-1440')
  expect(await faultsInBothLights(inCloud.page)).toEqual(spotless)
  await inCloud.press('Undo')
  await until(async () => (await aroundAt(building.site, '14:00'))[1] === after)
  expect(inCloud.thrown).toEqual([])
})

test('in its panel they are typed, and an empty field is the screen’s', async () => {
  // Opened anew: after the undoing its fields are made anew once the board has read it.
  const { id } = await showAt(building.site, '14:00')
  await inCloud.page.goto(`${building.site}/portal/programme?cinema=${cinemaId}&day=${day}&show=${id}`)
  await inCloud.page.waitForSelector('.show-minutes')
  await unfold()
  await inCloud.type('Minutes before the film', '0')
  await inCloud.type('Minutes for cleaning', '45')
  await picture(inCloud, 'own-minutes-panel-1440')
  const save = '::-p-xpath(//*[contains(@class, "show-minutes")]/following::button[@type="submit"][1])'
  await inCloud.page.locator(save).click()
  await until(async () => (await aroundAt(building.site, '14:00')).join() === '0,45')
  expect(await faultsInBothLights(inCloud.page)).toEqual(spotless)
  await inCloud.page.goto(`${building.site}/portal/programme?cinema=${cinemaId}&day=${day}&show=${id}`)
  await inCloud.page.waitForSelector('.show-minutes')
  const field = (await inCloud.page.$('.show-minutes input'))!
  await field.click({ count: 3 })
  await inCloud.page.keyboard.press('Backspace')
  await inCloud.page.locator(save).click()
  await until(async () => (await aroundAt(building.site, '14:00')).join() === `${screen.preShowMinutes},45`)
})

test('cut off, the box draws them from the keyboard, says what is in the way, and the other side hears of it later', async () => {
  building.wire!.cut()
  await plan(atCinema, building.box, '10:00')
  const [before, after] = await aroundAt(building.box, '10:00')
  const press = async (key: string) => {
    await atCinema.page.waitForSelector(stripOf('10:00'))
    await (await atCinema.page.$(stripOf('10:00')))!.focus()
    await atCinema.page.keyboard.down('Shift')
    await atCinema.page.keyboard.press(key as 'ArrowUp')
    await atCinema.page.keyboard.up('Shift')
  }
  // A press while another one is on its way is not taken.
  await until(async () => {
    await press('ArrowUp')
    return (await aroundAt(building.box, '10:00'))[1]! >= after! + 10
  })
  await until(async () => {
    await press('ArrowRight')
    return (await aroundAt(building.box, '10:00'))[0]! > before!
  })
  await picture(atCinema, 'own-minutes-box-1440')
  expect(await faultsInBothLights(atCinema.page)).toEqual(spotless)
  // As long as the day has room: at last the show at 14:00 is named.
  await until(async () => {
    await press('ArrowUp')
    return atCinema.page.evaluate(() => document.body.innerText.includes('needs this screen from'))
  })
  const left = await aroundAt(building.box, '10:00')
  building.wire!.mend()
  await until(async () => (await showAt(building.site, '10:00')) !== undefined)
  await until(async () => (await aroundAt(building.site, '10:00')).join() === left.join())
  expect(atCinema.thrown).toEqual([])
})

test.each(locales.filter(locale => locale !== 'en'))('the board and the panel in %s', async locale => {
  const { id } = await showAt(building.site, '14:00')
  await inCloud.page.evaluate(l => localStorage.setItem('foyer.portal.locale', l), locale)
  for (const width of [1440, 1024]) {
    await inCloud.page.setViewport({ width, height: 1000 })
    await inCloud.page.goto(`${building.site}/portal/programme?cinema=${cinemaId}&day=${day}&show=${id}`)
    await inCloud.page.waitForSelector('.show-minutes')
    expect(await faultsInWords(inCloud.page)).toEqual([])
    await picture(inCloud, `own-minutes-${locale}-${width}`)
    await unfold()
    await picture(inCloud, `own-minutes-panel-${locale}-${width}`)
  }
})
