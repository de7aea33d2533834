import type { ReactNode } from 'react'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import type { AnswerOf } from '#core/api/route.ts'
import type { readAside } from '#core/recovery/contract.ts'
import { useAside, useProgramme } from '../server/queries.ts'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

type Left = AnswerOf<typeof readAside>
type Head =
  | 'aside_when'
  | 'ghost_kind'
  | 'ghost_total'
  | 'ghost_place'
  | 'unseated_bill'
  | 'unseated_show'
  | 'unseated_seat'

/** What a recovery left for a person, and what to do about it; nothing while there is nothing. */
export function Aside() {
  const { locale, t } = useWords()
  const left = useAside(!useReason('manage_devices')).data
  if (!left || left.ghosts.length + left.unseated.length + left.paidTwice.length === 0) return null
  return (
    <>
      {left.unseated.length > 0 && <Unseated seats={left.unseated} />}
      {left.paidTwice.length > 0 && (
        <Listing
          title={t('paid_twice_title')}
          what={t('paid_twice_what')}
          heads={['unseated_bill', 'ghost_total', 'aside_when']}
        >
          {left.paidTwice.map(({ id, number, billId, cents, at }) => (
            <tr key={id}>
              <td>{number ?? billId}</td>
              <td className="figures">{formatCents(cents, locale)}</td>
              <td>
                <When at={at} />
              </td>
            </tr>
          ))}
        </Listing>
      )}
      {left.ghosts.length > 0 && (
        <Listing
          title={t('ghosts_title')}
          what={t('ghosts_what')}
          heads={['aside_when', 'ghost_kind', 'ghost_total', 'ghost_place']}
        >
          {left.ghosts.map(ghost => (
            <Ghost key={`${ghost.origin}#${ghost.seq}`} ghost={ghost} />
          ))}
        </Listing>
      )}
    </>
  )
}

function Unseated({ seats }: { seats: Left['unseated'] }) {
  const { locale, t } = useWords()
  const programme = useProgramme({}).data
  return (
    <Listing
      title={t('unseated_title')}
      what={t('unseated_what')}
      heads={['unseated_bill', 'unseated_show', 'unseated_seat', 'aside_when']}
    >
      {seats.map(seat => {
        const show = programme?.schedules.find(each => each.id === seat.scheduleId)
        const movie = programme?.movies.find(each => each.id === show?.movieId)
        const zone = programme?.cinemas.find(each => each.id === show?.cinemaId)?.timezone ?? 'UTC'
        return (
          <tr key={`${seat.billId} ${seat.scheduleId} ${seat.seatId}`}>
            <td>{seat.number ?? seat.billId}</td>
            <td>
              {show && movie
                ? `${movie.title}, ${formatDay(show.start, locale, zone)}, ${formatTime(show.start, locale, zone)}`
                : '–'}
            </td>
            <td>
              <strong>{seat.seatId}</strong>
            </td>
            <td>
              <When at={seat.at} />
            </td>
          </tr>
        )
      })}
    </Listing>
  )
}

function Ghost({ ghost }: { ghost: Left['ghosts'][number] }) {
  const { locale, t } = useWords()
  return (
    <tr>
      <td>
        <When at={ghost.at} />
      </td>
      <td>{t(ghostWord(ghost.type))}</td>
      <td className="figures">{ghost.totalCents === null ? '–' : formatCents(ghost.totalCents, locale)}</td>
      <td>
        <code>
          {ghost.origin}#{ghost.seq}
        </code>
      </td>
    </tr>
  )
}

function ghostWord(type: string): 'ghost_sale' | 'ghost_refund' | 'ghost_admission' | 'ghost_anything' {
  if (/^(sale|bill)\./.test(type)) return 'ghost_sale'
  if (type.includes('refund')) return 'ghost_refund'
  return type === 'ticket.admitted' ? 'ghost_admission' : 'ghost_anything'
}

function When({ at }: { at: string }) {
  const { locale } = useWords()
  const zone = useProgramme({}).data?.cinemas[0]?.timezone ?? 'UTC'
  return (
    <>
      {formatDay(at, locale, zone)}, {formatTime(at, locale, zone)}
    </>
  )
}

function Listing({
  title,
  what,
  heads,
  children,
}: {
  title: string
  what: string
  heads: Head[]
  children: ReactNode
}) {
  const { t } = useWords()
  return (
    <section className="card">
      <h2>{title}</h2>
      <p className="quiet">{what}</p>
      <div className="table-scroll" tabIndex={0} role="region" aria-label={title}>
        <table className="table" data-plain>
          <thead>
            <tr>
              {heads.map(head => (
                <th key={head} scope="col">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </section>
  )
}
