import { PackagePage } from './PackagePage.tsx'
import { packageMark } from './voucher-kind.ts'
import { VoucherCards } from './VoucherCards.tsx'
import { VoucherPage } from './VoucherPage.tsx'

/** The page of one kind of voucher or of one package, by its address; without one a card for each. */
export function VoucherShop({
  slug,
  type = null,
}: {
  slug?: string
  type?: 'giftcard' | 'subscription' | null
}) {
  if (slug === undefined) return <VoucherCards type={type} />
  return slug.startsWith(packageMark) ? <PackagePage slug={slug} /> : <VoucherPage slug={slug} />
}
