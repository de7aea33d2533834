import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { signInByPin } from '#core/people/contract.ts'
import { registersCookie } from '../world/let-in.ts'
import { openClient } from '../world/client.ts'
import { load, type Sample } from './load.ts'

export type Seat = { scheduleId: string; seatId: string }

const screens = 40
const rows = 20
const seatsPerRow = 30

/** The n-th seat of the bench house, every one once. */
export function seatAt(n: number): Seat {
  const show = Math.floor(n / (rows * seatsPerRow)) % screens
  const index = n % (rows * seatsPerRow)
  return {
    scheduleId: `show-${show}`,
    seatId: `${String.fromCharCode(65 + Math.floor(index / seatsPerRow))}${(index % seatsPerRow) + 1}`,
  }
}

/**
 * Measures one call of the box against the floor, each server in a process of its own, floor first and last so that a
 * machine that slows down is seen. Prints the table and, last, the line of JSON.
 */
export async function againstFloor(
  name: string,
  options: {
    requests: number
    clients: number
    next: (index: number) => { method: string; path: string; body: string }
  },
): Promise<void> {
  const floorServer = await serve('floor-server.ts')
  const floorOnce = () =>
    load({
      port: floorServer.port,
      clients: options.clients,
      requests: options.requests,
      next: () => ({ method: 'POST', path: '/sell', headers: {}, body: '{"seats":["A1","A2"]}' }),
    })
  await floorOnce()
  const before = await floorOnce()

  const box = await serve('box-server.ts')
  const client = openClient(box.port)
  await client.arrive()
  client.cookies.set(...registersCookie('register 1'))
  const signedIn = await client.call(signInByPin, { body: { employeeId: 'carl', pin: '1234' } })
  if (signedIn.status !== 200) throw new Error(`the cashier could not sign in: ${signedIn.text}`)
  const token = String((await client.send('GET', '/api/token')).body['token'])
  const cookie = [...client.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const headers = { cookie, 'x-csrf-token': token, 'x-locale': 'en' }
  const measured = await load({
    port: box.port,
    clients: options.clients,
    requests: options.requests,
    next: index => ({ ...options.next(index), headers }),
  })
  box.end()
  const after = await floorOnce()
  floorServer.end()
  report(name, options.clients, measured, before, after)
  process.exit(measured.failed ? 1 : 0)
}

function report(name: string, clients: number, measured: Sample, before: Sample, after: Sample) {
  const floor = Math.round((before.perSecond + after.perSecond) / 2)
  const row = (what: string, sample: Sample) =>
    `  ${what.padEnd(16)}${String(sample.perSecond).padStart(7)}/s   p50 ${sample.p50Ms} ms   p99 ${sample.p99Ms} ms`
  console.log(`${name}, ${clients} clients, ${measured.requests} requests, synchronous=FULL`)
  console.log([row('floor before', before), row('Foyer', measured), row('floor after', after)].join('\n'))
  if (measured.failed) console.log(`  ${measured.failed} requests were not answered with 200`)
  console.log(
    JSON.stringify({
      name,
      perSecond: measured.perSecond,
      p50Ms: measured.p50Ms,
      p99Ms: measured.p99Ms,
      floorPerSecond: floor,
      ratioToFloor: Number((measured.perSecond / floor).toFixed(2)),
    }),
  )
}

function serve(file: string): Promise<{ port: number; end: () => void }> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return new Promise((resolve, reject) => {
    child.once('message', message =>
      resolve({ port: (message as { port: number }).port, end: () => void child.kill('SIGTERM') }),
    )
    child.once('exit', code => reject(new Error(`${file} ended with ${code}`)))
  })
}
