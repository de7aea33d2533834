import { join } from 'node:path'
import type { HTTPRequest, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** A manager names a tag manager; a visitor is asked, refuses, changes their mind, buys, and is told of once. */

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window, site: Window
/** What was asked of the tag manager's host: the address, and the address of the document that asked. */
const asked: { url: string; by: string }[] = []

beforeAll(async () => {
  building = await openBuilding()
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
}, 300_000)

afterAll(async () => {
  await building?.close()
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png` })
}

/**
 * Stands in for the tag manager's host; whatever else lies elsewhere is cut off. The page's policy is asked before: what
 * it forbids never comes here.
 */
async function standIn(page: Page) {
  await page.setRequestInterception(true)
  page.on('request', (request: HTTPRequest) => {
    const { hostname } = new URL(request.url())
    if (hostname === '127.0.0.1' || hostname === 'localhost' || request.url().startsWith('data:'))
      return void request.continue()
    asked.push({ url: request.url(), by: request.frame()?.url() ?? '' })
    // It says what it would read: its own document's address, and where that came from.
    const body =
      'window.read = [location.pathname, document.referrer]; window.dataLayer.push({ event: "read" })'
    void request.respond({ contentType: 'text/javascript', body })
  })
}

const layerOf = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: { event?: string }[] }).dataLayer?.map(({ event }) => event))
const reportIn = (page: Page) =>
  page.evaluate(() => {
    const inside = document.querySelector('iframe')?.contentWindow as
      { dataLayer?: { event?: string; ecommerce?: unknown }[]; read?: string[] } | null | undefined
    return {
      read: inside?.read,
      orders: inside?.dataLayer?.filter(({ event }) => event === 'purchase').map(each => each.ecommerce),
    }
  })

const field = '#field-website_config\\.tag_manager'

/** Types a container and saves it, and once more where a relay that has just started takes nothing yet. */
async function says(container: string, seen: () => Promise<unknown>) {
  const { page } = desk
  await until(async () => {
    const input = await page.waitForSelector(field)
    await input!.click({ count: 3 })
    await input!.type(container)
    await page.keyboard.press('Enter')
    await picture(desk, `tags-typed-${container}`)
    return until(async () => Boolean(await seen()), 4000).then(
      () => true,
      () => false,
    )
  })
}

test('a manager sets the container among the settings of the website', async () => {
  const { page } = desk
  await page.goto(`${building.site}/portal/settings`)
  await page.waitForSelector(field)
  await page.type('input[type="search"]', 'tag manager')
  await until(async () => (await page.$$('.setting')).length === 1)
  await says('GTM-1', () => page.$(`${field}[aria-invalid="true"]`))
  await says('GTM-FOYER1', async () =>
    (await (await fetch(`${building.site}/en`)).text()).includes('GTM-FOYER1'),
  )
  await picture(desk, 'tags-setting')
  expect(await faultsInBothLights(page)).toEqual(spotless)
  expect(desk.thrown).toEqual([])
})

test('a visitor is asked with two buttons of one look and size, and a no loads nothing', async () => {
  site = await openWindow(building.browser, 'about:blank', { width: 390, height: 844 })
  const { page } = site
  await standIn(page)
  await page.goto(`${building.site}/de`)
  await site.sees('Dürfen wir Ihren Besuch messen?')
  const looks = await page.$$eval('.tag-answers .button', all =>
    all.map(each => {
      const { width, height } = each.getBoundingClientRect()
      const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(each)
      return JSON.stringify({ width, height, color, backgroundColor, fontSize, fontWeight, borderColor })
    }),
  )
  expect(looks).toHaveLength(2)
  expect(looks[0]).toBe(looks[1])
  await picture(site, 'tags-de-390')
  expect(await faultsInBothLights(page)).toEqual(spotless)
  await page.setViewport({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.setViewport({ width: 1440, height: 900 })
  await picture(site, 'tags-de-1440')
  await page.setViewport({ width: 390, height: 844 })
  expect(await layerOf(page)).toBeUndefined()
  await site.press('Ablehnen')
  await page.waitForSelector('.tag-question', { hidden: true })
  await page.reload()
  await page.waitForSelector('.tag-opener')
  expect(await page.$('.tag-question')).toBeNull()
  expect(await layerOf(page)).toBeUndefined()
  expect(asked).toEqual([])
})

test('the foot of the page asks again, a yes loads it there, and another no ends it', async () => {
  const { page } = site
  await site.press('Besuchsmessung')
  await site.sees('Bisher lehnen Sie es ab.')
  await site.press('Erlauben')
  await until(async () => asked.length === 1)
  expect(asked[0]!.url).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-FOYER1')
  await until(async () => String(await layerOf(page)) === 'gtm.js,read')
  await site.press('Besuchsmessung')
  await site.sees('Bisher erlauben Sie es.')
  await picture(site, 'tags-again-de-390')
  await site.press('Ablehnen')
  await until(async () => (await layerOf(page).catch(() => ['gone'])) === undefined)
  expect(asked).toHaveLength(1)
})

test('an order is told once, after the yes, from a frame whose address says nothing of it', async () => {
  const { page } = site
  const programme = (await (await fetch(`${building.site}/api/programme?channel=site`)).json()) as Programme
  const show = programme.schedules.find(
    each => each.availableOnline > 20 && !each.cancelled && Date.parse(each.start) > Date.now() + 86_400_000,
  )!
  await page.goto(`${building.site}/en/buy/tickets/${show.id}`)
  await site.press('One more: Normal')
  await site.type('Name', 'Ada Visitor')
  await page.locator('input[name="email"]').fill('ada@visitor.example')
  await page.locator('input[name="email_confirmation"]').fill('ada@visitor.example')
  await site.press('Order and pay')
  await page.waitForSelector('button[value="paid"]', { timeout: 60_000 })
  await page.click('button[value="paid"]')
  await site.sees('Enjoy the film!', 20_000)
  const key = /\/bill\/([^/]+)/.exec(page.url())![1]!
  expect(await page.$('iframe')).toBeNull()
  await site.press('Measuring visits')
  await picture(site, 'tags-order-390')
  expect(await faultsInBothLights(page)).toEqual(spotless)
  await site.press('Allow')
  await until(async () => (await reportIn(page)).read !== undefined)
  const { read, orders } = await reportIn(page)
  expect(read).toEqual(['/order-complete', ''])
  expect(orders).toEqual([
    expect.objectContaining({ currency: 'EUR', transaction_id: expect.stringMatching(/\d/) }),
  ])
  expect(JSON.stringify(orders)).not.toContain(key)
  // The page of the order itself holds nothing that comes from elsewhere.
  expect(await layerOf(page)).toBeUndefined()
  expect(asked.map(({ by }) => by).join()).not.toContain(key)

  await page.reload()
  await site.sees('Enjoy the film!', 20_000)
  await page.waitForSelector('.tag-opener')
  expect(await page.$('iframe')).toBeNull()

  // Going on is another document, so that the manager there never comes by the order's address.
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await page.$eval('header a[href="/en"]', link => (link as HTMLElement).click())
  await until(async () => String(await layerOf(page).catch(() => '')) === 'gtm.js,read')
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(false)
  expect(asked).toHaveLength(3)
  expect(site.thrown).toEqual([])
})
