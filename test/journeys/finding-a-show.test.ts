import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

let building: Awaited<ReturnType<typeof openBuilding>>
let guest: Window
let programme: Programme
let film: Programme['movies'][number]

beforeAll(async () => {
  building = await openBuilding()
  programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  // Pages show no film that has begun, and what is about to begin does so while this is read.
  const soon = Date.now() + 3_600_000
  const coming = programme.schedules.filter(show => !show.cancelled && Date.parse(show.featureStart) > soon)
  const cinemasOf = (id: string) =>
    new Set(coming.filter(({ movieId }) => movieId === id).map(({ cinemaId }) => cinemaId))
  film = programme.movies.find(({ id }) => cinemasOf(id).size > 1)!
  guest = await openWindow(building.browser, `${building.site}/en`, sizes.phone)
})

afterAll(async () => {
  await building?.close()
})

/** Takes pictures in both lights and sizes, when somebody wants to look; and looks for what runs off the page. */
async function look(name: string): Promise<void> {
  const folder = process.env['FOYER_PICTURES']
  for (const [size, viewport] of Object.entries(sizes)) {
    await guest.page.setViewport(viewport)
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    expect([name, size, await guest.page.evaluate(isWide)]).toEqual([name, size, false])
    for (const light of folder ? ['light', 'dark'] : []) {
      await guest.page.evaluate(light => (document.documentElement.dataset['theme'] = light), light)
      await guest.page.screenshot({ path: join(folder!, `${name}-${size}-${light}.png`) as `${string}.png` })
    }
  }
  await guest.page.setViewport(sizes.phone)
}

const cinemasShown = () =>
  guest.page.$$eval('.showtimes-cinema', names => [...new Set(names.map(name => name.textContent))])

test('a showtime says in words what is heard and read, and until when it lasts', async () => {
  await guest.page.goto(`${building.site}/en/movies/view/${film.slug}`)
  const said = await guest.page.$$eval('.showtime', buttons => buttons.map(button => button.textContent))
  for (const words of said) expect(words).toMatch(/\d\d:\d\d – \d\d:\d\d/)
  expect(said.join(' ')).toMatch(/Original(, subtitles [A-Z]{2})?/)
  expect(said.join(' ')).not.toContain('OV')
  await look('film')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
})

test('on a phone the film’s story stands before its days, two lines and the rest on request', async () => {
  const heights = () =>
    guest.page.evaluate(() => {
      const place = (part: string) => document.querySelector(part)!.getBoundingClientRect()
      return {
        story: place('.movie-overview').height,
        over: place('.movie-shows').top - place('.movie-overview').bottom,
      }
    })
  const short = await heights()
  expect(short.over).toBeGreaterThan(0)
  await guest.press('More')
  expect((await heights()).story).toBeGreaterThan(short.story)
})

test('the chosen cinema is remembered, also on other pages and after a reload', async () => {
  await guest.page.goto(`${building.site}/en/movies/view/${film.slug}`)
  expect((await cinemasShown()).length).toBe(2)
  await guest.page.waitForSelector('.light .button')
  const { name } = programme.cinemas[1]!
  await guest.press(name)
  expect(await cinemasShown()).toEqual([name])
  await guest.page.reload()
  await guest.page.waitForFunction(() =>
    document.querySelector('.chip[aria-pressed="true"]:not(:first-child)'),
  )
  expect(await cinemasShown()).toEqual([name])
  await guest.page.goto(`${building.site}/en/movies/tomorrow`)
  await guest.page.waitForFunction(
    name => [...document.querySelectorAll('.showtimes-cinema')].every(shown => shown.textContent === name),
    {},
    name,
  )
  await guest.page.waitForSelector('.light .button')
  await guest.press('All cinemas')
  expect((await cinemasShown()).length).toBe(2)
  await look('day')
})

test('a language leaves what is spoken or can be read in it, and a choice of nothing leads back', async () => {
  const count = () => guest.page.$$eval('.showtime', shown => shown.length)
  const all = await count()
  await guest.page.select('.show-choice select', 'nl')
  const dutch = await count()
  expect(dutch).toBeLessThan(all)
  await guest.page.select('.show-choice select', '')
  expect(await count()).toBe(all)
})

test('what a finger presses is 44 pixels high: titles, filters, addresses', async () => {
  await guest.page.goto(`${building.site}/en`)
  const small = await guest.page.$$eval(
    '.movie-row-title a, .chip, .show-choice select, footer a, .showtime',
    parts =>
      parts.flatMap(part => {
        const { height } = part.getBoundingClientRect()
        return height > 0 && height < 43.5 ? [`${part.textContent}: ${height}`] : []
      }),
  )
  expect(small).toEqual([])
  await look('home')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
})

test('the light is the system’s until one is chosen, from the first moment a page is drawn', async () => {
  const fresh = await openWindow(building.browser, `${building.site}/en`, sizes.phone)
  const ground = () => fresh.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  const isDark = () =>
    fresh.page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = 'light-dark(rgb(1, 1, 1), rgb(2, 2, 2))'
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color === 'rgb(2, 2, 2)'
    })
  await fresh.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }])
  expect(await isDark()).toBe(true)
  await fresh.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }])
  expect(await isDark()).toBe(false)
  await fresh.press('Dark mode')
  expect([await ground(), await isDark()]).toEqual(['dark', true])
  // Without the page's own scripts: only what stands in it has run.
  await fresh.page.setRequestInterception(true)
  fresh.page.on(
    'request',
    request => void (request.resourceType() === 'script' ? request.abort() : request.continue()),
  )
  await fresh.page.reload()
  expect(await isDark()).toBe(true)
  await fresh.page.close()
})

test('the language switch is called what stands on it, and its choice opens the next visit', async () => {
  const { name, seen } = await guest.page.$eval('.languages summary', summary => ({
    name: summary.getAttribute('aria-label')!,
    seen: summary.textContent,
  }))
  expect(name).toContain(seen)
  await guest.page.click('.languages summary')
  await Promise.all([guest.page.waitForNavigation(), guest.page.click('.language-list a[lang="fr"]')])
  await guest.page.goto(building.site)
  expect(new URL(guest.page.url()).pathname).toBe('/fr')
  await look('accueil')
  await guest.page.goto(`${building.site}/de/movies/view/${film.slug}`)
  await look('film-de')
  expect(guest.thrown).toEqual([])
})
