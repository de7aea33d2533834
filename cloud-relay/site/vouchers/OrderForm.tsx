import type { ReactNode } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { BuyerFields } from '../buy/BuyerFields.tsx'
import { Terms } from '../buy/Terms.tsx'
import { SiteText } from '../parts/SiteText.tsx'
import { useSite } from '../site.ts'
import { useCartWords } from './cart-words.ts'
import { PaySum } from './PaySum.tsx'
import type { VoucherOrderForm } from './use-voucher-order.ts'
import type { VoucherKind } from './voucher-kind.ts'

/**
 * What every order of vouchers has: another one beside it, who buys it and how, and the sum.
 *
 * @param lines what one of what the form is about costs
 * @param children what the form is about
 */
export function OrderForm({
  order,
  methods,
  lines,
  children,
}: {
  order: VoucherOrderForm
  methods: VoucherKind['payment_methods']
  lines: readonly { name: string; cents: number }[]
  children: ReactNode
}) {
  const { t } = useSite()
  const say = useCartWords()
  return (
    <form className="buy voucher-form" noValidate onSubmit={order.submit} ref={order.form}>
      <div className="buy-main">
        {children}
        {order.wish.count <= order.most && (
          <Button wide onPress={order.another}>
            {say('cart_another')}
          </Button>
        )}
        <section className="step" aria-labelledby="step-you">
          <h2 id="step-you">{t('your_details')}</h2>
          <p className="step-hint quiet">{t('voucher_email_hint')}</p>
          <BuyerFields checkout={order} methods={methods} />
          <p className="step-fine quiet">{t('voucher_withdrawal')}</p>
          <Terms />
          <SiteText at="voucher-conditions" folded={t('text_voucher_conditions')} />
          <SiteText at="checkout-terms" />
        </section>
      </div>
      <PaySum order={order} lines={lines} />
    </form>
  )
}
