import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { NeedsScript } from '../parts/NeedsScript.tsx'
import { SiteText } from '../parts/SiteText.tsx'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { useLoaded, useSite } from '../site.ts'

const loadShop = () => import('../vouchers/VoucherShop.tsx').then(module => module.VoucherShop)
const types = [null, 'giftcard', 'subscription'] as const
const reasons = ['voucher_reason_gift', 'voucher_reason_value', 'voucher_reason_mail'] as const

/** Gift cards and subscriptions: why, and a card for each kind. */
export function VouchersScreen({ type }: { type: 'giftcard' | 'subscription' | null }) {
  const { t } = useSite()
  const VoucherShop = useLoaded(loadShop)
  return (
    <section className="vouchers">
      <h1>{t(type ?? 'vouchers')}</h1>
      <SiteText at="voucher-shop" otherwise={<Reasons />} />
      <nav className="voucher-types" aria-label={t('vouchers')}>
        {types.map(each => (
          <PlaceLink
            key={each ?? 'all'}
            to={{ name: 'vouchers', type: each }}
            current={each === type}
            className="button"
          >
            {t(each ?? 'vouchers_all')}
          </PlaceLink>
        ))}
      </nav>
      {VoucherShop ? (
        <VoucherShop type={type} />
      ) : (
        <div aria-busy="true">
          <NeedsScript />
          <Skeleton height="16rem" />
        </div>
      )}
    </section>
  )
}

/** Why to give one, in the website's own words. */
function Reasons() {
  const { t } = useSite()
  return (
    <>
      <p className="vouchers-lead">{t('vouchers_lead')}</p>
      <ul className="voucher-reasons">
        {reasons.map(reason => (
          <li key={reason}>{t(reason)}</li>
        ))}
      </ul>
    </>
  )
}
