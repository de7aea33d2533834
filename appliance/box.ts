import { dirname, join } from 'node:path'
import { proxiesOf } from '#core/api/address.ts'
import { isBoxHost } from '#core/api/box-hosts.ts'
import { serveLive } from '#core/live/live-server.ts'
import { openServer } from '#core/api/server.ts'
import { refuseOtherUpgrades } from '#core/api/upgrade.ts'
import type { Log } from '#core/journal/identity.ts'
import { openKeyFiles } from '#core/journal/storage/key-file.ts'
import { openMirrorFile } from '#core/journal/storage/mirror/mirror-file.ts'
import { keepMirror } from '#core/journal/storage/mirror/mirror-keeper.ts'
import { realWorld } from '#core/journal/storage/real-world.ts'
import { openOffSite } from '#core/offsite/off-site.ts'
import { offsitePlan } from '#core/offsite/settings.ts'
import { signedInOf } from '#core/people/sessions.ts'
import { ConfigError, isLoopback } from '#core/settings/config.ts'
import { machineFingerprint } from '#core/settings/machine.ts'
import { listen, requireFolder } from '#core/settings/start.ts'
import { version } from '#core/settings/version.ts'
import type { BoxConfig } from './config.ts'
import { advertise } from './discovery/advertise.ts'
import { openPrinter } from './drivers/printer/printer.ts'
import type { Printer } from './drivers/printer/contract.ts'
import type { PaperTape } from './drivers/printer/paper-tape.ts'
import { openBoxHouse } from './house.ts'
import { boxAnchor, enrol, identityPlace, openIdentity, saveIdentity } from './identity.ts'
import { openPrintQueue } from './printing/print-queue.ts'
import { boxApp, boxPages } from './routes.ts'
import { watchCarryFolder } from './upkeep/carry-folder.ts'

/**
 * Starts a box: identity, database and mirror, the line to the relay, printer, pages. Throws `ConfigError` with a
 * sentence for the person who set it up.
 *
 * @param options.pages left out by tests that only call
 */
export async function startBox(
  config: BoxConfig,
  log: Log,
  options: { pages?: boolean; signInsPerMinute?: number } = {},
) {
  requireFolder(config.FOYER_DATA, 'FOYER_DATA')
  const mirrorPath = config.FOYER_MIRROR ?? join(config.FOYER_DATA, 'mirror', 'facts.log')
  requireFolder(dirname(mirrorPath), 'FOYER_MIRROR')
  const plan = offsitePlan(config)
  const printer = printerOf(config.FOYER_PRINTER)
  const identityAt = identityPlace(config.FOYER_DATA, mirrorPath)
  const relay = { url: config.FOYER_RELAY, connect: config.FOYER_RELAY_CONNECT }
  let identity = openIdentity(identityAt)
  if (!identity.place) {
    identity = await enrol(identity, relay, config.FOYER_ENROL_CODE)
    saveIdentity(identityAt, identity)
  }
  const databasePath = join(config.FOYER_DATA, 'box.db')
  const mirror = await openMirrorFile(mirrorPath, databasePath)
  const { house, link, close } = openBoxHouse({
    identity,
    anchor: boxAnchor(identityAt, identity, machineFingerprint(config.FOYER_MACHINE_ID)),
    databasePath,
    mirror,
    keys: openKeyFiles(databasePath, mirrorPath),
    world: realWorld(log),
    relay,
  })

  const sources = [{ node: house.node, databasePath }]
  const offSite = openOffSite(plan, { data: config.FOYER_DATA, sources, log })
  link.tellOffsite(() => offSite.conditionOf(databasePath))
  const care = keepMirror(house.node, mirror)
  const closeAll = async () => {
    await care.close()
    await offSite.endProofs()
    await close()
    await offSite.close()
  }
  const paper = openPrintQueue(house, printer, `${mirrorPath}.paper`)
  const tape = 'jobs' in printer ? (printer as PaperTape) : undefined
  tape?.onJob(job => house.live.emit('private-exhibitor', { type: 'print.job', id: job.id }))
  printer.start()
  paper.start()
  const condition = {
    get name() {
      return house.node.catalogue.get('cinema', identity.place!.cinemaId)?.name ?? 'Box'
    },
    version,
    startedAt: new Date().toISOString(),
    mirror,
    mirrorCare: care.condition,
    peers: () => [link.condition()],
    offsite: () => offSite.conditionOf(databasePath),
    devices: () => [{ kind: 'printer', name: config.FOYER_PRINTER, condition: printer.condition() }],
  }
  const app = boxApp({
    house,
    condition,
    paper,
    printed: () => tape?.jobs() ?? [],
    hosts: config.FOYER_HOSTS,
    proxy: config.FOYER_PROXY,
    signInsPerMinute: options.signInsPerMinute,
    ...(options.pages === false ? {} : { pages: boxPages(house) }),
  })
  const server = openServer(app)
  const live = serveLive(
    server,
    request => (isBoxHost(request.headers.host, config.FOYER_HOSTS) ? house : undefined),
    { signedInOf, trusts: proxiesOf(app) },
  )
  refuseOtherUpgrades(server, ['/live'])
  const port = await listen(server, config.FOYER_PORT, 'FOYER_PORT', config.FOYER_HOST).catch(async cause => {
    await closeAll()
    throw cause
  })
  const announced =
    config.FOYER_MDNS && !isLoopback(config.FOYER_HOST)
      ? advertise({ nodeId: identity.nodeId, cinemaName: condition.name, port, version }, log)
      : undefined
  const sticks = config.FOYER_CARRY ? watchCarryFolder(house, config.FOYER_CARRY) : undefined
  log.info({ port, nodeId: identity.nodeId, cinema: condition.name }, 'the box is open')

  return {
    house,
    nodes: [house.node],
    port,
    link,
    offSite,
    async close() {
      await announced?.close()
      await sticks?.stop()
      for (const page of live.clients) page.terminate()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await paper.close()
      await printer.stop()
      await closeAll()
    },
  }
}

function printerOf(setting: string): Printer {
  try {
    return openPrinter(setting)
  } catch (cause) {
    throw new ConfigError((cause as Error).message)
  }
}
