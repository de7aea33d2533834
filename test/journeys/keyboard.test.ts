import type { KeyInput } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { until } from '../world/until.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

let building: Awaited<ReturnType<typeof openBuilding>>
let site: Window
let show: Programme['schedules'][number]

beforeAll(async () => {
  building = await openBuilding()
  const programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  show = programme.schedules.find(
    show =>
      show.purchasableOnline && show.screenId === 'varda' && show.day > programme.today && !show.soldOut,
  )!
  const movie = programme.movies.find(movie => movie.id === show.movieId)!
  site = await openWindow(building.browser, `${building.site}/en/movies/view/${movie.slug}`, {
    width: 1280,
    height: 900,
  })
})

afterAll(async () => {
  await building?.close()
})

const press = (key: KeyInput) => site.page.keyboard.press(key)

/** Presses Tab until the focus stands on `selector`; a reader who needs more than forty has been locked out. */
async function tabTo(selector: string, most = 40): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await press('Tab')
    if (await isFocused(selector)) return
  }
  const at = await site.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
  throw new Error(`${most} tabs do not lead to ${selector}; the focus stands at ${at}`)
}

const isFocused = (selector: string) =>
  site.page.evaluate(selector => document.activeElement?.matches(selector) ?? false, selector)

/** Waits until the focus stands on `selector`: a page moves it a moment after it was drawn. */
const focusArrives = (selector: string) =>
  site.page.waitForFunction(selector => document.activeElement?.matches(selector), {}, selector)

/** Whether two tickets are counted and their seats are held, within so many milliseconds. */
const held = (timeout: number) =>
  site.page
    .waitForFunction(
      () =>
        document.querySelector('[role="spinbutton"][aria-valuenow="2"]') &&
        document.querySelectorAll('[role="gridcell"][aria-selected="true"]').length === 2,
      { timeout },
    )
    .then(
      () => true,
      () => false,
    )

const focusedSeat = () =>
  site.page.evaluate(() => (document.activeElement as HTMLElement).dataset['seat'] ?? '')

const chosenSeats = () =>
  site.page.$$eval('[role="gridcell"][aria-selected="true"]', seats =>
    seats.map(seat => (seat as HTMLElement).dataset['seat']!),
  )

/** What stands around the focused element must be drawn differently from when it has no focus. */
async function focusIsSeen(): Promise<boolean> {
  return site.page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const shown = [element, ...element.querySelectorAll<HTMLElement>('*')].map(each => getComputedStyle(each))
    return shown.some(style => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2)
  })
}

test('the first Tab skips to the content, and a showtime is within reach', async () => {
  await press('Tab')
  expect(await isFocused('.skip-link')).toBe(true)
  await press('Enter')
  expect(await site.page.evaluate(() => location.hash)).toBe('#main')
  await tabTo(`a[href$="/buy/tickets/${show.id}"]`)
  expect(await focusIsSeen()).toBe(true)
  await press('Enter')
  await site.page.waitForSelector('[role="spinbutton"]')
  await focusArrives('main')
})

test('tickets are counted with the keys of a spin button or with its plus', async () => {
  await tabTo('[role="spinbutton"]')
  expect(await focusIsSeen()).toBe(true)
  await press('ArrowUp')
  await tabTo('.stepper-button', 1)
  // On a busy machine a seat may not be held in time: the page says so and goes back to what is held, to be asked again.
  await until(async () => {
    const value = await site.page.$eval('[role="spinbutton"]', each => each.getAttribute('aria-valuenow'))
    if (value !== '2') await press('Enter')
    return held(5000)
  })
  expect(await isFocused('.stepper-button')).toBe(true)
})

test('the room is one stop; arrows, Home and End walk in it, Space and Enter choose', async () => {
  await tabTo('[role="gridcell"]')
  expect(await focusIsSeen()).toBe(true)
  expect(await site.page.$$eval('[role="gridcell"][tabindex="0"]', seats => seats.length)).toBe(1)
  const [first, second] = await chosenSeats()
  expect(await focusedSeat()).toBe(first)
  await press('ArrowRight')
  expect(await focusedSeat()).toBe(second)
  await press('ArrowLeft')
  await press('Home')
  const rowOf = (seatId: string) => seatId.replace(/\d+$/, '')
  expect(rowOf(await focusedSeat())).toBe(rowOf(first!))
  const start = await focusedSeat()
  await press('End')
  expect(await focusedSeat()).not.toBe(start)
  await press('ArrowUp')
  expect(rowOf(await focusedSeat())).not.toBe(rowOf(first!))
  await site.page.keyboard.down('Control')
  await press('Home')
  await site.page.keyboard.up('Control')

  for (const key of ['Space', 'Enter'] as const) {
    await walkToFreeSeat()
    const seat = await focusedSeat()
    await press(key)
    await site.page.waitForSelector(`[data-seat="${seat}"][aria-selected="true"]`)
    await site.page.waitForSelector('.seat-choice:not([aria-busy])')
    expect(await focusedSeat()).toBe(seat)
  }
  expect(await chosenSeats()).toHaveLength(2)
  expect(await chosenSeats()).not.toContain(first)
})

async function walkToFreeSeat(): Promise<void> {
  for (let steps = 0; steps < 20; steps += 1) {
    await press('ArrowRight')
    if (await isFocused('[data-look="free"]')) return
  }
  throw new Error('no free seat in this row')
}

test('the fields and the payment follow, and a mistake brings the reader back to its field', async () => {
  await tabTo('input[name="name"]')
  await press('Enter')
  await focusArrives('input[name="name"][aria-invalid]')
  await site.page.keyboard.type('Ada Visitor')
  for (const field of ['email', 'email_confirmation']) {
    await tabTo(`input[name="${field}"]`, 1)
    await site.page.keyboard.type('ada@visitor.example')
  }
  await tabTo('button[type="submit"]')
  expect(await focusIsSeen()).toBe(true)
  await press('Enter')
  await site.page.waitForSelector('button[value="paid"]')
  await tabTo('button[value="paid"]')
  await press('Enter')
  await site.sees('Enjoy the film!', 15_000)
  await tabTo('a[href$="tickets.pdf"]')
  expect(site.thrown).toEqual([])
})

test('no key is trapped: Tab walks through the whole page and comes out at its end', async () => {
  await site.page.goto(`${building.site}/en/buy/tickets/${show.id}`)
  await site.page.waitForSelector('[role="spinbutton"]')
  await tabTo('footer a', 80)
  await tabTo('body, .skip-link')
})
