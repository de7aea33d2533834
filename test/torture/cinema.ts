import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inviteBox } from '#core/devices/commands.ts'
import type { Tx } from '#core/journal/node.ts'
import { hashSecret } from '#core/people/secrets.ts'
import { signInByPassword } from '#core/people/contract.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { createSchedule } from '#core/planning/contract.ts'
import { addDays, businessDay } from '#core/programme/day.ts'
import { readSeats } from '#core/seating/contract.ts'
import { readRelayConfig } from '#relay/config.ts'
import { startRelay } from '#relay/relay.ts'
import { startOutside } from '#scripts/demo/fake-services.ts'
import type { Chance } from '../simulation/chance.ts'
import { openClient } from '../world/client.ts'
import { letRegisterIn } from '../world/let-in.ts'
import { quietLog } from '../world/clock.ts'
import { until } from '../world/places.ts'
import { openWire } from '../world/wire.ts'
import { payBy } from '../world/pay-by.ts'
import { furnishSmall } from '../world/small-exhibitor.ts'
import { openDiary } from './diary.ts'
import { fair, openLine } from './line.ts'
import { openMachine } from './machine.ts'
import { openPaper } from './paper.ts'
import { openProviderGate } from './provider-gate.ts'
import { rows, seatsPerRow } from './seats.ts'
import { patient } from './patience.ts'

/** Where each side keeps what must not be lost. */
export type Disks = { box: string; boxMirror: string; relay: string; relayMirror: string }

/** Networks other than this machine's own: what comes before a command there, and who is where. */
export type Networks = {
  box: { before: string[]; host: string; seesUsAt: string; seesRelayAt: string; port: number }
  relay: { before: string[]; host: string; seesUsAt: string; port: number }
}

export type CinemaOptions = {
  folder: string
  chance: Chance
  disks?: Partial<Disks>
  networks?: Networks
  /** Shows of 160 seats, each in a screen of its own, tomorrow evening. */
  shows?: number
}

const manager = { email: 'mia@small.example', password: 'a good password' }
const cashiers = ['mia', 'carl'] as const

/**
 * A relay and a box as processes of their own on real files, enrolled and furnished, with a line, a printer and a
 * payment provider in this process that can fail them.
 */
export async function openCinema(options: CinemaOptions) {
  const { folder, chance, networks } = options
  const disks: Disks = {
    box: join(folder, 'box'),
    boxMirror: join(folder, 'second-disk', 'box'),
    relay: join(folder, 'relay'),
    relayMirror: join(folder, 'second-disk', 'relay'),
    ...options.disks,
  }
  for (const path of [...Object.values(disks), join(folder, 'outside')]) mkdirSync(path, { recursive: true })
  const doors = {
    box: await openDoor(chance.next, networks?.box),
    relay: await openDoor(chance.next, networks?.relay),
  }
  const [boxPort, relayPort] = [doors.box.port, doors.relay.port]
  const exhibitor = {
    id: 'tenant',
    hosts: ['localhost', ...(networks ? [networks.relay.host] : [])],
    publicUrl: `http://localhost:${relayPort}`,
    new: true,
  }
  const directory = JSON.stringify({ exhibitors: [exhibitor] })
  writeFileSync(join(disks.relay, 'directory.json'), directory)
  const code = await furnish(disks, options.shows ?? 30)

  const closers: (() => unknown)[] = []
  const outside = await startOutside({
    data: join(folder, 'outside'),
    port: 0,
    smtpPort: 0,
    ...(networks ? { host: '0.0.0.0' } : {}),
  })
  const us = { box: networks?.box.seesUsAt ?? '127.0.0.1', relay: networks?.relay.seesUsAt ?? '127.0.0.1' }
  const boxDark = () => dark.box
  const relayDark = () => dark.relay
  const dark = { box: false, relay: false }
  const gate = await openProviderGate({ host: us.relay, url: () => outside.url, dark: relayDark, chance })
  const paper = await openPaper({ host: us.box, dark: boxDark })
  const line = await openLine({ to: { host: '127.0.0.1', port: relayPort }, chance: chance.next })
  closers.push(gate.close, paper.close, line.close, outside.close, doors.box.close, doors.relay.close)

  const smtpPort = new URL(outside.smtpUrl).port
  const relay = openMachine({
    name: 'relay',
    main: 'cloud-relay/main.ts',
    door: doors.relay,
    logFile: join(folder, 'relay.log'),
    ...(networks ? { before: networks.relay.before } : {}),
    settings: () => ({
      FOYER_DATA: disks.relay,
      FOYER_MIRROR: disks.relayMirror,
      FOYER_PAYMENTS: `http://${us.relay}:${gate.port}`,
      FOYER_SMTP: `smtp://${us.relay}:${smtpPort}`,
      FOYER_HOST: networks ? '0.0.0.0' : '127.0.0.1',
      ...(networks ? { FOYER_PORT: String(networks.relay.port) } : {}),
    }),
  })
  const box = openMachine({
    name: 'box',
    main: 'appliance/main.ts',
    door: doors.box,
    logFile: join(folder, 'box.log'),
    ...(networks ? { before: networks.box.before } : {}),
    settings: () => ({
      FOYER_DATA: disks.box,
      FOYER_MIRROR: join(disks.boxMirror, 'facts.log'),
      FOYER_RELAY: exhibitor.publicUrl,
      FOYER_RELAY_CONNECT: networks?.box.seesRelayAt ?? line.url,
      ...(networks ? { FOYER_INSECURE_RELAY: 'yes' } : {}),
      FOYER_MDNS: 'off',
      FOYER_PRINTER: `tcp://${us.box}:${paper.port}`,
      FOYER_ENROL_CODE: code,
      FOYER_HOST: networks ? '0.0.0.0' : '127.0.0.1',
      ...(networks ? { FOYER_PORT: String(networks.box.port) } : {}),
    }),
  })

  const cinema = {
    folder,
    chance,
    disks,
    outside,
    gate,
    paper,
    line,
    relay,
    box,
    diary: openDiary(),
    shows: [] as string[],
    cashiers,
    /** From this moment nothing these say reaches anybody: not clients, nor each other, provider or printer. */
    goDark(who: readonly ('box' | 'relay')[]) {
      line.set({ state: 'cut' })
      for (const name of who) {
        dark[name] = true
        cinema[name].goDark()
      }
    },
    backToLight() {
      dark.box = dark.relay = false
      line.set(fair)
    },
    async close() {
      await Promise.all([box.stop(), relay.stop()])
      for (const close of closers.splice(0)) await close()
      box.close()
      relay.close()
    },
  }
  await relay.start()
  await box.start()
  cinema.shows = await planShows(relayPort, boxPort, options.shows ?? 30)
  return cinema
}
export type Cinema = Awaited<ReturnType<typeof openCinema>>

/** Where clients reach a machine, whatever port it listens on; in a network of its own it always has the same. */
async function openDoor(chance: () => number, network?: { host: string; port: number }) {
  if (!network) return openWire(null)
  const { port, close } = await openLine({ to: { host: network.host, port: network.port }, chance })
  return { port, close, lead: () => {} }
}

/** The small house with screens of 160 seats, entered before the programs start; returns the code that enrols the box. */
async function furnish(disks: Disks, screens: number): Promise<string> {
  const settings = { FOYER_DATA: disks.relay, FOYER_MIRROR: disks.relayMirror, FOYER_PORT: '0' }
  const relay = await startRelay(readRelayConfig(settings), quietLog().log, { pages: false })
  const { tenant } = relay.exhibitors[0]!
  const { node } = tenant
  const pin = await hashSecret('1234')
  const password = await hashSecret(manager.password)
  const code = await node.execute({ who: 'node', via: 'torture' }, tx => {
    furnishSmall(tx, { hasBox: false, tonight: false, payments: false })
    payBy(tx, tenant, 'test', 'tenant')
    for (const employeeId of cashiers)
      tx.append('exhibitor', 'credential.set', { employeeId, kind: 'pin', stamp: tx.stamp() }, { hash: pin })
    tx.append(
      'exhibitor',
      'credential.set',
      { employeeId: 'mia', kind: 'password', stamp: tx.stamp() },
      { email: manager.email, hash: password },
    )
    for (let register = 1; register <= 100; register++) letRegisterIn(tx, `register ${register}`)
    for (let screen = 1; screen <= screens; screen++) drawScreen(tx, `hall-${screen}`)
    return inviteBox(tx, 'cinema-1', node.runtime.random).code
  })
  await relay.close()
  return code
}

/** The front half is the website's first, the back half the box's. */
function drawScreen(tx: Tx, screenId: string): void {
  tx.append('exhibitor', 'arrangement.drawn', {
    id: `room-${screenId}`,
    screenId,
    columns: seatsPerRow,
    seats: rows.flatMap((row, screenRow) =>
      Array.from({ length: seatsPerRow }, (_, index) => ({
        id: `${row}${index + 1}`,
        row,
        number: index + 1,
        screenRow,
        screenCol: index,
        class: 'standard' as const,
        online: screenRow < rows.length / 2,
        autoassign: true,
      })),
    ),
  })
  const { id: _, ...screen } = tx.catalogue.get('screen', 'screen-1')!
  changeEntry(tx, 'screen', screenId, { ...screen, name: screenId, arrangementId: `room-${screenId}` })
}

/** Plans the shows in the portal, once the box is there and its seats have two owners, and waits until the box has them. */
async function planShows(relayPort: number, boxPort: number, count: number): Promise<string[]> {
  const mia = openClient(relayPort)
  await mia.arrive()
  const answer = await mia.call(signInByPassword, { body: manager })
  if (answer.status !== 200) throw new Error(`Mia could not sign in: ${answer.text}`)
  const day = addDays(businessDay(Date.now(), 'Europe/Luxembourg', 300), 1)
  const shows = Array.from({ length: count }, (_, index) => `show-hall-${index + 1}`)
  for (const [index, id] of shows.entries()) {
    const body = { id, versionId: 'version-1', screenId: `hall-${index + 1}`, day, time: '20:00' }
    const planned = await mia.call(createSchedule, { body })
    if (planned.status !== 200) throw new Error(`${id} could not be planned: ${planned.text}`)
  }
  const atBox = openClient(boxPort)
  await until(
    async () => (await atBox.call(readSeats, { params: { id: shows.at(-1)! } })).status === 200,
    patient(20_000),
  )
  return shows
}
