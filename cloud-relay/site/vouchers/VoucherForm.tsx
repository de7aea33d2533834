import { useSite } from '../site.ts'
import { Amounts } from './Amounts.tsx'
import type { CartItem } from './cart.ts'
import { GiftFields } from './GiftFields.tsx'
import { OrderForm } from './OrderForm.tsx'
import { useVoucherOrder } from './use-voucher-order.ts'
import { freshKind, kindPrice } from './fresh-wish.ts'
import type { VoucherKind } from './voucher-kind.ts'

/** How much, whom it is for, who buys it and how, and the sum: one page, one press to pay. */
export function VoucherForm({ kind, onReload }: { kind: VoucherKind; onReload: () => void }) {
  const { t } = useSite()
  const { data, payment_methods: methods } = kind
  const costOf = (wish: CartItem) => kindPrice(data, wish).totalCents
  const order = useVoucherOrder({ fresh: freshKind(data), costOf, methods }, onReload)
  const { wish } = order
  const price = kindPrice(data, wish)
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
