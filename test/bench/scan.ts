import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { sale, signIn } from './against-floor.ts'
import { load, type Sample } from './load.ts'
import { finish, microsEach, missing, serve, type Served, type Usage } from './served.ts'

type Round = { told: Sample; micros: number; before: Usage; after: Usage }

/**
 * Verdicts at the door over HTTP, beside the floor's bare transaction: tickets whose codes are scanned once, the same ones a second
 * time (each a refusal that leaves nothing), and others after a season has gone through the box. Both sides are warmed by as
 * many requests as they are measured with.
 *
 * @param options.scans tickets in a round
 * @param options.facts how many facts the season has
 * @param options.profile a file for where the box's processor time went while the tickets were scanned once
 * @returns figures, and a sentence for everything that is wrong: an admission missing or made twice, a scan that costs more
 *   than twice as much after a season
 */
export async function measureScans(options: {
  scans: number
  facts: number
  clients: number
  profile?: string | undefined
}) {
  const { scans, facts, clients, profile } = options
  const box = await serve('box-server.ts', { FOYER_BENCH_SHOWS: 'soon' })
  const floor = await serve('floor-server.ts')
  const headers = await signIn(box.port)
  const sold = await load({
    port: box.port,
    clients,
    requests: Math.ceil((3 * scans) / 2),
    next: index => ({ ...sale(index), headers }),
  })
  await box.ask('paperOut')
  const tickets = await box.ask<string[]>('tickets')
  const round = (served: Served, next: Parameters<typeof load>[0]['next'], expects = 200) =>
    roundOf(served, { clients, requests: scans, expects, next })
  const scan = (from: number, expects?: number) =>
    round(
      box,
      index => ({
        method: 'POST',
        path: '/api/admissions',
        headers,
        body: JSON.stringify({ id: randomUUID(), code: tickets[from + index], scheduleId: null }),
      }),
      expects,
    )
  const bare = () =>
    round(floor, () => ({ method: 'POST', path: '/sell', headers: {}, body: '{"seats":["A1","A2"]}' }))
  await bare()
  const floorBefore = await bare()
  await scan(0)
  if (profile) await box.ask('profile')
  const first = await scan(scans)
  if (profile) await box.ask('profile', profile)
  const again = await scan(scans, 409)
  await box.ask('season', facts)
  const season = await scan(2 * scans)
  const floorAfter = await bare()
  box.end()
  floor.end()
  const ratioToEmpty = Number((season.micros / first.micros).toFixed(2))
  const floorMicros = Math.round((floorBefore.micros + floorAfter.micros) / 2)
  const wrong = [
    ...[sold, first.told, again.told, season.told].flatMap(({ failed }) =>
      failed ? [`${failed} requests were not answered as they should be`] : [],
    ),
    ...missing(first.before, first.after, { admissions: scans }),
    ...missing(again.before, again.after, { admissions: 0 }).map(sentence => `scanned twice, ${sentence}`),
    ...missing(season.before, season.after, { admissions: scans }),
    ...(season.after.counts['factsNotMirrored'] ? ['the mirror lacks facts'] : []),
    ...(ratioToEmpty > 2 ? [`a scan costs ${ratioToEmpty} times as much after a season`] : []),
  ]
  return { first, again, season, floorMicros, ratioToEmpty, wrong }
}

async function roundOf(served: Served, options: Omit<Parameters<typeof load>[0], 'port'>): Promise<Round> {
  const before = await served.usage()
  const told = await load({ ...options, port: served.port })
  const after = await served.usage()
  return { told, micros: microsEach(before, after, options.requests), before, after }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      scans: { type: 'string', default: '1500' },
      facts: { type: 'string', default: '30000' },
      clients: { type: 'string', default: '16' },
      profile: { type: 'string' },
    },
  })
  const [scans, facts, clients] = [values.scans, values.facts, values.clients].map(Number) as [
    number,
    number,
    number,
  ]
  const { first, again, season, floorMicros, ratioToEmpty, wrong } = await measureScans({
    scans,
    facts,
    clients,
    profile: values.profile,
  })
  const row = (what: string, { told, micros }: Round) =>
    `  ${what.padEnd(24)}${told.perSecond}/s   p50 ${told.p50Ms} ms   p95 ${told.p95Ms} ms   ${micros} µs of processor each`
  console.log(`bench:scan, ${clients} scanners, ${scans} tickets a round`)
  console.log(row('admitted', first))
  console.log(row('scanned a second time', again))
  console.log(row(`after ${facts} facts`, season))
  console.log(`  floor                   ${floorMicros} µs of processor each`)
  finish(
    {
      name: 'bench:scan',
      perSecond: first.told.perSecond,
      p50Ms: first.told.p50Ms,
      p95Ms: first.told.p95Ms,
      cpuMicros: first.micros,
      cpuMicrosAgain: again.micros,
      cpuMicrosAfterSeason: season.micros,
      ratioToEmpty,
      floorCpuMicros: floorMicros,
      cpuTimesFloor: Number((first.micros / floorMicros).toFixed(1)),
    },
    wrong,
  )
}
