import type { Express, Request } from 'express'
import { limitKeyOf } from '#core/api/address.ts'
import { openApp } from '#core/api/app.ts'
import { serveBuildApart, servePageApart } from '#core/api/apart.ts'
import { isBoxHost } from '#core/api/box-hosts.ts'
import { openServer } from '#core/api/server.ts'
import { readBoxCode, relayAddress } from '#core/devices/box-code.ts'
import { enterCode, readEnrolment } from '#core/devices/enrolment-contract.ts'
import type { Log } from '#core/journal/identity.ts'
import { openThrottle } from '#core/people/throttle.ts'
import { Refusal } from '#core/refusal.ts'
import { isLoopback } from '#core/settings/config.ts'
import { listen } from '#core/settings/start.ts'
import { version } from '#core/settings/version.ts'
import type { BoxConfig } from '../config.ts'
import { advertise } from '../discovery/advertise.ts'
import { openIdentity, saveIdentity } from '../identity.ts'
import { isGuarded } from '../relay-link/guarded.ts'
import { placesOf } from '../box.ts'
import { askForPlace } from './asking.ts'

const longestWaitSeconds = 900

/**
 * A box without a cinema: one page that asks for the code from the portal, until a relay has given it its place. It then
 * resolves `enrolled`; whoever opened it closes it and starts the box. Codes are asked one at a time; five wrong ones from
 * one network are free, then waiting doubles.
 */
export async function openWaitingBox(config: BoxConfig, log: Log, options: { pages?: boolean } = {}) {
  const enrolment = openEnrolment(config)
  const app = openApp({
    title: 'Foyer box without a cinema',
    version,
    via: 'kiosk',
    tenantOf: () => undefined,
    signedInOf: () => undefined,
    proxy: config.FOYER_PROXY,
    isHost: host => isBoxHost(host, config.FOYER_HOSTS),
    routes: () => undefined,
    apart(mount) {
      mount(readEnrolment, () => ({ state: enrolment.state(), relay: config.FOYER_RELAY ?? null }))
      mount(enterCode, ({ body }, request) => enrolment.enter(body, request.ip ?? ''))
    },
    pages(app) {
      if (options.pages !== false) waitingPage(app)
    },
  })
  const server = openServer(app)
  const port = await listen(server, config.FOYER_PORT, 'FOYER_PORT', config.FOYER_HOST)
  const isAnnounced = config.FOYER_MDNS && !isLoopback(config.FOYER_HOST)
  const announced = isAnnounced
    ? advertise({ nodeId: enrolment.nodeId, cinemaName: 'Foyer', port, version }, log)
    : undefined
  log.warn(
    { port },
    'this box has no cinema yet: open its address in a browser and enter the code from the portal',
  )
  return {
    port,
    /** Resolves when a relay has given it its place, and that is stored. */
    enrolled: enrolment.enrolled,
    async close() {
      await announced?.close()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** The box's asking for its place. */
function openEnrolment(config: BoxConfig) {
  const { identityAt } = placesOf(config)
  const identity = openIdentity(identityAt)
  const guesses = openThrottle()
  const done = Promise.withResolvers<void>()
  let state: 'waiting' | 'asking' | 'enrolled' = 'waiting'

  function relayOf(typed: string | undefined): string {
    const url = config.FOYER_RELAY ?? relayAddress(typed ?? '')
    if (!url) throw new Refusal('relay_missing', {}, { relay: ['refusal.relay_missing'] })
    const isFit = config.FOYER_INSECURE_RELAY || isGuarded(config.FOYER_RELAY_CONNECT ?? url)
    if (!isFit) throw new Refusal('relay_unguarded', { address: url })
    return url
  }

  return {
    nodeId: identity.nodeId,
    state: () => state,
    enrolled: done.promise,
    async enter(typed: { code: string; relay?: string | undefined }, address: string) {
      if (state !== 'waiting') throw new Refusal('box_already_enrolled')
      const { code, relay = typed.relay } = readBoxCode(typed.code)
      const url = relayOf(relay)
      const guess = guesses.begin(
        [{ key: limitKeyOf(address), longestWaitSeconds, forgives: true }],
        Date.now(),
      )
      state = 'asking'
      try {
        const place = await askForPlace(identity, { url, connect: config.FOYER_RELAY_CONNECT }, code)
        saveIdentity(identityAt, { ...identity, place, relay: url })
        guess.right()
        state = 'enrolled'
      } catch (cause) {
        state = 'waiting'
        if (cause instanceof Refusal && cause.code === 'relay_silent') guess.abandon()
        else guess.wrong()
        throw cause
      }
      // The answer goes out first.
      setTimeout(done.resolve, 200)
      return { state: 'enrolled' as const }
    },
  }
}

/** Every address of a box without a cinema shows the one page it has. */
function waitingPage(app: Express): void {
  serveBuildApart(app, { folder: 'kiosk-ui', base: '/kiosk' })
  servePageApart(
    app,
    'kiosk-ui/enrol/index.html',
    '/{*path}',
    (request: Request) => !request.path.startsWith('/api/'),
  )
}
