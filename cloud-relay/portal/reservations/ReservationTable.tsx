import { formatDay, formatTime } from '#core/i18n/format.ts'
import type { Programme } from '#core/planning/contract.ts'
import type { ReservationView } from '#core/reservations/contract.ts'
import { Status } from '../parts/Status.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Reservations in the order of their shows: who, for what, how many, and what became of it. */
export function ReservationTable({
  list,
  cinemas,
  openId,
  onOpen,
}: {
  list: readonly ReservationView[]
  cinemas: Programme['cinemas']
  openId: string | null
  onOpen: (id: string) => void
}) {
  const { locale, t } = useWords()
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={t('reservations')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('reservation_guest')}</th>
            <th scope="col">{t('reservation_show')}</th>
            <th scope="col" className="number">
              {t('reservation_seats')}
            </th>
            <th scope="col" data-minor>
              {t('reservation_reference')}
            </th>
            <th scope="col">{t('status')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(each => {
            const { id, contact, cinemaId, show, seats, tickets, reference } = each
            const cinema = cinemas.find(one => one.id === cinemaId)
            const zone = cinema?.timezone ?? 'UTC'
            const where = [show.screen, cinemas.length > 1 && cinema?.name].filter(Boolean).join(' · ')
            return (
              <tr key={id} data-press aria-current={id === openId || undefined} onClick={() => onOpen(id)}>
                <td>
                  <button type="button" className="row-name" onClick={() => onOpen(id)}>
                    {contact ? `${contact.lastName} ${contact.firstName}`.trim() : t('reservation_nameless')}
                  </button>
                </td>
                <td>
                  {show.movie}{' '}
                  <span className="quiet nowrap">
                    {formatDay(show.start, locale, zone)} {formatTime(show.start, locale, zone)} · {where}
                  </span>
                </td>
                <td className="number">{seats.length || tickets}</td>
                <td data-minor className="figures">
                  {reference}
                </td>
                <td>
                  <ReservationStatus reservation={each} zone={zone} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Until when its seats wait, or how it ended; in red where somebody has to call the guest. */
export function ReservationStatus({ reservation, zone }: { reservation: ReservationView; zone: string }) {
  const { locale, t } = useWords()
  const { status, until, show, lost } = reservation
  if (status === 'used') return <Status tone="ok">{t('reservation_used')}</Status>
  if (status !== 'pending') return <Status tone="quiet">{t(`reservation_${status}`)}</Status>
  if (show.cancelled || show.movedFrom || lost > 0)
    return <Status tone="warn">{t('reservation_call')}</Status>
  return <Status tone="info">{t('reservation_until', { time: formatTime(until, locale, zone) })}</Status>
}
