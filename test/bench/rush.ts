import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import { startOutside } from '#scripts/demo/fake-services.ts'
import { newId } from '#ui/new-id.ts'
import { openClient } from '../world/client.ts'
import { until } from '../world/places.ts'
import { openWire } from '../world/wire.ts'
import { signIn } from './against-floor.ts'
import { share, send } from './load.ts'
import { finish, microsEach, serve, type Served, type Usage } from './served.ts'

/** How long a till takes from one sale to the next. */
const tillMs = 250

/**
 * Sales open: visitors arrive evenly, each from an address of its own, with the page, its live connection, two seats kept and
 * paid; half of them ask for the best seats, half point at some and ask then. A till of the connected box sells two tickets of
 * another show every quarter of a second, before and meanwhile. Relay, box and everything outside are processes of their own.
 * A crowd as large for an earlier show comes first: a relay that was started for it alone would spend most of its processor
 * on compiling what it runs for the first time. Its figure is told too.
 *
 * @param options.seats of the show everybody wants
 * @param options.profile a file for where the relay's processor time went meanwhile
 * @returns figures, and a sentence for everything that is wrong: a seat with two tickets, sides that differ, a purchase
 *   that was paid and not fulfilled, a refusal nobody can understand
 */
export async function measureRush(options: {
  visitors: number
  seconds: number
  seats: number
  profile?: string | undefined
}) {
  const { visitors, seconds, seats, profile } = options
  const house = await openHouse(seats)
  const { relay, box } = house
  const till = openTill(box)
  const quiet = await till.during(
    () => new Promise(resolve => setTimeout(resolve, Math.min(3000, seconds * 500))),
  )
  const started = await relay.usage()
  const earlier = await gather(relay, 'earlier', visitors, seconds)
  const before = await allBought(relay, boughtOf(earlier))
  if (profile) await relay.ask('profile')
  const began = performance.now()
  let crowd: Visitor[] = []
  const busy = await till.during(async () => void (crowd = await gather(relay, 'rush', visitors, seconds)))
  const bought = boughtOf(crowd)
  const after = await allBought(relay, boughtOf([...earlier, ...crowd]))
  const lasted = (performance.now() - began) / 1000
  if (profile) await relay.ask('profile', profile)
  const rest = await atRest(relay, till)
  const then = await relay.usage()
  if (profile) await relay.ask('profile')
  const late = await gather(relay, 'rush', visitors, seconds)
  const everyone = boughtOf([...earlier, ...crowd, ...late])
  const lateMicros = microsEach(then, await allBought(relay, everyone), visitors)
  if (profile) await relay.ask('profile', profile.replace(/(\.\w+)?$/, '-late$1'))
  const each = apart(
    { micros: microsEach(before, after, visitors), bought },
    { micros: lateMicros, bought: boughtOf(late) },
    visitors,
  )
  await until(async () => (await relay.ask('heads')) === (await box.ask('heads'))).catch(() => undefined)
  const sides = [(await relay.usage()).counts, (await box.usage()).counts]
  await house.close()
  const ends = Object.groupBy(crowd, ({ end }) => end)
  const all = Object.groupBy([...earlier, ...crowd, ...late], ({ end }) => end)
  const strange = Object.keys(all).filter(end => !understood.has(end))
  const wrong = [
    ...strange.map(end => `${all[end]!.length} visitors ended with ${end}`),
    ...sides.flatMap((counts, side) => [
      ...(counts['ticketsTwice'] ? [`${counts['ticketsTwice']} seats have two tickets`] : []),
      ...(counts['tickets'] === 2 * everyone && counts['seatsSold'] === 2 * everyone
        ? []
        : [
            `${counts['tickets']} tickets and ${counts['seatsSold']} seats at the ${side ? 'box' : 'relay'} for ${everyone} purchases of two`,
          ]),
    ]),
    ...(sides[0]!['mailsSent'] === everyone
      ? []
      : [`${sides[0]!['mailsSent']} mails were sent for ${everyone} purchases`]),
    ...(busy.failed || quiet.failed ? [`${busy.failed + quiet.failed} sales at the till failed`] : []),
  ]
  const at = (times: readonly number[], part: number) => Math.round(share(times, part))
  const holds = crowd.flatMap(({ holdMs }) => holdMs)
  const checkouts = crowd.flatMap(({ checkoutMs }) => checkoutMs ?? [])
  return {
    bought,
    boughtLate: boughtOf(late),
    ends: Object.fromEntries(Object.entries(ends).map(([end, all]) => [end, all!.length])),
    refusedSeats: crowd.reduce((sum, { refused }) => sum + refused, 0),
    visitorMicros: microsEach(before, after, visitors),
    lateMicros,
    ...each,
    besideMicros: Math.round((rest * lasted) / visitors),
    earlierVisitorMicros: microsEach(started, before, visitors),
    purchaseMicros: bought ? microsEach(before, after, bought) : 0,
    holdP50Ms: at(holds, 0.5),
    holdP95Ms: at(holds, 0.95),
    checkoutP50Ms: at(checkouts, 0.5),
    checkoutP95Ms: at(checkouts, 0.95),
    tillBeforeP95Ms: at(quiet.times, 0.95),
    tillP50Ms: at(busy.times, 0.5),
    tillP95Ms: at(busy.times, 0.95),
    tillSales: busy.times.length,
    wrong,
  }
}

/** Visitors of one show, evenly over the time. */
async function gather(
  { port }: Served,
  scheduleId: string,
  visitors: number,
  seconds: number,
): Promise<Visitor[]> {
  return Promise.all(
    Array.from({ length: visitors }, async (_, number) => {
      await new Promise(resolve => setTimeout(resolve, (number / visitors) * seconds * 1000))
      return visit(port, scheduleId, number)
    }),
  )
}

type Cost = { micros: number; bought: number }

/**
 * What somebody who bought took, and somebody who found no seats: two crowds of which other parts did tell. With it what a
 * visitor of the bar's crowd would, of whom one in twenty can buy.
 */
function apart(crowd: Cost, late: Cost, visitors: number) {
  const [many, few] = [crowd.bought / visitors, late.bought / visitors]
  const buyer = (crowd.micros * (1 - few) - late.micros * (1 - many)) / (many - few)
  const refused = (late.micros - buyer * few) / (1 - few)
  const [buyerMicros, refusedMicros] = [Math.round(buyer), Math.round(refused)]
  return { buyerMicros, refusedMicros, barMicros: Math.round(refused + (buyer - refused) * barShare) }
}

/** Of the bar's 5,000 visitors for 500 seats those who can have two: the others find none left. */
const barShare = 250 / 5000

const boughtOf = (crowd: readonly Visitor[]) => crowd.filter(({ end }) => end === 'bought').length

/** Mails leave one after the other, after everything else. */
const mailsMs = 300_000

/** What the relay tells of itself once all of them are bought, and mailed. */
async function allBought(relay: Served, bought: number) {
  await until(async () => {
    // Seldom, because counting is the relay's own work.
    await new Promise(resolve => setTimeout(resolve, 250))
    const { billsOnline = 0, mailsSent = 0 } = await relay.ask<Usage['counts']>('counts')
    return billsOnline >= bought && mailsSent >= bought
  }, mailsMs).catch(() => undefined)
  return relay.usage()
}

const restMs = 3000

/** Processor time of the relay in a second without visitors, microseconds: its own workers, and what the till beside sells. */
async function atRest(relay: Served, till: ReturnType<typeof openTill>): Promise<number> {
  const before = await relay.ask<number>('cpu')
  await till.during(() => new Promise(resolve => setTimeout(resolve, restMs)))
  return ((await relay.ask<number>('cpu')) - before) / (restMs / 1000)
}

/** How a visit may end. */
const understood: ReadonlySet<string> = new Set([
  'bought',
  'not_enough_seats',
  'seats_elsewhere',
  'kept_for_register',
])

/** Relay, box, provider and mail server; the box has its place and both sides know the shows. */
async function openHouse(seats: number) {
  const data = mkdtempSync(join(tmpdir(), 'foyer-rush-'))
  const outside = await startOutside({ data: join(data, 'outside'), port: 0, smtpPort: 0 })
  const door = await openWire(null)
  const relay = await serve('rush-relay.ts', {
    FOYER_DATA: join(data, 'relay'),
    FOYER_PAYMENTS: outside.url,
    FOYER_SMTP: outside.smtpUrl,
    FOYER_BENCH_URL: door.url,
  })
  door.lead(relay.port)
  const box = await serve('rush-box.ts', {
    FOYER_DATA: join(data, 'box'),
    FOYER_MIRROR: join(data, 'second-disk', 'facts.log'),
    FOYER_RELAY: door.url,
    FOYER_ENROL_CODE: await relay.ask<string>('code'),
  })
  const agree = () => until(async () => (await relay.ask('heads')) === (await box.ask('heads')))
  await agree()
  await relay.ask('plan', { seats })
  await agree()
  return {
    relay,
    box,
    async close() {
      relay.end()
      box.end()
      await door.close()
      await outside.close()
    },
  }
}

/** A till that sells every `tillMs`, one seat pair after the other. */
function openTill(box: Served) {
  let sold = 0
  const headers = signIn(box.port)
  return {
    async during(work: () => Promise<unknown>) {
      const times: number[] = []
      let failed = 0
      let isOver = false
      const ends = work().finally(() => (isOver = true))
      while (!isOver) {
        const pair = [2 * sold, 2 * sold + 1].map(
          index => `${String.fromCharCode(65 + Math.floor(index / 24))}${(index % 24) + 1}`,
        )
        sold += 1
        const began = performance.now()
        const status = await send(box.port, {
          method: 'POST',
          path: '/api/sales',
          headers: await headers,
          body: JSON.stringify({
            id: newId(),
            holdId: null,
            tickets: pair.map(seatId => ({ scheduleId: 'till', seatId, priceRateId: 'normal' })),
            products: [],
            totalCents: 2000,
            payments: [{ methodId: 'cash', tenderedCents: 2000 }],
          }),
        })
        times.push(performance.now() - began)
        if (status !== 200) failed += 1
        await new Promise(resolve => setTimeout(resolve, Math.max(0, tillMs - (performance.now() - began))))
      }
      await ends
      return { times, failed }
    },
  }
}

type Visitor = { end: string; refused: number; holdMs: number[]; checkoutMs?: number }

/** One visitor, from the page to the provider's. */
async function visit(port: number, scheduleId: string, number: number): Promise<Visitor> {
  const client = openClient(port, 'localhost')
  const from = { 'x-forwarded-for': `10.${3 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}` }
  const socket = new WebSocket(`ws://localhost:${port}/live`, {
    perMessageDeflate: false,
    headers: { ...from, host: 'localhost' },
  })
  socket.on('error', () => undefined)
  socket.once('open', () => socket.send('{"channels":["app","exhibitor"]}'))
  const visitor: Visitor = { end: 'left', refused: 0, holdMs: [] }
  try {
    await client.send('GET', `/en/buy/tickets/${scheduleId}`, undefined, { ...from, 'accept-encoding': 'br' })
    client.useToken(String((await client.send('GET', '/api/token', undefined, from)).body['token']))
    const id = newId()
    const seats = await keepSeats(
      visitor,
      { scheduleId, number },
      (method, path, body) => client.send(method, path, body, from),
      id,
    )
    if (!seats) return visitor
    const began = performance.now()
    const answer = await client.send('POST', '/api/checkout', purchase(id, scheduleId, seats), from)
    visitor.checkoutMs = performance.now() - began
    if (answer.status !== 200) return { ...visitor, end: String(answer.body.refusal) }
    const { payment } = answer.body['data'] as { payment: { checkout_url: string } }
    const paid = await fetch(payment.checkout_url, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'paid' }),
      redirect: 'manual',
    })
    return { ...visitor, end: paid.status === 303 ? 'bought' : `paying: ${paid.status}` }
  } catch (cause) {
    return { ...visitor, end: String(cause) }
  } finally {
    socket.terminate()
  }
}

/** Two seats: every second visitor points at some first; whoever does not get those asks for the best. */
async function keepSeats(
  visitor: Visitor,
  { scheduleId, number }: { scheduleId: string; number: number },
  call: (method: string, path: string, body: unknown) => ReturnType<ReturnType<typeof openClient>['send']>,
  id: string,
): Promise<string[] | undefined> {
  const timed = async (...asked: Parameters<typeof call>) => {
    const began = performance.now()
    const answer = await call(...asked)
    visitor.holdMs.push(performance.now() - began)
    return answer
  }
  if (number % 2) {
    // Those in front of others are pointed at by two visitors or more.
    const place = Math.floor(number / 3) % 12
    const row = String.fromCharCode(65 + (Math.floor(number / 36) % 20))
    const seats = [`${row}${2 * place + 1}`, `${row}${2 * place + 2}`]
    const { status } = await timed('PUT', `/api/holds/${id}`, { scheduleId, seats })
    if (status === 200) return seats
    visitor.refused += 1
  }
  const { status, body } = await timed('POST', `/api/holds/${id}/auto`, { scheduleId, count: 2 })
  if (status === 200) return body['seats'] as string[]
  visitor.end = String(body.refusal)
  return undefined
}

function purchase(id: string, scheduleId: string, seats: readonly string[]) {
  return {
    bill_id: id,
    payment_method_id: 'test',
    name: 'Ada',
    email: 'ada@visitor.example',
    email_confirmation: 'ada@visitor.example',
    newsletter_signup: false,
    amount: 1000 * seats.length,
    items: seats.map(seat => ({ type: 'ticket', schedule_id: scheduleId, price_rate_id: 'normal', seat })),
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      visitors: { type: 'string', default: '300' },
      seconds: { type: 'string', default: '20' },
      seats: { type: 'string', default: '500' },
      profile: { type: 'string' },
    },
  })
  const [visitors, seconds, seats] = [values.visitors, values.seconds, values.seats].map(Number) as [
    number,
    number,
    number,
  ]
  const { wrong, ends, ...told } = await measureRush({ visitors, seconds, seats, profile: values.profile })
  console.log(
    `bench:rush, ${visitors} visitors in ${seconds} s for ${seats} seats: ${Math.round(visitors / seconds)} a second, of 83 for 5,000 in a minute`,
  )
  for (const [end, count] of Object.entries(ends)) console.log(`  ${String(count).padStart(6)}  ${end}`)
  console.log(
    `  keeping seats   p50 ${told.holdP50Ms} ms   p95 ${told.holdP95Ms} ms   ${told.refusedSeats} had to choose again`,
  )
  console.log(`  checkout        p50 ${told.checkoutP50Ms} ms   p95 ${told.checkoutP95Ms} ms`)
  console.log(
    `  till            p50 ${told.tillP50Ms} ms   p95 ${told.tillP95Ms} ms (before p95 ${told.tillBeforeP95Ms})`,
  )
  console.log(
    `  relay           ${told.visitorMicros} µs of processor a visitor, ${told.purchaseMicros} a purchase (${told.earlierVisitorMicros} a visitor of the show before, since its start); ${told.besideMicros} of it by the till beside and what the relay does without visitors`,
  )
  console.log(
    `                  ${told.buyerMicros} µs a visitor who bought, ${told.refusedMicros} one who found no seats: ${told.barMicros} a visitor where 5,000 come for 500 seats`,
  )
  finish({ name: 'bench:rush', visitors, seconds, seats, ...told }, wrong)
}
