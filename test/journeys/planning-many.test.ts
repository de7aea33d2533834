import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import { addDays } from '#core/programme/day.ts'
import { versionText } from '#core/programme/version-text.ts'
import { cineWeek } from '#core/programme/week.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window
/** The first day of a week that nobody has planned yet. */
let first: string

beforeAll(async () => {
  building = await openBuilding()
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
  const { today, exhibitor } = await programme()
  first = addDays(cineWeek(today, exhibitor.cineWeekStartsOn)[0]!, 28)
}, 300_000)

afterAll(async () => {
  await building?.close()
})

async function untilDone(press: string, sees: string) {
  await desk.press(press)
  await desk.sees(sees)
}

/** @param from the first day; today when left out */
async function programme(from?: string): Promise<Programme> {
  const days = from ? `&from=${from}` : ''
  return (await (await fetch(`${building.site}/api/programme?channel=portal${days}`)).json()) as Programme
}
const running = async () =>
  (await programme()).schedules.filter(({ day, cancelled }) => day >= first && !cancelled).length

async function picture(title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await desk.page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png` })
}

test('a film is planned for every day of a week at once, its clashes told before, and taken back by one press', async () => {
  await desk.page.goto(`${building.site}/portal/programme?day=${first}`)
  await desk.press('Plan many shows')
  await desk.sees('Nothing chosen yet')
  await desk.choose('Movie', 'Casablanca (1942)')
  const { movies, versions } = await programme()
  const movie = movies.find(({ title }) => title === 'Casablanca')!
  const shown = versions.filter(({ movieId }) => movieId === movie.id)
  if (shown.length > 1) await desk.choose('Version', versionText(shown[0]!, movie, 'en'))
  await desk.page.locator('.many-ticks label').click()
  await desk.page.type('.many-choice .mantine-TagsInput-inputField', '19:00 20:00 ')
  await desk.sees('Cannot be planned: 7')
  await desk.sees('Casablanca needs this screen')
  await picture('many-1440')
  await desk.press('Plan the 7 that can be')
  await desk.sees('7 shows were planned.')
  expect(await running()).toBe(7)
  await desk.press('Undo')
  await desk.sees('14 shows')
  await until(async () => (await running()) === 0)
  expect(desk.thrown).toEqual([])
})

test('the week before is copied, all of it, by the keyboard too', async () => {
  const { schedules, cinemas } = await programme(addDays(first, -28))
  const days = [addDays(first, -21), addDays(first, -15)]
  const before = schedules.filter(
    ({ day, cancelled, cinemaId }) =>
      !cancelled && cinemaId === cinemas[0]!.id && day >= days[0]! && day <= days[1]!,
  ).length
  await desk.page.goto(`${building.site}/portal/programme?many=yes&day=${addDays(first, -14)}`)
  await desk.page.locator('.many-choice label ::-p-text(An earlier week)').click()
  await desk.sees(before ? `${before} show` : 'That week has no shows')
  await picture('many-copy-1440')
  // Any other week may stand in for it, such as one that was planned well.
  await desk.press('Copy an earlier week')
  const earlier = schedules.filter(
    ({ day, cancelled, cinemaId }) =>
      !cancelled && cinemaId === cinemas[0]!.id && day >= addDays(first, -28) && day <= addDays(first, -22),
  ).length
  await desk.sees(earlier ? `${earlier} show` : 'That week has no shows')
  expect(desk.thrown).toEqual([])
})

test('a week is kept under a name and looked at in another one, with every film it has', async () => {
  const { schedules, cinemas } = await programme(addDays(first, -28))
  const count = schedules.filter(
    ({ day, cancelled, cinemaId }) =>
      !cancelled && cinemaId === cinemas[0]!.id && day >= addDays(first, -28) && day <= addDays(first, -22),
  ).length
  expect(count).toBeGreaterThan(0)
  await desk.page.goto(`${building.site}/portal/programme?many=yes&day=${addDays(first, -21)}`)
  await desk.page.locator('.many-choice label ::-p-text(An earlier week)').click()
  await desk.sees(`${count} show`)
  await desk.type('Keep this week as', 'Autumn')
  await untilDone('Keep it', 'Kept.')
  await desk.page.goto(`${building.site}/portal/programme?many=yes&day=${first}`)
  await desk.page.locator('.many-choice label ::-p-text(A saved week)').click()
  await desk.sees('No saved week chosen')
  await desk.choose('Saved week', 'Autumn')
  await desk.sees(`${count} show`)
  await desk.sees('The films of that week.')
  await picture('many-saved-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await desk.press('Delete this saved week')
  await desk.press('Delete for good')
  await desk.sees('No week is saved yet.')
  expect(desk.thrown).toEqual([])
})

test('a show is planned once more by its button, and by carrying it with Alt held down', async () => {
  const { schedules, movies, cinemas } = await programme()
  const day = addDays(first, -22)
  const show = schedules.find(
    each => each.cinemaId === cinemas[0]!.id && each.day === day && !each.cancelled,
  )!
  const movie = movies.find(({ id }) => id === show.movieId)!
  await desk.page.goto(`${building.site}/portal/programme?day=${day}&show=${show.id}`)
  await desk.press('Plan it once more')
  await desk.sees('Add a show')
  await desk.type('Time', '08:00')
  await desk.sees('The screen is free.')
  await picture('copy-1440')
  await desk.page.locator('aside button[type="submit"]').click()
  const copies = async () =>
    (await programme()).schedules.filter(
      ({ movieId, versionId, day: on }) =>
        movieId === show.movieId && versionId === show.versionId && on === day,
    )
  const before = schedules.filter(
    ({ movieId, versionId, day: on }) => movieId === movie.id && versionId === show.versionId && on === day,
  ).length
  await until(async () => (await copies()).length === before + 1)
  await desk.page.goto(`${building.site}/portal/programme?day=${day}`)
  const strip = `::-p-xpath(//button[contains(@class, "strip")][starts-with(@aria-label, "08:00")])`
  const box = (await (await desk.page.waitForSelector(strip))!.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await desk.page.keyboard.down('Alt')
  await desk.page.mouse.move(x, y)
  await desk.page.mouse.down()
  await desk.page.mouse.move(x + 10, y, { steps: 2 })
  await desk.page.mouse.move(x + 40, y, { steps: 5 })
  await desk.page.mouse.up()
  await desk.page.keyboard.up('Alt')
  await desk.sees('Add a show')
  expect((await copies()).some(({ start }) => start.slice(11, 16) === '08:00')).toBe(true)
  expect(desk.thrown).toEqual([])
})

test('a film is carried from the list onto the board, and planned where it was let go', async () => {
  const far = addDays((await programme()).today, 40)
  await desk.page.goto(`${building.site}/portal/programme?day=${far}`)
  await desk.page.waitForSelector('.track[data-plannable]')
  await desk.page.locator('.film-list summary').click()
  const chip = (await desk.page.waitForSelector('.film-to-plan'))!
  const label = await chip.evaluate(button => button.textContent)
  const from = (await chip.boundingBox())!
  const to = (await (await desk.page.$('.track[data-plannable]'))!.boundingBox())!
  await desk.page.mouse.move(from.x + 20, from.y + from.height / 2)
  await desk.page.mouse.down()
  await desk.page.mouse.move(from.x + 40, from.y + 30, { steps: 3 })
  await desk.page.mouse.move(to.x + to.width / 3, to.y + to.height / 2, { steps: 5 })
  await desk.page.waitForSelector('.strip[data-draft]')
  await desk.sees('The screen is free.')
  await picture('film-list-1440')
  await desk.page.mouse.up()
  const isChosen = () =>
    desk.page.waitForFunction(
      text =>
        [...document.querySelectorAll<HTMLInputElement>('aside input')].some(({ value }) => value === text),
      {},
      label,
    )
  await isChosen()
  await desk.sees('The screen is free.')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  // Pressed instead of carried, the film is chosen and its place is still to be said.
  await desk.page.locator('aside .panel-foot button:not([type="submit"])').click()
  await desk.page.waitForFunction(() => !document.querySelector('aside form'))
  await chip.focus()
  await desk.page.keyboard.press('Enter')
  await isChosen()
  expect(await desk.page.$('.strip[data-draft]')).toBeNull()
  expect(desk.thrown).toEqual([])
})

test('what guests of a show are told is written at the show and read where its tickets are bought', async () => {
  const { schedules, cinemas, today } = await programme()
  const show = schedules.find(
    each => each.cinemaId === cinemas[0]!.id && each.day > today && each.purchasableOnline,
  )!
  await desk.page.goto(`${building.site}/portal/programme?day=${show.day}&show=${show.id}`)
  await desk.page.locator('summary ::-p-text(Told to guests)').click()
  const field = await desk.page.waitForSelector('input[aria-label="Told to guests, English"]')
  await field!.type('With an interval of ten minutes')
  await picture('show-notice-1440')
  await desk.page.$eval('input[aria-label="Told to guests, English"]', input =>
    (input as HTMLInputElement).form!.requestSubmit(),
  )
  await until(async () => (await programme()).schedules.some(({ id, notice }) => id === show.id && notice))
  const guest = await openWindow(building.browser, `${building.site}/de/buy/tickets/${show.id}`, {
    width: 1024,
    height: 768,
  })
  await guest.sees('With an interval of ten minutes')
  const { FOYER_PICTURES: folder } = process.env
  if (folder) await guest.page.screenshot({ path: join(folder, 'show-notice-site.png') as `${string}.png` })
  expect(guest.thrown).toEqual([])
  await guest.page.close()
})

test.each(locales)('in %s, at a desk and on a phone the page is clean', async locale => {
  for (const width of [1024, 390]) {
    await desk.page.setViewport({ width, height: 900 })
    await desk.page.evaluate(l => localStorage.setItem('foyer.portal.locale', l), locale)
    await desk.page.goto(`${building.site}/portal/programme?many=yes&day=${addDays(first, -21)}`)
    await desk.page.waitForSelector('.many-choice')
    await desk.page.locator('.many-choice .mantine-SegmentedControl-control:nth-of-type(2) label').click()
    await picture(`many-${locale}-${width}`)
    expect(await faultsInWords(desk.page)).toEqual([])
    if (locale === 'en') expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  }
})
