import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { SizedPicture } from '#ui/parts/SizedPicture.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { formatCents } from '#core/i18n/format.ts'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { useSite } from '../site.ts'
import { CannotBuy } from './CannotBuy.tsx'
import { CartWaits } from './CartWaits.tsx'
import { useCartWords } from './cart-words.ts'
import { Contents } from './Contents.tsx'
import { useKinds, type Kinds } from './use-kinds.ts'
import { packageMark } from './voucher-kind.ts'

type PublicPackage = Kinds['packages'][number]

/** A card for each kind the website sells, and the way to what is left on one that somebody has. */
export function VoucherCards({ type }: { type: 'giftcard' | 'subscription' | null }) {
  const say = useCartWords()
  return (
    <>
      <Cards type={type} />
      <p>
        <PlaceLink to={{ name: 'card' }} className="button">
          {say('cart_balance')}
        </PlaceLink>
      </p>
    </>
  )
}

/** With the least each costs and the way to buy it. */
function Cards({ type }: { type: 'giftcard' | 'subscription' | null }) {
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
  if (!kinds.purchasable || !(kinds.data.length + kinds.packages.length)) return <CannotBuy />
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
        {kinds.packages.map(each => (
          <PackageCard key={each.id} each={each} />
        ))}
      </ul>
    </>
  )
}

function PackageCard({ each }: { each: PublicPackage }) {
  const { t, locale } = useSite()
  const say = useCartWords()
  return (
    <li className="voucher-card" data-type="package">
      <p className="voucher-card-type">{say('package')}</p>
      <h2>{each.title}</h2>
      <div>
        {each.picture && (
          <div className="package-picture">
            <SizedPicture address={`/files/${each.picture}`} alt="" sizes="18rem" />
          </div>
        )}
        {each.description && <p>{each.description}</p>}
        <Contents contents={each.contents} />
      </div>
      <p className="voucher-card-price">{formatCents(each.price, locale)}</p>
      <PlaceLink
        to={{ name: 'vouchers.view', slug: `${packageMark}${each.slug}` }}
        className="button button-lead"
      >
        {t('voucher_buy')}
        <span className="visually-hidden">: {each.title}</span>
      </PlaceLink>
    </li>
  )
}
