import type { GiftDesign } from '#core/vouchers/design.ts'

/**
 * What is wanted of one kind of voucher: so many alike, each with its visits and cents for snacks and drinks, for whom. Of a
 * package it is only how many.
 */
export type CartItem = {
  of: 'kind' | 'package'
  id: string
  /** Of its page. */
  slug: string
  /** How many vouchers one of it is. */
  size: number
  turns: number
  snacks: number
  count: number
  holder: string
  message: string
  /** To whom it is mailed and on which day; null where its buyer passes it on. */
  delivery: { email: string; day: string } | null
  /** Its picture; none where nobody chose one. */
  design?: GiftDesign | null
}

/** Vouchers put aside for one order, and what the form of a kind holds that was not put aside yet. */
type Cart = { items: readonly CartItem[]; draft: CartItem | null }

/** Longer than an order takes; whoever sits at this screen later must not read what somebody wrote on a gift. */
const keptMs = 30 * 60_000
const key = 'foyer.cart'
const empty: Cart = { items: [], draft: null }

/** The vouchers of this tab's order; none after half an hour. */
export function rememberedCart(): Cart {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as (Cart & { at: number }) | null
    return kept && Date.now() - kept.at < keptMs ? { items: kept.items, draft: kept.draft } : empty
  } catch {
    return empty
  }
}

/** Without browser storage an order holds what its one form says. */
export function keepCart(cart: Cart): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), ...cart }))
  } catch {
    // Nothing is kept.
  }
}

/** It is paid. */
export function forgetCart(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** How many vouchers they are. */
export const countOf = (items: readonly Pick<CartItem, 'count' | 'size'>[]): number =>
  items.reduce((sum, { count, size }) => sum + count * size, 0)

/** What an order sends of them. */
export const itemsOf = (items: readonly CartItem[]) =>
  items.map(({ of, id, turns, snacks, count, holder, message, delivery, design }) =>
    of === 'package'
      ? { type: 'voucherPackage' as const, voucher_package_id: id, packages: count }
      : {
          type: 'loyaltyCard' as const,
          voucher_type_id: id,
          total_turns: turns,
          total_products: snacks,
          vouchers: count,
          ...(holder || message ? { holder_name: holder, gift_message: message } : {}),
          ...(delivery ? { delivery } : {}),
          ...(design ? { design } : {}),
        },
  )

/** Takes the last voucher put aside into the form of its kind again, to be paid with the others; its address, if there is one. */
export function reopenedCart(cart: Cart): { cart: Cart; slug: string | null } {
  const last = cart.items.at(-1)
  if (!last) return { cart, slug: null }
  return { cart: { items: cart.items.slice(0, -1), draft: last }, slug: last.slug }
}
