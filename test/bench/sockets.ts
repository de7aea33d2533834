import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import { finish, microsEach, serve, type Served } from './served.ts'

/** What open pages heard of one change, and when the last one had. */
type Heard = { lastMs: number; bytes: number; pages: number }

/**
 * Open pages of the website, each with its live connection: what one seat that changes costs at the relay, beside a bare
 * server of `ws` that sends the same text to as many; and that nobody listens who may not.
 *
 * @param options.pages how many pages are open
 * @param options.changes how many seats change, one after the other
 * @returns figures, and a sentence for everything that is wrong: a page that did not hear, one that heard what is for staff
 */
export async function measureSockets({ pages, changes }: { pages: number; changes: number }) {
  const relay = await serve('relay-server.ts', { FOYER_BENCH_SHOWS: '10' })
  const floor = await serve('sockets-floor.ts')
  const wrong = await intruders(relay)
  const open = await Promise.all(Array.from({ length: pages }, (_, page) => openPage(relay.port, page)))
  const bare = await Promise.all(Array.from({ length: pages }, (_, page) => openPage(floor.port, page)))
  let message = ''
  open[0]!.socket.on('message', (text: Buffer) => (message = String(text)))
  const ours = await changing(relay, open, changes, () => relay.ask('change', 1))
  const floors = await changing(floor, bare, changes, () => floor.ask('send', message))
  for (const [what, heard] of [
    ['pages', ours.heard],
    ['pages of the floor', floors.heard],
  ] as const)
    for (const { pages: heardBy } of heard)
      if (heardBy !== pages) wrong.push(`${heardBy} of ${pages} ${what} heard of a seat`)
  if (open.some(({ staff }) => staff())) wrong.push('a visitor heard what is for staff')
  for (const { socket } of [...open, ...bare]) socket.terminate()
  relay.end()
  floor.end()
  return { ...told(ours), floor: told(floors), wrong }
}

type Page = { socket: WebSocket; bytes: () => number; messages: () => number; staff: () => boolean }

/** A page at an address of its own that listens to everything it can think of. */
async function openPage(port: number, number: number): Promise<Page> {
  let bytes = 0
  let messages = 0
  let staff = false
  const socket = connect(port, addressOf(number))
  let greeted = () => {}
  const isGreeted = new Promise<void>((resolve, reject) => {
    greeted = resolve
    socket.once('error', reject)
  })
  socket.on('message', (text: Buffer) => {
    const { kind, event } = JSON.parse(String(text)) as { kind: string; event?: { type: string } }
    if (kind === 'hello') return greeted()
    bytes += text.length
    messages += 1
    staff ||= event?.type !== 'schedule.counts'
  })
  socket.once('open', () =>
    socket.send(JSON.stringify({ channels: ['app', 'exhibitor', 'private-exhibitor', 'presence-devices'] })),
  )
  await isGreeted
  return { socket, bytes: () => bytes, messages: () => messages, staff: () => staff }
}

const addressOf = (number: number) => `10.1.${number >> 8}.${number & 255}`

function connect(port: number, address: string, headers: Record<string, string> = {}): WebSocket {
  return new WebSocket(`ws://localhost:${port}/live`, {
    perMessageDeflate: false,
    headers: { host: 'localhost', 'x-forwarded-for': address, ...headers },
  })
}

/** Changes one seat after the other, each once all pages heard of the one before. */
async function changing(
  served: Served,
  pages: readonly Page[],
  times: number,
  change: () => Promise<unknown>,
) {
  const heard: Heard[] = []
  await one(pages, change)
  const before = await served.usage()
  for (let at = 0; at < times; at++) heard.push(await one(pages, change))
  return { heard, micros: microsEach(before, await served.usage(), times) }
}

async function one(pages: readonly Page[], change: () => Promise<unknown>): Promise<Heard> {
  const [messages, bytes] = [pages.map(page => page.messages()), sum(pages.map(page => page.bytes()))]
  const began = performance.now()
  await change()
  const heardBy = () => pages.filter((page, index) => page.messages() > messages[index]!).length
  while (heardBy() < pages.length && performance.now() - began < 10_000)
    await new Promise(resolve => setImmediate(resolve))
  const lastMs = performance.now() - began
  return { lastMs, bytes: sum(pages.map(page => page.bytes())) - bytes, pages: heardBy() }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function told({ heard, micros }: { heard: readonly Heard[]; micros: number }) {
  const times = heard.map(({ lastMs }) => lastMs).sort((a, b) => a - b)
  const pages = sum(heard.map(each => each.pages))
  return {
    changeMicros: micros,
    pageMicros: Number(((micros * heard.length) / pages).toFixed(1)),
    pageBytes: Math.round(sum(heard.map(({ bytes }) => bytes)) / pages),
    lastP50Ms: Math.round(times[Math.floor(times.length / 2)]!),
    lastMaxMs: Math.round(times.at(-1)!),
  }
}

/** Connections that must not stand: another site's, robots', and more from one address than a school has visitors. */
async function intruders(relay: Served): Promise<string[]> {
  const isRefused = (socket: WebSocket) =>
    new Promise<boolean>(resolve => {
      socket.once('open', () => resolve(false)).once('error', () => resolve(true))
    })
  const wrong: string[] = []
  const foreign = connect(relay.port, '10.2.0.1', { origin: 'https://elsewhere.example' })
  if (!(await isRefused(foreign))) wrong.push('a page of another site was let in')
  const robot = connect(relay.port, '10.2.0.2', { 'user-agent': 'Googlebot/2.1' })
  if (!(await isRefused(robot))) wrong.push('a robot was let in')
  const crowd = Array.from({ length: 60 }, () => connect(relay.port, '10.2.0.3'))
  const refused = (await Promise.all(crowd.map(isRefused))).filter(Boolean).length
  if (refused !== 10) wrong.push(`of 60 pages at one address ${refused} were refused instead of 10`)
  for (const socket of [foreign, robot, ...crowd]) socket.terminate()
  return wrong
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { pages: { type: 'string', default: '500' }, changes: { type: 'string', default: '40' } },
  })
  const [pages, changes] = [Number(values.pages), Number(values.changes)]
  const { wrong, floor, ...ours } = await measureSockets({ pages, changes })
  const row = (what: string, each: typeof floor) =>
    `  ${what.padEnd(8)}${(each.changeMicros / 1000).toFixed(1)} ms of processor a change, ${each.pageMicros} µs and ${each.pageBytes} bytes a page; the last one heard after ${each.lastP50Ms} ms, at most ${each.lastMaxMs}`
  console.log(`bench:sockets, ${pages} open pages, ${changes} seats`)
  console.log(row('Foyer', ours))
  console.log(row('bare ws', floor))
  const cpuTimesFloor = Number((ours.changeMicros / floor.changeMicros).toFixed(2))
  finish({ name: 'bench:sockets', pages, changes, ...ours, floor, cpuTimesFloor }, wrong)
}
