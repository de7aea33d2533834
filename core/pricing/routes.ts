import type { Mount } from '../api/mount.ts'
import { readPrices } from './contract.ts'

export function pricingRoutes(mount: Mount): void {
  mount(readPrices, (_, { tenant }) => {
    const { catalogue } = tenant.node
    const inOrder = (a: { order: number; id: string }, b: { order: number; id: string }) =>
      a.order - b.order || (a.id < b.id ? -1 : 1)
    return {
      rates: catalogue
        .all('price_rate')
        .filter(rate => !rate.deleted)
        .sort(inOrder),
      products: catalogue
        .all('product')
        .filter(product => !product.deleted)
        .sort(inOrder),
    }
  })
}
