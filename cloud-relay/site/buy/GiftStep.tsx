import { useState, type KeyboardEvent } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import { mostOrdered } from '#core/vouchers/gift.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Sum } from '../parts/times.tsx'
import { useSite } from '../site.ts'
import { Amounts } from '../vouchers/Amounts.tsx'
import { countOf, type CartItem } from '../vouchers/cart.ts'
import { CartItems } from '../vouchers/CartItems.tsx'
import { useCartWords } from '../vouchers/cart-words.ts'
import { Contents } from '../vouchers/Contents.tsx'
import { GiftFields } from '../vouchers/GiftFields.tsx'
import { PackageCount } from '../vouchers/PackageCount.tsx'
import type { CartNow } from '../vouchers/use-cart.ts'
import { useKinds, type Kinds } from '../vouchers/use-kinds.ts'
import { freshKind, freshPackage, kindPrice } from '../vouchers/fresh-wish.ts'

/**
 * Gift cards and passes in the order of the tickets: those put aside on their own pages, and others that are chosen here.
 *
 * @param errorAt what does not fit of one, by its field and place
 */
export function GiftStep({
  cart,
  cinemaId,
  errorAt,
}: {
  cart: CartNow
  cinemaId: string
  errorAt: (field: string, place: number) => string | undefined
}) {
  const { t } = useSite()
  const say = useCartWords()
  const [open, setOpen] = useState(false)
  const [wish, setWish] = useState<CartItem | null>(null)
  const { kinds, trouble, reload } = useKinds(null, true, cinemaId)
  if (kinds && !cart.count && (!kinds.purchasable || !(kinds.data.length + kinds.packages.length)))
    return null
  const left = mostOrdered - cart.count
  const close = () => {
    setOpen(false)
    setWish(null)
  }
  return (
    <section className="step" aria-labelledby="step-gifts">
      <h2 id="step-gifts">{say('gifts')}</h2>
      <p className="step-hint quiet">{say('gifts_hint')}</p>
      {(cart.trouble ?? (open ? trouble : null)) && (
        <Notice
          tone="stop"
          announce
          action={
            <Button
              onPress={() => {
                reload()
                cart.reload()
              }}
            >
              {t('try_again')}
            </Button>
          }
        >
          {cart.trouble ?? trouble}
        </Notice>
      )}
      {cart.priced.length > 0 && (
        <CartItems
          priced={cart.priced}
          errorAt={errorAt}
          onChange={item => {
            cart.remove(item, null)
            setWish(item)
            setOpen(true)
          }}
          onRemove={item => cart.remove(item, null)}
        />
      )}
      {!open ? (
        <Button
          {...(left > 0 ? {} : { disabledReason: say('cart_full', { most: mostOrdered }) })}
          onPress={() => setOpen(true)}
        >
          {say('gifts_add')}
        </Button>
      ) : !kinds ? (
        trouble ? null : (
          <Skeleton height="8rem" />
        )
      ) : wish ? (
        <Chosen kinds={kinds} wish={wish} left={left} onWish={setWish} onClose={close} onPut={cart.add} />
      ) : (
        <Choice kinds={kinds} left={left} onChoose={setWish} onClose={close} />
      )}
    </section>
  )
}

/** Every kind and package that still fits in the order. */
function Choice({
  kinds,
  left,
  onChoose,
  onClose,
}: {
  kinds: Kinds
  left: number
  onChoose: (wish: CartItem) => void
  onClose: () => void
}) {
  const { t, locale } = useSite()
  const say = useCartWords()
  const offered = [
    ...kinds.data.map(kind => ({
      wish: freshKind(kind),
      type: t(kind.type),
      title: kind.title,
      price: t('voucher_from', { price: formatCents(kind.from_price, locale) }),
    })),
    ...kinds.packages.map(each => ({
      wish: freshPackage(each),
      type: say('package'),
      title: each.title,
      price: formatCents(each.price, locale),
    })),
  ].filter(({ wish }) => countOf([wish]) <= left)
  return (
    <div className="gift-choice">
      <ul className="gift-kinds" aria-label={say('gifts_choose')}>
        {offered.map(({ wish, type, title, price }) => (
          <li key={`${wish.of} ${wish.id}`}>
            <button type="button" className="gift-kind" onClick={() => onChoose(wish)}>
              <span className="voucher-card-type">{type}</span>
              <b>{title}</b>
              <span className="quiet">{price}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button onPress={onClose}>{say('gifts_stop')}</Button>
    </div>
  )
}

/** How much is on it and whom it is for; then it is in the order. */
function Chosen({
  kinds,
  wish,
  left,
  onWish,
  onClose,
  onPut,
}: {
  kinds: Kinds
  wish: CartItem
  left: number
  onWish: (wish: CartItem) => void
  onClose: () => void
  onPut: (wish: CartItem) => void
}) {
  const say = useCartWords()
  const kind = kinds.data.find(({ id }) => wish.of === 'kind' && id === wish.id)
  const inPackage = kinds.packages.find(({ id }) => wish.of === 'package' && id === wish.id)
  const cents = (kind ? kindPrice(kind, wish).totalCents : (inPackage?.price ?? 0)) * wish.count
  const form = {
    wish,
    choose: (change: Partial<CartItem>) => onWish({ ...wish, ...change }),
    most: Math.max(1, Math.floor(left / wish.size)),
    errorAt: () => undefined,
  }
  return (
    <div className="gift-chosen" onKeyDown={enterOrdersNothing}>
      <h3>{kind?.title ?? inPackage?.title}</h3>
      {inPackage && <Contents contents={inPackage.contents} />}
      {kind ? <Amounts kind={kind} order={form} /> : <PackageCount order={form} />}
      {kind?.type === 'giftcard' && <GiftFields order={form} days={kinds.delivery} />}
      <p className="gift-sum">
        <Sum cents={cents} />
      </p>
      <p className="actions">
        <Button
          variant="primary"
          onPress={() => {
            onPut(wish)
            onClose()
          }}
        >
          {say('gifts_put')}
        </Button>
        <Button onPress={onClose}>{say('gifts_stop')}</Button>
      </p>
    </div>
  )
}

/** These fields stand in the form that orders. */
function enterOrdersNothing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
