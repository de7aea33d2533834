import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer-core'
import type { Node } from '#core/journal/node.ts'
import { alone } from '#scripts/demo/alone.ts'
import { startCrew } from '#scripts/demo/crew.ts'
import { demoPlaces, type DemoPlaces } from '#scripts/demo/places.ts'
import { openProcesses } from '#scripts/demo/processes.ts'
import { writeDirectory } from '#relay/directory.ts'
import { programsInside } from '../world/programs-inside.ts'
import { until } from '../world/until.ts'
import { openWire } from '../world/wire.ts'
import { openBrowser, type Windows } from './browser.ts'

/** How long a hand looks for what it shall press or fill, and a window waits for what a test awaits, on a busy machine too. */
const [handMs, windowMs] = [20_000, 60_000]

/** How often a window looks for words: with every frame, as usual, the page would be laid out for that alone. */
const lookMs = 50

type Options = {
  /** The box's line to the relay runs through a wire that can be cut. */
  wired?: boolean
  /** Whether new registers and scanners are let in by themselves; yes when left out. */
  letsIn?: boolean
  /** Settings of all programs, such as where a provider is. */
  settings?: Record<string, string>
  /** Each program in a process of its own, as `npm start` opens them; all in this process when left out. */
  apart?: boolean
}

/**
 * The whole demo building as `npm start` opens it, in a folder of its own, each program on a port it takes itself, and a
 * browser to walk through it. Its relay has heard from its box and writes. A building that cannot be opened leaves nothing open.
 */
export async function openBuilding(options: Options = {}) {
  const ends: (() => unknown)[] = []
  async function close(): Promise<void> {
    const failed: unknown[] = []
    // One after the other, and each whatever became of those before: the next journey is played in this process too.
    for (const end of ends.splice(0).reverse())
      await inTime(end).catch((cause: unknown) => failed.push(cause))
    if (failed.length) throw failed[0]
  }
  try {
    return { ...(await open(options, ends)), close }
  } catch (cause) {
    await close()
    throw cause
  }
}

/** How long one thing may take to close, on a busy machine too. */
const closesWithinMs = 60_000

/** Closes one thing; throws with its name when that does not end. */
async function inTime(end: () => unknown): Promise<void> {
  const hung = Promise.withResolvers<void>()
  const late = setTimeout(() => {
    const what = end.toString().slice(0, 80)
    hung.reject(new Error(`what a journey opened did not close within ${closesWithinMs} ms: ${what}`))
  }, closesWithinMs)
  await Promise.race([Promise.resolve().then(end), hung.promise]).finally(() => clearTimeout(late))
}

/** @param ends receives what closes each thing that was opened, the first one first */
async function open(options: Options, ends: (() => unknown)[]) {
  const data = mkdtempSync(join(tmpdir(), 'foyer-evening-'))
  // What is told last may still be written.
  ends.push(() => rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  const doors = await Promise.all([1, 2, 3, 4].map(() => openWire(null)))
  for (const door of doors) ends.push(door.close)
  const [relay, outside, smtp, box] = doors.map(({ port }) => port)
  const ports = {
    FOYER_RELAY_PORT: relay!,
    FOYER_OUTSIDE_PORT: outside!,
    FOYER_SMTP_PORT: smtp!,
    FOYER_BOX_PORT: box!,
  }
  const places = demoPlaces({
    FOYER_DEMO_DATA: data,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  })
  await furnishDemo(data)
  writeDirectory(places.relay.data, places.directory)
  const wire = options.wired ? await openWire(ports.FOYER_RELAY_PORT) : undefined
  if (wire) ends.push(wire.close)
  const lead = (door: number, port: number) => doors.find(each => each.port === door)!.lead(port)
  const started: Node[] = []
  const crew = await startCrew(places, {
    boxes: 1,
    say: () => {},
    lets: options.letsIn ?? true,
    settings: {
      FOYER_HOST: '127.0.0.1',
      FOYER_MDNS: 'off',
      ...(wire ? { FOYER_RELAY_CONNECT: wire.url } : {}),
      ...options.settings,
    },
    programs: options.apart
      ? openProcesses(false, () => {}, lead)
      : programsInside(lead, (path, nodes) => {
          started.push(...nodes)
          return awaitNobody(places, path, nodes)
        }),
  })
  ends.push(crew.stop)
  await until(() => started.every(({ nodeStatus }) => !nodeStatus.awaitsFirstWord()))
  const browser = await openBrowser()
  ends.push(browser.close)
  return { places, crew, wire, browser, box: places.boxes[0]!.url, site: places.relay.url }
}

/**
 * A relay that starts waits half a minute for the boxes of its cinemas before it writes to the exhibitor's stream. Only
 * one is in the building: of the others it hears at once what it would conclude then, that they are out of reach.
 */
async function awaitNobody(places: DemoPlaces, path: string, nodes: readonly Node[]): Promise<void> {
  if (path !== 'cloud-relay/main.ts') return
  for (const { nodeStatus, stoodUp } of nodes) {
    await stoodUp
    for (const { cinemaId } of places.boxes.slice(1)) nodeStatus.receiveFirstWord(cinemaId)
  }
}

/**
 * Puts the demo into a folder. A run of all tests names a folder in which the first journey makes it once; all others
 * copy it, and each is an exhibitor of its own from then on.
 */
async function furnishDemo(data: string): Promise<void> {
  const shared = process.env['FOYER_TEST_DEMO']
  if (!shared) return make(data)
  await alone(
    `${shared}.lock`,
    () => {},
    async () => {
      if (existsSync(shared)) return
      const making = `${shared}.making`
      rmSync(making, { recursive: true, force: true })
      await make(making)
      renameSync(making, shared)
    },
  )
  cpSync(shared, data, { recursive: true })
}

async function make(data: string): Promise<void> {
  mkdirSync(data, { recursive: true })
  // Only by the first of all journeys: it loads the whole of relay and box.
  const { prepareDemo } = await import('#scripts/demo/seed.ts')
  await prepareDemo(demoPlaces({ FOYER_DEMO_DATA: data }), Date.now(), () => {})
}

/** One window, in English, that fails the test when the page throws. Each person's window keeps its own cookies. */
export async function openWindow(
  browser: Pick<Windows, 'createBrowserContext'>,
  url: string,
  size: { width: number; height: number },
) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(windowMs)
  const thrown: string[] = []
  page.on('pageerror', error => thrown.push(String(error)))
  // A journey that goes elsewhere means it; a form that is saved just now may still hold it back.
  page.on(
    'dialog',
    dialog => void (dialog.type() === 'beforeunload' && dialog.accept().catch(() => undefined)),
  )
  await page.setViewport(size)
  await page.setExtraHTTPHeaders({ 'accept-language': 'en' })
  await page.goto(url, { waitUntil: 'load' })
  await atWork(page)
  return { page, thrown, ...hands(page) }
}

/**
 * Waits until the page's script has taken over what the server rendered: before that the browser follows links by
 * itself. React and Preact each leave a mark at the element they render into.
 */
export async function atWork(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return !root || Object.keys(root).some(key => key === '__k' || key.startsWith('__reactContainer'))
  })
}
export type Window = Awaited<ReturnType<typeof openWindow>>

function hands(page: Page) {
  const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`)
  const pressable = (text: string) =>
    `::-p-xpath(//*[self::button or self::a][contains(normalize-space(.), ${quoted(text)}) or contains(@aria-label, ${quoted(text)})])`
  /** A step that fails says which, why, and what the page said instead. */
  async function told<T>(step: string, doing: Promise<T>): Promise<T> {
    try {
      return await doing
    } catch (cause) {
      const pictures = process.env['FOYER_PICTURES']
      if (pictures)
        await page.screenshot({ path: join(pictures, `${step.replace(/\W+/g, '-')}.png`) as `${string}.png` })
      const says = await page.evaluate(() => document.body.innerText).catch(() => 'nothing')
      const words = says.replace(/\s+/g, ' ')
      const shown = words.length > 1500 ? `${words.slice(0, 1000)} ... ${words.slice(-500)}` : words
      throw new Error(`could not ${step} at ${page.url()}; the page says: ${shown}`, { cause })
    }
  }

  return {
    /** Presses the button or link with these words. */
    async press(text: string) {
      await told(`press "${text}"`, page.locator(pressable(text)).setTimeout(handMs).click())
    },
    /** Types into the field with this label. */
    async type(label: string, value: string) {
      const path = `::-p-xpath(//label[starts-with(normalize-space(.), ${quoted(label)})]/following::input[1])`
      const field = page.waitForSelector(path, { timeout: handMs })
      const found = (await told(`type into "${label}"`, field))!
      await found.click({ count: 3 })
      await found.type(value)
    },
    /** Opens the list with this label and takes the entry with these words. */
    async choose(label: string, entry: string) {
      // A choice beside it may be called the same: a list is what opens.
      const list = `::-p-xpath(//label[starts-with(normalize-space(.), ${quoted(label)})]/following::input[1][@aria-haspopup="listbox"])`
      const option = `::-p-xpath(//*[@role="option"][contains(normalize-space(.), ${quoted(entry)})])`
      await told(`open "${label}"`, page.locator(list).setTimeout(handMs).click())
      await told(`choose "${entry}"`, page.locator(option).setTimeout(handMs).click())
    },
    /** Waits until the page says this. */
    async sees(text: string, timeout = windowMs) {
      const said = (wanted: string) => document.body.innerText.toLowerCase().includes(wanted.toLowerCase())
      await told(`see "${text}"`, page.waitForFunction(said, { timeout, polling: lookMs }, text))
    },
  }
}
