import type { Express } from 'express'
import { proxiesOf } from '#core/api/address.ts'
import { isBoxHost } from '#core/api/box-hosts.ts'
import { openServer } from '#core/api/server.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { refuseOtherUpgrades } from '#core/api/upgrade.ts'
import { serveLive } from '#core/live/live-server.ts'
import { signedInOf } from '#core/people/sessions.ts'
import { listen } from '#core/settings/start.ts'
import type { BoxConfig } from './config.ts'
import type { BoxHttps } from './https/open-https.ts'

/** Opens the ports on which a box answers its network: by http, and by https where that is set. */
export async function openPorts(app: Express, tenant: Tenant, config: BoxConfig, https: BoxHttps) {
  const server = openServer(app)
  const live = serveLive(
    server,
    request => (isBoxHost(request.headers.host, config.FOYER_HOSTS) ? tenant : undefined),
    { signedInOf, trusts: proxiesOf(app) },
  )
  refuseOtherUpgrades(server, ['/live'])
  const port = await listen(server, config.FOYER_PORT, 'FOYER_PORT', config.FOYER_HOST)
  const end = () => {
    for (const page of live.clients) page.terminate()
    server.closeAllConnections()
    return new Promise(resolve => server.close(resolve))
  }
  const secure = await https.begin(server).catch(async (cause: unknown) => {
    await end()
    throw cause
  })
  return {
    port,
    /** Undefined where the box answers by http alone. */
    securePort: secure.port,
    async close() {
      const ended = end()
      await secure.close()
      await ended
    },
  }
}
