import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, proxiesOf } from '#core/api/address.ts'
import type { Tenant } from '#core/api/tenant.ts'
import type { LiveLimits } from '#core/live/live-bounds.ts'
import { serveLive } from '#core/live/live-server.ts'
import { openServer } from '#core/api/server.ts'
import { refuseOtherUpgrades } from '#core/api/upgrade.ts'
import type { Log, Runtime } from '#core/journal/identity.ts'
import { openKeyFiles } from '#core/journal/storage/key-file.ts'
import { openMirrorFile } from '#core/journal/storage/mirror/mirror-file.ts'
import { keepMirror } from '#core/journal/storage/mirror/mirror-keeper.ts'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import { openOffSite, type OffSite } from '#core/offsite/off-site.ts'
import { offsitePlan } from '#core/offsite/settings.ts'
import { signedInOf } from '#core/people/sessions.ts'
import { ConfigError } from '#core/settings/config.ts'
import { listen, requireFolder } from '#core/settings/start.ts'
import { version } from '#core/settings/version.ts'
import { serveBoxes } from './box-link/box-link.ts'
import type { RelayConfig } from './config.ts'
import {
  noLongerNew,
  openRelayIdentity,
  readDirectory,
  relayDurableIdentity,
  relayIdentityPlace,
  type DirectoryEntry,
} from './directory.ts'
import { openExhibitor, type OpenExhibitor } from './exhibitor.ts'
import { openMailer } from './mail/mailer.ts'
import { openPaymentProcessor, type PaymentProcessor } from './payments/payment-processor.ts'
import { openAccountClients, type AccountClients, type Providers } from './payments/accounts.ts'
import { loadProviders } from './payments/providers/providers.ts'
import { paymentDevices } from './payments/payment-devices.ts'
import { portalPages, relayApp } from './routes.ts'
import { crawlerPages } from './web/crawler-pages.ts'
import { loadRenderer, lostPages, sitePages } from './web/site-pages.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'

type StartOptions = {
  pages?: boolean
  checkoutsPerMinute?: number
  signInsPerMinute?: number
  liveLimits?: Partial<LiveLimits>
  runtime?: Runtime
}

/**
 * Starts a relay: every exhibitor of the directory with its own journal, the boxes' connections, payments, mail and
 * pages. Throws `ConfigError` with a sentence for the person who set it up.
 *
 * @param options.pages left out by tests that use only the API
 * @param options.runtime clock, timers and chance of its nodes; the machine's own when left out
 */
export async function startRelay(config: RelayConfig, log: Log, options: StartOptions = {}) {
  requireFolder(config.FOYER_DATA, 'FOYER_DATA')
  const plan = offsitePlan(config)
  const { runtime = systemRuntime(log) } = options
  const open = await Promise.all(
    readDirectory(config.FOYER_DATA).map(entry => openOne(config, entry, runtime)),
  )
  const offSite = openOffSite(plan, {
    data: config.FOYER_DATA,
    sources: open.map(one => ({ node: one.tenant.node, databasePath: databaseOf(config, one.entry) })),
    log,
  })
  const closeAll = async () => {
    for (const one of open) await one.care.close()
    await offSite.endProofs()
    for (const one of open) await one.close()
    await offSite.close()
  }
  const byHost = new Map(open.flatMap(one => one.entry.hosts.map(host => [host, one] as const)))
  const exhibitorOf = (request: { headers: { host?: string | undefined } }) =>
    byHost.get((request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase())
  const { payments, accounts, closers } = openDesks(config, open, await loadProviders())
  const startedAt = new Date().toISOString()
  const ofTenant = new Map(open.map(one => [one.tenant, one]))
  const tenantOf = (request: { headers: { host?: string | undefined } }) => exhibitorOf(request)?.tenant
  const renderer = options.pages === false ? undefined : await loadRenderer()
  const app = relayApp({
    exhibitorOf,
    ...payments,
    conditionOf: tenant =>
      conditionOf(ofTenant.get(tenant)!, startedAt, config, offSite, accounts.get(tenant)!),
    ...(options.checkoutsPerMinute ? { checkoutsPerMinute: options.checkoutsPerMinute } : {}),
    signInsPerMinute: options.signInsPerMinute,
    proxy: config.FOYER_PROXY,
    pages(app) {
      const site = { tenantOf, publicUrlOf: (tenant: Tenant) => ofTenant.get(tenant)!.entry.publicUrl }
      crawlerPages(app, site)
      if (!renderer) return
      portalPages(app, tenantOf)
      sitePages(app, renderer, site)
      lostPages(app)
    },
  })
  const server = openServer(app)
  const live = serveLive(server, request => exhibitorOf(request)?.tenant, {
    signedInOf,
    trusts: proxiesOf(app),
    ...(options.liveLimits ? { limits: options.liveLimits } : {}),
  })
  const lines = serveBoxes(
    server,
    request => exhibitorOf(request)?.boxes,
    request => addressOf(request, proxiesOf(app)),
  )
  refuseOtherUpgrades(server, ['/live', '/box'])
  const port = await listen(server, config.FOYER_PORT, 'FOYER_PORT', config.FOYER_HOST).catch(async cause => {
    for (const close of closers) await close()
    await closeAll()
    throw cause
  })
  log.info({ port, exhibitors: open.map(one => one.entry.id) }, 'the relay is open')

  return {
    nodes: open.map(one => one.tenant.node),
    port,
    exhibitors: open,
    offSite,
    paymentProcessorOf: payments.paymentProcessorOf,
    async close() {
      for (const close of closers) await close()
      for (const client of [...live.clients, ...lines.clients]) client.terminate()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await closeAll()
    },
  }
}

/** Where providers are that need to be told, by their names. */
function addressesOf(config: RelayConfig): Record<string, string | undefined> {
  return { test: config.FOYER_PAYMENTS }
}

/** Money and mail of every exhibitor, each with accounts of its own. */
function openDesks(config: RelayConfig, open: readonly OpenExhibitor[], providers: Providers) {
  const closers: (() => unknown)[] = []
  const cashiers = new Map<Tenant, PaymentProcessor>()
  const accounts = new Map<Tenant, AccountClients>()
  for (const { tenant, entry } of open) {
    const clients = openAccountClients(tenant, providers, addressesOf(config))
    const cashier = openPaymentProcessor(tenant, clients.clientOf, {
      publicUrl: entry.publicUrl,
      webhookBase: config.FOYER_WEBHOOK_BASE ?? entry.publicUrl,
    })
    accounts.set(tenant, clients)
    cashiers.set(tenant, cashier)
    cashier.begin()
    closers.push(cashier.close)
    if (config.FOYER_SMTP) {
      const mailer = openMailer(tenant, config.FOYER_SMTP, entry.publicUrl)
      mailer.begin()
      closers.push(mailer.close)
    }
  }
  const payments = {
    providers,
    addresses: addressesOf(config),
    accountsOf: (tenant: Tenant) => accounts.get(tenant)!,
    paymentProcessorOf: (tenant: Tenant) => cashiers.get(tenant),
  }
  return { payments, accounts, closers }
}

type CaredFor = OpenExhibitor & { care: ReturnType<typeof keepMirror> }

async function openOne(config: RelayConfig, entry: DirectoryEntry, runtime: Runtime): Promise<CaredFor> {
  const folder = join(config.FOYER_DATA, entry.id)
  requireFolder(folder, 'FOYER_DATA')
  const mirrorFolder = config.FOYER_MIRROR ?? join(config.FOYER_DATA, 'mirror')
  requireFolder(mirrorFolder, 'FOYER_MIRROR')
  const mirrorPath = join(mirrorFolder, `${entry.id}.log`)
  const at = relayIdentityPlace(folder, mirrorPath)
  const identity = openRelayIdentity(at, entry)
  const databasePath = databaseOf(config, entry)
  const mirror = await openMirrorFile(mirrorPath, databasePath)
  // An empty relay could verify nobody's identity, so nobody could sync back what it lost.
  if (identity.installed && !existsSync(databasePath) && mirror.last() === null)
    throw new ConfigError(
      `The database and the mirror of ${entry.id} are both empty, and it has sold before. Put back a copy with npm run restore, or take in what a box knows with npm run carry.`,
    )
  const durableIdentity = relayDurableIdentity(at, identity)
  const keys = openKeyFiles(databasePath, mirrorPath)
  const open = openExhibitor({
    entry,
    identity,
    durableIdentity,
    folder,
    mirror,
    keys,
    runtime,
  })
  if (entry.new) noLongerNew(config.FOYER_DATA, entry.id)
  return { ...open, care: keepMirror(open.tenant.node, mirror) }
}

function databaseOf(config: RelayConfig, entry: DirectoryEntry): string {
  return join(config.FOYER_DATA, entry.id, 'relay.db')
}

function conditionOf(
  one: CaredFor,
  startedAt: string,
  config: RelayConfig,
  offSite: OffSite,
  accounts: AccountClients,
) {
  return {
    name: `Relay of ${exhibitorOf(one.tenant.node.catalogue)?.tradeName ?? one.entry.id}`,
    version,
    startedAt,
    mirror: one.mirror,
    mirrorCare: one.care.condition,
    peers: one.boxes.peers,
    offsite: () => offSite.conditionOf(databaseOf(config, one.entry)),
    devices: () => [
      ...paymentDevices(one.tenant, accounts),
      {
        kind: 'mail',
        name: config.FOYER_SMTP ? new URL(config.FOYER_SMTP).host : 'none',
        condition: config.FOYER_SMTP ? 'configured' : 'mails wait',
      },
    ],
  }
}
