import { PackagePage } from './PackagePage.tsx'
import { packageMark } from './voucher-kind.ts'
import { VoucherPage } from './VoucherPage.tsx'

/** The page of one kind of voucher or of one package, by its address. */
export function OfferedPage({ slug }: { slug: string }) {
  return slug.startsWith(packageMark) ? <PackagePage slug={slug} /> : <VoucherPage slug={slug} />
}
