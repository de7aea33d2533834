import { businessDayAt, wallMomentAt } from '../programme/day.ts'
import { isModuleOn } from '../access/modules.ts'
import type { Mount } from '../api/mount.ts'
import { shownClasses } from '../venue/seat-class.ts'
import { withClassRates } from './class-rates.ts'
import { depositKinds } from './deposit-kinds.ts'
import { heldAt } from './price.ts'
import { isAvailable } from './combination.ts'
import { minutesToChange, pricedAt } from './happy-hours.ts'
import { isOffered, type Product } from './price-rate.ts'
import { shownGroups } from './product-groups.ts'
import type { AnswerOf } from '../api/route.ts'
import type { Tenant } from '../api/tenant.ts'
import { planPrice as planContract, readPrices } from './contract.ts'
import { planPrice } from './planned-price-commands.ts'
import { settingOf } from '../venue/settings/effective.ts'
import { vatOfDay } from './vat-of-day.ts'

/** Tells what a basket was shown; null where its prices are everybody's. */
export type KeptOf = (tenant: Tenant, basketId: string) => AnswerOf<typeof readPrices>['kept']

/** @param keptOf what a basket was shown, which this side keeps */
export function pricingRoutes(mount: Mount, keptOf: KeptOf): void {
  mount(planContract, async ({ params, body }, { tenant, actor, signedIn }) => ({
    rate: await tenant.node.execute(actor, tx => planPrice(tx, params.id, body, signedIn)),
  }))

  mount(readPrices, ({ query }, { tenant }) => {
    const { catalogue, identity } = tenant.node
    const cinemaId = identity.cinemaId ?? query.cinema
    const inOrder = (a: { order: number; id: string }, b: { order: number; id: string }) =>
      a.order - b.order || (a.id < b.id ? -1 : 1)
    const held = heldAt(catalogue.all('product'), cinemaId)
      .filter(product => isOffered(product) || isAvailable(product))
      .filter(() => isModuleOn(catalogue, 'products'))
      .sort(inOrder)
    const { products, until } = pricedNow(tenant, cinemaId, held)
    return {
      rates: withClassRates(
        heldAt(catalogue.all('price_rate'), cinemaId).filter(isOffered).sort(inOrder),
        catalogue.all('seat_class'),
      ),
      seatClasses: shownClasses(catalogue.all('seat_class')),
      products: [...products],
      until,
      deposits: isModuleOn(catalogue, 'products')
        ? depositKinds(heldAt(catalogue.all('product'), cinemaId))
        : [],
      groups: shownGroups(
        catalogue.all('product_group'),
        products.filter(isOffered),
        cinemaId === undefined ? [] : settingOf(catalogue, 'pos_config.bar_slips', cinemaId),
      ),
      ticketDiscounts: heldAt(catalogue.all('ticket_discount'), cinemaId).filter(isOffered),
      takenAway: takenAwayIn(tenant, cinemaId),
      kept: query.basket === undefined ? null : keptOf(tenant, query.basket),
    }
  })
}

/** Whether a cinema tells what is taken away from what is eaten there, today. */
function takenAwayIn({ node: { catalogue, runtime } }: Tenant, cinemaId: string | undefined) {
  if (cinemaId === undefined) return null
  return vatOfDay(catalogue, cinemaId, businessDayAt(catalogue, cinemaId, runtime.now())).takenAway
}

/** Products as they cost now in a cinema, and when that may change by the clock. */
function pricedNow(
  { node: { catalogue, runtime } }: Tenant,
  cinemaId: string | undefined,
  products: readonly Product[],
): { products: readonly Product[]; until: string | null } {
  if (cinemaId === undefined) return { products, until: null }
  const nowMs = runtime.now()
  const moment = wallMomentAt(catalogue, cinemaId, nowMs)
  const minutes = minutesToChange(products, moment)
  const untilMs = minutes === null ? null : (Math.floor(nowMs / 60_000) + minutes) * 60_000
  return {
    products: pricedAt(products, moment),
    until: untilMs === null ? null : new Date(untilMs).toISOString(),
  }
}
