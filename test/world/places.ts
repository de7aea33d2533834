import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBoxConfig } from '#box/config.ts'
import { startBox } from '#box/box.ts'
import { readRelayConfig } from '#relay/config.ts'
import { startRelay } from '#relay/relay.ts'
import { startOutside } from '#scripts/demo/fake-services.ts'
import { hashSecret } from '#core/people/secrets.ts'
import { inviteBox } from '#core/devices/commands.ts'
import type { Runtime } from '#core/journal/identity.ts'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { businessDay } from '#core/programme/day.ts'
import { hastened, quietLog } from './clock.ts'
import { payBy } from './pay-by.ts'
import { furnishSmall } from './small-exhibitor.ts'
import { until } from './until.ts'
import { openWire } from './wire.ts'

export { until }

type Settings = Record<string, string>

type Options = {
  pages?: boolean
  checkoutsPerMinute?: number
  signInsPerMinute?: number
  box?: boolean
  boxSettings?: Settings
  relaySettings?: Settings
  /** Workers look ten times as often: for tests in which no show begins soon, whose seats would move meanwhile. */
  hastened?: boolean
  /** How far the clock of relay and box is ahead of the real one; whoever changes it lets days go by. */
  clock?: { aheadMs: number }
  /** Parts of the runtime of relay and box that are a test's own. */
  runtime?: Partial<Runtime>
}

/** Where everything lies and is reached: files, addresses that stay, the provider and the mail server. */
async function openEdges(options: Options) {
  const data = mkdtempSync(join(tmpdir(), 'foyer-'))
  // Relay and box take any free port each time they start; their addresses stay.
  const [relayDoor, boxDoor, nowhere] = [await openWire(null), await openWire(null), await openWire(null)]
  const relayPort = relayDoor.port
  const url = relayDoor.url
  const exhibitors = [
    { id: 'tenant', hosts: ['localhost'], publicUrl: url, new: true },
    {
      id: 'neighbour',
      hosts: ['neighbour.localhost'],
      publicUrl: `http://neighbour.localhost:${relayPort}`,
      new: true,
    },
  ]
  mkdirSync(join(data, 'relay'))
  writeFileSync(join(data, 'relay', 'directory.json'), JSON.stringify({ exhibitors }))
  const outside = await startOutside({ data: join(data, 'outside'), port: 0, smtpPort: 0 })
  const { log, heard } = quietLog()
  const usual = options.hastened ? hastened(log) : systemRuntime(log)
  const { clock } = options
  const shifted = clock ? { ...usual, now: () => usual.now() + clock.aheadMs } : usual
  const runtime = { ...shifted, ...options.runtime }
  return { data, relayDoor, boxDoor, nowhere, url, outside, log, heard, runtime }
}
type Edges = Awaited<ReturnType<typeof openEdges>>

function relayStarter({ data, relayDoor, outside, log, runtime }: Edges, options: Options) {
  const relaySettings: Settings = {
    FOYER_DATA: join(data, 'relay'),
    FOYER_PORT: '0',
    FOYER_PAYMENTS: outside.url,
    FOYER_SMTP: outside.smtpUrl,
    ...options.relaySettings,
  }
  const startTheRelay = async () => {
    const started = await startRelay(readRelayConfig(relaySettings), log, {
      pages: options.pages ?? false,
      runtime,
      checkoutsPerMinute: options.checkoutsPerMinute ?? 10_000,
      signInsPerMinute: options.signInsPerMinute ?? 10_000,
    })
    relayDoor.lead(started.port)
    return { ...started, port: relayDoor.port }
  }
  return { relaySettings, startTheRelay }
}

/** @param code with which the box takes its place */
function boxStarter({ data, boxDoor, url, log, runtime }: Edges, options: Options, code: string) {
  const boxSettings: Settings = {
    FOYER_DATA: join(data, 'box'),
    FOYER_MIRROR: join(data, 'second-disk', 'facts.log'),
    FOYER_HOST: '127.0.0.1',
    FOYER_PORT: '0',
    FOYER_RELAY: url,
    FOYER_MDNS: 'off',
    FOYER_ENROL_CODE: code,
    ...options.boxSettings,
  }
  const startTheBox = (settings: Settings = {}) =>
    startBox(readBoxConfig({ ...boxSettings, ...settings }), log, {
      pages: options.pages ?? false,
      runtime,
      signInsPerMinute: options.signInsPerMinute ?? 10_000,
    })
  const openTheBox = async () => {
    const started = await startTheBox()
    boxDoor.lead(started.port)
    return started
  }
  return { boxSettings, startTheBox, openTheBox }
}

/**
 * A whole relay and a whole box on loopback, with real files, a real provider and a real mail server at their edges;
 * only the pages are left out. The small cinema is in it, with one show later today.
 */
export async function openPlaces(options: Options = {}) {
  const edges = await openEdges(options)
  const { data, url, relayDoor, boxDoor, nowhere, outside, heard } = edges
  const { relaySettings, startTheRelay } = relayStarter(edges, options)
  let relay = await startTheRelay()
  const [tenant, neighbour] = relay.exhibitors
  const code = await furnish(tenant!.tenant, true)
  await furnish(neighbour!.tenant, false)
  await planLaterToday(neighbour!.tenant.node)
  const { boxSettings, startTheBox, openTheBox } = boxStarter(edges, options, code)
  let box = options.box === false ? undefined : await openTheBox()
  // Planned when the box has its place, so that the show's seats have two owners.
  await planLaterToday(tenant!.tenant.node)

  const places = {
    data,
    url,
    /** Where the box is reached, whatever port it has after a restart. */
    boxUrl: boxDoor.url,
    /** An address where nobody answers. */
    nowhere: nowhere.url,
    outside,
    heard,
    boxSettings,
    relaySettings,
    get relay() {
      return relay
    },
    get tenant() {
      return relay.exhibitors[0]!.tenant
    },
    get neighbour() {
      return relay.exhibitors[1]!.tenant
    },
    get box() {
      return box!
    },
    startTheBox,
    async cutLine() {
      await relay.close()
    },
    /** Somebody else answers at the relay's address. */
    putInRelaysPlace: (port: number) => relayDoor.lead(port),
    async startRelayAgain() {
      relay = await startTheRelay()
    },
    async mendLine() {
      await places.startRelayAgain()
      await places.agreed()
    },
    async restartBox() {
      await box!.close()
      box = await openTheBox()
      await places.agreed()
    },
    /** Something happens to the box's disks while it is off; how it stands when it starts again is the test's to say. */
    async whileBoxIsOff(happens: () => void | Promise<void>) {
      await box!.close()
      await happens()
      box = await openTheBox()
    },
    /** Until box and relay hold the same facts of the streams they share. */
    async agreed() {
      await until(
        () =>
          box!.link.connected() &&
          box!.tenant.node.state() === 'ready' &&
          heads(places.tenant) === heads(box!.tenant),
      )
    },
    async close() {
      await box?.close()
      await relay.close()
      await outside.close()
      for (const door of [relayDoor, boxDoor, nowhere]) await door.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
  if (box) await places.agreed()
  return places
}
export type Places = Awaited<ReturnType<typeof openPlaces>>

/** Everybody's PIN and password, which take long to hash: once for all places of a process. */
let hashes: Promise<[pin: string, password: string]> | undefined

async function furnish(tenant: Places['tenant'], withBox: boolean): Promise<string> {
  const { node } = tenant
  const actor = { who: 'node', via: 'test' }
  const [pin, password] = await (hashes ??= Promise.all([hashSecret('1234'), hashSecret('a good password')]))
  return node.execute(actor, tx => {
    furnishSmall(tx, { hasBox: false, tonight: false, payments: false })
    payBy(tx, tenant, 'test', tenant.node.identity.exhibitorId)
    for (const employeeId of ['mia', 'carl', 'ugo']) {
      const email = `${employeeId}@small.example`
      tx.append('exhibitor', 'credential.set', { employeeId, kind: 'pin', stamp: tx.stamp() }, { hash: pin })
      tx.append(
        'exhibitor',
        'credential.set',
        { employeeId, kind: 'password', stamp: tx.stamp() },
        { email, hash: password },
      )
    }
    return withBox ? inviteBox(tx, 'cinema-1', node.runtime.random).code : ''
  })
}

async function planLaterToday(node: Places['tenant']['node']): Promise<void> {
  await node.execute({ who: 'node', via: 'test' }, tx => {
    const startMs = tx.nowMs + 3 * 3_600_000
    const day = businessDay(startMs, 'Europe/Luxembourg', 300)
    createSchedule(tx, {
      id: laterToday,
      versionId: 'version-1',
      screenId: 'screen-1',
      day,
      time: wallTime(startMs),
    })
  })
}

/** A show three hours from now, whenever the tests run: places live on the real clock. */
export const laterToday = 'show-later-today'

/** A day far ahead that shows may be planned on; places live on the real clock. */
export const nextYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)

function wallTime(ms: number): string {
  const text = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Luxembourg',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return text.format(ms)
}

function heads(tenant: Places['tenant']): string {
  return JSON.stringify(tenant.node.journal.heads())
}
