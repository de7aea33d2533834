import { voucherPrice } from '#core/vouchers/voucher-price.ts'
import type { CartItem } from './cart.ts'
import { packageMark, type PackageKind, type VoucherKind } from './voucher-kind.ts'

/** What one of a kind costs with these visits and this value; cents. */
export const kindPrice = (kind: VoucherKind['data'], { turns, snacks }: Pick<CartItem, 'turns' | 'snacks'>) =>
  voucherPrice(
    { turnCents: kind.cost_turn, handlingCents: kind.handling },
    { turns, refreshmentCents: snacks },
  )

const forNobody = { count: 1, holder: '', message: '', delivery: null }

/** One of a kind as it is usually sold. */
export const freshKind = (kind: VoucherKind['data']): CartItem => ({
  of: 'kind',
  id: kind.id,
  slug: kind.slug,
  size: 1,
  turns: kind.turns_default,
  snacks: kind.products_enabled ? kind.products_default : 0,
  ...forNobody,
})

/** One package. */
export const freshPackage = ({ id, slug, vouchers }: PackageKind['data']): CartItem => ({
  of: 'package',
  id,
  slug: `${packageMark}${slug}`,
  size: vouchers,
  turns: 0,
  snacks: 0,
  ...forNobody,
})
