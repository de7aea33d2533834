import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryCalls } from '#core/catalogue/contract.ts'
import { signInByPassword } from '#core/people/contract.ts'
import type { Programme } from '#core/planning/contract.ts'
import { movie } from '#core/programme/movie.entity.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { openClient } from '../world/client.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** A French guest plays a trailer in the film's page; whoever plays it is a page of this test. */

const owner = demoExhibitors[0]!.employees.find(
  ({ employee, portal }) => portal && !employee.cinemaIds.length,
)!
const player = 'https://www.youtube-nocookie.com'

let building: Awaited<ReturnType<typeof openBuilding>>
let guest: Window
let films: Programme['movies']
const asked: string[] = []

beforeAll(async () => {
  building = await openBuilding()
  films = ((await (await fetch(`${building.site}/api/programme`)).json()) as Programme).movies.slice(0, 2)
  const office = openClient(Number(new URL(building.site).port))
  await office.arrive()
  await office.call(signInByPassword, { body: owner.portal! })
  const trailers = ['https://youtu.be/abc-DEF_123', 'https://distributor.example/trailer']
  for (const [at, { id }] of films.entries()) {
    const change = { params: { id }, body: { trailerUrl: trailers[at]! } }
    await until(async () => (await office.call(entryCalls(movie).change, change)).status === 200)
  }
  await until(async () => {
    const { headers } = await fetch(`${building.site}/fr/movies`)
    return headers.get('content-security-policy')!.includes(player)
  })
  guest = await openWindow(building.browser, `${building.site}/fr/movies`, { width: 390, height: 844 })
  await guest.page.setRequestInterception(true)
  guest.page.on('request', request => {
    const url = new URL(request.url())
    if (url.origin === building.site || url.protocol === 'data:' || url.protocol === 'blob:')
      return void request.continue()
    asked.push(request.url())
    const body =
      '<!doctype html><html lang="en"><title>Player</title><body style="color:white">plays</body></html>'
    void request.respond({ status: 200, contentType: 'text/html', body })
  })
}, 300_000)

afterAll(async () => {
  await building?.close()
})

async function look(name: string): Promise<void> {
  expect(await faultsInBothLights(guest.page), name).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (!folder) return
  for (const [as, width, scheme] of [
    ['phone', 390, 'light'],
    ['desktop', 1280, 'dark'],
  ] as const) {
    await guest.page.setViewport({ width, height: 900 })
    await guest.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
    await guest.page.screenshot({ path: join(folder, `${name}-${as}.png`) as `${string}.png` })
  }
  await guest.page.emulateMediaFeatures([])
  await guest.page.setViewport({ width: 390, height: 844 })
}

test('a trailer is played in the film’s page, and nothing is asked of whoever plays it before the press', async () => {
  const { page } = guest
  await page.goto(`${building.site}/fr/movies/view/${films[0]!.slug}`)
  await guest.sees('Rien n’en est chargé avant que vous n’appuyiez')
  await look('trailer-closed')
  expect(asked).toEqual([])
  await guest.press('Bande-annonce')
  await page.waitForSelector('iframe.trailer-frame')
  await until(() => asked.length > 0)
  expect(asked[0]).toBe(`${player}/embed/abc-DEF_123?autoplay=1&rel=0`)
  await look('trailer-open')
  await guest.press('Fermer la bande-annonce')
  await page.waitForFunction(() => !document.querySelector('iframe'))
})

test('one of somebody else is a link, and leads there', async () => {
  const { page } = guest
  await page.goto(`${building.site}/fr/movies/view/${films[1]!.slug}`)
  const link = await page.waitForSelector('a[href="https://distributor.example/trailer"]')
  expect(await link!.evaluate(link => (link as HTMLAnchorElement).target)).toBe('_blank')
  expect(await page.$('iframe')).toBeNull()
})

test('frames load from the players of the films alone, and in the page of an order from nobody', async () => {
  const policyAt = async (path: string) =>
    (await fetch(`${building.site}${path}`)).headers.get('content-security-policy')!
  expect(await policyAt(`/fr/movies/view/${films[0]!.slug}`)).toContain(`frame-src 'self' ${player}`)
  expect(await policyAt('/fr/movies')).not.toContain('vimeo')
  expect(await policyAt('/fr/bill/00000000-0000-4000-8000-000000000000')).not.toContain('frame-src')
})
