import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryCalls } from '#core/catalogue/contract.ts'
import { paymentMethod } from '#core/billing/methods/payment-method.entity.ts'
import { signInByPassword } from '#core/people/contract.ts'
import type { Programme } from '#core/planning/contract.ts'
import { scheduleData } from '#core/sales/public-contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { newId } from '#ui/new-id.ts'
import { openClient } from '../world/client.ts'
import { until } from '../world/until.ts'
import { openBuilding, openWindow } from './building.ts'

const phone = { width: 390, height: 844 }

let building: Awaited<ReturnType<typeof openBuilding>>
let shows: Programme['schedules']

beforeAll(async () => {
  building = await openBuilding()
  const programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  shows = programme.schedules.filter(
    ({ purchasableOnline, freeSeating, day, availableOnline }) =>
      purchasableOnline && !freeSeating && day > programme.today && availableOnline > 60,
  )
})

afterAll(async () => {
  await building?.close()
})

const port = () => Number(new URL(building.site).port)

/** A ticket that waits for its money: the buyer's key, the payment's name, and how the provider ends it. */
async function payingTicket() {
  const client = openClient(port())
  await client.arrive()
  const key = newId()
  const scheduleId = shows[0]!.id
  const kept = await client.send('POST', `/api/holds/${key}/auto`, { scheduleId, count: 1 })
  const seat = (kept.body['seats'] as string[])[0]!
  const data = (await client.call(scheduleData, { params: { id: scheduleId } })).body
  const { price_rate_id, total_price, handling } = data.tariffs[0]!
  const seatClass = data.schedule.arrangement.seats.find(({ id }) => id === seat)!.class
  const supplement = data.class_rate[seatClass]?.ticket ?? 0
  const { body } = await client.send('POST', '/api/checkout', {
    bill_id: key,
    payment_method_id: 'test',
    name: 'Ada',
    email: 'ada@visitor.example',
    email_confirmation: 'ada@visitor.example',
    newsletter_signup: false,
    amount: total_price + handling + supplement + data.order_fee,
    items: [{ type: 'ticket', schedule_id: scheduleId, price_rate_id, seat }],
  })
  const { payment } = body['data'] as { payment: { id: string; checkout_url: string } }
  return {
    key,
    paymentId: payment.id,
    end: (outcome: 'paid' | 'failed') =>
      fetch(payment.checkout_url, {
        method: 'POST',
        body: new URLSearchParams({ outcome }),
        redirect: 'manual',
      }),
  }
}

/**
 * Stops a page's long timers (two and a half seconds and more): they ring when `pass` lets that much time go by, and
 * its clock goes with them. Short ones run as ever.
 */
async function stopTimers(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.evaluateOnNewDocument(() => {
    const waiting = new Map<number, { atMs: number; ring: () => void }>()
    const [later, forget, now] = [setTimeout.bind(window), clearTimeout.bind(window), Date.now.bind(Date)]
    let passedMs = 0
    let lastId = 1_000_000_000
    Date.now = () => now() + passedMs
    const stopped = (ring: () => void, ms = 0, ...rest: unknown[]) => {
      if (ms < 2_500) return later(ring, ms, ...rest)
      waiting.set(++lastId, { atMs: passedMs + ms, ring })
      return lastId
    }
    const forgotten = (id?: number) => void (waiting.delete(id ?? 0) || forget(id))
    const pass = (ms: number) => {
      passedMs += ms
      for (const [id, { atMs, ring }] of waiting) if (atMs <= passedMs && waiting.delete(id)) later(ring, 0)
    }
    Object.assign(window, { setTimeout: stopped, clearTimeout: forgotten, pass })
  })
  return ms => page.evaluate(ms => (window as unknown as { pass: (ms: number) => void }).pass(ms), ms)
}

/** A visitor's window whose long timers stand still, and how often it asked an address. */
async function visitorAt(before: (page: Page) => Promise<unknown> = async () => {}) {
  const visitor = await openWindow(building.browser, 'about:blank', phone)
  const pass = await stopTimers(visitor.page)
  await before(visitor.page)
  const asked: string[] = []
  visitor.page.on('request', request => asked.push(new URL(request.url()).pathname))
  return {
    ...visitor,
    pass,
    times: (path: string) => asked.filter(each => each === path).length,
    at: () => new URL(visitor.page.url()).pathname,
  }
}

/** Until nothing was asked for half a second: what a page does when it opens is over. */
const settled = (page: Page) => page.waitForNetworkIdle({ idleTime: 500 })

test('a purchase that is being paid is read again every ten seconds, and a payment that failed is said in red', async () => {
  const { key, end } = await payingTicket()
  const visitor = await visitorAt()
  const result = `/api/bill/${key}/result`
  await visitor.page.goto(`${building.site}/en/bill/${key}`)
  await visitor.sees('Payment in progress')
  await settled(visitor.page)
  for (const _ of [1, 2]) {
    const before = visitor.times(result)
    await visitor.pass(9_900)
    await settled(visitor.page)
    expect(visitor.times(result)).toBe(before)
    await visitor.pass(100)
    await until(() => visitor.times(result) === before + 1)
    await settled(visitor.page)
  }
  await end('failed')
  await visitor.page.waitForSelector('.bill .notice[data-tone="stop"]')
  const edge = await visitor.page.$eval(
    '.bill .notice[data-tone="stop"]',
    notice => getComputedStyle(notice).borderInlineStartColor,
  )
  const hue = Number(/oklch\([\d.]+ [\d.]+ ([\d.]+)\)/.exec(edge)?.[1])
  expect([edge, hue > 15 && hue < 35]).toEqual([edge, true])
  expect(visitor.thrown).toEqual([])
})

test('who does not come back from the provider sees the result after two minutes, and at once where it has ended', async () => {
  const { key, paymentId, end } = await payingTicket()
  const visitor = await visitorAt(page =>
    // As after a first visit to the provider: the page waits and sends nobody there again.
    page.evaluateOnNewDocument(id => {
      if (location.protocol !== 'about:') sessionStorage.setItem(`foyer.sent-to-pay.${id}`, 'yes')
    }, paymentId),
  )
  await visitor.page.goto(`${building.site}/en/bill/${key}/pay`)
  await visitor.sees('Continue to payment')
  await visitor.pass(119_000)
  await settled(visitor.page)
  expect(visitor.at()).toBe(`/en/bill/${key}/pay`)
  await visitor.pass(1_000)
  await visitor.page.waitForFunction(path => location.pathname === path, {}, `/en/bill/${key}`)
  await end('failed')
  await visitor.page.goto(`${building.site}/en/bill/${key}/pay`)
  await visitor.page.waitForFunction(path => location.pathname === path, {}, `/en/bill/${key}`)
  expect(visitor.thrown).toEqual([])
})

test('who comes back is asked about every three seconds, for two minutes, and then is home', async () => {
  const { paymentId } = await payingTicket()
  const visitor = await visitorAt()
  const status = `/api/payments/${paymentId}/status`
  await visitor.page.goto(`${building.site}/en/payments/${paymentId}/test/status`)
  await until(() => visitor.times(status) > 0)
  await settled(visitor.page)
  for (const _ of [1, 2, 3]) {
    const before = visitor.times(status)
    await visitor.pass(2_900)
    await settled(visitor.page)
    expect(visitor.times(status)).toBe(before)
    await visitor.pass(100)
    await until(() => visitor.times(status) === before + 1)
    await settled(visitor.page)
  }
  await visitor.pass(90_000)
  await settled(visitor.page)
  expect(visitor.at()).toContain('/status')
  await visitor.pass(30_000)
  await visitor.page.waitForFunction(() => location.pathname === '/en')
  expect(visitor.thrown).toEqual([])
})

test('another page begins at its top, going back returns to the place, and a choice of shows keeps it', async () => {
  const { page, thrown } = await openWindow(building.browser, `${building.site}/en`, phone)
  const top = () => page.evaluate(() => Math.round(scrollY))
  const down = (y: number) => page.evaluate(y => scrollTo(0, y), y)
  const film = 'main a[href*="/en/movies/view/"]'
  await page.waitForSelector(film)
  await settled(page)
  await page.$$eval(film, links => links.at(-1)!.scrollIntoView({ block: 'center' }))
  const place = await top()
  expect(place).toBeGreaterThan(400)
  await page.$$eval(film, links => (links.at(-1) as HTMLElement).click())
  await page.waitForFunction(() => location.pathname.startsWith('/en/movies/view/'))
  await page.waitForFunction(() => scrollY === 0)
  await down(300)
  await page.goBack()
  await page.waitForFunction(() => location.pathname === '/en')
  await page.waitForFunction(y => Math.abs(scrollY - y) < 4, {}, place)
  const choice = '.show-choice select'
  await page.$eval(choice, select => select.scrollIntoView({ block: 'start' }))
  const filters = await top()
  expect(filters).toBeGreaterThan(0)
  await page.$eval(choice, select => (select as HTMLSelectElement).focus({ preventScroll: true }))
  await page.keyboard.press('ArrowDown')
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('.show-choice select')?.value)
  await settled(page)
  expect(await top()).toBe(filters)
  expect(thrown).toEqual([])
})

test('where no way to pay is left the page of a show says that nothing can be bought now', async () => {
  const office = openClient(port())
  await office.arrive()
  await office.call(signInByPassword, {
    body: demoExhibitors[0]!.employees.find(({ portal }) => portal)!.portal!,
  })
  const methods = entryCalls(paymentMethod)
  const { entries } = (await office.call(methods.list)).body
  // A relay that has just started waits half a minute for boxes that are away, before it writes for the whole company.
  const close = (id: string) => office.call(methods.change, { params: { id }, body: { status: 'inactive' } })
  for (const { id } of entries) await until(async () => (await close(id)).status === 200)
  const guest = await openWindow(building.browser, `${building.site}/en/buy/tickets/${shows[1]!.id}`, phone)
  await guest.sees('Tickets cannot be bought online right now')
  expect(await guest.page.$('.tariff')).toBeNull()
  expect(guest.thrown).toEqual([])
})
