import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { NeedsScript } from '../parts/NeedsScript.tsx'
import { useLoaded, useSite } from '../site.ts'

const loadPage = () => import('../vouchers/VoucherPage.tsx').then(module => module.VoucherPage)

/** One kind of voucher: what it is, and everything until the payment, on one page. */
export function VoucherScreen({ slug }: { slug: string }) {
  const { t } = useSite()
  const VoucherPage = useLoaded(loadPage)
  if (VoucherPage) return <VoucherPage slug={slug} />
  return (
    <section aria-busy="true">
      <h1>{t('voucher_buy')}</h1>
      <NeedsScript />
      <Skeleton height="30rem" />
    </section>
  )
}
