import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHealth, type Health } from '#core/devices/contract.ts'
import { signInByPassword } from '#core/people/contract.ts'
import type { Programme } from '#core/planning/contract.ts'
import type { SeatMap } from '#core/seating/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { until } from '../world/until.ts'
import { openBuilding, openWindow, type Window } from './building.ts'
import { openClient } from '../world/client.ts'
import { freeSlot } from './free-slot.ts'
import { printedTickets, shortCodeOf } from './printed-tickets.ts'

type Building = Awaited<ReturnType<typeof openBuilding>>

let building: Building
let slot: ReturnType<typeof freeSlot>
let showId = ''
const windows: Record<'portal' | 'site' | 'register' | 'scanner' | 'signage' | 'paper', Window> = {} as never
const demo = demoExhibitors[0]!
const manager = demo.employees.find(employee => employee.key === 'sofia-ferreira')!
const cashier = demo.employees.find(employee => employee.key === 'anna-kremer')!
const shortCodes: string[] = []

beforeAll(async () => {
  // As `npm start` opens it: each program is a process of its own.
  building = await openBuilding({ apart: true })
  slot = freeSlot(await read<Programme>(building.site, '/api/programme'), 'cine-melusine')
  const open = (url: string, width: number, height: number) =>
    openWindow(building.browser, url, { width, height })
  windows.portal = await open(`${building.site}/portal`, 1440, 900)
  windows.site = await open(`${building.site}/en`, 390, 844)
  windows.register = await open(`${building.box}/register`, 1280, 800)
  windows.scanner = await open(`${building.box}/scanner`, 390, 844)
  windows.signage = await open(`${building.box}/signage?lang=en`, 1920, 1080)
  windows.paper = await open(`${building.box}/paper`, 1280, 900)
})

afterAll(async () => {
  await building?.close()
})

async function read<T>(base: string, path: string): Promise<T> {
  return (await fetch(base + path)).json() as Promise<T>
}

/** What a manager reads of a node: its own. */
async function healthAt(base: string): Promise<Health> {
  const { portal } = demoExhibitors[0]!.employees.find(
    ({ portal, employee }) => portal && employee.roleIds.includes('manager'),
  )!
  const client = openClient(Number(new URL(base).port))
  await client.arrive()
  await client.call(signInByPassword, { body: { email: portal!.email, password: portal!.password } })
  return (await client.call(readHealth)).body
}

async function seatsOf(base: string): Promise<SeatMap['states']> {
  return (await read<SeatMap>(base, `/api/schedules/${showId}/seats`)).states
}

/** Until the seats are found: before that the register takes no money. */
function cashCanBeTaken(): Promise<void> {
  return until(() =>
    windows.register.page.$$eval('button', buttons =>
      buttons.some(
        button =>
          /Cash, exact/.test(button.innerText) &&
          !button.disabled &&
          button.getAttribute('aria-disabled') !== 'true',
      ),
    ),
  )
}

/** How long a wall turns its pages at most until each of them stood, with spots between them: fifteen seconds a page and more. */
const wallRoundMs = 90_000

const sold = (states: SeatMap['states']) => Object.values(states).filter(state => state === 'sold').length

test('the manager adds a show, and website, register and signage show it without a reload', async () => {
  const { portal, site, register, signage } = windows
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  // The paper holds the tickets of all guests, so it is for who may sell.
  await windows.paper.press(cashier.employee.name)
  for (const digit of cashier.pin) await windows.paper.page.keyboard.press(digit as '1')
  await windows.paper.press('Sign in')
  await register.sees('Choose a show')

  await portal.type('Email', manager.portal!.email)
  await portal.type('Password', manager.portal!.password)
  await portal.press('Sign in')
  await portal.sees('Takings today')
  await portal.press('Programme')
  await portal.press('Add a show')
  await portal.choose('Movie', `${slot.movie.title} (`)
  await portal.choose('Version', slot.versionText)
  await portal.choose('Screen', slot.screen.name)
  await portal.type('Time', slot.time)
  await portal.sees('The screen is free.')
  await portal.page.locator('::-p-xpath(//form//button[@type="submit"])').click()
  await portal.sees('Cancel this show')

  const { schedules } = await read<Programme>(building.site, '/api/programme')
  showId = schedules.find(show => show.movieId === slot.movie.id && show.day === slot.day)!.id
  await site.page.waitForSelector(`a[href$="/buy/tickets/${showId}"]`)
  await register.sees(slot.movie.title)
  await until(async () =>
    (await read<Programme>(building.box, '/api/programme')).schedules.some(show => show.id === showId),
  )
  await signage.sees(slot.time, wallRoundMs)
})

test('a visitor buys two tickets with the test provider and gets PDF and mail', async () => {
  const { site } = windows
  await site.page.locator(`a[href$="/buy/tickets/${showId}"]`).click()
  await site.press('One more: Normal')
  await site.press('One more: Normal')
  await site.sees('Your seats', 10_000).catch(() => site.sees('Tap other seats'))
  await site.type('Name', 'Ada Visitor')
  await site.page.locator('input[name="email"]').fill('ada@visitor.example')
  await site.page.locator('input[name="email_confirmation"]').fill('ada@visitor.example')
  await site.press('Order and pay')
  await site.page.waitForSelector('button[value="paid"]')
  expect(new URL(site.page.url()).origin).toBe(building.places.outside.url)
  await site.page.click('button[value="paid"]')
  await site.sees('Enjoy the film!', 15_000)
  const pdf = await site.page.$eval('a[href$="tickets.pdf"]', link => (link as HTMLAnchorElement).href)
  const bytes = Buffer.from(await (await fetch(pdf)).arrayBuffer())
  expect(bytes.subarray(0, 4).toString()).toBe('%PDF')
  await until(async () =>
    (await (await fetch(`${building.places.outside.url}/mail`)).text()).includes('ada@visitor.example'),
  )
  await until(async () => sold(await seatsOf(building.box)) === 2)
  expect(windows.site.thrown).toEqual([])
})

test('who comes back from a payment that nobody knows is told so, and does not wait', async () => {
  const lost = await openWindow(building.browser, `${building.site}/en/payments/none-1/test/status`, {
    width: 390,
    height: 844,
  })
  await lost.sees('Page not found')
  expect(lost.thrown).toEqual([])
  await lost.page.close()
})

test('the cashier sees those seats sold and sells two tickets and a popcorn for cash, on paper', async () => {
  const { register, paper } = windows
  await register.press(slot.movie.title)
  await register.press('Normal')
  await register.press('Normal')
  await register.press('Popcorn sweet M')
  await cashCanBeTaken()
  await register.press('€50')
  await register.sees('Change')
  await register.sees(slot.movie.title)
  await until(async () => sold(await seatsOf(building.site)) === 4)
  await paper.sees('Popcorn sweet M')
  await paper.sees(slot.movie.title)
  shortCodes.push(...(await printedTickets(paper.page, 2)).map(shortCodeOf))
  expect(shortCodes).toHaveLength(2)
  const { jobs }: { jobs: { kind: string }[] } = await paper.page.evaluate(async () =>
    (await fetch('/api/paper')).json(),
  )
  expect(jobs.filter(job => job.kind === 'receipt')).toHaveLength(1)
  expect(register.thrown).toEqual([])
})

test('the scanner admits a ticket once, says when it was used, and refuses a forged code', async () => {
  const { scanner } = windows
  await scanner.press(cashier.employee.name)
  for (const digit of cashier.pin) await scanner.page.keyboard.press(digit as '1')
  await scanner.press('Sign in')
  await scanner.press(slot.movie.title)
  const scan = async (code: string) => {
    await scanner.page.keyboard.type(code)
    await scanner.page.keyboard.press('Enter')
  }
  await scanner.sees('Ready to scan')
  // A reader types at once: what comes before the field has the focus is lost.
  await scanner.page.waitForSelector('#code:focus')
  await scan(shortCodes[0]!)
  await scanner.sees('Admitted')
  // Within a blink the same code is the same guest, unless somebody else was scanned in between.
  await scan('FOYER1.aaaaaaaaaa.show.A1.relay-1.c2lnbmF0dXJl')
  await scanner.sees('Not a ticket of this cinema')
  await scan(shortCodes[0]!)
  await scanner.sees('Already used')
  expect(scanner.thrown).toEqual([])
})

test('with the line cut the cinema goes on, and afterwards both sides agree', async () => {
  const { register, scanner, signage } = windows
  await building.crew.stopRelay()
  await register.sees('No internet', 20_000)
  await register.press('Next customer').catch(() => undefined)
  await register.press(slot.movie.title)
  await register.press('Normal')
  await cashCanBeTaken()
  await register.press('Cash, exact')
  await register.sees('Sold')
  await until(async () => sold(await seatsOf(building.box)) === 5)
  await scanner.page.keyboard.type(shortCodes[1]!)
  await scanner.page.keyboard.press('Enter')
  await scanner.sees('Admitted')
  await signage.sees(slot.time, wallRoundMs)

  await building.crew.startRelay()
  const heads = async (base: string) =>
    JSON.stringify((await healthAt(base)).heads.filter(head => !head.origin.endsWith('cine-moselle')))
  await until(async () => (await heads(building.site)) === (await heads(building.box)))
  expect(sold(await seatsOf(building.site))).toBe(5)
  for (const base of [building.site, building.box]) {
    const health = await healthAt(base)
    expect({ parked: health.parked, conflicts: health.conflicts }).toEqual({ parked: 0, conflicts: 0 })
  }
  for (const window of Object.values(windows)) expect(window.thrown).toEqual([])
})

test('nothing of one exhibitor shows at the other', async () => {
  const other = await openWindow(building.browser, `${building.places.other.url}/en`, {
    width: 1280,
    height: 800,
  })
  await other.sees('Filmhaus Ösling')
  const text = await other.page.evaluate(() => document.body.innerText)
  expect(text).not.toContain('Mélusine')
  expect(text).not.toContain(slot.movie.title)
})
