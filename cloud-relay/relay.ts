import type { RequestListener } from 'node:http'
import { addressOf, proxiesOf } from '#core/api/address.ts'
import type { Tenant } from '#core/api/tenant.ts'
import type { LiveLimits } from '#core/live/live-bounds.ts'
import { serveLive } from '#core/live/live-server.ts'
import { openServer } from '#core/api/server.ts'
import { refuseOtherUpgrades } from '#core/api/upgrade.ts'
import type { Log, Runtime } from '#core/journal/identity.ts'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import { openOffSite, type OffSite } from '#core/offsite/off-site.ts'
import { offsitePlan } from '#core/offsite/settings.ts'
import { signedInOf } from '#core/people/sessions.ts'
import { listen, requireFolder } from '#core/settings/start.ts'
import { openTmdb, tmdbAddress } from './films/tmdb-http.ts'
import { serveBoxes } from './box-link/box-link.ts'
import { conditionOf } from './condition.ts'
import { openAdministration, type Administration } from './administration/administration.ts'
import { administrationPage } from './administration/routes.ts'
import type { RelayConfig } from './config.ts'
import { providerAddresses } from './money-and-mail.ts'
import { readDirectory, requireDirectory } from './directory.ts'
import { openFounding, type Founding } from './founding/found.ts'
import { clearLeftOver, holdsExhibitors } from './founding/left-over.ts'
import { foundingPage } from './founding/routes.ts'
import { strangerPage } from './web/stranger-page.ts'
import { openHosted, type HostedExhibitors } from './hosted.ts'
import { databaseOf, mirrorFolderOf, openOne, type OpenOne } from './open-one.ts'
import { followModules } from './modules.ts'
import type { Providers } from './payments/accounts.ts'
import { loadProviders } from './payments/providers/providers.ts'
import { portalPages, relayApp } from './routes.ts'
import { crawlerPages } from './web/crawler-pages.ts'
import { programmeFeeds } from './web/feeds/feeds.ts'
import { sharePages } from './web/share/share-pages.ts'
import { loadRenderer, lostPages, sitePages } from './web/site-pages.ts'
import { orderFrame } from './web/tag-policy.ts'

type StartOptions = {
  pages?: boolean
  checkoutsPerMinute?: number
  signInsPerMinute?: number
  liveLimits?: Partial<LiveLimits>
  runtime?: Runtime
}

/**
 * Starts a relay: every exhibitor of the directory with its own journal, the boxes' connections, payments, mail and
 * pages. One that has no exhibitor yet logs a link by which one is founded. Throws `ConfigError` with a sentence for the
 * person who set it up.
 *
 * @param options.pages left out by tests that use only the API
 * @param options.runtime clock, timers and chance of its nodes; the machine's own when left out
 */
export async function startRelay(config: RelayConfig, log: Log, options: StartOptions = {}) {
  const plan = offsitePlan(config)
  const { runtime = systemRuntime(log) } = options
  const providers = await loadProviders()
  const hosted = await openAll(config, runtime, openHosted(config, providers))
  const offSite = openOffSite(plan, {
    data: config.FOYER_DATA,
    sources: hosted.all.map(one => sourceOf(config, one)),
    log,
  })
  const watchCopy = (one: OpenOne) => {
    one.offsite.now = () => offSite.conditionOf(databaseOf(config, one.entry.id))
  }
  hosted.all.forEach(watchCopy)
  const closeAll = async () => {
    for (const one of hosted.all) await one.care.close()
    await offSite.endProofs()
    for (const one of hosted.all) await one.close()
    await offSite.close()
  }
  const founding = openFounding(config, runtime, {
    hosted,
    take(one) {
      hosted.take(one)
      offSite.add(sourceOf(config, one))
      watchCopy(one)
    },
  })
  const modules = followModules(config.FOYER_DATA, hosted, log)
  const administration = openAdministration(config, runtime, { hosted, follow: modules.follow })
  const parts = { hosted, founding, administration, offSite, providers }
  const { app, answer } = await appOf(config, options, parts)
  const server = openServer(answer)
  const { exhibitorOf } = hosted
  const openTo = (request: Parameters<typeof hosted.tenantOf>[0]) =>
    hosted.isBlocked(request) ? undefined : hosted.tenantOf(request)
  const live = serveLive(server, openTo, {
    signedInOf: (request, tenant) => (hosted.isBlocked(request) ? undefined : signedInOf(request, tenant)),
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
    await hosted.closeMoneyAndMail()
    await closeAll()
    throw cause
  })
  log.info({ port, exhibitors: hosted.all.map(one => one.entry.id) }, 'the relay is open')
  founding.inviteIfEmpty(`http://${config.FOYER_HOST}:${port}`)

  return {
    nodes: hosted.all.map(one => one.tenant.node),
    port,
    exhibitors: hosted.all,
    offSite,
    /** Reads at once which modules the directory says. */
    followModules: modules.follow,
    paymentProcessorOf: (tenant: Tenant) => hosted.of(tenant).money.payments,
    async close() {
      modules.close()
      await founding.close()
      await hosted.closeMoneyAndMail()
      for (const client of [...live.clients, ...lines.clients]) client.terminate()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await closeAll()
    },
  }
}

/** Opens every exhibitor of the directory, and clears away what a founding that was killed left behind. */
async function openAll(config: RelayConfig, runtime: Runtime, hosted: HostedExhibitors) {
  requireFolder(config.FOYER_DATA, 'FOYER_DATA')
  const folders = { data: config.FOYER_DATA, mirror: mirrorFolderOf(config) }
  clearLeftOver(folders)
  requireDirectory(config.FOYER_DATA, holdsExhibitors(folders))
  const entries = readDirectory(config.FOYER_DATA)
  for (const one of await Promise.all(entries.map(entry => openOne(config, entry, runtime)))) hosted.take(one)
  return hosted
}

function sourceOf(config: RelayConfig, { tenant, entry }: OpenOne) {
  return { node: tenant.node, databasePath: databaseOf(config, entry.id) }
}

/** All calls and pages of a relay, and what its server answers with: pages that are ready come before the application. */
async function appOf(
  config: RelayConfig,
  options: StartOptions,
  parts: {
    hosted: HostedExhibitors
    founding: Founding
    administration: Administration
    offSite: OffSite
    providers: Providers
  },
) {
  const { hosted, founding, administration, offSite, providers } = parts
  const { tenantOf } = hosted
  const startedAt = new Date().toISOString()
  const renderer = options.pages === false ? undefined : await loadRenderer()
  const publicUrlOf = (tenant: Tenant) => hosted.of(tenant).one.entry.publicUrl
  let withReady: RequestListener | undefined
  const app = relayApp({
    exhibitorOf: hosted.exhibitorOf,
    providers,
    addresses: providerAddresses(config),
    filmSource: openTmdb(config.FOYER_TMDB ?? tmdbAddress),
    accountsOf: tenant => hosted.of(tenant).money.accounts,
    paymentProcessorOf: tenant => hosted.of(tenant).money.payments,
    postOf: tenant => hosted.of(tenant).money.post,
    publicUrlOf,
    conditionOf: tenant => conditionOf(hosted.of(tenant), startedAt, config, offSite),
    founding,
    administration,
    isBlocked: hosted.isBlocked,
    neighbours: () => hosted.active().map(({ entry, tenant }) => ({ ...entry, tenant })),
    ...(options.checkoutsPerMinute ? { checkoutsPerMinute: options.checkoutsPerMinute } : {}),
    signInsPerMinute: options.signInsPerMinute,
    proxy: config.FOYER_PROXY,
    pages(app, others) {
      if (renderer) {
        foundingPage(others)
        administrationPage(others)
      }
      for (const pages of [others, app])
        strangerPage(pages, {
          isEmpty: () => !hosted.all.length,
          isKnown: request => tenantOf(request) !== undefined,
        })
      const site = { tenantOf, publicUrlOf }
      crawlerPages(others, site)
      programmeFeeds(app, site)
      sharePages(others, site)
      if (!renderer) return
      portalPages(others, tenantOf)
      orderFrame(others, tenantOf)
      withReady = sitePages(app, renderer, { ...site, isBlocked: hosted.isBlocked })
      lostPages(app)
    },
  })
  return { app, answer: withReady ?? app }
}
