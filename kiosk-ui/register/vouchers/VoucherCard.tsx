import { formatPlainDay } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import type { VoucherView } from '#core/vouchers/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { useQuery } from '@tanstack/react-query'
import { lineQuery } from '../server.ts'
import type { ShownVoucher } from '../sale/basket.ts'
import { useWords } from '../words.ts'

/** A voucher: turns left, validity, which side has them, and the button to use it. */
export function VoucherCard({
  voucher,
  onUse,
}: {
  voucher: VoucherView
  onUse: (voucher: ShownVoucher) => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const online = (useQuery(lineQuery).data?.peers ?? []).some(peer => peer.connected)
  const elsewhere = voucher.at.filter(place => !place.here)
  const { id, title, left } = voucher
  const day = (value: string) =>
    formatPlainDay(value, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  return (
    <article className="voucher-card" aria-live="polite">
      <header>
        <div>
          <p className="voucher-name">{inLocale(title, locale)}</p>
          <p className="quiet figures">{voucher.code}</p>
          {voucher.holderName && <p>{voucher.holderName}</p>}
        </div>
        <p className="voucher-left">
          <strong className="display figures">{left}</strong>
          <span className="quiet">{words('voucher_left', { turns: voucher.turns })}</span>
        </p>
      </header>
      <p className="quiet">
        {voucher.validUntil
          ? words('voucher_valid', { from: day(voucher.validFrom), until: day(voucher.validUntil) })
          : words('voucher_valid_ever', { from: day(voucher.validFrom) })}
      </p>
      {voucher.trouble ? (
        <Notice tone="stop">{voucher.trouble}</Notice>
      ) : (
        <>
          {!online && elsewhere.length > 0 && (
            <Notice tone="warn">
              {elsewhere
                .map(place =>
                  words('voucher_elsewhere', {
                    count: place.free,
                    place: place.cinemaName ?? words('state_elsewhere'),
                  }),
                )
                .join(' ')}{' '}
              {words('voucher_elsewhere_next')}
            </Notice>
          )}
          <Button
            size="huge"
            variant="primary"
            wide
            icon="tick"
            onPress={() => onUse({ id, title, most: left, uses: left })}
          >
            {words('voucher_use')}
          </Button>
          <p className="quiet">{words('voucher_use_how')}</p>
        </>
      )}
    </article>
  )
}
