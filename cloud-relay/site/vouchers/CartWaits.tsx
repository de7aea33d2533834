import { useState } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useGo } from '../address.ts'
import { countOf, keepCart, rememberedCart, reopenedCart } from './cart.ts'
import { useCartWords } from './cart-words.ts'

/** How many vouchers are put aside for an order, and the way to pay for them. */
export function CartWaits() {
  const say = useCartWords()
  const go = useGo()
  const [cart] = useState(rememberedCart)
  const count = countOf(cart.items)
  if (!count) return null
  const open = () => {
    const { cart: next, slug } = reopenedCart(cart)
    keepCart(next)
    if (slug) go({ name: 'vouchers.view', slug })
  }
  return (
    <Notice
      tone="info"
      title={say('cart_waits', { count })}
      action={
        <Button variant="primary" onPress={open}>
          {say('cart_open')}
        </Button>
      }
    >
      {say('cart_hint')}
    </Notice>
  )
}
