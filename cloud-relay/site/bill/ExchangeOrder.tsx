import { useEffect, useRef, useState } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { BasketNotice } from '../buy/BasketNotice.tsx'
import { HoldClock } from '../buy/HoldClock.tsx'
import { SeatsStep } from '../buy/SeatsStep.tsx'
import { FullDate, Time } from '../parts/times.tsx'
import { useSite } from '../site.ts'
import { useReturnWords } from './return-words.ts'
import { seatName } from './seat-name.ts'
import { useExchange, useExchangeOffer, type Exchangeable } from './use-exchange.ts'

/** Tickets for another show, without staff: chosen, then confirmed with the seats and the difference in sight. */
export function ExchangeOrder({ uuid, onExchanged }: { uuid: string; onExchanged: () => void }) {
  const t = useReturnWords()
  const [open, setOpen] = useState(false)
  const offer = useExchangeOffer(uuid)
  if (!offer?.shows.length) return null
  return (
    <section className="return-order" aria-label={t('exchange_title')}>
      {open ? (
        <ExchangeForm uuid={uuid} offer={offer} onExchanged={onExchanged} onClose={() => setOpen(false)} />
      ) : (
        <>
          <p>
            {t('exchange_until')}{' '}
            <b className="return-until">
              <Wall iso={offer.until} />
            </b>
          </p>
          <Button onPress={() => setOpen(true)}>{t('exchange_tickets')}</Button>
        </>
      )}
    </section>
  )
}

/** The offset of an instant is the cinema's, so the wall time in it is what is shown. */
function Wall({ iso }: { iso: string }) {
  const wall = `${iso.slice(0, 19)}Z`
  return (
    <>
      <FullDate iso={wall} zone="UTC" />, <Time iso={wall} zone="UTC" />
    </>
  )
}

function ExchangeForm({
  uuid,
  offer,
  onExchanged,
  onClose,
}: {
  uuid: string
  offer: Exchangeable
  onExchanged: () => void
  onClose: () => void
}) {
  const t = useReturnWords()
  const exchange = useExchange(uuid, offer, onExchanged)
  const { chosen, kept, state, difference, busy, refused, confirm, letGo } = exchange
  const { locale } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const reason = !chosen.length
    ? t('exchange_choose')
    : !kept
      ? t('exchange_choose_show')
      : difference === null && !state.working
        ? t('exchange_choose_seats')
        : undefined
  const isDearer = difference !== null && difference > 0
  return (
    <form
      className="return-form"
      onSubmit={event => {
        event.preventDefault()
        void confirm()
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {t('exchange_title')}
      </h2>
      <p>{t('exchange_about', { number: offer.number })}</p>
      <ExchangedLines offer={offer} exchange={exchange} />
      <ShowChoice offer={offer} exchange={exchange} />
      <NewPlaces exchange={exchange} />
      <Outcome exchange={exchange} offer={offer} />
      {refused && (
        <Notice tone="stop" announce>
          {refused}
        </Notice>
      )}
      <p className="actions">
        <Button
          type="submit"
          variant="primary"
          size="touch"
          busy={busy || (kept !== null && state.working)}
          disabledReason={reason}
        >
          {isDearer
            ? t('exchange_pay', { price: formatCents(difference, locale) })
            : t('exchange_confirm', { count: chosen.length })}
        </Button>
        <Button
          size="touch"
          onPress={() => {
            letGo()
            onClose()
          }}
        >
          {t('return_keep')}
        </Button>
      </p>
    </form>
  )
}

type Exchange = ReturnType<typeof useExchange>

function ExchangedLines({ offer, exchange }: { offer: Exchangeable; exchange: Exchange }) {
  return (
    <ul className="return-lines">
      {offer.lines.map(({ line, text, seat }) => (
        <li key={line}>
          <label>
            <input
              type="checkbox"
              checked={exchange.chosen.includes(line)}
              onChange={() => exchange.toggle(line)}
            />
            <span>
              {seat && <b>{seatName(seat)} </b>}
              {text}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

/** The shows there is room in; choosing one keeps seats there for a while. */
function ShowChoice({ offer, exchange }: { offer: Exchangeable; exchange: Exchange }) {
  const t = useReturnWords()
  const { chosen, kept, busy, choose } = exchange
  const shows = offer.shows.filter(({ available }) => available >= chosen.length)
  const films = new Set(shows.map(({ movie }) => movie))
  return (
    <fieldset className="exchange-shows" disabled={busy || !chosen.length}>
      <legend className="field-label">{t('exchange_for')}</legend>
      {shows.map(({ id, start, movie, version, screen }) => (
        <label key={id} className="method">
          <input
            type="radio"
            name="exchange_show"
            checked={kept?.showId === id}
            onChange={() => void choose(id)}
          />
          <span>
            <b>
              <Wall iso={start} />
            </b>
            <br />
            {[...(films.size > 1 ? [movie] : []), version, screen].join(' · ')}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The new seats: the house chooses, and where visitors may, they choose others in the plan. */
function NewPlaces({ exchange: { kept, state, chosen } }: { exchange: Exchange }) {
  if (!kept) return null
  const { data, basket } = kept
  return (
    <>
      <BasketNotice state={state} basket={basket} data={data} />
      <SeatsStep data={data} basket={basket} state={state} count={chosen.length} />
      {state.until && (
        <HoldClock
          until={state.until}
          onExtend={() => void basket.extend()}
          onExpired={() => void basket.expire()}
        />
      )}
    </>
  )
}

/** What becomes of the difference, and how it is paid where there is one. */
function Outcome({
  exchange,
  offer: { methods, sent_to: email },
}: {
  exchange: Exchange
  offer: Exchangeable
}) {
  const t = useReturnWords()
  const { t: say, locale } = useSite()
  const { difference, methodId, setMethodId } = exchange
  if (difference === null) return null
  const price = formatCents(Math.abs(difference), locale)
  return (
    <div className="exchange-outcome" aria-live="polite">
      {difference > 0 && <Notice tone="info">{t('exchange_dearer', { price })}</Notice>}
      {difference < 0 && <Notice tone="info">{t('exchange_back', { price })}</Notice>}
      {difference > 0 && methods.length > 1 && (
        <fieldset className="methods">
          <legend className="field-label">{say('payment_method')}</legend>
          {methods.map(({ id, name }) => (
            <label key={id} className="method">
              <input
                type="radio"
                name="exchange_method"
                checked={id === methodId}
                onChange={() => setMethodId(id)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <p className="quiet">{t('exchange_after', { email })}</p>
    </div>
  )
}
