import { useState } from 'react'
import { countOf, keepCart, rememberedCart, type CartItem } from './cart.ts'
import { useKinds, type Kinds } from './use-kinds.ts'
import { kindPrice } from './fresh-wish.ts'

/** A voucher put aside for the order as it costs now. */
type PricedItem = { item: CartItem; title: string; cents: number }

export type CartNow = ReturnType<typeof useCart>

/**
 * The vouchers put aside for the order beside what the form is about. What is no longer sold leaves it.
 *
 * @param cinemaId where they are bought; the exhibitor's first cinema when left out
 */
export function useCart(cinemaId?: string) {
  const [items, setItems] = useState(() => rememberedCart().items)
  const { kinds, trouble, reload } = useKinds(null, items.length > 0, cinemaId)
  const priced = kinds ? items.flatMap(item => pricedItem(item, kinds) ?? []) : []
  const put = (next: readonly CartItem[], draft: CartItem | null) => {
    keepCart({ items: next, draft })
    setItems(next)
  }
  return {
    priced,
    /** Whether what was put aside is known with its prices. */
    ready: !items.length || kinds !== null,
    /** Why it is not known. */
    trouble,
    count: countOf(items),
    cents: priced.reduce((sum, { cents }) => sum + cents, 0),
    reload,
    /** Puts what the form says aside as well. */
    add: (item: CartItem) => put([...items, item], null),
    remove: (item: CartItem, draft: CartItem | null) =>
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
  const { totalCents } = kindPrice(kind, item)
  return { item, title: kind.title, cents: totalCents * item.count }
}
