import { formatCents, formatPlainDay } from '#core/i18n/format.ts'
import type { Tariff } from '#core/sales/tariff.ts'
import type { VoucherInCart } from '#core/vouchers/public-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/parts/Field.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useSite } from '../site.ts'
import type { Ticket } from './tickets.ts'
import type { Vouchers } from './use-vouchers.ts'
import { VoucherTurns } from './VoucherTurns.tsx'

/** The field for a voucher's code, and the vouchers that pay for tickets of this purchase; where none can, it says so. */
export function VoucherStep({
  vouchers,
  tickets,
  tariffs,
}: {
  vouchers: Vouchers
  tickets: readonly Ticket[]
  tariffs: readonly Tariff[]
}) {
  const { t, programme } = useSite()
  const isOffered = programme.exhibitor.features.vouchers && tariffs.some(tariff => tariff.accept_voucher)
  if (!isOffered) return <p className="step-hint quiet">{t('voucher_none')}</p>
  return (
    <section className="step" aria-labelledby="step-vouchers">
      <h2 id="step-vouchers">{t('voucher')}</h2>
      <p className="step-hint quiet">{t('voucher_hint')}</p>
      <div className="voucher-entry">
        <Field
          label={t('voucher_code')}
          error={vouchers.trouble}
          value={vouchers.typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={event => vouchers.type(event.target.value)}
          onKeyDown={event => {
            // Enter checks the code; it does not order.
            if (event.key !== 'Enter') return
            event.preventDefault()
            vouchers.check()
          }}
        />
        <Button
          busy={vouchers.busy}
          disabledReason={vouchers.typed.trim() ? undefined : t('voucher_enter')}
          onPress={vouchers.check}
        >
          {t('voucher_check')}
        </Button>
      </div>
      {vouchers.tooMany && (
        <Notice tone="stop" title={t('too_many_requests')} announce>
          {t('too_many_requests_words')}
        </Notice>
      )}
      <ul className="vouchers">
        {vouchers.applied.map(voucher => (
          <li key={voucher.uuid}>
            <Applied voucher={voucher} vouchers={vouchers} tickets={tickets} />
            <VoucherTurns voucher={voucher} vouchers={vouchers} tickets={tickets} tariffs={tariffs} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One voucher: what it is, how many tickets it pays for and what is left of it after that. */
function Applied({
  voucher,
  vouchers,
  tickets,
}: {
  voucher: VoucherInCart
  vouchers: Vouchers
  tickets: readonly Ticket[]
}) {
  const { t, locale } = useSite()
  const used = tickets.filter(ticket => ticket.voucherId === voucher.uuid).length
  const day = (value: string) =>
    formatPlainDay(value, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  return (
    <div className="voucher">
      <div>
        <p>
          <b>{voucher.title}</b> <span className="quiet figures">{voucher.barcode_text}</span>
        </p>
        <p className="quiet">
          <span aria-live="polite">
            {used ? t('voucher_pays', { count: used }) : t('voucher_pays_none')} ·{' '}
            {t('voucher_left', { left: voucher.redeemable_turn - used })}
          </span>
          {' · '}
          {voucher.valid_until
            ? t('voucher_days', { from: day(voucher.valid_from), day: day(voucher.valid_until) })
            : t('voucher_from_day', { from: day(voucher.valid_from) })}
        </p>
        {voucher.ticket_limit && (
          <p className="quiet">
            {t(`voucher_limit_${voucher.ticket_limit.above}`, {
              most: formatCents(voucher.ticket_limit.cents, locale),
            })}
          </p>
        )}
      </div>
      <Button
        icon="cross"
        label={t('voucher_remove', { code: voucher.barcode_text })}
        onPress={() => vouchers.remove(voucher.uuid)}
      />
    </div>
  )
}
