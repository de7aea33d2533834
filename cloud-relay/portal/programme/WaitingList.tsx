import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatTime } from '#core/i18n/format.ts'
import type { ScheduleView } from '#core/planning/contract.ts'
import { readWaitingList, removeFromWaitingList, type WaitingGuest } from '#core/waiting-list/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Status } from '../parts/Status.tsx'
import { useSide } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

const tones = { waiting: 'info', offered: 'warn', bought: 'ok' } as const

/** Who waits for seats of a show, folded while nobody does; it is kept where the website is. */
export function WaitingList({ schedule, zone }: { schedule: ScheduleView; zone: string }) {
  const { t } = useWords()
  const call = useCall()
  const side = useSide()
  const notAllowed = useReason('manage_programme')
  const isHere = side.data?.node === 'relay'
  const asked = useQuery({
    queryKey: ['programme', 'waiting list', schedule.id, schedule.available],
    queryFn: () => call(readWaitingList, { params: { id: schedule.id } }),
    enabled: isHere && !notAllowed,
    refetchInterval: 30_000,
  })
  const list = asked.data
  if (!list || (!list.isOpen && !list.guests.length)) return <Failed error={asked.error} />
  const inLine = list.guests.filter(({ state }) => state === 'waiting' || state === 'offered').length
  return (
    <details open={inLine > 0}>
      <summary>
        {t('guests_waiting')} <b className="figures">{inLine || ''}</b>
      </summary>
      <p className="quiet">{list.guests.length ? t('guests_waiting_lead') : t('guests_waiting_none')}</p>
      <ol className="guests-waiting">
        {list.guests.map(guest => (
          <Guest key={guest.id} guest={guest} scheduleId={schedule.id} zone={zone} />
        ))}
      </ol>
    </details>
  )
}

function Guest({ guest, scheduleId, zone }: { guest: WaitingGuest; scheduleId: string; zone: string }) {
  const { t, locale } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const { state, offer } = guest
  const removing = useMutation({
    mutationFn: () => call(removeFromWaitingList, { params: { id: scheduleId, guest: guest.id } }),
    onSuccess: () => memory.invalidateQueries({ queryKey: ['programme', 'waiting list', scheduleId] }),
  })
  const isOpen = state === 'asked' || state === 'waiting' || state === 'offered'
  const party = t('guests_waiting_party', { count: guest.seats })
  const who = guest.email ?? t('guests_waiting_nobody')
  return (
    <li>
      <span className="guests-waiting-who">{who}</span>
      <span className="quiet figures">
        {guest.adjacent ? `${party}, ${t('guests_waiting_side_by_side')}` : party}
      </span>
      <Status
        tone={state === 'waiting' || state === 'offered' || state === 'bought' ? tones[state] : 'quiet'}
      >
        {state === 'offered' && offer
          ? t('guests_waiting_offered', {
              seats: offer.seats.join(', '),
              until: formatTime(offer.until, locale, zone),
            })
          : t(`guests_waiting_${state === 'offered' ? 'waiting' : state}`)}
      </Status>
      {isOpen && (
        <Button
          size="small"
          busy={removing.isPending}
          aria-label={t('guests_waiting_remove_who', { who })}
          onPress={() => removing.mutate()}
        >
          {t('guests_waiting_remove')}
        </Button>
      )}
      <Failed error={removing.error} />
    </li>
  )
}
