import type { Call } from '#core/api/call.ts'
import { readVoucherType } from '../calls.ts'
import { useSite } from '../site.ts'
import { CannotBuy } from './CannotBuy.tsx'
import { useOffered } from './use-offered.tsx'
import type { VoucherKind } from './voucher-kind.ts'
import { VoucherForm } from './VoucherForm.tsx'

const readKind = (call: Call, slug: string, signal: AbortSignal) =>
  call(readVoucherType, { params: { slug }, signal })
const nameOf = ({ data }: VoucherKind) => data.page_title

/** The title and words of one kind, and the form that buys it. */
export function VoucherPage({ slug }: { slug: string }) {
  const { t } = useSite()
  const { offered: kind, instead, reload } = useOffered(readKind, slug, nameOf)
  if (!kind) return instead
  const { data } = kind
  return (
    <section className="voucher-page">
      <p className="voucher-card-type">{t(data.type)}</p>
      <h1>{data.page_title}</h1>
      {(data.content || data.description).split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index} className="voucher-words">
          {paragraph}
        </p>
      ))}
      <p className="quiet">
        {data.valid_months === null
          ? t('voucher_valid_ever')
          : t('voucher_valid_months', { count: data.valid_months })}
      </p>
      {kind.purchasable ? <VoucherForm kind={kind} onReload={reload} /> : <CannotBuy />}
    </section>
  )
}
