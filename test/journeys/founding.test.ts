import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomBytes } from 'node:crypto'
import { readBoxConfig } from '#box/config.ts'
import { startBoxOrWait } from '#box/first-start/first-start.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { locales } from '#core/i18n/locale.ts'
import { employee } from '#core/people/employee.entity.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import { exhibitor } from '#core/venue/exhibitor.entity.ts'
import { readRelayConfig } from '#relay/config.ts'
import { openFoundingLinks } from '#relay/founding/links.ts'
import { startRelay } from '#relay/relay.ts'
import { quietLog } from '../world/clock.ts'
import { openClient } from '../world/client.ts'
import { until } from '../world/until.ts'
import { openWire } from '../world/wire.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBrowser, type Windows } from './browser.ts'
import { openWindow, type Window } from './building.ts'
import {
  enterFilm,
  enterHouse,
  enterPeople,
  inviteBox,
  letsIn,
  openStep,
  planShow,
  signsInAt,
  type House,
} from './founding-steps.ts'

/** From an empty relay and an empty box to the first ticket, by hand; then the same for a neighbour. */

let data: string
let door: Awaited<ReturnType<typeof openWire>>
let relay: Awaited<ReturnType<typeof startRelay>>
let box: Awaited<ReturnType<typeof startBoxOrWait>>
/** The portal, and the first screen at the box. */
let desk: Window
let till: Window
let tape: Window
let scanner: Window
/** The second company's portal and box. */
let southDesk: Window
let southBox: Awaited<ReturnType<typeof startBoxOrWait>>
let code = ''
/** The letters under the ticket that was sold in training. */
let practised = ''
let browser: Windows
const { log } = quietLog()

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'foyer-founded-'))
  mkdirSync(join(data, 'relay'))
  door = await openWire(null)
  relay = await startRelay(readRelayConfig({ FOYER_DATA: join(data, 'relay'), FOYER_PORT: '0' }), log)
  door.lead(relay.port)
  const settingsOf = (folder: string) => ({
    FOYER_DATA: join(data, folder),
    FOYER_HOST: '127.0.0.1',
    FOYER_PORT: '0',
    FOYER_MDNS: 'off',
    // Not every machine resolves names that end in .localhost outside a browser.
    FOYER_RELAY_CONNECT: door.url,
  })
  box = await startBoxOrWait(readBoxConfig(settingsOf('box')), log)
  southBox = await startBoxOrWait(readBoxConfig(settingsOf('south-box')), log)
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await box?.close()
  await southBox?.close()
  await relay?.close()
  await door?.close()
  rmSync(data, { recursive: true, force: true })
})

const north: House = {
  founder: 'Nora Nord',
  password: 'aurora over the harbour',
  ownPin: '2718',
  vatNumber: 'DE123456789',
  address: { address1: 'Hafenstraße 1', zip: '20359', city: 'Hamburg', phone: '+49 40 000' },
  // As it is copied from a map.
  map: ['53.55', '9.97'],
  fullPrice: '11,50',
  cashier: { name: 'Kai Kasse', pin: '3141' },
  film: {
    title: 'Die Möwe',
    minutes: '94',
    director: 'Ada Anker',
    country: 'Germany',
    language: 'Danish',
  },
  timezone: 'Europe/Berlin',
}
const south: House = {
  founder: 'Susi Süd',
  password: 'a beach under the pavement',
  ownPin: '1618',
  vatNumber: 'BE0123456749',
  address: { address1: 'Zeedijk 2', zip: '8400', city: 'Oostende', phone: '+32 59 00 00 00' },
  map: ['51.23', '2.91'],
  fullPrice: '12',
  cashier: { name: 'Sam Strand', pin: '5772' },
  film: {
    title: 'Der Seefahrer',
    minutes: '88',
    director: 'Bo Boot',
    country: 'Belgium',
    language: 'Dutch',
  },
  timezone: 'Europe/Brussels',
}

const newLink = () =>
  `/found#${openFoundingLinks(join(data, 'relay')).make(Date.now(), size => randomBytes(size), false)}`

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png`, fullPage: true })
}

/** What stands there now, looked at by a person and by axe. */
async function looks(title: string) {
  await picture(desk, `${title}-1440`)
  expect([title, await faultsInBothLights(desk.page)]).toEqual([title, spotless])
}

const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
const done = () => true
const notYet = () => false

async function openAt(host: string, path: string, size = { width: 1440, height: 900 }) {
  const window = await openWindow(browser, `http://${host}:${door.port}${path}`, size)
  await window.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  return window
}

test('an empty relay is founded by hand, and its first manager signs in', async () => {
  const window = await openAt('localhost', newLink())
  await window.sees('The company')
  await picture(window, 'found-1440')
  expect(await faultsInBothLights(window.page)).toEqual(spotless)
  await window.press('Found the cinema')
  await window.sees('Please fill this in.')
  await picture(window, 'found-wrong-1440')
  await window.type('Trade name', 'Kino Nord')
  await window.type('Host name of the website', 'nord.localhost')
  await window.choose('Country', 'Germany')
  await window.page.locator('::-p-xpath(//label[normalize-space(.)="German"])').click()
  // The day after tomorrow is the first that counts: until then everything is practised.
  const firstDay = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await window.page.$eval(
    '#found-firstDay',
    (field, day) => {
      // As a browser's own calendar does it; React listens to the setter of its own.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
      set!.call(field, day)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    firstDay,
  )
  await window.type('Your name', 'Nora Nord')
  await window.type('Email', 'nora@nord.example')
  await window.type('Password', 'aurora over the harbour')
  await window.type('Password again', 'aurora over the harbour')
  await window.press('Found the cinema')
  await window.sees('Kino Nord is founded')
  await picture(window, 'founded-1440')
  expect(await faultsInBothLights(window.page)).toEqual(spotless)
  await window.press('To the portal')
  await window.type('Email', 'nora@nord.example')
  await window.type('Password', 'aurora over the harbour')
  await window.press('Sign in')
  await window.sees('steps until the first ticket')
  desk = window
})

test('the company, its cinema, a screen and prices are entered step by step', async () => {
  await enterHouse(desk, north, looks)
})

test('people, a payment to try with and a film follow', async () => {
  await enterPeople(desk, north, looks)
  await openStep(desk, 'Seat classes')
  await desk.sees('Standard · Premium · Love seat')
  await desk.page.type('#field-name', 'Sofa')
  await looks('setup-classes')
  await desk.press('Create')
  await until(() => desk.page.$('#field-behaves').then(field => !field))
  await openStep(desk, 'Products')
  await desk.page.waitForSelector('#start-popcorn-small')
  await looks('setup-products')
  await desk.press('Take these')
  await openStep(desk, 'Payment on the website')
  await desk.sees('sells nothing')
  await desk.sees('Until the books open')
  await looks('setup-payment')
  await desk.press('Use the test provider for now')
  const isSet = () => !document.body.innerText.includes('Use the test provider for now')
  await until(() => desk.page.evaluate(isSet))
  await enterFilm(desk, north, looks)
  code = await inviteBox(desk, looks)
  expect(code).toContain(`nord.localhost:${door.port}/`)
  expect(desk.thrown).toEqual([])
})

test('an empty box asks for the code, and becomes the cinema’s without being started again', async () => {
  till = await openWindow(browser, `http://localhost:${box.port}/`, { width: 1440, height: 900 })
  await till.sees('This box has no cinema yet')
  await picture(till, 'enrol-1440')
  expect(await faultsInBothLights(till.page)).toEqual(spotless)
  await till.type('Code from the portal', code.replace(/.{4}$/, 'AAAA'))
  await till.press('Connect this box to the cinema')
  await till.sees('wrong, used or too old')
  await till.type('Code from the portal', code)
  await till.press('Connect this box to the cinema')
  await until(() => till.page.url().endsWith('/register'))
  await desk.sees('Connected', 30_000)
  await picture(desk, 'setup-box-connected-1440')
  await openStep(desk, 'Printer')
  await desk.sees('Look for printers')
  await looks('setup-printer')
  await desk.press('Go on')
  await letsIn(desk, till, 'First till', looks)
  await till.sees('Nora Nord', 30_000)
})

/** The ten characters under a ticket's code, from the paper of the box. */
async function printedCode(tape: Window): Promise<string> {
  const { jobs } = await tape.page.evaluate(async () => (await fetch('/api/paper')).json())
  const ticket = (jobs as { kind: string; bytes: string }[]).find(({ kind }) => kind === 'ticket')!
  const text = Buffer.from(ticket.bytes, 'base64').toString('latin1')
  return /FOYER1\.([0-9a-z]{10})\./.exec(text)![1]!
}

async function scans(scanner: Window, ticketCode: string) {
  await scanner.page.keyboard.type(ticketCode)
  await scanner.page.keyboard.press('Enter')
}

test('a show is planned and practised on: sold, printed and scanned, and everything says so', async () => {
  await planShow(desk, north)
  await desk.page.goto(`http://nord.localhost:${door.port}/portal/setup`)
  await desk.sees('The cinema is open')
  await looks('setup-done')

  await signsInAt(till, 'Nora Nord', '2718')
  await till.sees('TRAINING – not valid')
  await picture(till, 'training-till-1440')
  await till.press('Die Möwe')
  await till.press('Full price')
  await until(() => till.press('Cash, exact').then(done, notYet))
  await till.sees('Sold')
  tape = await openWindow(browser, `http://localhost:${box.port}/paper`, { width: 1440, height: 900 })
  await desk.page.goto(`http://nord.localhost:${door.port}/portal/devices`)
  await letsIn(desk, tape, 'Paper', looks)
  await signsInAt(tape, 'Kai Kasse', '3141')
  await tape.sees('Die Möwe')
  await tape.sees('TRAINING')
  await picture(tape, 'training-ticket-1440')
  practised = await printedCode(tape)
  scanner = await openWindow(browser, `http://localhost:${box.port}/scanner`, {
    width: 390,
    height: 844,
  })
  await letsIn(desk, scanner, 'Door', looks)
  await signsInAt(scanner, 'Kai Kasse', '3141')
  await scanner.press('Die Möwe')
  await scanner.sees('Ready to scan')
  await scans(scanner, practised)
  await scanner.sees('Admitted')
  await scanner.sees('Training ticket')
  await picture(scanner, 'training-scanner-390')
  for (const { thrown } of [till, tape, scanner, desk]) expect(thrown).toEqual([])
})

test('the website is practised on too: a guest chooses a seat, pays nothing, and gets a training ticket', async () => {
  const site = await openAt('nord.localhost', '/de', { width: 1024, height: 800 })
  await site.sees('TRAINING – nicht gültig')
  await picture(site, 'training-site-1024')
  expect(await faultsInBothLights(site.page)).toEqual(spotless)
  await site.page.locator('a[href*="/buy/tickets/"]').click()
  await site.page.locator('.tariff .stepper-button:last-child').click()
  await site.page.waitForSelector('[role="gridcell"][aria-selected="true"]')
  await site.page.locator('[name=name]').fill('Ada Anker')
  await site.page.locator('[name=email]').fill('ada@visitor.example')
  await site.page.locator('[name=email_confirmation]').fill('ada@visitor.example')
  await until(() => site.press('Zahlungspflichtig bestellen').then(done, notYet))
  await site.page.waitForSelector('button[value="paid"]')
  expect(new URL(site.page.url()).hostname).toBe('nord.localhost')
  await picture(site, 'training-payment-1024')
  await site.page.click('button[value="paid"]')
  await site.page.waitForSelector('a[href$="tickets.pdf"]', { timeout: 60_000 })
  await site.sees('TRAINING – nicht gültig')
  expect(site.thrown).toEqual([])
})

test('a manager opens the books: the same seat is sold for real, and what was practised opens no door', async () => {
  await desk.page.goto(`http://nord.localhost:${door.port}/portal/training`)
  await desk.sees('Everything is training until')
  await looks('training-portal')
  await desk.type('Type OPEN', 'open')
  await desk.press('Open the books now')
  await desk.sees('Training is over')
  await picture(desk, 'training-over-1440')
  const isGone = () => !document.body.innerText.includes('TRAINING')
  await until(() => till.page.evaluate(isGone))
  await until(() => till.press('Next customer').then(done, notYet))
  await till.press('Die Möwe')
  await till.press('Full price')
  await until(() => till.press('Cash, exact').then(done, notYet))
  await till.sees('Sold')
  await tape.sees('K-000001')
  await scans(scanner, practised)
  await scanner.sees('This is a training ticket.')
  await picture(scanner, 'training-refused-390')
  await scans(scanner, await printedCode(tape))
  await scanner.sees('Admitted')
  for (const { thrown } of [till, tape, scanner, desk]) expect(thrown).toEqual([])
})

test('a second company is founded on the same relay, and neither sees anything of the other', async () => {
  const window = await openAt('localhost', newLink())
  await window.type('Trade name', 'Kino Süd')
  await window.type('Host name of the website', 'nord.localhost')
  await window.choose('Country', 'Belgium')
  await window.type('Your name', 'Susi Süd')
  await window.type('Email', 'susi@sued.example')
  await window.type('Password', 'a beach under the pavement')
  await window.type('Password again', 'a beach under the pavement')
  await window.press('Found the cinema')
  await window.sees('This host name is not free')
  await window.type('Host name of the website', 'sued.localhost')
  await window.press('Found the cinema')
  await window.sees('Kino Süd is founded')
  await window.press('To the portal')
  await window.type('Email', 'susi@sued.example')
  await window.type('Password', 'a beach under the pavement')
  await window.press('Sign in')
  await window.sees('steps until the first ticket')
  const said = await window.page.evaluate(() => document.body.innerText)
  expect(said).not.toMatch(/Nord|Möwe|Kai/)
  for (const [host, cookies] of [
    ['nord.localhost', await window.page.cookies()],
    ['sued.localhost', await desk.page.cookies()],
  ] as const) {
    const client = openClient(door.port, `${host}:${door.port}`)
    for (const { name, value } of cookies) client.cookies.set(name, value)
    for (const kind of [exhibitor, employee, cinema])
      expect((await client.call(entryCalls(kind as typeof exhibitor).list)).status).toBe(401)
  }
  const site = await openAt('sued.localhost', '/en')
  expect(await site.page.evaluate(() => document.body.innerText)).not.toMatch(/Nord|Möwe/)
  southDesk = window
})

test('the second company too comes to its first ticket, at a box of its own, and each sees its own alone', async () => {
  await enterHouse(southDesk, south)
  await enterPeople(southDesk, south)
  await enterFilm(southDesk, south)
  const southCode = await inviteBox(southDesk)
  const southTill = await openWindow(browser, `http://localhost:${southBox.port}/`, {
    width: 1440,
    height: 900,
  })
  await southTill.sees('This box has no cinema yet')
  await southTill.type('Code from the portal', southCode)
  await southTill.press('Connect this box to the cinema')
  await until(() => southTill.page.url().endsWith('/register'))
  await southDesk.page.goto(`http://sued.localhost:${door.port}/portal/devices`)
  await letsIn(southDesk, southTill, 'Till of the south')
  await planShow(southDesk, south)
  await signsInAt(southTill, south.founder, south.ownPin)
  await southTill.press(south.film.title)
  await southTill.press('Full price')
  await until(() => southTill.press('Cash, exact').then(done, notYet))
  await southTill.sees('Sold')
  const said = ({ page }: Window) => page.evaluate(() => document.body.innerText)
  expect(await said(southTill)).not.toMatch(/Nord|Möwe|Kai/)
  await southDesk.page.goto(`http://sued.localhost:${door.port}/portal/sales`)
  await southDesk.sees('K-000001')
  expect(await said(southDesk)).not.toMatch(/Nord|Möwe|Kai/)
  await desk.page.goto(`http://nord.localhost:${door.port}/portal/programme`)
  await desk.sees('Die Möwe')
  expect(await said(desk)).not.toMatch(/Süd|Seefahrer/)
  for (const { thrown } of [southTill, southDesk]) expect(thrown).toEqual([])
})

test.each(locales)(
  'in %s the setup and the new box say everything in words, also on a phone',
  async locale => {
    await desk.page.setViewport({ width: 390, height: 844 })
    await desk.page.evaluate(language => localStorage.setItem('foyer.portal.locale', language), locale)
    await desk.page.goto(`http://nord.localhost:${door.port}/portal/setup`)
    await desk.page.waitForSelector('.setup-steps')
    await picture(desk, `setup-390-${locale}`)
    expect(await faultsInWords(desk.page)).toEqual([])
    expect(await desk.page.evaluate(isWide)).toBe(false)
  },
)

test.each(locales)('in %s the founding page says everything in words, also on a phone', async locale => {
  const window = await openAt('localhost', '/found#nothing', { width: 390, height: 844 })
  await window.page.evaluate(language => localStorage.setItem('foyer.portal.locale', language), locale)
  await window.page.goto(`http://localhost:${door.port}${newLink()}`)
  await window.page.reload()
  await window.page.waitForSelector('#found-tradeName')
  await picture(window, `found-390-${locale}`)
  expect(await faultsInWords(window.page)).toEqual([])
  expect(await window.page.evaluate(isWide)).toBe(false)
})
