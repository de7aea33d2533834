import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodePaper } from '#kiosk/paper/decode.ts'
import { closingsOf, lastShiftAt } from '#core/cash/store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { letDeviceIn, readWaitingDevices } from '#core/devices/kiosks/contract.ts'
import { verify } from '#core/node.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { addDays, businessDay } from '#core/programme/day.ts'
import { startPrinterSimulator } from '../appliance/printer/printer-simulator.ts'
import { managerAt } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { startTerminalSimulator, type TerminalSimulator } from '../world/terminal-simulator.ts'
import { openBrowser, type Windows } from './browser.ts'
import { openWindow, type Window } from './building.ts'
import { countDrawer, tapDigits } from './drawer.ts'

/**
 * A shift in which everything goes wrong that does: the printer has no paper, the card terminal loses its answer, the line
 * is cut, and the drawer changes hands meanwhile. A reservation and a voucher come in between, and a ticket is exchanged.
 */

let places: Places
let terminal: TerminalSimulator
let printer: Awaited<ReturnType<typeof startPrinterSimulator>>
let browser: Windows
let till: Window
const byTest = { who: 'node', via: 'test' }
const allWell = [0x12, 0x12, 0x12, 0x12]
const paperEnd = [0x1a, 0x32, 0x12, 0x7e]

beforeAll(async () => {
  terminal = await startTerminalSimulator()
  printer = await startPrinterSimulator()
  places = await openPlaces({
    pages: true,
    hastened: true,
    boxSettings: { FOYER_TERMINALS: 'here', FOYER_PRINTER: `tcp://127.0.0.1:${printer.port}?columns=42` },
  })
  const terminals = [{ id: 'desk', name: 'Desk', connection: terminal.connection, password: '000000' }]
  await places.tenant.node.execute(byTest, tx => {
    changeEntry(tx, 'cinema', 'cinema-1', { terminals })
    const day = addDays(businessDay(tx.nowMs, 'Europe/Luxembourg', 300), 1)
    const show = { versionId: 'version-1', screenId: 'screen-1', day, time: '20:00' }
    createSchedule(tx, { id: 'show-tomorrow', ...show })
  })
  await places.agreed()
  browser = await openBrowser()
  till = await openWindow(browser, `${places.boxUrl}/register`, { width: 1024, height: 768 })
  await letIn()
})
afterAll(async () => {
  await browser?.close()
  await places?.close()
  await terminal?.stop()
  await printer?.stop()
})

async function letIn(): Promise<void> {
  const manager = await managerAt(places.box.port)
  const waiting = async () => (await manager.call(readWaitingDevices)).body.waiting[0]
  await until(async () => (await waiting()) !== undefined)
  const { uid, code, cinemaId } = (await waiting())!
  await manager.call(letDeviceIn, { body: { uid, code, cinemaId, name: 'register 1' } })
  const { node } = places.box.tenant
  const active = () => node.catalogue.all('device').find(({ status }) => status === 'active')
  await until(() => active() !== undefined)
  await node.execute(byTest, tx => changeEntry(tx, 'device', active()!.id, { terminalId: 'desk' }))
}

/** What a person with pencil and paper would note, who looks at no table. */
const notes = { cash: 0, card: 0, bills: 0 }
const tap = (selector: string) => till.page.locator(selector).setTimeout(30_000).click()

/** As the tills of cinemas show it, when somebody wants to look. */
async function picture(name: string): Promise<void> {
  const folder = process.env['FOYER_PICTURES']
  if (!folder) return
  for (const [width, height] of [
    [1920, 1080],
    [1366, 768],
    [1024, 768],
  ] as const) {
    await till.page.setViewport({ width, height })
    await till.page.screenshot({ path: join(folder, `shift-${name}-${width}.png`) as `${string}.png` })
  }
}

/** Where what is pressed on the register stands, by its class and words, in whole pixels. */
const whereKeysAre = () =>
  till.page.$$eval('.top-bar-keys .button, .zone button, .panel button', keys =>
    keys.map(key => {
      const { x, y } = key.getBoundingClientRect()
      return `${key.className} ${(key as HTMLElement).innerText.split('\n')[0]}: ${Math.round(x)}, ${Math.round(y)}`
    }),
  )

async function signIn(name: string): Promise<void> {
  await till.press(name)
  for (const digit of '1234') await till.page.keyboard.press(digit as '1')
  await till.press('Sign in')
  await till.sees(`${name} at the till`)
  await tap('.day:nth-child(2)')
  await till.page.waitForSelector('.day:nth-child(2)[aria-pressed="true"]')
}

async function popcorn(pieces: number): Promise<void> {
  await tap('.category ::-p-text(Snacks)')
  for (let at = 0; at < pieces; at += 1) await tap('.product-keys ::-p-text(Popcorn)')
  await till.page.waitForFunction(
    sum => document.querySelector('.pay-sum-cents')?.textContent?.includes(sum),
    {},
    `€${pieces * 6}.00`,
  )
}

async function ticket(rate: 'normal' | 'children'): Promise<void> {
  await tap('.show-card:not([aria-disabled])')
  await tap(`.rates ::-p-text(${rate})`)
  await till.page.waitForSelector('.chosen-seat-text')
}

/** The sale is made, and the next customer comes. */
async function sold(sums: { cash?: number; card?: number }): Promise<void> {
  await till.sees(`Sold: K-${String((notes.bills += 1)).padStart(6, '0')}`)
  notes.cash += sums.cash ?? 0
  notes.card += sums.card ?? 0
  await till.press('Next customer')
}
async function paysCash(cents: number): Promise<void> {
  await till.press('Cash, exact')
  await sold({ cash: cents })
}

/** A subscription of ten visits; returns its code. */
async function sellVoucher(): Promise<string> {
  await till.press('Vouchers')
  await till.sees('Sell a voucher')
  await picture('vouchers')
  await till.press('Ten times cinema')
  await till.press('Cash, exact')
  await till.page.waitForSelector('.sold-vouchers')
  const code = await till.page.$eval('.sold-vouchers strong', each => (each as HTMLElement).innerText)
  await picture('voucher-sold')
  await sold({ cash: 8500 })
  return code
}

async function reserve(name: string): Promise<void> {
  await ticket('normal')
  await till.press('Reservations')
  await till.type('Last name', name)
  await till.type('Telephone', '621 998 877')
  await till.press('Reserve')
  await till.sees('is the reference for the customer')
  await till.page.keyboard.press('Escape')
}

/** Who comes for it is a child: the first rate is what a reserved seat costs until another one is chosen. */
async function redeemReservation(letters: string): Promise<void> {
  await till.press('Reservations')
  await till.page.locator('.bill-find input').fill(letters)
  await till.page.waitForFunction(() => document.querySelectorAll('.reservation-open').length === 1)
  await tap('.reservation-open')
  await till.press('1 seat to the basket')
  await till.page.waitForFunction(() => !document.querySelector('.reservations-panel'))
  await till.page.waitForFunction(() =>
    document.querySelector('.pay-sum-cents:not([aria-busy="true"])')?.textContent?.includes('€7.00'),
  )
  await paysCash(700)
}

async function redeemVoucher(code: string): Promise<void> {
  await ticket('normal')
  await till.press('Vouchers')
  await till.type('Voucher code', code)
  await till.press('Look up')
  await till.sees('visits left')
  await picture('voucher-used')
  await till.press('Use this voucher')
  await till.press('Paid by voucher')
  await sold({})
}

/** A card is charged, and the line to the terminal breaks before the till hears of it. */
async function terminalLosesItsAnswer(): Promise<void> {
  terminal.state.play = 'approve, line lost'
  terminal.state.clockMinutes = -60
  await popcorn(2)
  await till.press('Card')
  await till.sees('The terminal has not said whether the card was charged.')
  await picture('terminal-lost')
  await until(() => terminal.state.asked.at(-1) === 0x0620)
  await till.press('Card was charged')
  await sold({ card: 1200 })
  Object.assign(terminal.state, { play: 'approve', clockMinutes: 0 })
}

/** The newest bill's ticket for a child becomes one for a grown-up, who pays what is missing. */
async function exchangeRate(): Promise<void> {
  await till.press('Receipts')
  await tap('.bills-panel li:first-child .bill-open')
  await till.press('Change ticket type')
  await till.sees('Which ticket type instead?')
  await tap('.rate-list ::-p-text(normal)')
  await till.sees('Still to pay')
  await picture('exchange')
  await till.page.keyboard.press('F9')
  await till.sees('the old tickets are no longer valid')
  notes.cash += 300
  await till.press('Back')
  await till.press('Back')
}

/** The texts that came out of the printer, line by line. */
const printed = () =>
  decodePaper(printer.state.printed).flatMap(line =>
    line.kind === 'text' ? [line.spans.map(({ text }) => text).join('')] : [],
  )

test('one shift with no paper, a lost answer, a cut line and two cashiers: books, drawer, receipts, journal and report agree to the cent', async () => {
  await signIn('carl')
  await till.press('Cash')
  await tapDigits(till, '15000')
  await till.press('Open the shift')
  await till.sees('carl has this drawer')
  await till.press('Back')
  await popcorn(1)
  await paysCash(600)
  await popcorn(3)
  await till.press('Card')
  await sold({ card: 1800 })
  const voucher = await sellVoucher()
  await reserve('Marchand')

  printer.state.status = paperEnd
  await popcorn(2)
  await till.press('Cash, exact')
  await till.sees('no paper')
  await picture('no-paper')
  await sold({ cash: 1200 })
  const stood = await whereKeysAre()
  await places.cutLine()
  await till.sees('No internet')
  expect(await whereKeysAre()).toEqual(stood)
  await redeemVoucher(voucher)
  await redeemReservation('mar')
  await picture('no-paper-waiting')
  await terminalLosesItsAnswer()

  await till.press('Lock')
  await signIn('mia')
  await till.press('Cash')
  await till.sees('carl has this drawer')
  await picture('take-over')
  await till.press('Take over')
  await till.sees('mia has this drawer')
  await till.press('Back')
  await ticket('children')
  await paysCash(700)
  printer.state.status = allWell
  await till.page.waitForFunction(() => !document.body.innerText.includes('no paper'))
  await places.mendLine()
  await till.page.waitForFunction(() => !document.body.innerText.includes('No internet'))
  await exchangeRate()

  await till.press('Cash')
  await till.press('Count the drawer')
  await countDrawer(till, 15_000 + notes.cash)
  await picture('count')
  await tap('.button ::-p-text(Counted)')
  await till.press('Close the shift')
  await till.sees('Z-000001: the shift is closed')
  expect(await till.page.$('.cash-off')).toBe(null)
  await picture('closed')
  await agree()
  expect(till.thrown).toEqual([])
}, 300_000)

/** The report of the last shift, as one of the two sides knows it. */
function reportOf(tenant: Places['tenant']) {
  const device = places.box.tenant.node.catalogue.all('device').find(({ status }) => status === 'active')!
  const shift = lastShiftAt(tenant.node.db, 'cinema-1', device.id)!
  return closingsOf(tenant.node.db, 'cinema-1', shift.id)[0]!.report
}

async function agree(): Promise<void> {
  await until(() => printed().some(text => text.includes('Z-000001')))
  const numbers = Array.from({ length: notes.bills }, (_, at) => `K-${String(at + 1).padStart(6, '0')}`)
  const receipts = printed().flatMap(text => /^Receipt (K-\d{6}) /.exec(text)?.[1] ?? [])
  expect(receipts).toEqual(numbers)
  expect(printed().filter(text => text.includes('COPY'))).toEqual([])
  expect(terminal.takenCents()).toBe(notes.card)
  await places.agreed()
  const report = reportOf(places.tenant)
  expect(report).toEqual(reportOf(places.box.tenant))
  const cash = 15_000 + notes.cash
  expect(report.drawer).toMatchObject([{ expectedCents: cash, countedCents: cash, takenCents: notes.cash }])
  const kept = (kind: string) =>
    report.takings
      .filter(each => each.kind === kind)
      .reduce((sum, { cents, backCents }) => sum + cents - backCents, 0)
  expect([kept('cash'), kept('terminal')]).toEqual([notes.cash, notes.card])
  const sold = notes.cash + notes.card
  expect(report.vat!.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(sold)
  expect(report.people!.reduce((sum, { cents, backCents }) => sum + cents - backCents, 0)).toBe(sold)
  expect(report.people!.map(({ name }) => name).toSorted()).toEqual(['carl', 'mia'])
  expect(report).toMatchObject({ bills: notes.bills, returns: 1 })
  for (const { node } of [places.box.tenant, places.tenant]) expect([...verify(node.db)]).toEqual([])
}
