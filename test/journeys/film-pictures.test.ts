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

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window, site: Window
let folder: string
let film: { id: string; slug: string; title: string }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-pictures-'))
  building = await openBuilding()
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
  site = await openWindow(building.browser, `${building.site}/en/movies`, { width: 1280, height: 900 })
  film = await site.page.evaluate(async () => {
    const { movies, schedules } = await (await fetch('/api/programme?channel=site')).json()
    return movies.find((each: { id: string }) =>
      schedules.some((show: { movieId: string }) => show.movieId === each.id),
    )
  })
}, 300_000)

afterAll(async () => {
  await building?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const pictures = process.env['FOYER_PICTURES']
  if (pictures)
    await page.screenshot({ path: join(pictures, `${title}.png`) as `${string}.png`, fullPage: true })
}

/** Hills under a sun, as a JPEG file. */
async function scene(name: string, width: number, height: number, sky: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" width="${width}" height="${height}">
    <rect width="160" height="90" fill="${sky}"/><circle cx="126" cy="26" r="11" fill="#ffe2a0"/>
    <path d="M0 60 40 30 78 62 110 40 160 70V90H0Z" fill="#3a3350"/><path d="M0 74 60 56 120 76 160 64V90H0Z" fill="#1d1a2b"/></svg>`
  const path = join(folder, name)
  writeFileSync(path, await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer())
  return path
}

/** Brings a file by the nth picture button of the film's panel. */
async function brings(path: string, at: 'first' | 'last') {
  const inputs = (await desk.page.$$('input[type=file]')) as ElementHandle<HTMLInputElement>[]
  await inputs.at(at === 'first' ? 0 : -1)!.uploadFile(path)
}

/** What the website's pictures have loaded, once they are the small ones. */
const shownBy = (window: Window, selector: string) =>
  window.page.$eval(selector, image => {
    const { currentSrc, naturalWidth, complete } = image as HTMLImageElement
    return { path: new URL(currentSrc).pathname, wide: naturalWidth, complete }
  })

test('a poster is brought, and websites on a phone and a desk each load the width that fits', async () => {
  await desk.page.goto(`${building.site}/portal/movies?movie=${film.id}`)
  await desk.page.waitForSelector('.poster-block input[type=file]')
  const poster = await scene('poster.jpg', 1600, 2400, '#a8506a')
  // A relay that has just started says that it is catching up.
  await until(async () => {
    await brings(poster, 'first')
    return desk.sees('Uploaded').then(
      () => true,
      () => false,
    )
  }, 90_000)
  await until(async () => {
    await site.page.goto(`${building.site}/en/movies/view/${film.slug}`, { waitUntil: 'networkidle0' })
    const shown = await shownBy(site, '.movie-poster img')
    return shown.path.endsWith('.avif') && shown.wide <= 400
  }, 90_000)
  expect((await shownBy(site, '.movie-poster img')).path).toMatch(/\/400\.avif$/)
  await picture(site, 'film-poster-1280')
})

test('pictures are chosen, one of them above the title, and what matters of it stays in sight', async () => {
  const { page } = desk
  await page.reload()
  await page.waitForSelector('.entry-form input[type=file]')
  for (const [name, sky] of [
    ['above.jpg', '#c8703a'],
    ['scene.jpg', '#466a9c'],
    ['more.jpg', '#5d8a5a'],
  ] as const) {
    const before = (await page.$$('.picture-row')).length
    await brings(await scene(name, 2000, 1125, sky), 'last')
    await page.waitForFunction(rows => document.querySelectorAll('.picture-row').length > rows, {}, before)
  }
  const whole = (await page.$('.picture-whole img'))!
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('.picture-whole img')!.naturalHeight > 0,
  )
  await whole.scrollIntoView()
  const { x, y, width, height } = (await whole.boundingBox())!
  await page.mouse.click(x + width * 0.8, y + height * 0.3)
  expect(await page.$eval('.picture-cut', each => (each as HTMLElement).style.objectPosition)).toBe('80% 30%')
  await picture(desk, 'film-pictures-portal')
  expect(await faultsInBothLights(page)).toEqual(spotless)
  await page.click('.entry-save button[type=submit]')
  await page.waitForFunction(
    () =>
      document.querySelector('.entry-state')!.textContent ||
      document.querySelector('.entry-form [role=alert]'),
    { timeout: 60_000 },
  )
  expect(
    await page.$$eval('.entry-form [role=alert]', alerts => alerts.map(each => each.textContent)),
  ).toEqual([])
  await until(async () => {
    await site.page.goto(`${building.site}/en/movies/view/${film.slug}`, { waitUntil: 'networkidle0' })
    return (await site.page.$$('.stills img')).length === 2
  }, 90_000)
  expect(
    await site.page.$eval('.movie-backdrop img', each => (each as HTMLElement).style.objectPosition),
  ).toBe('80% 30%')
  await until(async () => {
    await site.page.reload({ waitUntil: 'networkidle0' })
    return (await shownBy(site, '.movie-backdrop img')).path.endsWith('/1600.avif')
  }, 90_000)
  await picture(site, 'film-pictures-1280')
  expect(await faultsInBothLights(site.page)).toEqual(spotless)
})

test('a telephone loads smaller ones, and nothing on the page jumps when they come', async () => {
  const phone = await openWindow(building.browser, 'about:blank', { width: 390, height: 844 })
  await phone.page.evaluateOnNewDocument(() => {
    const page = window as unknown as { moved: number }
    page.moved = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) page.moved += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await phone.page.goto(`${building.site}/en/movies/view/${film.slug}`, { waitUntil: 'networkidle0' })
  expect((await shownBy(phone, '.movie-poster img')).path).toMatch(/\/200\.avif$/)
  expect((await shownBy(phone, '.movie-backdrop img')).path).toMatch(/\/400\.avif$/)
  expect(await phone.page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02)
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await picture(phone, 'film-pictures-390')
  const told = await phone.page.$eval('meta[property="og:image"]', each => each.getAttribute('content')!)
  expect(told).toMatch(/\/share\/.*\.jpg$/)
  const shared = await (await fetch(`${building.site}${new URL(told).pathname}`)).arrayBuffer()
  expect(await sharp(Buffer.from(shared)).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: 'jpeg',
  })
  const pictures = process.env['FOYER_PICTURES']
  if (pictures) writeFileSync(join(pictures, 'film-shared.jpg'), Buffer.from(shared))
})

test('what is no picture is refused in words beside the button, and nothing changes', async () => {
  const { page } = desk
  await page.goto(`${building.site}/portal/movies?movie=${film.id}`)
  await page.waitForSelector('.poster-block input[type=file]')
  const torn = join(folder, 'torn.jpg')
  writeFileSync(
    torn,
    (
      await sharp(await scene('whole.jpg', 1200, 1800, '#999'))
        .jpeg()
        .toBuffer()
    ).subarray(0, 9000),
  )
  await brings(torn, 'first')
  await desk.sees('This picture cannot be read')
  const words = join(folder, 'words.jpg')
  writeFileSync(words, 'no picture at all')
  await brings(words, 'first')
  await desk.sees('Choose a picture in JPEG, PNG, WebP or AVIF')
})
