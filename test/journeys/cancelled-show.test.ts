import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelSchedule, type Programme } from '#core/planning/contract.ts'
import { signInByPassword } from '#core/people/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { openClient } from '../world/client.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const manager = demoExhibitors[0]!.employees.find(employee => employee.key === 'sofia-ferreira')!
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

let building: Awaited<ReturnType<typeof openBuilding>>
let guest: Window
let show: Programme['schedules'][number]
let slug = ''

beforeAll(async () => {
  building = await openBuilding()
  const programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  const sold = programme.schedules.filter(
    ({ purchasableOnline, day }) => purchasableOnline && day > programme.today,
  )
  show = sold.find(
    ({ id, movieId, available }) =>
      available > 20 && sold.some(other => other.movieId === movieId && other.id !== id),
  )!
  slug = programme.movies.find(({ id }) => id === show.movieId)!.slug
  guest = await openWindow(building.browser, `${building.site}/en/buy/tickets/${show.id}`, sizes.phone)
})

afterAll(async () => {
  await building?.close()
})

/** Looks for what shuts people out, on a desk and a phone; and takes pictures, when somebody wants to look. */
async function look(name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await guest.page.setViewport(viewport)
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    expect([name, size, await guest.page.evaluate(isWide)]).toEqual([name, size, false])
    const folder = process.env['FOYER_PICTURES']
    if (folder) await guest.page.screenshot({ path: join(folder, `${name}-${size}.png`) as `${string}.png` })
  }
  expect(await faultsInBothLights(guest.page), name).toEqual(spotless)
}

test('a guest buys a ticket, and the manager cancels the show', async () => {
  await guest.press('One more: Normal')
  await guest.page.waitForSelector('[role="gridcell"][aria-selected="true"]')
  await guest.type('Name', 'Ada Visitor')
  for (const name of ['email', 'email_confirmation'])
    await guest.page.locator(`input[name="${name}"]`).fill('ada@visitor.example')
  await guest.press('Order and pay')
  await guest.page.locator('button[value="paid"]').click()
  await guest.sees('Enjoy the film!', 15_000)

  const office = openClient(Number(new URL(building.site).port))
  await office.arrive()
  expect((await office.call(signInByPassword, { body: manager.portal! })).status).toBe(200)
  const cancelled = await office.call(cancelSchedule, {
    params: { id: show.id },
    body: { keyword: 'CANCEL' },
  })
  expect(cancelled.status).toBe(200)
})

test('the purchase says so instead of wishing a good film, and shows when else the film runs', async () => {
  await guest.sees('This show is cancelled', 15_000)
  expect(await guest.page.evaluate(() => document.body.innerText)).not.toContain('Enjoy the film!')
  await guest.sees('Other showtimes')
  await look('cancelled-purchase')
})

test('the show stays in its place in the lists, struck through, and cannot be bought', async () => {
  await guest.page.goto(`${building.site}/en/movies/${show.day}`)
  const struck = () => document.querySelectorAll('.showtime[data-sale="cancelled"]').length
  expect(await guest.page.evaluate(struck)).toBe(1)
  await look('cancelled-day')
  await guest.page.goto(`${building.site}/en/movies/view/${slug}`)
  expect(await guest.page.evaluate(struck)).toBe(1)
  await look('cancelled-film')
})

test('its page says in four languages what becomes of tickets, and leads to the others', async () => {
  for (const [locale, words] of [
    ['en', 'This show is cancelled'],
    ['de', 'Diese Vorstellung fällt aus'],
    ['fr', 'Cette séance est annulée'],
    ['nl', 'Deze voorstelling gaat niet door'],
  ] as const) {
    await guest.page.goto(`${building.site}/${locale}/buy/tickets/${show.id}`)
    await guest.sees(words)
    expect(await faultsInWords(guest.page), locale).toEqual([])
    expect(await guest.page.$$('.other-shows a.showtime')).not.toHaveLength(0)
  }
  await look('cancelled-buy')
  expect(guest.thrown).toEqual([])
})

test('the guest is told by a mail whose subject says it', async () => {
  const mails = async () => (await fetch(`${building.places.outside.url}/mail`)).text()
  await until(async () => (await mails()).includes('Cancelled: '))
})
