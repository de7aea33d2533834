import { dirname, join } from 'node:path'
import type { Tenant } from '#core/api/tenant.ts'
import { devicesReport } from '#core/devices/kiosks/report.ts'
import type { Log, Runtime } from '#core/journal/identity.ts'
import { openKeyFiles } from '#core/journal/storage/key-file.ts'
import type { Node } from '#core/journal/node.ts'
import { openMirrorFile, type MirrorFile } from '#core/journal/storage/mirror/mirror-file.ts'
import { keepMirror } from '#core/journal/storage/mirror/mirror-keeper.ts'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import { openOffSite } from '#core/offsite/off-site.ts'
import { offsitePlan } from '#core/offsite/settings.ts'
import { readBoxCode } from '#core/devices/box-code.ts'
import { ConfigError, isLoopback } from '#core/settings/config.ts'
import { keepCopies } from '#core/settings/identity-copies.ts'
import { machineFingerprint } from '#core/settings/machine.ts'
import { requireFolder } from '#core/settings/start.ts'
import { version } from '#core/settings/version.ts'
import type { BoxConfig } from './config.ts'
import { advertise } from './discovery/advertise.ts'
import { openDeviceSearch } from './discovery/search-devices.ts'
import { openBoxPrinters, type BoxPrinters } from './drivers/box-printers.ts'
import { openLineDisplays } from './displays/line-displays.ts'
import { loadDrivers } from './drivers/drivers.ts'
import { firstPrinter } from './drivers/first-printer.ts'
import { openBoxTenant } from './tenant.ts'
import { boxDurableIdentity, enrol, identityPlace, openIdentity, saveIdentity } from './identity.ts'
import { authorityPlace } from './https/authority-file.ts'
import { openHttps, type BoxHttps } from './https/open-https.ts'
import type { RelayLink } from './relay-link/relay-link.ts'
import { isPrinterAddress } from './drivers/lan-address.ts'
import { openTerminal } from './drivers/terminal/open-terminal.ts'
import type { DayPaper } from '#core/terminal/days/routes.ts'
import { openTillTerminals } from './terminals/till-terminals.ts'
import { openPorts } from './ports.ts'
import { openPaperLogo } from './printing/paper-logo.ts'
import { openPrinterTests } from './printing/printer-test.ts'
import { followRolls } from './printing/rolls.ts'
import { openPrintQueue } from './printing/print-queue.ts'
import { openHandScanners } from './scanners/hand-scanners.ts'
import { boxApp, boxPages } from './routes.ts'
import { watchOfflineSyncFolder } from './upkeep/offline-sync-folder.ts'

type StartOptions = { pages?: boolean; signInsPerMinute?: number; runtime?: Runtime }

/**
 * Starts a box: identity, database and mirror, the connection to the relay, printer, pages. Throws `ConfigError` with a
 * sentence for the person who set it up.
 *
 * @param options.pages left out by tests that use only the API
 * @param options.runtime clock, timers and chance of its node; the machine's own when left out
 */
export async function startBox(config: BoxConfig, log: Log, options: StartOptions = {}) {
  const plan = offsitePlan(config)
  const drivers = await loadDrivers()
  requirePrinter(config.FOYER_PRINTER, drivers)
  const { tenant, link, close, identity, mirror, mirrorPath, databasePath } = await openThisBox(
    config,
    options.runtime ?? systemRuntime(log),
  )
  const sources = [{ node: tenant.node, databasePath }]
  const offSite = openOffSite(plan, { data: config.FOYER_DATA, sources, log })
  link.followOffsite(() => offSite.conditionOf(databasePath))
  const care = keepSecondDisk(tenant.node, mirror, config)
  const closeAll = () => inOrder(care.close, offSite.endProofs, close, offSite.close)
  const printers = openBoxPrinters(tenant, identity.place!.cinemaId, config.FOYER_PRINTER, drivers)
  tenant.testPrinter = openPrinterTests(tenant, printers)
  tenant.searchDevices = openDeviceSearch(tenant.node)
  const paper = openPaper(tenant, printers, `${mirrorPath}.paper`)
  const terminals = beginTerminals(tenant, identity.place!.cinemaId, config, paper, link)
  tenant.testTerminal = terminals.look
  const counter = openCounterDevices(tenant, identity.place!.cinemaId, drivers, printers)
  const condition = {
    get name() {
      return tenant.node.catalogue.get('cinema', identity.place!.cinemaId)?.name ?? 'Box'
    },
    version,
    startedAt: new Date().toISOString(),
    mirror,
    mirrorCare: care.condition,
    peers: () => [link.condition()],
    offsite: () => offSite.conditionOf(databasePath),
    devices: () => [...printers.conditions(), ...terminals.conditions(), ...counter.conditions()],
  }
  const https = openHttps(config, { nodeId: identity.nodeId, mirrorPath }, log)
  const app = boxApp({
    tenant,
    https,
    condition,
    paper,
    terminals,
    displays: counter.displays,
    printed: printers.printed,
    hosts: config.FOYER_HOSTS,
    proxy: config.FOYER_PROXY,
    signInsPerMinute: options.signInsPerMinute,
    ...(options.pages === false ? {} : { pages: boxPages(tenant) }),
  })
  const ports = await openPorts(app, tenant, config, https).catch(cause =>
    closeAll().then(() => Promise.reject(cause)),
  )
  const { port, securePort } = ports
  reportDevices(tenant, link, https)
  const announced = announce(
    config,
    { nodeId: identity.nodeId, cinemaName: condition.name, port, securePort, version },
    log,
  )
  const folder = config.FOYER_OFFLINE_SYNC
  const sticks = folder ? watchOfflineSyncFolder(tenant, folder) : undefined
  log.info({ port, nodeId: identity.nodeId, cinema: condition.name }, 'the box is open')

  return {
    tenant,
    nodes: [tenant.node],
    port,
    securePort,
    link,
    offSite,
    async close() {
      await announced?.close()
      await sticks?.stop()
      await ports.close()
      await inOrder(terminals.stop, counter.stop, paper.close, printers.stop, closeAll)
    },
  }
}

/** Looks after the mirror, and after what else this box has beside it. */
function keepSecondDisk(node: Node, mirror: MirrorFile, config: BoxConfig) {
  const { mirrorPath, identityAt } = placesOf(config)
  const authorityAt = authorityPlace(config.FOYER_DATA, mirrorPath)
  const copies = keepCopies(node.runtime, mirrorPath, identityAt, [authorityAt]).start()
  const care = keepMirror(node, mirror)
  return { ...care, close: () => inOrder(copies.stop, care.close) }
}

/** Ends one thing after the other. */
async function inOrder(...ends: (() => unknown)[]): Promise<void> {
  for (const end of ends) await end()
}

/** Tells the cinema's network of the box, where it can be called from there. */
function announce(config: BoxConfig, about: Parameters<typeof advertise>[0], log: Log) {
  return config.FOYER_MDNS && !isLoopback(config.FOYER_HOST) ? advertise(about, log) : undefined
}

/** Begins to look for what card terminals did not answer in an earlier life of this box. */
function beginTerminals(
  tenant: Tenant,
  cinemaId: string,
  { FOYER_TERMINALS }: BoxConfig,
  { orderDay }: DayPaper,
  { orderAtTerminal }: RelayLink,
) {
  const allows = FOYER_TERMINALS === 'lan' ? isPrinterAddress : undefined
  const terminals = openTillTerminals(
    tenant,
    cinemaId,
    entry => openTerminal(entry, { allows, cloud: orderAtTerminal }),
    (tx, dayId) => void orderDay(tx, dayId, false),
  )
  terminals.begin()
  return terminals
}

/** What stands on counters beside printers and terminals: line displays and hand scanners. */
function openCounterDevices(
  tenant: Tenant,
  cinemaId: string,
  drivers: Parameters<typeof openHandScanners>[2],
  printers: BoxPrinters,
) {
  const displays = openLineDisplays(tenant, cinemaId, drivers, printers)
  const scanners = openHandScanners(tenant, cinemaId, drivers)
  return {
    displays,
    conditions: () => [...displays.conditions(), ...scanners.conditions()],
    stop: () => inOrder(scanners.stop, displays.stop),
  }
}

/** Begins to print, and tells open tills when a printer's condition changes, paper waits, or a slip is in doubt. */
function openPaper(tenant: Tenant, printers: BoxPrinters, logPath: string) {
  const logo = openPaperLogo(tenant)
  const paper = openPrintQueue(tenant, printers, logPath, logo.now)
  const tell = () => tenant.live.emit('private-exhibitor', { type: 'printing.changed' })
  const ends = [followRolls(tenant.node, printers), printers.onCondition(tell), paper.onChange(tell)]
  tenant.beginRoll = paper.changeRoll
  paper.start()
  logo.start()
  return {
    ...paper,
    async close() {
      for (const end of ends) end()
      await logo.close()
      await paper.close()
    },
  }
}

/** Reports to the relay which devices are online, how they reach this box, and which machines wait to be let in as soon as one does. */
function reportDevices({ pendingDevices, live, node }: Tenant, link: RelayLink, https: BoxHttps): void {
  const report = () => devicesReport(pendingDevices.asks(node.runtime.now()), live.devices(), https.report())
  pendingDevices.onChange(link.followDevices(report))
}

/** Where this box's mirror and identity lie; the folders are made. */
export function placesOf(config: BoxConfig) {
  requireFolder(config.FOYER_DATA, 'FOYER_DATA')
  const mirrorPath = config.FOYER_MIRROR ?? join(config.FOYER_DATA, 'mirror', 'facts.log')
  requireFolder(dirname(mirrorPath), 'FOYER_MIRROR')
  return { mirrorPath, identityAt: identityPlace(config.FOYER_DATA, mirrorPath) }
}

/** Whether this box is some cinema's already. */
export function hasPlace(config: BoxConfig): boolean {
  return openIdentity(placesOf(config).identityAt).place !== undefined
}

/** Opens this machine's box on its two disks; the first time it enrols at the relay. */
async function openThisBox(config: BoxConfig, runtime: Runtime) {
  const { mirrorPath, identityAt } = placesOf(config)
  let identity = openIdentity(identityAt)
  const relay = { url: relayOf(config, identity.relay), connect: config.FOYER_RELAY_CONNECT }
  if (!identity.place) {
    identity = { ...(await enrol(identity, relay, config.FOYER_ENROL_CODE)), relay: relay.url }
    saveIdentity(identityAt, identity)
  }
  const databasePath = join(config.FOYER_DATA, 'box.db')
  const mirror = await openMirrorFile(mirrorPath, databasePath)
  const tenant = openBoxTenant({
    identity,
    durableIdentity: boxDurableIdentity(identityAt, identity, machineFingerprint(config.FOYER_MACHINE_ID)),
    databasePath,
    mirror,
    keys: openKeyFiles(databasePath, mirrorPath),
    runtime,
    relay,
  })
  return { ...tenant, identity, mirror, mirrorPath, databasePath }
}

/** The relay's address: a setting, or what came with the code. */
function relayOf({ FOYER_RELAY, FOYER_ENROL_CODE = '' }: BoxConfig, known: string | undefined): string {
  const url = FOYER_RELAY ?? known ?? readBoxCode(FOYER_ENROL_CODE).relay
  if (url) return url
  throw new ConfigError(
    'The setting FOYER_RELAY is not set, and nothing else says where the relay is. Set it to the address people reach the website by, which begins with https://.',
  )
}

function requirePrinter(setting: string, drivers: Parameters<typeof firstPrinter>[1]): void {
  try {
    firstPrinter(setting, drivers)
  } catch (cause) {
    throw new ConfigError((cause as Error).message)
  }
}
