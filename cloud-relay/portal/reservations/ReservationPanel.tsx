import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import type { Programme } from '#core/planning/contract.ts'
import { cancelReservation, type ReservationView } from '#core/reservations/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Waiting } from '../parts/Page.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { sentenceOf, useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useReservation } from './queries.ts'
import { ReservationStatus } from './ReservationTable.tsx'

/** One reservation: its guest and how to reach them, its seats, who took it, and its end. */
export function ReservationPanel({
  id,
  cinemas,
  onClose,
}: {
  id: string
  cinemas: Programme['cinemas']
  onClose: () => void
}) {
  const { t } = useWords()
  const asked = useReservation(id)
  const reservation = asked.data?.reservation
  return (
    <SidePanel title={reservation?.reference ?? ''} lead={t('reservation_panel')} onClose={onClose}>
      {asked.isError ? (
        <Failed error={asked.error} />
      ) : reservation ? (
        <Reservation reservation={reservation} cinemas={cinemas} />
      ) : (
        <Waiting asked={asked} skeleton={<Skeleton height="240px" />} />
      )}
    </SidePanel>
  )
}

function Reservation({
  reservation,
  cinemas,
}: {
  reservation: ReservationView
  cinemas: Programme['cinemas']
}) {
  const { locale, t } = useWords()
  const { contact, show, bills, status, lost } = reservation
  const cinema = cinemas.find(({ id }) => id === reservation.cinemaId)
  const zone = cinema?.timezone ?? 'UTC'
  const when = (iso: string) => `${formatDay(iso, locale, zone)} ${formatTime(iso, locale, zone)}`
  const isPending = status === 'pending'
  return (
    <>
      <ReservationStatus reservation={reservation} zone={zone} />
      {isPending && show.cancelled && <Notice tone="warn">{t('reservation_show_cancelled')}</Notice>}
      {isPending && show.movedFrom && !show.cancelled && (
        <Notice tone="warn">{t('reservation_moved', { time: when(show.movedFrom) })}</Notice>
      )}
      {isPending && lost > 0 && <Notice tone="warn">{t('reservation_lost', { count: lost })}</Notice>}
      {reservation.cancelAsked && <Notice tone="info">{t('reservation_cancel_asked')}</Notice>}
      <Facts
        facts={[
          [
            t('reservation_guest'),
            contact ? `${contact.firstName} ${contact.lastName}`.trim() : t('reservation_nameless'),
          ],
          [t('reservation_phone'), contact?.phone || null],
          [t('reservation_mobile'), contact?.mobile || null],
          [t('email'), contact?.email || null],
          [t('reservation_show'), `${show.movie}, ${when(show.start)}`],
          [t('screen'), cinemas.length > 1 ? `${show.screen} · ${cinema?.name ?? ''}` : show.screen],
          [
            t('reservation_seats'),
            reservation.seatText || `${reservation.seats.length || reservation.tickets}`,
          ],
          [t('reservation_kept_until'), isPending ? when(reservation.until) : null],
          [t('reservation_taken_by'), `${reservation.madeBy}, ${when(reservation.madeAt)}`],
          [
            t('reservation_paid'),
            bills.length ? `${formatCents(reservation.billTotalCents, locale)} · ${bills.join(', ')}` : null,
          ],
          [t('reservation_ended'), reservation.reason && t(`reservation_reason_${reservation.reason}`)],
        ]}
      />
      {isPending && !reservation.cancelAsked && <Cancel reservation={reservation} />}
    </>
  )
}

/** The seats go back on sale at once, so it asks first; where a box owns them it is asked to do it. */
function Cancel({ reservation }: { reservation: ReservationView }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [asking, setAsking] = useState(false)
  const cancelling = useMutation({
    mutationFn: () => call(cancelReservation, { params: { id: reservation.id } }),
    onSuccess: () => memory.invalidateQueries({ queryKey: ['reservations'] }),
  })
  if (!asking)
    return (
      <div className="panel-foot">
        <Button onPress={() => setAsking(true)}>{t('reservation_cancel')}</Button>
      </div>
    )
  return (
    <div className="panel-foot stack">
      <Notice tone="warn" title={t('reservation_cancel')} announce>
        {cancelling.isError
          ? sentenceOf(cancelling.error, t('unreachable'))
          : t(reservation.here ? 'reservation_cancel_sure' : 'reservation_cancel_ask')}
      </Notice>
      <div className="row">
        <Button variant="danger" busy={cancelling.isPending} onPress={() => cancelling.mutate()}>
          {t('reservation_cancel_now')}
        </Button>
        <Button onPress={() => setAsking(false)}>{t('reservation_leave')}</Button>
      </div>
    </div>
  )
}
