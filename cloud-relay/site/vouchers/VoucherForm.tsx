import { Button } from '#ui/parts/Button.tsx'
import { BuyerFields } from '../buy/BuyerFields.tsx'
import { Terms } from '../buy/Terms.tsx'
import { SiteText } from '../parts/SiteText.tsx'
import { useSite } from '../site.ts'
import { useCartWords } from './cart-words.ts'
import { Amounts } from './Amounts.tsx'
import { GiftFields } from './GiftFields.tsx'
import { PaySum } from './PaySum.tsx'
import { useVoucherOrder } from './use-voucher-order.ts'
import type { VoucherKind } from './voucher-kind.ts'

/** How much, whom it is for, who buys it and how, and the sum: one page, one press to pay. */
export function VoucherForm({ kind, onReload }: { kind: VoucherKind; onReload: () => void }) {
  const { t } = useSite()
  const say = useCartWords()
  const order = useVoucherOrder(kind, onReload)
  const { data, payment_methods } = kind
  return (
    <form className="buy voucher-form" noValidate onSubmit={order.submit} ref={order.form}>
      <div className="buy-main">
        <section className="step" aria-labelledby="step-amount">
          <h2 id="step-amount">{t('voucher_amount')}</h2>
          <Amounts kind={data} order={order} />
        </section>
        {data.type === 'giftcard' && <GiftFields order={order} />}
        {order.wish.count < order.most && (
          <Button wide onPress={order.another}>
            {say('cart_another')}
          </Button>
        )}
        <section className="step" aria-labelledby="step-you">
          <h2 id="step-you">{t('your_details')}</h2>
          <p className="step-hint quiet">{t('voucher_email_hint')}</p>
          <BuyerFields checkout={order} methods={payment_methods} />
          <p className="step-fine quiet">{t('voucher_withdrawal')}</p>
          <Terms />
          <SiteText at="voucher-conditions" folded={t('text_voucher_conditions')} />
          <SiteText at="checkout-terms" />
        </section>
      </div>
      <PaySum kind={kind} order={order} />
    </form>
  )
}
