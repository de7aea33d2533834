import { useState } from 'react'
import { voucherPrice } from '#core/vouchers/voucher-price.ts'
import { countOf, keepCart, rememberedCart, type CartItem } from './cart.ts'
import { useKinds, type Kinds } from './use-kinds.ts'

/** A voucher put aside for the order as it costs now. */
type PricedItem = { item: CartItem; title: string; cents: number }

/** The vouchers put aside for the order beside the one the form is about. What is no longer sold leaves it. */
export function useCart() {
  const [items, setItems] = useState(() => rememberedCart().items)
  const { kinds, reload } = useKinds(null, items.length > 0)
  const priced = kinds ? items.flatMap(item => pricedItem(item, kinds) ?? []) : []
  const put = (next: readonly CartItem[], draft: CartItem | null) => {
    keepCart({ items: next, draft })
    setItems(next)
  }
  return {
    priced,
    /** Whether what was put aside is known with its prices. */
    ready: !items.length || kinds !== null,
    count: countOf(items),
    cents: priced.reduce((sum, { cents }) => sum + cents, 0),
    reload,
    /** Puts what the form says aside as well. */
    add: (item: CartItem) => put([...items, item], null),
    remove: (item: CartItem, draft: CartItem) =>
      put(
        items.filter(each => each !== item),
        draft,
      ),
    /** What the form says is kept for a reload. */
    keep: (draft: CartItem) => keepCart({ items, draft }),
  }
}

function pricedItem(item: CartItem, { data, packages }: Kinds): PricedItem | undefined {
  if (item.of === 'package') {
    const known = packages.find(({ id }) => id === item.id)
    return known && { item, title: known.title, cents: known.price * item.count }
  }
  const kind = data.find(({ id }) => id === item.id)
  if (!kind) return undefined
  const { totalCents } = voucherPrice(
    { turnCents: kind.cost_turn, handlingCents: kind.handling },
    { turns: item.turns, refreshmentCents: item.snacks },
  )
  return { item, title: kind.title, cents: totalCents * item.count }
}
