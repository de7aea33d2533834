import { Button } from '#ui/parts/Button.tsx'
import { Sum } from '../parts/times.tsx'
import type { CartItem } from './cart.ts'
import { useCartWords } from './cart-words.ts'
import { FieldError } from './FieldError.tsx'
import type { CartNow } from './use-cart.ts'

/** What of an item of an order may not fit, as the server names it. */
export const cartFields = [
  'total_turns',
  'total_products',
  'holder_name',
  'gift_message',
  'delivery.email',
  'delivery.day',
  'voucher_type_id',
  'voucher_package_id',
] as const

/**
 * Vouchers that are put aside for an order, each with the way to take it out.
 *
 * @param errorAt what does not fit of one, by its field and place
 * @param onChange takes one up again, where it can be changed here
 */
export function CartItems({
  priced,
  errorAt,
  onChange,
  onRemove,
}: {
  priced: CartNow['priced']
  errorAt: (field: string, place: number) => string | undefined
  onChange?: (item: CartItem) => void
  onRemove: (item: CartItem) => void
}) {
  const say = useCartWords()
  return (
    <ul className="cart-items">
      {priced.map(({ item, title, cents }, place) => (
        <li key={place}>
          <span className="cart-name">
            {item.count > 1 && `${item.count} × `}
            {title}
            {item.holder && <span className="quiet"> {say('cart_for', { name: item.holder })}</span>}
            {cartFields.map(field => (
              <FieldError key={field} words={errorAt(field, place)} />
            ))}
          </span>
          <Sum cents={cents} />
          <span className="cart-actions">
            {onChange && (
              <Button onPress={() => onChange(item)}>
                {say('cart_change')}
                <span className="visually-hidden">: {title}</span>
              </Button>
            )}
            <Button icon="cross" label={say('cart_remove', { what: title })} onPress={() => onRemove(item)} />
          </span>
        </li>
      ))}
    </ul>
  )
}
