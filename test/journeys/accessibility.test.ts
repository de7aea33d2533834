import type { RunOnly } from 'axe-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { locales } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import { until } from '../world/until.ts'
import { faults, faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'
import { freeSlot } from './free-slot.ts'
import { printedTickets, shortCodeOf } from './printed-tickets.ts'

const demo = demoExhibitors[0]!
const manager = demo.employees.find(employee => employee.key === 'sofia-ferreira')!
const cashier = demo.employees.find(employee => employee.key === 'anna-kremer')!
const otherLocales = locales.filter(locale => locale !== 'en')

let building: Awaited<ReturnType<typeof openBuilding>>
let programme: Programme
let slot: ReturnType<typeof freeSlot>
/** A show of a later day in the smallest room: axe looks at every single seat. */
let later: Programme['schedules'][number]
let site: Window, portal: Window, register: Window, scanner: Window, signage: Window

beforeAll(async () => {
  building = await openBuilding()
  programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  slot = freeSlot(programme, 'cine-melusine')
  later = programme.schedules
    .filter(show => show.purchasableOnline && show.day > programme.today && show.available > 20)
    .sort((one, other) => one.capacity - other.capacity)[0]!
  const open = (url: string, width: number, height: number) =>
    openWindow(building.browser, url, { width, height })
  site = await open(`${building.site}/en`, 390, 844)
  portal = await open(`${building.site}/portal`, 1440, 900)
  register = await open(`${building.box}/register`, 1280, 800)
  scanner = await open(`${building.box}/scanner`, 390, 844)
  signage = await open(`${building.box}/signage?lang=en`, 1920, 1080)
  for (const { page } of [site, portal, register, scanner, signage])
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
})

afterAll(async () => {
  await building?.close()
})

const sitePages: Record<string, () => string> = {
  'the home page': () => '',
  'all films': () => '/movies',
  'the films of today': () => '/movies/today',
  'the films to come': () => '/movies/soon',
  'a film': () => `/movies/view/${programme.movies[0]!.slug}`,
  'special events': () => '/events',
  'a special event': () => `/events/${programme.events[0]!.slug}`,
  'the page for lost visitors': () => '/404',
  privacy: () => '/privacy-policy',
  searching: () => '/search',
  'what a search found': () => `/search?q=${encodeURIComponent(programme.movies[0]!.title)}`,
  'a search that found nothing': () => '/search?q=xyzzy',
}

test.each(Object.entries(sitePages))('website: %s', async (_, path) => {
  await site.page.goto(`${building.site}/en${path()}`)
  expect(await faultsInBothLights(site.page)).toEqual(spotless)
})

test.each(
  otherLocales.flatMap(locale =>
    ['the home page', 'a film', 'a special event', 'what a search found'].map(
      page => [page, locale] as const,
    ),
  ),
)('website: %s in %s', async (page, locale) => {
  await site.page.goto(`${building.site}/${locale}${sitePages[page]!()}`)
  expect(await site.page.evaluate(() => document.documentElement.lang)).toBe(locale)
  expect(await faultsInWords(site.page)).toEqual([])
})

test.each(otherLocales)('website: buying in %s, with what is missing shown', async locale => {
  await site.page.goto(`${building.site}/${locale}/buy/tickets/${later.id}`)
  await site.page.locator('.tariff:nth-child(2) .stepper-button:last-child').click()
  await site.page.waitForSelector('[role="gridcell"][aria-selected="true"]')
  await site.page.locator('form button[type="submit"]').click()
  await site.page.waitForSelector('[aria-invalid]')
  expect(await faultsInWords(site.page)).toEqual([])
})

test('website: choosing seats, by plan and by list', async () => {
  await site.page.goto(`${building.site}/en/buy/tickets/${later.id}`)
  await site.press('One more: Normal')
  await site.press('One more: Normal')
  await site.page.waitForSelector('[role="gridcell"][aria-selected="true"]')
  expect(await faultsInBothLights(site.page)).toEqual(spotless)
  await site.page.click('.seat-list summary')
  expect(await faults(site.page)).toEqual([])
  await site.page.click('.seat-list summary')
})

test('website: what is missing is shown at its field', async () => {
  await site.press('Order and pay')
  await site.page.waitForSelector('[aria-invalid]')
  expect(await faultsInBothLights(site.page)).toEqual(spotless)
})

test('website: the payment and its result', async () => {
  await site.type('Name', 'Ada Visitor')
  for (const name of ['email', 'email_confirmation'])
    await site.page.locator(`input[name="${name}"]`).fill('ada@visitor.example')
  await site.press('Order and pay')
  await site.page.waitForSelector('button[value="paid"]')
  expect(await faults(site.page)).toEqual([])
  await site.page.click('button[value="failed"]')
  await site.sees('Payment failed', 15_000)
  expect(await faultsInBothLights(site.page)).toEqual(spotless)
  await site.press('Try again with these seats')
  await site.page.waitForSelector('button[value="paid"]')
  await site.page.goBack()
  await site.sees('Continue to payment')
  expect(await faultsInBothLights(site.page)).toEqual(spotless)
  await site.press('Continue to payment')
  await site.page.waitForSelector('button[value="paid"]')
  await site.page.click('button[value="paid"]')
  await site.sees('Enjoy the film!', 15_000)
  expect(await faultsInBothLights(site.page)).toEqual(spotless)
  expect(site.thrown).toEqual([])
})

test('mailbox: the list and the mail', async () => {
  const { page } = await openWindow(building.browser, `${building.places.outside.url}/mail`, {
    width: 1024,
    height: 768,
  })
  await until(async () => (await page.reload(), (await page.$('li a')) !== null))
  expect(await faults(page)).toEqual([])
  await page.click('li a')
  await page.waitForSelector('iframe')
  expect(await faults(page)).toEqual([])
  const mail = await (await fetch(await page.$eval('iframe', frame => frame.src))).text()
  await page.setContent(mail)
  expect(await faults(page)).toEqual([])
})

test('portal: signing in, refused and accepted', async () => {
  await portal.sees('Sign in')
  expect(await faultsInBothLights(portal.page)).toEqual(spotless)
  await portal.type('Email', manager.portal!.email)
  await portal.type('Password', 'not the password')
  await portal.press('Sign in')
  await portal.page.waitForSelector('[role="alert"], [aria-invalid="true"]')
  expect(await faults(portal.page)).toEqual([])
  await portal.type('Password', manager.portal!.password)
  await portal.press('Sign in')
  await portal.sees('Takings today')
})

const portalPages: Record<string, { path: () => string; shows: string }> = {
  today: { path: () => '', shows: '.figure-value' },
  'the programme of a day': { path: () => `/programme?day=${later.day}`, shows: '.board' },
  'the programme of a week': { path: () => '/programme?view=week', shows: '.board' },
  movies: { path: () => '/movies', shows: 'tbody tr' },
  'one movie': { path: () => `/movies?movie=${programme.movies[0]!.id}`, shows: 'aside, [role="dialog"]' },
  sales: { path: () => '/sales', shows: 'tbody tr' },
  'payments, when all is well': { path: () => '/payments', shows: '.empty-state' },
  vouchers: { path: () => '/vouchers', shows: 'tbody tr' },
  'giving a voucher': { path: () => '/vouchers?give=yes', shows: 'aside form' },
  'the kinds of vouchers': { path: () => '/vouchers?part=types', shows: 'tbody tr' },
  'what is owed of vouchers': { path: () => '/vouchers?part=debts', shows: '.empty-state, tbody tr' },
  'a film rental statement': { path: () => '/rental', shows: 'tbody tr' },
  'new rental terms': { path: () => '/rental-terms?entry=new', shows: 'aside form' },
  'the texts of the website': { path: () => '/texts', shows: 'tbody tr' },
  'one text of the website': { path: () => '/texts?entry=home', shows: 'aside form' },
  boxes: { path: () => '/boxes', shows: '.card' },
  health: { path: () => '/health', shows: '.card' },
}

test.each(Object.entries(portalPages))('portal: %s', async (_, { path, shows }) => {
  await portal.page.goto(`${building.site}/portal${path()}`)
  await portal.page.waitForSelector(shows)
  expect(await faultsInBothLights(portal.page)).toEqual(spotless)
})

test('portal: a show and calling it off', async () => {
  const cinema = `cinema=${later.cinemaId}`
  await portal.page.goto(`${building.site}/portal/programme?${cinema}&day=${later.day}&show=${later.id}`)
  await portal.press('Cancel this show')
  await portal.sees('Keep it')
  expect(await faultsInBothLights(portal.page)).toEqual(spotless)
})

test('portal: one voucher, and making a kind of them', async () => {
  await portal.page.goto(`${building.site}/portal/vouchers`)
  await portal.page.waitForSelector('tbody tr')
  await portal.page.click('tbody tr:last-child .row-name')
  await portal.sees('What happened')
  expect(await faultsInBothLights(portal.page)).toEqual(spotless)
  await portal.page.goto(`${building.site}/portal/vouchers?part=types`)
  await portal.press('New type')
  await portal.page.waitForSelector('aside form')
  expect(await faultsInBothLights(portal.page)).toEqual(spotless)
})

test.each(otherLocales)('portal: today and the programme in %s', async locale => {
  await portal.page.evaluate(locale => localStorage.setItem('foyer.portal.locale', locale), locale)
  for (const { path, shows } of [portalPages['today']!, portalPages['the programme of a day']!]) {
    await portal.page.goto(`${building.site}/portal${path()}`)
    await portal.page.waitForSelector(shows)
    expect(await portal.page.evaluate(() => document.documentElement.lang)).toBe(locale)
    expect(await faultsInWords(portal.page)).toEqual([])
  }
  await portal.page.evaluate(() => localStorage.removeItem('foyer.portal.locale'))
})

test('portal: adding a show', async () => {
  await portal.page.goto(`${building.site}/portal/programme?plan`)
  await portal.sees('The board shows where it will stand.')
  expect(await faultsInBothLights(portal.page)).toEqual(spotless)
  await portal.choose('Movie', `${slot.movie.title} (`)
  await portal.choose('Version', slot.versionText)
  await portal.choose('Screen', slot.screen.name)
  await portal.type('Time', slot.time)
  await portal.sees('The screen is free.')
  expect(await faultsInBothLights(portal.page)).toEqual(spotless)
  await portal.page.locator('::-p-xpath(//form//button[@type="submit"])').click()
  await portal.sees('Cancel this show')
  expect(portal.thrown).toEqual([])
})

test('register: signing in, with every language on the way', async () => {
  await register.sees(cashier.employee.name)
  expect(await faultsInBothLights(register.page)).toEqual(spotless)
  await register.press(cashier.employee.name)
  for (const _ of otherLocales) {
    await register.page.locator('.device-switches button').click()
    expect(await faultsInWords(register.page)).toEqual([])
  }
  await register.page.locator('.device-switches button').click()
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.sees('Choose a show')
  expect(await faultsInBothLights(register.page)).toEqual(spotless)
})

test('register: selling, the room, and cash of any amount', async () => {
  await register.press(slot.movie.title)
  await register.press('Normal')
  await register.press('Popcorn sweet M')
  await register.page.waitForSelector('.chosen-seats button:not([aria-disabled])')
  expect(await faultsInBothLights(register.page)).toEqual(spotless)
  await register.page.keyboard.press('p')
  await register.page.waitForSelector('[role="gridcell"][aria-selected="true"]')
  expect(await faultsInBothLights(register.page)).toEqual(spotless)
  await register.page.keyboard.press('Escape')
  await register.page.keyboard.down('Shift')
  await register.page.keyboard.press('F6')
  await register.page.keyboard.up('Shift')
  await register.sees('How much did you get?')
  expect(await faultsInBothLights(register.page)).toEqual(spotless)
  await register.page.keyboard.press('Escape')
  for (const _ of otherLocales) {
    await register.page.locator('.device-switches button').click()
    expect(await faultsInWords(register.page)).toEqual([])
  }
  await register.page.locator('.device-switches button').click()
})

test('register: the card terminal, the sale and the last bills', async () => {
  await register.page.keyboard.press('F10')
  await register.sees('on the terminal')
  expect(await faultsInBothLights(register.page)).toEqual(spotless)
  await register.press('Card paid')
  await register.sees('Paid by card')
  expect(await faultsInBothLights(register.page)).toEqual(spotless)
  await register.page.keyboard.press('o')
  await register.page.waitForSelector('.bill')
  expect(await faultsInBothLights(register.page)).toEqual(spotless)
  expect(register.thrown).toEqual([])
})

test('register: vouchers to use and to sell, in every language', async () => {
  await register.page.keyboard.press('n')
  await register.page.waitForSelector('.voucher-types button')
  expect(await faultsInBothLights(register.page)).toEqual(spotless)
  await register.page.type('.voucher-form input', 'AAAA-BBBB-CCCC')
  await register.page.keyboard.press('Enter')
  await register.sees('This code is not known')
  expect(await faultsInBothLights(register.page)).toEqual(spotless)
  for (const _ of [...otherLocales, 'en']) {
    await register.page.locator('.device-switches button').click()
    expect(await faultsInWords(register.page)).toEqual([])
  }
  await register.press('Back')
  expect(register.thrown).toEqual([])
})

test('paper: what was printed', async () => {
  const { page, sees, press } = await openWindow(building.browser, `${building.box}/paper`, {
    width: 1280,
    height: 900,
  })
  await press(cashier.employee.name)
  for (const digit of cashier.pin) await page.keyboard.press(digit as '1')
  await press('Sign in')
  await sees('Popcorn sweet M')
  expect(await faultsInBothLights(page)).toEqual(spotless)
})

test('scanner: signing in and choosing the door', async () => {
  await scanner.sees(cashier.employee.name)
  expect(await faultsInBothLights(scanner.page)).toEqual(spotless)
  await scanner.press(cashier.employee.name)
  expect(await faults(scanner.page)).toEqual([])
  for (const digit of cashier.pin) await scanner.page.keyboard.press(digit as '1')
  await scanner.press('Sign in')
  await scanner.sees('All shows')
  expect(await faultsInBothLights(scanner.page)).toEqual(spotless)
})

test('scanner: the gate, admitted and refused', async () => {
  const [ticket] = await printedTickets(register.page, 1)
  await scanner.press(slot.movie.title)
  await scanner.sees('Ready to scan')
  expect(await faultsInBothLights(scanner.page)).toEqual(spotless)
  for (const [code, verdict] of [
    [shortCodeOf(ticket!), 'Admitted'],
    ['FOYER1.aaaaaaaaaa.show.A1.relay-1.c2lnbmF0dXJl', 'Not a ticket of this cinema'],
  ] as const) {
    await scanner.page.keyboard.type(code)
    await scanner.page.keyboard.press('Enter')
    await scanner.sees(verdict)
    expect(await faultsInBothLights(scanner.page)).toEqual(spotless)
  }
  expect(scanner.thrown).toEqual([])
})

test.each(locales.flatMap(locale => ['now', 'programme', 'seats'].map(view => [view, locale] as const)))(
  'signage: %s in %s',
  async (view, locale) => {
    await signage.page.goto(`${building.box}/signage?view=${view}&lang=${locale}`)
    await signage.page.waitForSelector('.row, .film, .nothing')
    expect(await (locale === 'en' ? faults : faultsInWords)(signage.page)).toEqual([])
  },
)

/** All calls are written in one form: the first of each group stands for the others, and a few are opened. */
function keepFirstCalls(): void {
  for (const [nth, group] of document.querySelectorAll('main section').entries())
    group.querySelectorAll('details').forEach((call, at) => (at ? call.remove() : (call.open = nth < 5)))
}

test('health: both machines', async () => {
  for (const base of [building.site, building.box]) {
    for (const path of ['/health', '/api/docs']) {
      await signage.page.goto(`${base}${path}`)
      await signage.page.evaluate(keepFirstCalls)
      expect(await faults(signage.page)).toEqual([])
      const landmarks: RunOnly = { type: 'rule', values: ['landmark-one-main', 'region'] }
      expect(await faults(signage.page, { runOnly: landmarks })).toEqual([])
    }
  }
})
