import { formatCents, formatPlainDay } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import type { VoucherView } from '#core/vouchers/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { useQuery } from '@tanstack/react-query'
import { lineQuery } from '../server.ts'
import type { ShownVoucher } from '../sale/basket.ts'
import { useTill } from '../till.ts'
import { basketOf } from '../till-state.ts'
import { useWords } from '../words.ts'
import { TopUp } from './TopUp.tsx'
import { ExchangeCard } from './ExchangeCard.tsx'
import { isShown, isWorth, shownOf } from './voucher-cover.ts'

/** A voucher: turns left, validity, which side has them, and the button to use it. */
export function VoucherCard({
  voucher,
  onUse,
  onToppedUp,
  onExchanged,
}: {
  voucher: VoucherView
  onUse: (voucher: ShownVoucher) => void
  onToppedUp: () => void
  onExchanged: (made: VoucherView) => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const online = (useQuery(lineQuery).data?.peers ?? []).some(peer => peer.connected)
  const elsewhere = voucher.at.filter(place => !place.here)
  const { id, title, left, refreshments } = voucher
  const shown = shownOf(voucher, online)
  const inBasket = useTill(state => isShown(basketOf(state), id))
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
      {refreshments.totalCents > 0 && (
        <p className="figures">
          {words('value_left', { cents: formatCents(Math.max(0, refreshments.leftCents), locale) })}
          {!online && refreshments.hereCents < refreshments.leftCents && (
            <span className="quiet">
              {' '}
              {words('value_here', { cents: formatCents(Math.max(0, refreshments.hereCents), locale) })}
            </span>
          )}
        </p>
      )}
      <Terms voucher={voucher} />
      {voucher.trouble && <Notice tone={isWorth(shown) ? 'warn' : 'stop'}>{voucher.trouble}</Notice>}
      {isWorth(shown) && (
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
          {inBasket ? (
            <Notice tone="info" announce>
              {words('voucher_twice', { code: voucher.code })}
            </Notice>
          ) : (
            <Button size="huge" variant="primary" wide icon="tick" onPress={() => onUse(shown)}>
              {words(shown.uses > 0 ? 'voucher_use' : 'value_use')}
            </Button>
          )}
          {shown.uses > 0 && <p className="quiet">{words('voucher_use_how')}</p>}
          {shown.valueCents !== undefined && <p className="quiet">{words('value_use_how')}</p>}
          {!voucher.trouble && !inBasket && <ExchangeCard key={id} voucher={voucher} onDone={onExchanged} />}
        </>
      )}
      <TopUp key={`${id} top-up`} voucher={voucher} onDone={onToppedUp} />
    </article>
  )
}

/** How long it is good, and which tickets a turn pays for where it does not pay for any. */
function Terms({ voucher: { validFrom, validUntil, ticketLimit } }: { voucher: VoucherView }) {
  const words = useWords()
  const { locale } = useChoice()
  const day = (value: string) =>
    formatPlainDay(value, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  return (
    <>
      <p className="quiet">
        {validUntil
          ? words('voucher_valid', { from: day(validFrom), until: day(validUntil) })
          : words('voucher_valid_ever', { from: day(validFrom) })}
      </p>
      {ticketLimit && (
        <p>{words(`voucher_limit_${ticketLimit.above}`, { most: formatCents(ticketLimit.cents, locale) })}</p>
      )}
    </>
  )
}
