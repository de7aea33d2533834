import { Field } from '#ui/parts/Field.tsx'
import { useSite } from '../site.ts'
import { DesignFields } from './DesignFields.tsx'
import { DeliveryFields } from './DeliveryFields.tsx'
import type { WishForm } from './use-voucher-order.ts'
import type { VoucherKind } from './voucher-kind.ts'

const holderMost = 120
const messageMost = 500

/** Whom a gift card is for, a few words to them, and whether they are mailed it: all may stay empty. */
export function GiftFields({ order, days }: { order: WishForm; days: VoucherKind['delivery'] }) {
  const { t } = useSite()
  const optionalWord = t('voucher_optional')
  return (
    <section className="step" aria-labelledby="step-gift">
      <h2 id="step-gift">{t('voucher_gift')}</h2>
      <div className="buyer">
        <Field
          label={t('voucher_holder')}
          optionalWord={optionalWord}
          name="holder_name"
          autoComplete="off"
          maxLength={holderMost}
          value={order.wish.holder}
          error={order.errorAt('holder_name')}
          onChange={event => order.choose({ holder: event.target.value })}
        />
        <Field
          label={t('voucher_message')}
          optionalWord={optionalWord}
          hint={t('voucher_message_hint')}
          error={order.errorAt('gift_message')}
        >
          {wiring => (
            <textarea
              {...wiring}
              className="input"
              name="gift_message"
              rows={4}
              maxLength={messageMost}
              value={order.wish.message}
              onChange={event => order.choose({ message: event.target.value })}
            />
          )}
        </Field>
        <DesignFields order={order} />
        {days && <DeliveryFields order={order} days={days} />}
      </div>
    </section>
  )
}
