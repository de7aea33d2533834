import type { Seat } from '#core/venue/arrangement.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useSite } from '../site.ts'
import { ApartNotice } from './ApartNotice.tsx'
import { useBasketWords } from './basket-words.ts'
import type { BasketState } from './basket-state.ts'
import type { Basket } from './basket.ts'
import type { ScheduleData } from './schedule-data.ts'
import { seatsInWords } from './seats-in-words.ts'
import { seatGroups } from '#core/seating/seat-groups.ts'

/** Changes to the seats that the visitor did not make. Always in the page, so that screen readers announce its text. */
export function BasketNotice({
  state: { warning },
  basket,
  data,
}: {
  state: BasketState
  basket: Basket
  data: ScheduleData
}) {
  const { seats } = data.schedule.arrangement
  return (
    <div role="status" aria-live="polite" className="basket-notice">
      {warning?.kind === 'apart' ? (
        <ApartNotice warning={warning} basket={basket} data={data} />
      ) : (
        warning && <Words warning={warning} basket={basket} seats={seats} />
      )}
    </div>
  )
}

/** The party's seats, said where it is counted. */
export function SeatsFound({ ids, seats }: { ids: readonly string[]; seats: readonly Seat[] }) {
  const { t, locale } = useSite()
  return (
    <p className="seats-found">
      {t('your_seats', { seats: seatsInWords(seatGroups(ids, seats), locale, t) })}
    </p>
  )
}

function Words({
  warning,
  basket,
  seats,
}: {
  warning: Exclude<NonNullable<BasketState['warning']>, { kind: 'apart' }>
  basket: Basket
  seats: readonly Seat[]
}) {
  const { t, locale } = useSite()
  const say = useBasketWords()
  const words = (ids: readonly string[]) => seatsInWords(seatGroups(ids, seats), locale, t)
  switch (warning.kind) {
    case 'moved':
      return (
        <Notice tone="warn" title={say('seats_moved')}>
          {say('seats_moved_words', { lost: words(warning.lost), found: words(warning.found) })}
        </Notice>
      )
    case 'lost':
      return (
        <Notice tone="warn" title={say('seats_moved')}>
          {say('seats_lost_words', { lost: words(warning.lost) })}
        </Notice>
      )
    case 'breach': {
      const { code, seats: about, instead } = warning.breach
      return (
        <Notice
          tone="warn"
          title={say('breach')}
          action={
            instead.length > 0 && (
              <Button variant="primary" onPress={() => void basket.pick(instead)}>
                {say('breach_instead', { seats: words(instead) })}
              </Button>
            )
          }
        >
          {say(`breach_${code}`, { seats: words(about) })}
        </Notice>
      )
    }
    case 'expired':
      return (
        <Notice
          tone="warn"
          title={say('hold_expired')}
          action={
            <Button variant="primary" onPress={() => void basket.again()}>
              {say('hold_again')}
            </Button>
          }
        >
          {say('hold_expired_words')}
        </Notice>
      )
    case 'refused':
      if (warning.about !== null) return null
      return warning.busy ? (
        <Notice tone="stop" title={t('too_many_requests')}>
          {t('too_many_requests_words')}
        </Notice>
      ) : (
        <Notice tone="warn">{warning.message}</Notice>
      )
  }
}
