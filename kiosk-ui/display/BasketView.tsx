import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { useChoice } from '../box/choice.ts'
import type { CustomerLine, CustomerView } from '../box/customer-display.ts'
import { QrPicture } from '#ui/parts/QrPicture.tsx'
import { programmeQuery } from '../box/programme.ts'
import { useWords } from './words.ts'

type BasketShown = Extract<CustomerView, { at: 'basket' }>

/** The lines of the basket, the newest in sight, and what is to be paid. */
export function BasketView({ view }: { view: BasketShown }) {
  const words = useWords()
  const { locale } = useChoice()
  const list = useRef<HTMLDivElement>(null)
  const { lines, seats, dueCents, paidCents, byCard, code } = view
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines])
  const shows = [...new Set(lines.flatMap(line => line.scheduleId ?? []))]
  const goods = lines.filter(line => line.scheduleId === undefined)
  const left = dueCents - paidCents
  return (
    <>
      <div className="display-lines" ref={list}>
        {shows.map(id => (
          <section key={id}>
            <ShowName scheduleId={id} seats={seats[id] ?? ''} />
            <Lines lines={lines.filter(line => line.scheduleId === id)} />
          </section>
        ))}
        {goods.length > 0 && <Lines lines={goods} />}
      </div>
      <div className="display-sum" role="status">
        {paidCents > 0 && (
          <p className="display-part">
            <span>{words('display_paid_part')}</span>
            <span className="figures">{formatCents(paidCents, locale)}</span>
          </p>
        )}
        <p className="display-name">
          {words(left < 0 ? 'display_back' : paidCents > 0 ? 'display_left' : 'display_total')}
        </p>
        <p className="display-cents display figures">{formatCents(Math.abs(left), locale)}</p>
        {code?.state === 'waiting' && (
          <div className="display-code">
            <QrPicture content={code.text} label={words('display_scan')} />
          </div>
        )}
        {code && (
          <p className="display-hint">
            {words(code.state === 'waiting' ? 'display_scan' : 'display_no_line')}
          </p>
        )}
        {byCard && <p className="display-hint">{words('display_card')}</p>}
      </div>
    </>
  )
}

function ShowName({ scheduleId, seats }: { scheduleId: string; seats: string }) {
  const words = useWords()
  const { locale } = useChoice()
  const programme = useQuery(programmeQuery).data
  const show = programme?.schedules.find(({ id }) => id === scheduleId)
  if (!programme || !show) return null
  const zone = programme.cinemas.find(({ id }) => id === show.cinemaId)?.timezone ?? 'UTC'
  const when = [
    show.day === programme.today ? null : formatDay(show.start, locale, zone),
    formatTime(show.start, locale, zone),
    programme.screens.find(({ id }) => id === show.screenId)?.name,
    seats && words('display_seats', { seats }),
  ]
  return (
    <header className="display-show">
      <h2 className="display">{programme.movies.find(({ id }) => id === show.movieId)?.title}</h2>
      <p className="figures">{when.filter(Boolean).join(' · ')}</p>
    </header>
  )
}

/** What is a sum and not so many of something. */
const uncounted = new Set<CustomerLine['kind']>(['discount', 'turns', 'value', 'voucher_value'])

function Lines({ lines }: { lines: readonly CustomerLine[] }) {
  const words = useWords()
  const { locale } = useChoice()
  return (
    <ul>
      {lines.map(({ kind, name, quantity, cents }, at) => (
        <li key={at} className="figures">
          <span>
            {uncounted.has(kind) ? '' : `${quantity} × `}
            {name
              ? inLocale(name, locale)
              : words(kind === 'discount' ? 'display_discount' : 'display_voucher')}
            {(kind === 'value' || kind === 'voucher_value') && `, ${words('display_snacks')}`}
          </span>
          <span>{formatCents(cents, locale)}</span>
        </li>
      ))}
    </ul>
  )
}
