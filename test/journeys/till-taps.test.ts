import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

let building: Awaited<ReturnType<typeof openBuilding>>
let register: Window
const cashier = demoExhibitors[0]!.employees.find(
  ({ pin, employee }) => pin && employee.roleIds.includes('manager'),
)!

beforeAll(async () => {
  building = await openBuilding()
  register = await openWindow(building.browser, `${building.box}/register`, { width: 1366, height: 768 })
  await signIn()
  await register.press('Sign in')
  await register.sees('Choose a show')
})

afterAll(async () => {
  await building?.close()
})

/** Name and digits, by a finger. */
async function signIn() {
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin!)
    await register.page
      .locator(`::-p-xpath(//*[@class="keypad"]//button[normalize-space(.)="${digit}"])`)
      .click()
}

/** A tap on the nth of what matches, once it can be tapped. */
async function tap(selector: string, at = 0) {
  await register.page.waitForFunction(
    (selector, at) => document.querySelectorAll(selector).length > at,
    { timeout: 60_000 },
    selector,
    at,
  )
  await register.page.$$eval(selector, (found, at) => (found[at] as HTMLElement).click(), at)
}
const key = '.sell-key:not([aria-disabled])'

/** How many key caps can be seen. */
const caps = () =>
  register.page.$$eval('.key-hint', found => found.filter(each => each.getClientRects().length > 0).length)

test('two tickets and popcorn take five taps, and no key cap is shown to a finger', async () => {
  expect(await caps()).toBe(0)
  await tap('.day', 1)
  await register.page.waitForSelector('.day:nth-child(2)[aria-pressed="true"]')
  let taps = 0
  const counted = async (selector: string, at = 0) => {
    taps += 1
    await tap(selector, at)
  }
  await counted('.show-card:not([aria-disabled])')
  await counted(`.rates ${key}`)
  await counted(`.rates ${key}`)
  await counted(`.product-keys ${key}`)
  await counted('.cash-ways .button:nth-child(2)')
  await register.sees('Next customer')
  await register.sees('Sold:')
  expect(taps).toBeLessThanOrEqual(5)
  await register.press('Next customer')
})

test('card and cash are equals: as large, as loud, in one line', async () => {
  const ways = await register.page.$$eval('.cash-ways .button', found =>
    found.map(each => [each.clientWidth, each.clientHeight, each.getAttribute('data-variant')]),
  )
  expect(ways).toHaveLength(2)
  expect(ways[0]).toEqual(ways[1])
})

test('eight lines of a basket are in sight, and what is not is counted', async () => {
  await tap('.show-card:not([aria-disabled])')
  await tap(`.rates ${key}`)
  await tap(`.rates ${key}`, 1)
  for (const [category, products] of [
    [0, 4],
    [3, 2],
    [2, 2],
  ] as const) {
    await tap('.category', category)
    for (let at = 0; at < products; at += 1) await tap(`.product-keys ${key}`, at)
  }
  await register.page.waitForFunction(() => document.querySelectorAll('.bill-line').length === 10)
  await register.sees('more line')
  const seen = await register.page.$eval('.bill-lines ul', list => {
    const { top, bottom } = list.getBoundingClientRect()
    return [...list.children].filter(line => {
      const at = line.getBoundingClientRect()
      return at.top >= top - 1 && at.bottom <= bottom + 1
    }).length
  })
  expect(seen).toBeGreaterThanOrEqual(8)
})

test('the age of the film stands beside what is sold', async () => {
  const programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  const title = await register.page.$eval('.chosen-title', each => each.textContent)
  const age = programme.movies.find(movie => movie.title === title)!.minimumAge
  const said = await register.page.$$eval('.age-mark', found => found.map(each => each.textContent))
  expect(said).toEqual(age ? [expect.stringContaining(String(age))] : [])
})

test('the whole room is in sight', async () => {
  await tap('.chosen-seats button')
  await register.page.waitForSelector('[role="gridcell"]')
  const room = await register.page.$eval('.seat-plan-view', view => view.scrollHeight - view.clientHeight)
  expect(room).toBeLessThanOrEqual(1)
  await register.press('Done')
})

test('no product is broken within a word, in any language', async () => {
  for (let language = 0; language < 4; language += 1) {
    for (let category = 0; category < 5; category += 1) {
      await tap('.category', category)
      const tooLong = await register.page.$$eval('.sell-name', names =>
        names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent),
      )
      expect(tooLong).toEqual([])
    }
    await tap('.device-switches button')
  }
})

test('another day begins with its first show, and the calendar goes further than the strip', async () => {
  const scrolled = () => register.page.$eval('.show-list', list => list.scrollTop)
  await register.page.$eval('.show-list', list => list.scrollTo({ top: 400 }))
  expect(await scrolled()).toBeGreaterThan(0)
  await tap('.day', 2)
  await register.page.waitForFunction(() => document.querySelector('.show-list')!.scrollTop === 0)
  const strip = await register.page.$$eval('.day-strip .day', days => days.length)
  await tap('.on-head > .button')
  await register.page.waitForSelector('.day-calendar')
  const open = '.day-calendar .day:not([aria-disabled])'
  expect(await register.page.$$eval(open, days => days.length)).toBeGreaterThan(strip)
  await tap(open, strip + 1)
  await register.page.waitForSelector('.day-strip .day[aria-pressed="true"]')
  await register.page.waitForSelector('.show-card')
})

test('films stand with their next shows over all days, and one of those is taken with three taps', async () => {
  await tap('.on-head > .button')
  await tap('.day-calendar-films .button')
  await register.page.waitForSelector('.films-title')
  await tap('.show-list .show-card')
  // Only the shows of one film stand under their days here.
  await register.page.waitForSelector('.show-day')
  await tap('.show-card:not([aria-disabled])')
  await register.page.waitForSelector('.day-strip')
  await register.page.waitForSelector('.show-card[aria-pressed="true"]')
})

test('at 200 % everything can be scrolled to', async () => {
  await register.page.setViewport({ width: 683, height: 384 })
  const reach = await register.page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.scrollingElement!
    const pay = document.querySelector('.cash-ways')!.getBoundingClientRect()
    return {
      scrollWidth,
      isBelow: pay.bottom + scrollY <= scrollHeight,
      lines: document.querySelector('.bill-lines ul')!.clientHeight,
    }
  })
  expect(reach.scrollWidth).toBeLessThanOrEqual(683)
  expect(reach.isBelow).toBe(true)
  expect(reach.lines).toBeGreaterThan(200)
  await register.page.setViewport({ width: 1366, height: 768 })
})

test('the last digit signs in whoever was here before, and a key brings the key caps', async () => {
  await tap('.top-bar-keys > .button:last-child')
  await register.page.waitForSelector('.person-tile')
  await signIn()
  await register.page.waitForSelector('.day-strip')
  expect(await caps()).toBe(0)
  await register.page.keyboard.press('F2')
  await register.page.waitForFunction(() =>
    [...document.querySelectorAll('.key-hint')].some(each => each.getClientRects().length > 0),
  )
  expect(register.thrown).toEqual([])
})
