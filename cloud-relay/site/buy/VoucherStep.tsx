import { useState } from 'react'
import { formatPlainDay } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/parts/Field.tsx'
import { useSite } from '../site.ts'
import type { Vouchers } from './use-vouchers.ts'

/** The field for a voucher's code, and the vouchers that pay for tickets of this purchase. */
export function VoucherStep({
  vouchers,
  usesOf,
}: {
  vouchers: Vouchers
  /** How many tickets a voucher pays for now. */
  usesOf: (uuid: string) => number
}) {
  const { t, locale } = useSite()
  const [typed, setTyped] = useState('')
  const day = (value: string) =>
    formatPlainDay(value, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const check = () => {
    if (!typed.trim() || vouchers.busy) return
    void vouchers.check(typed.trim()).then(good => good && setTyped(''))
  }
  return (
    <section className="step" aria-labelledby="step-vouchers">
      <h2 id="step-vouchers">{t('voucher')}</h2>
      <p className="step-hint quiet">{t('voucher_hint')}</p>
      <div className="voucher-entry">
        <Field
          label={t('voucher_code')}
          error={vouchers.trouble}
          value={typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            // Enter checks the code; it does not order.
            if (event.key !== 'Enter') return
            event.preventDefault()
            check()
          }}
        />
        <Button
          busy={vouchers.busy}
          disabledReason={typed.trim() ? undefined : t('voucher_enter')}
          onPress={check}
        >
          {t('voucher_check')}
        </Button>
      </div>
      <ul className="vouchers" aria-live="polite">
        {vouchers.applied.map(voucher => (
          <li key={voucher.uuid}>
            <div>
              <p>
                <b>{voucher.title}</b> <span className="quiet figures">{voucher.barcode_text}</span>
              </p>
              <p className="quiet">
                {t('voucher_turns', {
                  used: usesOf(voucher.uuid),
                  left: voucher.redeemable_turn,
                })}
                {voucher.valid_until && ` · ${t('voucher_until', { day: day(voucher.valid_until) })}`}
              </p>
            </div>
            <Button
              icon="cross"
              label={t('voucher_remove', { code: voucher.barcode_text })}
              onPress={() => vouchers.remove(voucher.uuid)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
