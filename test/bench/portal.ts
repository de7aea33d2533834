import { parseArgs } from 'node:util'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { signInByPassword } from '#core/people/contract.ts'
import { planShows } from '#core/planning/week-contract.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import { addDays, businessDay } from '#core/programme/day.ts'
import { cineWeek } from '#core/programme/week.ts'
import { newId } from '#ui/new-id.ts'
import { launchBrowser } from '../journeys/browser.ts'
import { openClient } from '../world/client.ts'
import { openPlaces } from '../world/places.ts'
import { byHand } from '../world/small-exhibitor.ts'
import { fillBills, measureLists } from './portal-lists.ts'
import { finish } from './served.ts'

/**
 * The portal's heart with a whole week in it: planning 280 shows in eight screens in one call, telling them, and drawing
 * their board in a browser beside as many plain buttons; and the list of a season's bills, page by page and searched.
 */
const { values } = parseArgs({
  options: {
    screens: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '5' },
    bills: { type: 'string', default: '100000' },
  },
})
const screens = Number(values.screens)
const rounds = Number(values.rounds)
const bills = Number(values.bills)
/** Wednesday, as the small house says. */
const cineWeekStart = 3
const times = ['10:00', '13:00', '16:00', '19:00', '22:00']
const wrong: string[] = []
/** Mia of the small house. */
const account = { email: 'mia@small.example', password: 'a good password' }

const places = await openPlaces({ pages: true, box: false })
const { node } = places.tenant
const today = businessDay(node.runtime.now(), 'Europe/Luxembourg', 300)
// A week as cinemas count it, which is what the board shows, whatever day is today.
const days = cineWeek(addDays(today, 7), cineWeekStart)
await node.execute(byHand, tx => {
  const { id: _, ...screen } = tx.catalogue.get('screen', 'screen-1')!
  for (let at = 0; at < screens; at++)
    changeEntry(tx, 'screen', `bench-${at}`, {
      ...screen,
      name: `Screen ${at + 1}`,
      shortName: String(at + 1),
    })
})

const mia = openClient(places.relay.port, 'localhost')
await mia.arrive()
await mia.call(signInByPassword, { body: account })
const week = () =>
  days.flatMap(day =>
    times.flatMap(time =>
      Array.from({ length: screens }, (_, at) => ({
        id: newId(),
        versionId: 'version-1',
        screenId: `bench-${at}`,
        day,
        time,
      })),
    ),
  )

const microsOf = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** A whole week in one call, whole: checked, decided, written to both disks, answered. */
const began = performance.now()
let planned = 0
const planMicros = await microsOf(async () => {
  const { status, body } = await mia.call(planShows, {
    body: { cinemaId: 'cinema-1', shows: week(), skip: false },
  })
  planned = status === 200 ? body.shows.length : 0
})
const planMs = performance.now() - began
const wanted = 7 * times.length * screens
if (planned !== wanted) wrong.push(`${planned} shows were planned instead of ${wanted}`)

const range = { from: days[0]!, to: days[6]!, channel: 'portal' as const }
programmeOf(places.tenant, range)
const tellMicros =
  (await microsOf(() => {
    for (let round = 0; round < rounds; round++)
      if (programmeOf(places.tenant, range).schedules.length !== wanted) wrong.push('shows are missing')
  })) / rounds

const browser = await launchBrowser()
const page = await browser.newPage()
await page.setViewport({ width: 1440, height: 900 })
const portal = `http://localhost:${places.relay.port}/portal`
const board = `${portal}/programme?view=week&day=${days[0]}`
await page.goto(portal)
await page.waitForSelector('input[type="password"]')
await page.type('input[type="email"]', account.email)
await page.type('input[type="password"]', account.password)
await page.keyboard.press('Enter')
await page.waitForSelector('nav')

/** Processor seconds of the page so far: script, layout and paint. */
const busy = async () => ((await page.metrics()).TaskDuration ?? 0) * 1000

/** From the page before, with everything loaded, to the last strip: milliseconds on the clock and of processor. */
async function mounted(): Promise<{ ms: number; processorMs: number }> {
  await page.goto(`${portal}/movies`)
  await page.waitForSelector('tbody tr')
  const before = await busy()
  const ms = await page.evaluate(
    async (address, count) => {
      const from = performance.now()
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
      while (document.querySelectorAll('.strip').length < count && performance.now() - from < 60_000)
        await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      return performance.now() - from
    },
    board,
    wanted,
  )
  if (ms >= 60_000) wrong.push('the board was not drawn whole')
  return { ms, processorMs: (await busy()) - before }
}

/** As many plain buttons in an empty page. */
async function plain(): Promise<number> {
  await page.goto('about:blank')
  const before = await busy()
  await page.evaluate(async count => {
    for (let at = 0; at < count; at++) {
      const button = document.createElement('button')
      button.textContent = `Show ${at}`
      document.body.append(button)
    }
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }, wanted)
  return (await busy()) - before
}

const listNames = { first: 'the first page', older: 'the page below it', found: 'one by its number' }
const middle = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!
const mounts = []
for (let round = 0; round < rounds; round++) mounts.push(await mounted())
const floors = []
for (let round = 0; round < rounds; round++) floors.push(await plain())
fillBills(node, bills)
const lists = await measureLists(page, portal, { clerk: mia, count: bills, rounds, wrong })
await browser.close()
await places.close()

const mountMs = Math.round(middle(mounts.map(({ ms }) => ms)))
const mountProcessorMs = Math.round(middle(mounts.map(({ processorMs }) => processorMs)))
const floorMs = Math.max(1, Math.round(middle(floors)))
console.log(
  `a week of ${wanted} shows planned in one call   ${Math.round(planMs)} ms, ${Math.round(planMicros / 1000)} ms of processor`,
)
console.log(`the week told   ${Math.round(tellMicros / 1000)} ms of processor`)
console.log(
  `its board drawn   ${mountMs} ms, ${mountProcessorMs} ms of processor; plain buttons ${floorMs} ms`,
)
for (const [name, { ms, processorMs, serverMs }] of Object.entries(lists))
  console.log(
    `of ${bills} bills ${listNames[name as keyof typeof lists]}   ${ms} ms, ${processorMs} ms of the browser's processor, ${serverMs} ms of the relay's`,
  )
finish(
  {
    name: 'bench:portal',
    shows: wanted,
    planMs: Math.round(planMs),
    planProcessorMs: Math.round(planMicros / 1000),
    tellProcessorMs: Math.round(tellMicros / 1000),
    mountMs,
    mountProcessorMs,
    floorMs,
    ratioToFloor: Number((mountProcessorMs / floorMs).toFixed(1)),
    bills,
    lists,
  },
  wrong,
)
