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

async function programme(): Promise<Programme> {
  return (await (await fetch(`${building.site}/api/programme?channel=portal`)).json()) as Programme
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
}, 120_000)

test('the week before is copied, all of it, by the keyboard too', async () => {
  const { schedules, cinemas } = await programme()
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
}, 90_000)

test('a week is kept under a name and looked at in another one, with every film it has', async () => {
  const { schedules, cinemas } = await programme()
  const count = schedules.filter(
    ({ day, cancelled, cinemaId }) =>
      !cancelled && cinemaId === cinemas[0]!.id && day >= addDays(first, -28) && day <= addDays(first, -22),
  ).length
  expect(count).toBeGreaterThan(0)
  await desk.page.goto(`${building.site}/portal/programme?many=yes&day=${addDays(first, -21)}`)
  await desk.page.locator('.many-choice label ::-p-text(An earlier week)').click()
  await desk.sees(`${count} show`)
  await desk.type('Keep this week as', 'Autumn')
  await desk.press('Keep it')
  await desk.sees('Kept.')
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
}, 120_000)

test.each(locales)(
  'in %s, at a desk and on a phone the page is clean',
  async locale => {
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
  },
  60_000,
)
