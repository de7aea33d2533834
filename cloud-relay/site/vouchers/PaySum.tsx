import { formatCents } from '#core/i18n/format.ts'
import { mostOrdered } from '#core/vouchers/gift.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Sum } from '../parts/times.tsx'
import { useSite } from '../site.ts'
import { useCartWords } from './cart-words.ts'
import { CartItems } from './CartItems.tsx'
import type { VoucherOrderForm } from './use-voucher-order.ts'

/** What the sum is made of, and the button that orders; nothing is paid for nothing. */
export function PaySum({
  order,
  lines,
}: {
  order: VoucherOrderForm
  lines: readonly { name: string; cents: number }[]
}) {
  const { t, locale } = useSite()
  const say = useCartWords()
  const { wish, cart, totalCents } = order
  const isFull = wish.count > order.most
  const reason = isFull
    ? say('cart_full', { most: mostOrdered })
    : order.cents && cart.ready
      ? undefined
      : t('voucher_nothing')
  const paid = lines.filter(({ cents }) => cents > 0)
  return (
    <aside className="pay" aria-label={t('total')}>
      <div className="pay-in">
        {order.trouble && (
          <Notice tone="stop" title={order.trouble.title} announce>
            {order.trouble.text}
          </Notice>
        )}
        {cart.priced.length > 0 && (
          <section className="cart" aria-labelledby="cart">
            <h2 id="cart">{say('cart_title')}</h2>
            <CartItems
              priced={cart.priced}
              errorAt={order.errorAt}
              onRemove={item => cart.remove(item, order.wish)}
            />
          </section>
        )}
        <ul className="pay-fees">
          {paid.map(({ name, cents }) => (
            <li key={name}>
              <span>
                {wish.count > 1 && `${wish.count} × `}
                {name}
              </span>
              <Sum cents={cents * wish.count} />
            </li>
          ))}
        </ul>
        <p className="pay-sum">
          <span className="pay-what">{t('total')}</span>
          <b className="display" aria-live="polite">
            <Sum cents={totalCents} />
          </b>
        </p>
        <Button type="submit" variant="primary" size="touch" wide busy={order.busy} disabledReason={reason}>
          <span className="order-words">
            <span>{t('order_and_pay')}</span> <span>{formatCents(totalCents, locale)}</span>
          </span>
        </Button>
        {reason && <p className="pay-fine quiet">{reason}</p>}
      </div>
    </aside>
  )
}
