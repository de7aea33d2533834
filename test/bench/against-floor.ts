import { parseArgs } from 'node:util'
import { signInByPin } from '#core/people/contract.ts'
import { newId } from '#ui/new-id.ts'
import { registersCookie } from '../world/let-in.ts'
import { openClient } from '../world/client.ts'
import { load, type Sample } from './load.ts'
import { finish, microsEach, missing, serve, type Served, type Usage } from './served.ts'

export type Seat = { scheduleId: string; seatId: string }

const screens = 40
const rows = 20
const seatsPerRow = 30

/** The n-th seat of the bench house, every one once; throws when there are no more. */
export function seatAt(n: number): Seat {
  const show = Math.floor(n / (rows * seatsPerRow))
  if (show >= screens) throw new Error(`the bench house has only ${screens * rows * seatsPerRow} seats`)
  const index = n % (rows * seatsPerRow)
  return {
    scheduleId: `show-${show}`,
    seatId: `${String.fromCharCode(65 + Math.floor(index / seatsPerRow))}${(index % seatsPerRow) + 1}`,
  }
}

/** The n-th sale of two tickets for cash at the register, as a call. */
export function sale(index: number) {
  return {
    method: 'POST',
    path: '/api/sales',
    body: JSON.stringify({
      id: newId(),
      holdId: null,
      tickets: [seatAt(index * 2), seatAt(index * 2 + 1)].map(seat => ({ ...seat, priceRateId: 'normal' })),
      products: [],
      totalCents: 2000,
      payments: [{ methodId: 'cash', tenderedCents: 2000 }],
    }),
  }
}

/** A cashier at the bench house's register, signed in. */
export async function signIn(port: number): Promise<Record<string, string>> {
  const client = openClient(port)
  await client.arrive()
  client.cookies.set(...registersCookie('register 1'))
  const signedIn = await client.call(signInByPin, { body: { employeeId: 'carl', pin: '1234' } })
  if (signedIn.status !== 200) throw new Error(`the cashier could not sign in: ${signedIn.text}`)
  const token = String((await client.send('GET', '/api/token')).body['token'])
  const cookie = [...client.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  return { cookie, 'x-csrf-token': token, 'x-locale': 'en' }
}

/** One kind of request to the box, and what it must leave behind. */
type Measured = {
  /** `--requests` and `--clients` on the command line say otherwise; `--profile <file>` writes where the time went. */
  requests: number
  clients: number
  next: (index: number) => { method: string; path: string; body: string }
  /** By how much each count of the box grows with one request. */
  leaves: Record<string, number>
  /** Work that goes on after the answers and belongs to them. */
  settle?: string
  /** Told besides at so many requests a second, beside the floor at as many: how long one takes while there is time. */
  pacedPerSecond?: number
}

/** How long the paced round is. */
const pacedSeconds = 10

/**
 * Measures one call of the box against the floor, each server in a process of its own. Both are warmed by as many requests
 * as they are then measured with, and the floor is measured before and after, so that a machine that slows down is seen.
 * Rates share the machine with the client that makes the load; processor time is the server's own. Prints the table and,
 * last, the line of JSON; ends with 1 where a bill, a seat, a slip or a fact on the mirror is missing.
 */
export async function againstFloor(name: string, measured: Measured): Promise<void> {
  const { values } = parseArgs({
    options: { requests: { type: 'string' }, clients: { type: 'string' }, profile: { type: 'string' } },
  })
  const requests = Number(values.requests ?? measured.requests)
  const clients = Number(values.clients ?? measured.clients)
  const floorServer = await serve('floor-server.ts')
  const bare = {
    port: floorServer.port,
    clients,
    next: () => ({ method: 'POST', path: '/sell', headers: {}, body: '{"seats":["A1","A2"]}' }),
  }
  const floorOnce = () => sample(floorServer, requests, () => load({ ...bare, requests }))
  await floorOnce() // warms it
  const before = await floorOnce()

  const box = await serve('box-server.ts')
  const headers = await signIn(box.port)
  const ours = (from: number) => ({
    port: box.port,
    clients,
    next: (index: number) => ({ ...measured.next(from + index), headers }),
  })
  const boxOnce = (from: number) =>
    sample(box, requests, () => load({ ...ours(from), requests }), measured.settle)
  const warmed = await boxOnce(0)
  if (values.profile) await box.ask('profile')
  const told = await boxOnce(requests)
  if (values.profile) await box.ask('profile', values.profile)
  const pace = measured.pacedPerSecond
  const slowly = pace && { requests: pace * pacedSeconds, everyMs: 1000 / pace }
  const paced = slowly && [
    await load({ ...ours(2 * requests), ...slowly }),
    await load({ ...bare, ...slowly }),
  ]
  box.end()
  const after = await floorOnce()
  floorServer.end()
  const leaves = Object.fromEntries(
    Object.entries(measured.leaves).map(([count, each]) => [count, each * requests]),
  )
  const wrong = [
    ...[...[warmed, told, before, after].map(round => round.load), ...(paced || [])].flatMap(({ failed }) =>
      failed ? [`${failed} requests were not answered with 200`] : [],
    ),
    ...missing(told.from, told.until, leaves),
    ...(told.until.counts['factsNotMirrored'] ? ['the mirror lacks facts'] : []),
    ...missing(before.from, before.until, { bills: requests }),
  ]
  if (paced)
    for (const [index, { p50Ms, p99Ms }] of paced.entries())
      console.log(`  ${pace} a second, ${index ? 'the floor' : 'Foyer'}   p50 ${p50Ms} ms   p99 ${p99Ms} ms`)
  const [slow, slowFloor] = paced || []
  report(name, clients, told, [before, after], wrong, {
    ...(slow && { pacedP50Ms: slow.p50Ms, pacedP99Ms: slow.p99Ms }),
    ...(slowFloor && { pacedFloorP50Ms: slowFloor.p50Ms, pacedFloorP99Ms: slowFloor.p99Ms }),
  })
}

type Round = { load: Sample; micros: number; from: Usage; until: Usage }

/** One round of load, with what the server's processor did meanwhile and until the work was done. */
async function sample(
  served: Served,
  requests: number,
  run: () => Promise<Sample>,
  settle?: string,
): Promise<Round> {
  const from = await served.usage()
  const told = await run()
  if (settle) await served.ask(settle)
  const until = await served.usage()
  return { load: told, micros: microsEach(from, until, requests), from, until }
}

function report(
  name: string,
  clients: number,
  told: Round,
  floors: readonly [Round, Round],
  wrong: readonly string[],
  more: Record<string, number>,
): never {
  const mean = (of: (round: Round) => number) => Math.round((of(floors[0]) + of(floors[1])) / 2)
  const row = (what: string, { load, micros }: Round) =>
    `  ${what.padEnd(16)}${String(load.perSecond).padStart(7)}/s   p50 ${load.p50Ms} ms   p99 ${load.p99Ms} ms   ${micros} µs of processor each`
  console.log(`${name}, ${clients} clients, ${told.load.requests} requests, synchronous=FULL`)
  console.log([row('floor before', floors[0]), row('Foyer', told), row('floor after', floors[1])].join('\n'))
  console.log(`  Foyer holds ${told.until.heapMb} MB after collection, ${told.until.rssMb} MB of the machine`)
  const floorPerSecond = mean(({ load }) => load.perSecond)
  const floorMicros = mean(({ micros }) => micros)
  finish(
    {
      name,
      perSecond: told.load.perSecond,
      p50Ms: told.load.p50Ms,
      p99Ms: told.load.p99Ms,
      cpuMicros: told.micros,
      heapMb: told.until.heapMb,
      rssMb: told.until.rssMb,
      floorPerSecond,
      floorCpuMicros: floorMicros,
      ratioToFloor: Number((told.load.perSecond / floorPerSecond).toFixed(2)),
      cpuTimesFloor: Number((told.micros / floorMicros).toFixed(1)),
      ...more,
    },
    wrong,
  )
}
