import type { ComponentType } from 'react'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { NeedsScript } from '../parts/NeedsScript.tsx'
import { useLoaded, useSite } from '../site.ts'

const loadPage = () => import('../vouchers/VoucherShop.tsx').then(module => module.VoucherShop)
const loadBalance = () => import('../balance/Balance.tsx').then(module => module.Balance)

/**
 * One kind of voucher, or one package: what it is, and everything until the payment, on one page. Without either, what is
 * left on a card, where mails and printed cards lead.
 */
export function VoucherScreen({ slug }: { slug?: string }) {
  const { t } = useSite()
  const Page = useLoaded<ComponentType<{ slug: string }>>(slug ? loadPage : loadBalance)
  if (Page) return <Page slug={slug!} />
  return (
    <section aria-busy="true">
      <h1>{t('voucher')}</h1>
      <NeedsScript />
      <Skeleton height="30rem" />
    </section>
  )
}
