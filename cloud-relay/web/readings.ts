import type { House } from '#core/api/house.ts'
import { released } from '#core/api/mount.ts'
import { Refusal } from '#core/refusal.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { programmeOf } from '#core/planning/view.ts'
import type { SiteRequest } from '../site/page.ts'

/** What a house's pages show, read once for all of them. It stands until the house's live position moves. */
export type Reading = Pick<SiteRequest, 'programme' | 'connected'> & {
  rates: readonly PriceRate[]
  number: number
  position: number
  atMs: number
}

/** A reading, and with it a page, lives this long at most: what it says of "now" must not grow old. */
const lifeMs = 20_000

/** Reads what pages show, for each house as seldom as can be, and hands out what the mirror holds everything of. */
export function openReadings() {
  const newest = new WeakMap<House, Reading>()
  const told = new WeakMap<House, Reading>()
  let read = 0

  function readingOf(house: House): Reading {
    const nowMs = house.node.world.now()
    const position = house.live.position()
    const known = newest.get(house)
    if (known?.position === position && nowMs - known.atMs < lifeMs) return known
    const programme = programmeOf(house, { channel: 'site' })
    const rates = house.node.catalogue.all('price_rate')
    const connected = programme.cinemas.every(cinema => house.line.connected(cinema.id))
    const reading = { programme, connected, rates, number: ++read, position, atMs: nowMs }
    newest.set(house, reading)
    return reading
  }

  return {
    /**
     * What may be told now. While there is no mirror the website goes on with what it told last, since whatever is bought
     * on it is refused; refuses `mirror_unavailable` where there is none, and `node_recovering` while the mirror is read.
     */
    async told(house: House): Promise<Reading> {
      // Its tables are behind its facts.
      if (house.node.state() === 'reading') throw new Refusal('node_recovering')
      const last = told.get(house)
      if (last && house.node.state() === 'mirror_lost') return last
      const reading = readingOf(house)
      if (reading === last) return reading
      await released(house)
      told.set(house, reading)
      return reading
    },
  }
}
