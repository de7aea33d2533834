import { formatDay, formatTime } from '#core/i18n/format.ts'
import type { Programme } from '#core/planning/contract.ts'
import type { ReservationView } from '#core/reservations/contract.ts'
import { ListTable } from '../parts/ListTable.tsx'
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
    <ListTable
      label={t('reservations')}
      name={{ name: t('reservation_guest') }}
      heads={[
        { name: t('reservation_show'), isClear: true },
        { name: t('reservation_seats'), isNumber: true },
        { name: t('reservation_reference'), isMinor: true },
        { name: t('status'), isClear: true },
      ]}
      rows={list.map(each => {
        const { id, contact, cinemaId, show, seats, tickets, reference } = each
        const cinema = cinemas.find(one => one.id === cinemaId)
        const zone = cinema?.timezone ?? 'UTC'
        const where = [show.screen, cinemas.length > 1 && cinema?.name].filter(Boolean).join(' · ')
        return {
          id,
          name: contact ? `${contact.lastName} ${contact.firstName}`.trim() : t('reservation_nameless'),
          cells: [
            <span key="show">
              {show.movie}{' '}
              <span className="quiet nowrap">
                {formatDay(show.start, locale, zone)} {formatTime(show.start, locale, zone)} · {where}
              </span>
            </span>,
            seats.length || tickets,
            <span key="reference" className="figures">
              {reference}
            </span>,
            <ReservationStatus key="status" reservation={each} zone={zone} />,
          ],
        }
      })}
      openId={openId}
      onOpen={onOpen}
    />
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
