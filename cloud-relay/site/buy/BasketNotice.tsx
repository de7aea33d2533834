import type { Seat } from '#core/venue/arrangement.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useSite } from '../site.ts'
import type { Basket, BasketState } from './basket.ts'
import { seatsInWords } from './seats-in-words.ts'
import { seatGroups } from '#core/seating/seat-groups.ts'

/** Changes to the seats that the visitor did not make. Always in the page, so that screen readers announce its text. */
export function BasketNotice({
  state: { warning },
  basket,
  seats,
}: {
  state: BasketState
  basket: Basket
  seats: readonly Seat[]
}) {
  return (
    <div role="status" aria-live="polite" className="basket-notice">
      {warning && <Words warning={warning} basket={basket} seats={seats} />}
    </div>
  )
}

function Words({
  warning,
  basket,
  seats,
}: {
  warning: NonNullable<BasketState['warning']>
  basket: Basket
  seats: readonly Seat[]
}) {
  const { t, locale } = useSite()
  const words = (ids: readonly string[]) => seatsInWords(seatGroups(ids, seats), locale, t)
  switch (warning.kind) {
    case 'moved':
      return (
        <Notice tone="warn" title={t('seats_moved')}>
          {t('seats_moved_words', { lost: words(warning.lost), found: words(warning.found) })}
        </Notice>
      )
    case 'lost':
      return (
        <Notice tone="warn" title={t('seats_moved')}>
          {t('seats_lost_words', { lost: words(warning.lost) })}
        </Notice>
      )
    case 'breach': {
      const { code, seats: about, instead } = warning.breach
      return (
        <Notice
          tone="warn"
          title={t('breach')}
          action={
            instead.length > 0 && (
              <Button variant="primary" onPress={() => void basket.pick(instead)}>
                {t('breach_instead', { seats: words(instead) })}
              </Button>
            )
          }
        >
          {t(`breach_${code}`, { seats: words(about) })}
        </Notice>
      )
    }
    case 'expired':
      return (
        <Notice
          tone="warn"
          title={t('hold_expired')}
          action={
            <Button variant="primary" onPress={() => void basket.again()}>
              {t('hold_again')}
            </Button>
          }
        >
          {t('hold_expired_words')}
        </Notice>
      )
    case 'refused':
      return warning.busy ? (
        <Notice tone="stop" title={t('too_many_requests')}>
          {t('too_many_requests_words')}
        </Notice>
      ) : (
        <Notice tone="warn">{warning.message}</Notice>
      )
  }
}
