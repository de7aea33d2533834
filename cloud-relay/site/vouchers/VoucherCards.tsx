import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { formatCents } from '#core/i18n/format.ts'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { useSite } from '../site.ts'
import { CannotBuy } from './CannotBuy.tsx'
import { CartWaits } from './CartWaits.tsx'
import { useKinds } from './use-kinds.ts'

/** A card for each kind the website sells, with the least it costs and the way to buy it. */
export function VoucherCards({ type }: { type: 'giftcard' | 'subscription' | null }) {
  const { t, locale } = useSite()
  const { kinds, trouble, reload } = useKinds(type)
  if (trouble)
    return (
      <Notice tone="stop" announce action={<Button onPress={reload}>{t('try_again')}</Button>}>
        {trouble}
      </Notice>
    )
  if (!kinds)
    return (
      <div aria-busy="true">
        <Skeleton height="16rem" />
      </div>
    )
  if (!kinds.purchasable || !kinds.data.length) return <CannotBuy />
  return (
    <>
      <CartWaits />
      <ul className="voucher-cards">
        {kinds.data.map(kind => (
          <li key={kind.id} className="voucher-card" data-type={kind.type}>
            <p className="voucher-card-type">{t(kind.type)}</p>
            <h2>{kind.title}</h2>
            {kind.description && <p>{kind.description}</p>}
            <p className="voucher-card-price">
              {t('voucher_from', { price: formatCents(kind.from_price, locale) })}
            </p>
            <PlaceLink to={{ name: 'vouchers.view', slug: kind.slug }} className="button button-lead">
              {t('voucher_buy')}
              <span className="visually-hidden">: {kind.title}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </>
  )
}
