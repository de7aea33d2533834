import { useEffect, useRef, useState } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { FullDate, Sum, Time } from '../parts/times.tsx'
import { useSite } from '../site.ts'
import { useReturnWords } from './return-words.ts'
import { seatName } from './seat-name.ts'
import { partsOf, useReturn, useReturnable, type Returnable } from './use-return.ts'

/**
 * The way back: tickets the cinema takes back, or withdrawal from the purchase of a voucher. Two steps, as Directive
 * 2011/83/EU article 11a wants it of withdrawals: a button that says what it begins, and one that confirms what is shown.
 */
export function ReturnOrder({ uuid, onReturned }: { uuid: string; onReturned: () => void }) {
  return useReturnable(uuid).map(offer => (
    <Offer key={offer.kind} uuid={uuid} offer={offer} onReturned={onReturned} />
  ))
}

function Offer({ uuid, offer, onReturned }: { uuid: string; offer: Returnable; onReturned: () => void }) {
  const t = useReturnWords()
  const [open, setOpen] = useState(false)
  const returning = useReturn(uuid, offer, onReturned)
  const isWithdrawal = offer.kind === 'withdrawal'
  return (
    <section className="return-order" aria-label={t(isWithdrawal ? 'withdraw_title' : 'return_title')}>
      {open ? (
        <ReturnForm offer={offer} returning={returning} onClose={() => setOpen(false)} />
      ) : (
        <>
          <p>
            {t(isWithdrawal ? 'withdraw_until' : 'return_until')} <Until offer={offer} />
          </p>
          <Button onPress={() => setOpen(true)}>{t(isWithdrawal ? 'withdraw' : 'return_tickets')}</Button>
        </>
      )}
    </section>
  )
}

/** The offer's own offset is the cinema's, so the wall time in it is what is shown. */
function Until({ offer }: { offer: Returnable }) {
  const wall = `${offer.until.slice(0, 19)}Z`
  return (
    <b className="return-until">
      <FullDate iso={wall} zone="UTC" />, <Time iso={wall} zone="UTC" />
    </b>
  )
}

function ReturnForm({
  offer,
  returning,
  onClose,
}: {
  offer: Returnable
  returning: ReturnType<typeof useReturn>
  onClose: () => void
}) {
  const t = useReturnWords()
  const { locale } = useSite()
  const { chosen, cents, busy, refused, confirm } = returning
  const isWithdrawal = offer.kind === 'withdrawal'
  const several = isWithdrawal && partsOf(offer).length > 1
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <form
      className="return-form"
      onSubmit={event => {
        event.preventDefault()
        confirm()
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {t(isWithdrawal ? 'withdraw_title' : 'return_title')}
      </h2>
      <p>{t(isWithdrawal ? 'withdraw_about' : 'return_about', { number: offer.number })}</p>
      <ReturnLines offer={offer} returning={returning} />
      {cents > 0 && (
        <p className="return-sum">
          <span>{t('return_sum')}</span> <Sum cents={cents} />
        </p>
      )}
      <p className="quiet">
        {t(isWithdrawal ? (several ? 'withdraw_after_many' : 'withdraw_after') : 'return_after', {
          email: offer.sent_to,
        })}
        {offer.fees_kept > 0 && ` ${t('return_fees', { price: formatCents(offer.fees_kept, locale) })}`}
      </p>
      {refused && (
        <Notice tone="stop" announce>
          {refused}
        </Notice>
      )}
      <p className="actions">
        <Button
          type="submit"
          variant="danger"
          size="touch"
          busy={busy}
          {...(chosen.length
            ? {}
            : { disabledReason: t(isWithdrawal ? 'withdraw_choose' : 'return_choose') })}
        >
          {isWithdrawal ? t('withdraw_confirm') : t('return_confirm', { count: chosen.length })}
        </Button>
        <Button size="touch" onPress={onClose}>
          {t('return_keep')}
        </Button>
      </p>
    </form>
  )
}

/** What goes back together is one line; the buyer chooses among several of them, and what was used stays. */
function ReturnLines({ offer, returning }: { offer: Returnable; returning: ReturnType<typeof useReturn> }) {
  const t = useReturnWords()
  const { chosen, toggle } = returning
  const parts = partsOf(offer)
  return (
    <ul className="return-lines">
      {parts.map(({ line, text, seat, cents, used }) => {
        const name = (
          <>
            <span>
              {seat && <b>{seatName(seat)} </b>}
              {text}
              {used && <span className="quiet"> ({t('withdraw_used')})</span>}
            </span>
            <Sum cents={cents} />
          </>
        )
        return (
          <li key={line}>
            {offer.kind === 'withdrawal' && parts.length === 1 ? (
              name
            ) : (
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(line)}
                  disabled={used}
                  onChange={() => toggle(line)}
                />
                {name}
              </label>
            )}
          </li>
        )
      })}
    </ul>
  )
}
