import { formatCents } from '#core/i18n/format.ts'
import { voucherPrice } from '#core/vouchers/voucher-price.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/parts/Field.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Stepper } from '#ui/parts/Stepper.tsx'
import { BuyerFields } from '../buy/BuyerFields.tsx'
import { Terms } from '../buy/Terms.tsx'
import { SiteText } from '../parts/SiteText.tsx'
import { Sum } from '../parts/times.tsx'
import { useSite } from '../site.ts'
import { useVoucherOrder, type VoucherOrderForm } from './use-voucher-order.ts'
import type { VoucherKind } from './voucher-kind.ts'

const holderMost = 120
const messageMost = 500

/** How much, whom it is for, who buys it and how, and the sum: one page, one press to pay. */
export function VoucherForm({ kind, onReload }: { kind: VoucherKind; onReload: () => void }) {
  const { t } = useSite()
  const order = useVoucherOrder(kind, onReload)
  const { data, payment_methods } = kind
  return (
    <form className="buy voucher-form" noValidate onSubmit={order.submit} ref={order.form}>
      <div className="buy-main">
        <section className="step" aria-labelledby="step-amount">
          <h2 id="step-amount">{t('voucher_amount')}</h2>
          <Amounts kind={data} order={order} />
        </section>
        {data.type === 'giftcard' && <Gift order={order} />}
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
      <PaySum kind={data} order={order} />
    </form>
  )
}

/** Steppers in the kind's own steps and bounds; one that cannot be changed is told as it is. */
function Amounts({ kind, order }: { kind: VoucherKind['data']; order: VoucherOrderForm }) {
  const { t, locale } = useSite()
  const { turns, snacks } = order.amount
  const euros = (cents: number) => formatCents(cents, locale)
  const stepper = (name: 'turns' | 'snacks', label: string) => ({
    label,
    decreaseLabel: t('voucher_less', { what: label }),
    increaseLabel: t('voucher_more', { what: label }),
    size: 'touch' as const,
    onChange: (value: number) => order.choose(name, value),
  })
  return (
    <div className="tariffs">
      <div className="tariff">
        <div className="tariff-words">
          <p className="tariff-name">
            {t('voucher_turns')} <Sum cents={kind.cost_turn} />
          </p>
          <p className="tariff-description quiet">{t('voucher_turn_hint')}</p>
          <FieldError words={order.errorAt('items.0.total_turns')} />
        </div>
        {kind.turns_min < kind.turns_max ? (
          <Stepper
            value={turns}
            min={kind.turns_min}
            max={kind.turns_max}
            step={kind.turns_step}
            {...stepper('turns', t('voucher_turns'))}
          />
        ) : (
          <b className="figures">{turns}</b>
        )}
      </div>
      {kind.products_enabled && (
        <div className="tariff">
          <div className="tariff-words">
            <p className="tariff-name">{t('voucher_snacks')}</p>
            <p className="tariff-description quiet">{t('voucher_snacks_hint')}</p>
            <FieldError words={order.errorAt('items.0.total_products')} />
          </div>
          {kind.products_min < kind.products_max ? (
            <Stepper
              value={snacks}
              min={kind.products_min}
              max={kind.products_max}
              step={kind.products_step}
              format={euros}
              {...stepper('snacks', t('voucher_snacks'))}
            />
          ) : (
            <Sum cents={snacks} />
          )}
        </div>
      )}
    </div>
  )
}

function FieldError({ words }: { words: string | undefined }) {
  return words ? (
    <p className="field-error" role="alert">
      {words}
    </p>
  ) : null
}

/** Whom a gift card is for, and a few words to them: both may stay empty. */
function Gift({ order }: { order: VoucherOrderForm }) {
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
          value={order.gift.holder}
          error={order.errorAt('holder_name')}
          onChange={event => order.write('holder', event.target.value)}
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
              value={order.gift.message}
              onChange={event => order.write('message', event.target.value)}
            />
          )}
        </Field>
      </div>
    </section>
  )
}

/** What the sum is made of, and the button that orders; nothing is paid for nothing. */
function PaySum({ kind, order }: { kind: VoucherKind['data']; order: VoucherOrderForm }) {
  const { t, locale } = useSite()
  const price = voucherPrice(
    { turnCents: kind.cost_turn, handlingCents: kind.handling },
    { turns: order.amount.turns, refreshmentCents: order.amount.snacks },
  )
  const reason = price.totalCents ? undefined : t('voucher_nothing')
  const lines = [
    { name: `${t('voucher_turns')} × ${order.amount.turns}`, cents: price.turnsCents },
    { name: t('voucher_snacks'), cents: price.refreshmentCents },
    { name: t('fee_ticket'), cents: price.handlingCents },
  ].filter(({ cents }) => cents > 0)
  return (
    <aside className="pay" aria-label={t('total')}>
      <div className="pay-in">
        {order.trouble && (
          <Notice tone="stop" title={order.trouble.title} announce>
            {order.trouble.text}
          </Notice>
        )}
        <ul className="pay-fees">
          {lines.map(({ name, cents }) => (
            <li key={name}>
              <span>{name}</span>
              <Sum cents={cents} />
            </li>
          ))}
        </ul>
        <p className="pay-sum">
          <span className="pay-what">{t('total')}</span>
          <b className="display" aria-live="polite">
            <Sum cents={price.totalCents} />
          </b>
        </p>
        <Button type="submit" variant="primary" size="touch" wide busy={order.busy} disabledReason={reason}>
          <span className="order-words">
            <span>{t('order_and_pay')}</span> <span>{formatCents(price.totalCents, locale)}</span>
          </span>
        </Button>
        {reason && <p className="pay-fine quiet">{reason}</p>}
      </div>
    </aside>
  )
}
