import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { NeedsScript } from '../parts/NeedsScript.tsx'
import { useLoaded, useSite } from '../site.ts'
import { packageMark } from '../vouchers/voucher-kind.ts'

const loadPage = () => import('../vouchers/VoucherPage.tsx').then(module => module.VoucherPage)
const loadPackagePage = () => import('../vouchers/PackagePage.tsx').then(module => module.PackagePage)

/** One kind of voucher, or one package: what it is, and everything until the payment, on one page. */
export function VoucherScreen({ slug }: { slug: string }) {
  const { t } = useSite()
  const VoucherPage = useLoaded(loadPage)
  const PackagePage = useLoaded(loadPackagePage)
  const Page = slug.startsWith(packageMark) ? PackagePage : VoucherPage
  if (Page) return <Page slug={slug} />
  return (
    <section aria-busy="true">
      <h1>{t('voucher_buy')}</h1>
      <NeedsScript />
      <Skeleton height="30rem" />
    </section>
  )
}
