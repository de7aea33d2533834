import { Field } from '#ui/parts/Field.tsx'
import { PaymentIcon } from '#ui/parts/PaymentIcon.tsx'
import { SizedPicture } from '#ui/parts/SizedPicture.tsx'
import { NewsletterTick } from '../newsletter/NewsletterTick.tsx'
import { useSite } from '../site.ts'
import type { ScheduleData } from './schedule-data.ts'
import type { CheckoutForm } from './use-checkout.ts'

/** Three fields, and the payment method when there is a choice. Pasting and autofill work. */
export function BuyerFields({
  checkout: { buyer, change, errorOf, newsletter },
  methods,
}: {
  checkout: Pick<CheckoutForm, 'buyer' | 'change' | 'errorOf' | 'newsletter'>
  methods: ScheduleData['payment_methods']
}) {
  const { t } = useSite()
  const field = (name: 'name' | 'email' | 'email_confirmation') => ({
    name,
    value: buyer[name],
    error: errorOf(name),
    required: true,
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  })
  return (
    <div className="buyer">
      <Field label={t('name')} autoComplete="name" maxLength={120} {...field('name')} />
      <Field
        label={t('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={200}
        {...field('email')}
      />
      <Field
        label={t('email_confirmation')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={200}
        {...field('email_confirmation')}
      />
      <NewsletterTick {...newsletter} />
      {methods.length > 1 && (
        <fieldset className="methods">
          <legend className="field-label">{t('payment_method')}</legend>
          {methods.map(method => (
            <label key={method.id} className="method">
              <input
                type="radio"
                name="payment_method_id"
                value={method.id}
                checked={buyer.payment_method_id === method.id}
                onChange={() => change('payment_method_id', method.id)}
              />
              <span>{method.name}</span>
              <MethodPicture {...method} />
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** What stands at the end of a way to pay: the exhibitor's own picture, or the drawn one. */
function MethodPicture({ icon, picture }: ScheduleData['payment_methods'][number]) {
  if (!picture && !icon) return null
  return (
    <span className="method-picture">
      {picture ? (
        <SizedPicture address={`/files/${picture}`} alt="" sizes="48px" widest={400} />
      ) : (
        <PaymentIcon name={icon!} />
      )}
    </span>
  )
}
