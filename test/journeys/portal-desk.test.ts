import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#core/programme/day.ts'
import type { Programme } from '#core/planning/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { until } from '../world/until.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window

beforeAll(async () => {
  building = await openBuilding()
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
}, 300_000)

afterAll(async () => {
  await building?.close()
})

test('who mistypes the password reads that mail or password is wrong, and where a new one comes from', async () => {
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', 'not the password')
  await desk.press('Sign in')
  await desk.sees('Email or password is wrong.')
  await desk.sees('Forgotten your password?')
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
  expect(desk.thrown).toEqual([])
})

test('a page is gone to by the keyboard alone, and Escape gives the focus back', async () => {
  const { keyboard } = desk.page
  const openPalette = async () => {
    await keyboard.down('Control')
    await keyboard.press('k')
    await keyboard.up('Control')
    await desk.page.waitForSelector('dialog[open] [role=combobox]')
  }
  await openPalette()
  await keyboard.type('verkau')
  await desk.sees('Nothing found')
  await keyboard.press('Escape')
  await desk.page.waitForSelector('dialog[open]', { hidden: true })
  await openPalette()
  await keyboard.type('sal')
  const chosen = () =>
    desk.page.$eval('[role=combobox]', field => {
      const id = field.getAttribute('aria-activedescendant')!
      return document.getElementById(id)!.innerText
    })
  expect(await chosen()).toContain('Sales')
  await keyboard.press('Enter')
  await desk.page.waitForFunction(() => location.pathname === '/portal/sales')
  await openPalette()
  await keyboard.type('pay')
  const first = await chosen()
  await keyboard.press('ArrowDown')
  expect(await chosen()).not.toBe(first)
  await keyboard.press('ArrowUp')
  expect(await chosen()).toBe(first)
  for (const _ of 'pay') await keyboard.press('Backspace')
  await keyboard.type('today')
  await keyboard.press('Enter')
  await desk.sees('Takings today')
  expect(desk.thrown).toEqual([])
})

const cinemaId = 'cine-melusine'
const planned = 'desk-show-0001'

async function programme(): Promise<Programme> {
  return (await (await fetch(`${building.site}/api/programme?channel=portal`)).json()) as Programme
}
const startOf = async (id: string) =>
  (await programme()).schedules.find(show => show.id === id)?.start.slice(11, 16)

/** Presses the strip and carries it by so many pixels, without letting go. */
async function carries(strip: string, right: number, down = 0) {
  const box = (await (await desk.page.waitForSelector(strip))!.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await desk.page.mouse.move(x, y)
  await desk.page.mouse.down()
  await desk.page.mouse.move(x + 10, y, { steps: 2 })
  await desk.page.mouse.move(x + right, y + down, { steps: 5 })
}

/** Counts in the page what opens beside the board from now on. */
function watchPanels(): void {
  const { dataset } = document.documentElement
  dataset['panels'] = '0'
  new MutationObserver(changes => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    const panels = added.filter(node => node instanceof Element && node.matches('.side-panel')).length
    dataset['panels'] = String(Number(dataset['panels']) + panels)
  }).observe(document.body, { childList: true, subtree: true })
}

test('a show is carried to another time, its clash told before it is let go, and taken back', async () => {
  const { today, movies, versions, screens, schedules } = await programme()
  const day = addDays(today, 2)
  const movie = movies.find(
    ({ runtimeMinutes, showingFrom }) => runtimeMinutes < 105 && (showingFrom ?? '') <= today,
  )!
  const version = versions.find(each => each.movieId === movie.id && each.dimension === '2d')!
  const later = schedules.find(show => show.day === day && show.cinemaId === cinemaId && !show.cancelled)!
  const screen = screens.find(each => each.id === later.screenId)!
  const answer = await desk.page.evaluate(
    async body => {
      const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')!.content
      const headers = {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': token,
      }
      return (await fetch('/api/schedules', { method: 'POST', headers, body: JSON.stringify(body) })).status
    },
    { id: planned, versionId: version.id, screenId: screen.id, day, time: '06:30' },
  )
  expect(answer).toBe(200)
  await desk.page.goto(`${building.site}/portal/programme?day=${day}&cinema=${cinemaId}`)
  const strip = `::-p-xpath(//button[contains(@class, "strip")][starts-with(@aria-label, "06:30")])`
  const other = `::-p-xpath(//button[contains(@class, "strip")][starts-with(@aria-label, "${later.start.slice(11, 16)}")][contains(@aria-label, "${screen.name}")])`
  const [from, to] = await Promise.all(
    [strip, other].map(async each => (await (await desk.page.waitForSelector(each))!.boundingBox())!),
  )

  await carries(strip, to!.x - from!.x)
  await desk.sees('The screen is occupied then.')
  await desk.page.waitForSelector('.strip[data-clashing]')
  await desk.page.mouse.up()
  expect(await startOf(planned)).toBe('06:30')

  await carries(strip, from!.width / 2)
  await desk.sees('The screen is free.')
  await desk.page.keyboard.press('Escape')
  await desk.page.mouse.up()
  await desk.page.waitForFunction(() => !document.querySelector('.strip[data-draft]'))
  expect(await startOf(planned)).toBe('06:30')

  await carries(strip, from!.width / 2)
  await desk.page.evaluate(watchPanels)
  await desk.page.mouse.up()
  await desk.sees(`“${movie.title}” is now on`)
  expect(await startOf(planned)).not.toBe('06:30')
  await desk.press('Undo')
  await desk.sees(`“${movie.title}” is back on`)
  // Nothing opened beside the board meanwhile, under which “Undo” would have moved away from the hand.
  expect(await desk.page.evaluate(() => document.documentElement.dataset['panels'])).toBe('0')
  await until(async () => (await startOf(planned)) === '06:30')
  expect(desk.thrown).toEqual([])
})

/** Goes to another page of the portal as a press on its link does: without loading the portal anew. */
async function goTo(path: string) {
  await desk.page.evaluate(to => {
    document.querySelector('main h1')?.setAttribute('data-left', to)
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/portal${path}`)
  await desk.page.waitForSelector('main h1:not([data-left])')
  await desk.page.waitForFunction(() => !document.querySelector('main .skeleton'), { timeout: 60_000 })
}

test('every page of the portal fits a phone of 360 pixels, with what it is for in reach', async () => {
  // French says it in the most letters.
  await desk.page.evaluate(() => localStorage.setItem('foyer.portal.locale', 'fr'))
  await desk.page.setViewport({ width: 360, height: 780 })
  const troubles: string[] = []
  await desk.page.goto(`${building.site}/portal/account`)
  await desk.page.waitForSelector('main h1')
  // The owner's navigation has every page: `test/cloud-relay/portal/pages.test.ts` holds that.
  const links = await desk.page.$$eval('.navigation-entry', all =>
    all.map(each => each.getAttribute('href')!),
  )
  expect(links.length).toBeGreaterThan(30)
  for (const link of links) {
    const path = link.slice('/portal'.length)
    await goTo(path)
    const found = await desk.page.evaluate(() => {
      const wide = document.documentElement.scrollWidth - window.innerWidth
      const action = document.querySelector<HTMLElement>('.page-actions [data-variant="primary"]')
      const box = action?.getBoundingClientRect()
      const lists = [...document.querySelectorAll('.table-scroll:has(> [data-list], > [data-plain])')]
      return {
        wide,
        hidden: lists.some(list => list.scrollWidth > list.clientWidth),
        away: Boolean(box && (box.left < 0 || box.right > window.innerWidth || box.top > window.innerHeight)),
      }
    })
    if (found.wide > 0) troubles.push(`${path} is ${found.wide} px too wide`)
    if (found.hidden) troubles.push(`a list of ${path} hides something at its side`)
    if (found.away) troubles.push(`what ${path} is for is out of reach`)
  }
  await desk.page.evaluate(() => localStorage.setItem('foyer.portal.locale', 'en'))
  await desk.page.goto(`${building.site}/portal/`)
  await desk.sees('Takings today')
  await desk.page.setViewport({ width: 1440, height: 900 })
  expect(troubles).toEqual([])
}, 300_000)

test('while the relay is away the portal says so and where one can work, and goes on by itself', async () => {
  await building.crew.stopRelay()
  await desk.sees('The cloud cannot be reached', 15_000)
  await desk.sees('open /portal at the address of your registers')
  // A page that was never opened cannot be fetched; it is there as soon as the relay is.
  await desk.press('Stock')
  await building.crew.startRelay()
  await desk.page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Stock', {
    timeout: 60_000,
  })
  await desk.page.waitForFunction(() => !document.body.innerText.includes('The cloud cannot be reached'), {
    timeout: 60_000,
  })
})
