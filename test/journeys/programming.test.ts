import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { addDays } from '#core/programme/day.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window
let day: string

beforeAll(async () => {
  building = await openBuilding()
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
  day = addDays((await programme()).today, 2)
}, 300_000)

afterAll(async () => {
  await building?.close()
})

async function programme(channel = 'portal'): Promise<Programme> {
  return (await (await fetch(`${building.site}/api/programme?channel=${channel}`)).json()) as Programme
}

async function picture(title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await desk.page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png` })
}

/** The shows of that day in the first cinema, in the order of the board’s buttons. */
const strips = () => desk.page.$$('.strip:not([data-cancelled])')

test('several shows are chosen on the board, taken off the website, and cancelled together', async () => {
  await desk.page.goto(`${building.site}/portal/programme?day=${day}`)
  await desk.page.waitForSelector('.strip')
  await desk.press('Choose several')
  await desk.sees('0 shows chosen')
  const [one, two] = await strips()
  await one!.click()
  await two!.click()
  await desk.sees('2 shows chosen')
  await picture('several-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  const before = (await programme('site')).schedules.length
  // A relay that has just started writes when its boxes have said their first word.
  const tick = '.several-shown .ticks > :first-child input'
  await until(async () => {
    if ((await programme('site')).schedules.length === before - 2) return true
    if (
      await desk.page.$eval(
        tick,
        box => (box as HTMLInputElement).checked && !(box as HTMLInputElement).disabled,
      )
    )
      await desk.page.click(tick)
    return false
  })
  await desk.page.locator('aside details summary').click()
  await desk.type('Ends so many minutes', '45')
  await desk.page.locator('aside details button[type="submit"]').click()
  await desk.sees('Saved for 2 shows.')
  const shows = (await programme()).schedules.filter(({ onlineEndsBefore }) => onlineEndsBefore === 45)
  expect(shows).toHaveLength(2)
  await desk.press('Cancel 2 shows')
  await desk.type('Type CANCEL', 'CANCEL')
  await desk.press('Cancel it for good')
  await desk.sees('0 shows chosen')
  const gone = (await programme()).schedules.filter(({ id }) => shows.some(show => show.id === id))
  expect(gone.map(({ cancelled }) => cancelled)).toEqual([true, true])
  expect(desk.thrown).toEqual([])
})

/** Takes the first version of the film that was chosen, unless one is taken. */
async function takeVersion(): Promise<void> {
  const field = '::-p-xpath(//aside//label[normalize-space(.)="Version"]/following::input[1])'
  const isOpen = await desk.page.$eval(field, input => !(input as HTMLInputElement).value).catch(() => false)
  if (!isOpen) return
  await desk.page.focus(field)
  await desk.page.keyboard.press('ArrowDown')
  await desk.page.keyboard.press('Enter')
}

test('a time is kept on the board for a show to be announced, guests hear nothing of it, and a show takes its place', async () => {
  const far = addDays((await programme()).today, 45)
  await desk.page.goto(`${building.site}/portal/programme?day=${far}`)
  await desk.press('Add a show')
  await desk.page.locator('::-p-xpath(//label[normalize-space(.)="To be announced"])').click()
  await desk.type('Name for the house', 'Sneak of the month')
  await desk.choose('Screen', (await programme()).screens[0]!.name)
  await desk.type('Time', '20:00')
  await desk.sees('The screen is free.')
  await desk.press('Keep this time')
  await desk.sees('Plan the show')
  await picture('kept-time-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  expect(JSON.stringify(await programme('portal'))).not.toContain('Sneak of the month')
  await desk.press('Plan the show')
  const { movies, versions } = await programme()
  const film = movies.find(({ id, archived }) => !archived && versions.some(({ movieId }) => movieId === id))!
  await desk.choose('Movie', film.title)
  const severalVersions = versions.filter(({ movieId }) => movieId === film.id).length > 1
  await until(async () => {
    if ((await programme('site')).schedules.some(show => show.day === far)) return true
    // Asked again where the list was not there yet, or the panel was drawn anew over the press.
    if (severalVersions) await takeVersion()
    await desk.page
      .$eval('aside button[type="submit"]', button => (button as HTMLButtonElement).click())
      .catch(() => undefined)
    return false
  })
  await desk.page.waitForFunction(() => !document.querySelector('.strip[data-kept]'))
  expect(desk.thrown).toEqual([])
})

test('a week goes out as a sheet and as XML, which anybody may read', async () => {
  await desk.page.goto(`${building.site}/portal/programme?day=${day}`)
  await desk.press('Save as a file')
  await desk.sees('PDF to hang up')
  await picture('save-week-1440')
  const links = await desk.page.$$eval('[role="menu"] a', all =>
    all.map(link => (link as HTMLAnchorElement).href),
  )
  expect(links).toHaveLength(3)
  const pdf = await desk.page.evaluate(async href => {
    const answer = await fetch(href)
    return [answer.status, answer.headers.get('content-type'), (await answer.text()).slice(0, 5)]
  }, links[0]!)
  expect(pdf).toEqual([200, 'application/pdf', '%PDF-'])
  const xml = await (await fetch(links[1]!)).text()
  expect(xml).toContain('<programme exhibitor=')
  expect(xml).toContain(`day="${day}"`)
  expect((await fetch(links[0]!)).status).toBe(401)
  expect(desk.thrown).toEqual([])
})

test('a price changes from a day on, and says for which shows it is offered', async () => {
  await desk.page.goto(`${building.site}/portal/prices`)
  await desk.press('Normal')
  await desk.sees('Offered for')
  await desk.page.locator('aside details summary').click()
  const later = addDays(day, 20)
  await desk.page.$eval(
    'aside details input[type="date"]',
    (input, value) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
      set.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
    later,
  )
  await desk.type('Then it costs', '12.50')
  await picture('price-later-1440')
  // A relay that has just started writes for the whole company when its boxes have said their first word.
  await until(async () => {
    const taken = desk.page
      .waitForResponse(answer => answer.url().endsWith('/planned'), { timeout: 5000 })
      .then(
        answer => answer.ok(),
        () => false,
      )
    await desk.press('Plan it')
    return taken
  })
  await until(async () => {
    const { rates } = (await (await fetch(`${building.site}/api/prices`)).json()) as {
      rates: { name: { en: string }; showsFrom?: string | null; showsUntil?: string | null; cents: number }[]
    }
    const normal = rates.filter(({ name }) => name.en === 'Normal')
    return (
      normal.some(rate => rate.showsFrom === later && rate.cents === 1250) &&
      normal.some(rate => rate.showsUntil === addDays(later, -1))
    )
  })
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  expect(desk.thrown).toEqual([])
})

test('a version begins with the title of its print, read into the form', async () => {
  const { movies } = await programme()
  const film = movies.find(({ title }) => title === 'Casablanca')!
  await desk.page.goto(`${building.site}/portal/movies?movie=${film.id}`)
  await desk.sees('From the title of a print')
  await desk.page.locator('.version-forms details summary').click()
  await desk.type('Title of the print', 'not a print')
  await desk.sees('This is no title of a print')
  await desk.type('Title of the print', 'Casablanca_FTR-1-3D_F_EN-de-LB_LU-12_51_2K_X_20261101_X_SMPTE-3D_OV')
  await desk.sees('with subtitles: German, Luxembourgish')
  await picture('print-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await desk.press('Begin with this')
  await desk.press('Create')
  await until(async () => {
    const { versions } = await programme()
    return versions.some(
      each => each.movieId === film.id && each.dimension === '3d' && each.subtitles.join() === 'de,lb',
    )
  })
  expect(desk.thrown).toEqual([])
})

test('a distributor’s page says which cinemas an edit affects, with its offices and whom to reach', async () => {
  await desk.page.goto(`${building.site}/portal/distributors?entry=new`)
  await desk.page.waitForSelector('#field-name')
  await desk.page.type('#field-name', 'Lux Film')
  await desk.press('Create')
  await desk.sees('What a change here affects')
  await desk.sees(`It holds in all ${(await programme()).cinemas.length} cinemas.`)
  await desk.sees('Whom to reach')
  await picture('distributor-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
})

test('a film rental statement is shown with its sum, goes out as PDF and XML, and is put right by a row of its own', async () => {
  await desk.page.goto(`${building.site}/portal/rental`)
  await desk.sees('Total to pay')
  await picture('rental-1440')
  const hrefs = await desk.page.$$eval('a.button[href*="statement."]', all =>
    all.map(link => (link as HTMLAnchorElement).href),
  )
  const heads = await desk.page.evaluate(
    async links => Promise.all(links.map(async href => (await (await fetch(href)).text()).slice(0, 5))),
    hrefs,
  )
  expect(heads).toEqual(['%PDF-', '<?xml'])
  await desk.page.locator('main .stack a.button[href$="rental-adjustments"]').click()
  await desk.sees('No corrections')
  await desk.press('New correction')
  await desk.page.waitForSelector('aside form')
  await picture('correction-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
})

test.each(['de', 'fr'])('in %s the new pages are clean, at a desk and on a phone', async locale => {
  await desk.page.evaluate(l => localStorage.setItem('foyer.portal.locale', l), locale)
  for (const width of [1024, 390]) {
    await desk.page.setViewport({ width, height: 900 })
    for (const [name, path] of [
      ['rental', '/rental'],
      ['corrections', '/rental-adjustments'],
      ['board', `/programme?day=${day}`],
    ] as const) {
      await desk.page.goto(`${building.site}/portal${path}`)
      await desk.page.waitForSelector('tbody tr, .empty-state, .strip')
      await picture(`${name}-${locale}-${width}`)
      expect(await faultsInWords(desk.page)).toEqual([])
    }
  }
})
