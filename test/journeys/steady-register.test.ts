import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import type { Programme } from '#core/planning/contract.ts'
import { putHold, readSeats } from '#core/seating/contract.ts'
import { openClient } from '../world/client.ts'
import { until } from '../world/until.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

let building: Awaited<ReturnType<typeof openBuilding>>
let register: Window
const manager = demoExhibitors[0]!.employees.find(
  ({ pin, employee }) => pin && employee.roleIds.includes('manager'),
)!

beforeAll(async () => {
  building = await openBuilding()
  register = await openWindow(building.browser, `${building.box}/register`, { width: 1280, height: 800 })
  await register.press(manager.employee.name)
  for (const digit of manager.pin!) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.page.waitForSelector('.day-strip')
})

afterAll(async () => {
  await building?.close()
})

/** The words of the days in a language, and how many of them stand half outside. */
function days() {
  return register.page.$eval('.day-strip', strip => {
    const { left, right } = strip.getBoundingClientRect()
    const tiles = [...strip.children].map(tile => ({ tile, at: tile.getBoundingClientRect() }))
    const words = [...strip.querySelectorAll('span')]
    return {
      whole: tiles.filter(({ at }) => at.left > left - 1 && at.right < right + 1).length,
      cut: tiles.filter(({ at }) => at.left < right - 1 && at.right > right + 1).length,
      tooLong: words.filter(word => word.offsetWidth > word.parentElement!.clientWidth).length,
    }
  })
}

test.each([1024, 1280, 1920])('at %s pixels no day is half outside, in any language', async width => {
  await register.page.setViewport({ width, height: 800 })
  const spoken = new Set<string>()
  for (let language = 0; language < 4; language++) {
    const before = await register.page.evaluate(() => document.documentElement.lang)
    await register.page.keyboard.down('Shift')
    await register.page.keyboard.press('S')
    await register.page.keyboard.up('Shift')
    await until(async () => (await register.page.evaluate(() => document.documentElement.lang)) !== before)
    spoken.add(await register.page.evaluate(() => document.documentElement.lang))
    // The programme may still be on its way, and the strip is measured anew after every change.
    await until(async () => (await days()).whole >= 3)
    expect(await days()).toMatchObject({ cut: 0, tooLong: 0 })
  }
  expect(spoken.size).toBe(4)
})

test('no price moves when visitors hold seats, nor when a manager frees them', async () => {
  const programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  // One that is alone with its film that evening, so that its title names it; tomorrow, whenever the test runs.
  const here = programme.schedules.filter(each => each.cinemaId === 'cine-melusine' && !each.cancelled)
  const alone = ({ movieId, day }: (typeof here)[number]) =>
    here.filter(each => each.movieId === movieId && each.day === day).length === 1
  const show = here.find(
    each =>
      each.day > programme.today &&
      each.purchasableOnline &&
      !each.freeSeating &&
      !each.soldOut &&
      alone(each),
  )!
  const dayKey = await register.page.$$eval(
    '.day',
    (tiles, day) => tiles.findIndex(tile => tile.querySelector('strong')?.textContent === day),
    String(Number(show.day.slice(8))),
  )
  await register.page.setViewport({ width: 1280, height: 800 })
  await register.page.$$eval('.day', (tiles, at) => (tiles[at] as HTMLElement).click(), dayKey)
  await register.press(programme.movies.find(({ id }) => id === show.movieId)!.title)
  await register.page.waitForSelector('.chosen-words')
  const priceAt = () => register.page.$eval('.rates', rates => rates.getBoundingClientRect().top)
  const held = () => register.page.$$eval('.held-online', found => found.length > 0)
  const before = await priceAt()
  expect(await held()).toBe(false)

  const visitor = openClient(Number(new URL(building.site).port))
  await visitor.arrive()
  const { states, arrangement } = (await visitor.call(readSeats, { params: { id: show.id } })).body
  const free = arrangement.seats.filter(({ id, online }) => online && (states[id] ?? 'free') === 'free')
  const seats = free.slice(0, 2).map(({ id }) => id)
  const hold = await visitor.call(putHold, {
    params: { id: crypto.randomUUID() },
    body: { scheduleId: show.id, seats },
  })
  expect(hold.status, hold.text).toBe(200)
  await until(held)
  expect(await priceAt()).toBe(before)
  for (const _ of ['asked', 'sure']) {
    await register.page.locator('.held-online-keys button').click()
    expect(await priceAt()).toBe(before)
  }
  await until(async () => (await register.page.$('.held-online-keys')) === null)
  expect(await priceAt()).toBe(before)
  expect(register.thrown).toEqual([])
})
