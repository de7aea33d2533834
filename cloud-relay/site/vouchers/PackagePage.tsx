import type { Call } from '#core/api/call.ts'
import { formatCents } from '#core/i18n/format.ts'
import { SizedPicture } from '#ui/parts/SizedPicture.tsx'
import { readVoucherPackage } from '../calls.ts'
import { useSite } from '../site.ts'
import { CannotBuy } from './CannotBuy.tsx'
import { useCartWords } from './cart-words.ts'
import { Contents } from './Contents.tsx'
import { OrderForm } from './OrderForm.tsx'
import { PackageCount } from './PackageCount.tsx'
import { useOffered } from './use-offered.tsx'
import { useVoucherOrder } from './use-voucher-order.ts'
import { freshPackage } from './fresh-wish.ts'
import { packageMark, type PackageKind } from './voucher-kind.ts'

const readPackage = (call: Call, slug: string, signal: AbortSignal) =>
  call(readVoucherPackage, { params: { slug: slug.slice(packageMark.length) }, signal })
const nameOf = ({ data }: PackageKind) => data.title

/** A package of vouchers: what is in it, what that costs separately, and the form that buys it. */
export function PackagePage({ slug }: { slug: string }) {
  const { locale } = useSite()
  const say = useCartWords()
  const { offered: kind, instead, reload } = useOffered(readPackage, slug, nameOf)
  if (!kind) return instead
  const { data } = kind
  return (
    <section className="voucher-page">
      <p className="voucher-card-type">{say('package')}</p>
      <h1>{data.title}</h1>
      {data.picture && (
        <div className="package-picture">
          <SizedPicture address={`/files/${data.picture}`} alt="" sizes="(width < 40rem) 100vw, 40rem" />
        </div>
      )}
      {data.description && <p className="voucher-words">{data.description}</p>}
      <Contents contents={data.contents} />
      {data.worth > data.price && (
        <p className="quiet">{say('package_worth', { price: formatCents(data.worth, locale) })}</p>
      )}
      {kind.purchasable ? <PackageForm kind={kind} onReload={reload} /> : <CannotBuy />}
    </section>
  )
}

function PackageForm({ kind, onReload }: { kind: PackageKind; onReload: () => void }) {
  const { t } = useSite()
  const { data, payment_methods: methods } = kind
  const order = useVoucherOrder({ fresh: freshPackage(data), costOf: () => data.price, methods }, onReload)
  return (
    <OrderForm order={order} methods={methods} lines={[{ name: data.title, cents: data.price }]}>
      <section className="step" aria-labelledby="step-amount">
        <h2 id="step-amount">{t('voucher_amount')}</h2>
        <PackageCount order={order} />
      </section>
    </OrderForm>
  )
}
