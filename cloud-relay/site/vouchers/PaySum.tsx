import { formatCents } from '#core/i18n/format.ts'
import { mostOrdered } from '#core/vouchers/gift.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Sum } from '../parts/times.tsx'
import { useSite } from '../site.ts'
import { useCartWords } from './cart-words.ts'
import { FieldError } from './FieldError.tsx'
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
        <CartItems order={order} />
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

/** What else is in the order, each with the way to take it out. */
function CartItems({ order }: { order: VoucherOrderForm }) {
  const say = useCartWords()
  const { cart } = order
  if (!cart.priced.length) return null
  return (
    <section className="cart" aria-labelledby="cart">
      <h2 id="cart">{say('cart_title')}</h2>
      <ul className="cart-items">
        {cart.priced.map(({ item, title, cents }, place) => (
          <li key={place}>
            <span className="cart-name">
              {item.count > 1 && `${item.count} × `}
              {title}
              {item.holder && <span className="quiet"> {say('cart_for', { name: item.holder })}</span>}
              {[
                'total_turns',
                'total_products',
                'holder_name',
                'gift_message',
                'voucher_type_id',
                'voucher_package_id',
              ].map(field => (
                <FieldError key={field} words={order.errorAt(field, place)} />
              ))}
            </span>
            <Sum cents={cents} />
            <Button
              icon="cross"
              label={say('cart_remove', { what: title })}
              onPress={() => cart.remove(item, order.wish)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
