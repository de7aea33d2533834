import type { Tenant } from '#core/api/tenant.ts'
import { whenMirrored } from '#core/api/mount.ts'
import { Refusal } from '#core/refusal.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import type { SiteRequest } from '../site/page.ts'

/** The data of an exhibitor's pages, read once for all of them. Valid until the exhibitor's live position moves. */
export type Reading = Pick<SiteRequest, 'programme' | 'connected'> & {
  rates: readonly PriceRate[]
  number: number
  position: number
  atMs: number
}

/** The longest a reading, and with it a page, is used: what depends on "now" must not become wrong. */
const keptMs = 20_000

/**
 * Reads the data of pages, as seldom as possible for each exhibitor, and returns it only when the mirror holds
 * everything in it.
 */
export function openReadings() {
  const newest = new WeakMap<Tenant, Reading>()
  const newestSafe = new WeakMap<Tenant, Reading>()
  let read = 0

  function readingOf(tenant: Tenant): Reading {
    const nowMs = tenant.node.runtime.now()
    const position = tenant.live.position()
    const known = newest.get(tenant)
    if (known?.position === position && nowMs - known.atMs < keptMs) return known
    const programme = programmeOf(tenant, { channel: 'site' })
    const rates = tenant.node.catalogue.all('price_rate')
    const connected = programme.cinemas.every(cinema => tenant.line.connected(cinema.id))
    const reading = { programme, connected, rates, number: ++read, position, atMs: nowMs }
    newest.set(tenant, reading)
    return reading
  }

  return {
    /**
     * What may be shown now. While there is no mirror the website goes on showing its last data, since every purchase
     * is refused anyway; refuses `mirror_unavailable` where there is none yet, and `node_recovering` while the mirror
     * is replayed.
     */
    async safe(tenant: Tenant): Promise<Reading> {
      // Its tables are behind its facts.
      if (tenant.node.state() === 'reading') throw new Refusal('node_recovering')
      const last = newestSafe.get(tenant)
      if (last && tenant.node.state() === 'mirror_lost') return last
      const reading = readingOf(tenant)
      if (reading === last) return reading
      await whenMirrored(tenant)
      newestSafe.set(tenant, reading)
      return reading
    },
  }
}
