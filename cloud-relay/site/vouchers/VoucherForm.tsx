import { voucherPrice } from '#core/vouchers/voucher-price.ts'
import { useSite } from '../site.ts'
import { Amounts } from './Amounts.tsx'
import type { CartItem } from './cart.ts'
import { GiftFields } from './GiftFields.tsx'
import { OrderForm } from './OrderForm.tsx'
import { useVoucherOrder } from './use-voucher-order.ts'
import type { VoucherKind } from './voucher-kind.ts'

/** How much, whom it is for, who buys it and how, and the sum: one page, one press to pay. */
export function VoucherForm({ kind, onReload }: { kind: VoucherKind; onReload: () => void }) {
  const { t } = useSite()
  const { data, payment_methods: methods } = kind
  const priceOf = ({ turns, snacks }: CartItem) =>
    voucherPrice(
      { turnCents: data.cost_turn, handlingCents: data.handling },
      { turns, refreshmentCents: snacks },
    )
  const costOf = (wish: CartItem) => priceOf(wish).totalCents
  const order = useVoucherOrder({ fresh: usually(kind), costOf, methods }, onReload)
  const { wish } = order
  const price = priceOf(wish)
  const lines = [
    { name: `${t('voucher_turns')} × ${wish.turns}`, cents: price.turnsCents },
    { name: t('voucher_snacks'), cents: price.refreshmentCents },
    { name: t('fee_ticket'), cents: price.handlingCents },
  ]
  return (
    <OrderForm order={order} methods={methods} lines={lines}>
      <section className="step" aria-labelledby="step-amount">
        <h2 id="step-amount">{t('voucher_amount')}</h2>
        <Amounts kind={data} order={order} />
      </section>
      {data.type === 'giftcard' && <GiftFields order={order} days={kind.delivery} />}
    </OrderForm>
  )
}

const usually = ({ data }: VoucherKind): CartItem => ({
  of: 'kind',
  id: data.id,
  slug: data.slug,
  size: 1,
  turns: data.turns_default,
  snacks: data.products_enabled ? data.products_default : 0,
  count: 1,
  holder: '',
  message: '',
  delivery: null,
})
