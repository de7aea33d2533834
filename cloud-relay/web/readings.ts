import type { Tenant } from '#core/api/tenant.ts'
import { whenMirrored } from '#core/api/mount.ts'
import { Refusal } from '#core/refusal.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { programmeOf } from '#core/planning/view.ts'
import type { SiteRequest } from '../site/page.ts'

/** What an exhibitor's pages show, read once for all of them. It stands until the exhibitor's live position moves. */
export type Reading = Pick<SiteRequest, 'programme' | 'connected'> & {
  rates: readonly PriceRate[]
  number: number
  position: number
  atMs: number
}

/** A reading, and with it a page, lives this long at most: what it says of "now" must not grow old. */
const incarnationMs = 20_000

/** Reads what pages show, for each exhibitor as seldom as can be, and hands out what the mirror holds everything of. */
export function openReadings() {
  const newest = new WeakMap<Tenant, Reading>()
  const told = new WeakMap<Tenant, Reading>()
  let read = 0

  function readingOf(tenant: Tenant): Reading {
    const nowMs = tenant.node.runtime.now()
    const position = tenant.live.position()
    const known = newest.get(tenant)
    if (known?.position === position && nowMs - known.atMs < incarnationMs) return known
    const programme = programmeOf(tenant, { channel: 'site' })
    const rates = tenant.node.catalogue.all('price_rate')
    const connected = programme.cinemas.every(cinema => tenant.line.connected(cinema.id))
    const reading = { programme, connected, rates, number: ++read, position, atMs: nowMs }
    newest.set(tenant, reading)
    return reading
  }

  return {
    /**
     * What may be told now. While there is no mirror the website goes on with what it told last, since whatever is bought
     * on it is refused; refuses `mirror_unavailable` where there is none, and `node_recovering` while the mirror is read.
     */
    async told(tenant: Tenant): Promise<Reading> {
      // Its tables are behind its facts.
      if (tenant.node.state() === 'reading') throw new Refusal('node_recovering')
      const last = told.get(tenant)
      if (last && tenant.node.state() === 'mirror_lost') return last
      const reading = readingOf(tenant)
      if (reading === last) return reading
      await whenMirrored(tenant)
      told.set(tenant, reading)
      return reading
    },
  }
}
