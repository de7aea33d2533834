import { isModuleOn } from '../access/modules.ts'
import type { Mount } from '../api/mount.ts'
import { heldAt } from './price.ts'
import { readPrices } from './contract.ts'

export function pricingRoutes(mount: Mount): void {
  mount(readPrices, ({ query }, { tenant }) => {
    const { catalogue, identity } = tenant.node
    const cinemaId = identity.cinemaId ?? query.cinema
    const inOrder = (a: { order: number; id: string }, b: { order: number; id: string }) =>
      a.order - b.order || (a.id < b.id ? -1 : 1)
    return {
      rates: heldAt(catalogue.all('price_rate'), cinemaId)
        .filter(rate => !rate.deleted)
        .sort(inOrder),
      products: heldAt(catalogue.all('product'), cinemaId)
        .filter(product => !product.deleted && isModuleOn(catalogue, 'products'))
        .sort(inOrder),
    }
  })
}
