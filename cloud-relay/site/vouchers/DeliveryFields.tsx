import { formatPlainDay } from '#core/i18n/format.ts'
import { Field } from '#ui/parts/Field.tsx'
import { useSite } from '../site.ts'
import { useDeliveryWords } from './delivery-words.ts'
import type { WishForm } from './use-voucher-order.ts'
import type { VoucherKind } from './voucher-kind.ts'

const shortDay = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** Whether a gift card is mailed to whom it is for, to which address and on which day. */
export function DeliveryFields({
  order,
  days,
}: {
  order: WishForm
  days: NonNullable<VoucherKind['delivery']>
}) {
  const { locale } = useSite()
  const say = useDeliveryWords()
  const { delivery } = order.wish
  const change = (given: Partial<NonNullable<typeof delivery>>) =>
    order.choose({ delivery: { email: '', day: days.from, ...delivery, ...given } })
  return (
    <div className="delivery-fields">
      <label className="method">
        <input
          type="checkbox"
          name="delivery"
          checked={delivery !== null}
          onChange={event => (event.target.checked ? change({}) : order.choose({ delivery: null }))}
        />
        {say('delivery_to_mail')}
      </label>
      {delivery && (
        <>
          <p className="step-fine quiet">{say('delivery_to_mail_hint')}</p>
          <div className="buyer">
            <Field
              label={say('delivery_email')}
              hint={say('delivery_privacy')}
              type="email"
              inputMode="email"
              name="delivery_email"
              autoComplete="off"
              maxLength={200}
              value={delivery.email}
              error={order.errorAt('delivery.email')}
              onChange={event => change({ email: event.target.value })}
            />
            <Field
              label={say('delivery_day')}
              hint={say('delivery_day_hint', {
                from: formatPlainDay(days.from, locale, shortDay),
                until: formatPlainDay(days.until, locale, shortDay),
              })}
              type="date"
              name="delivery_day"
              min={days.from}
              max={days.until}
              value={delivery.day}
              error={order.errorAt('delivery.day')}
              onChange={event => change({ day: event.target.value })}
            />
          </div>
        </>
      )}
    </div>
  )
}
