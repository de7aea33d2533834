import { useQuery } from '@tanstack/react-query'
import type { BillView } from '#core/billing/bill.ts'
import { callNumber } from '#core/billing/call-number.ts'
import { groupOf } from '#core/pricing/product-groups.ts'
import { pricesQuery } from '../server.ts'

/** Tells the number a sale's guest is called by at the bar; null for a sale of which nothing is prepared. */
export function useCallNumber(): (bill: Pick<BillView, 'number' | 'lines'>) => string | null {
  const prices = useQuery(pricesQuery).data
  return ({ number, lines }) => {
    if (!prices || number === null) return null
    const { products, groups } = prices
    const slipGroups = new Set(groups.flatMap(({ id, barSlip }) => (barSlip ? [id] : [])))
    const isPrepared = lines.some(({ productId }) => {
      const product = products.find(({ id }) => id === productId)
      return product && slipGroups.has(groupOf(product, groups))
    })
    return isPrepared ? callNumber(number) : null
  }
}
