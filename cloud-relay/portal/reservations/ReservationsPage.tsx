import { Select } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { reservationStatuses, type ReservationStatus } from '#core/database/statuses.ts'
import type { Programme } from '#core/planning/contract.ts'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { FindField } from '../parts/FindField.tsx'
import { CinemaFilter } from '../parts/CinemaFilter.tsx'
import { Page, Waiting } from '../parts/Page.tsx'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { showDays, showDaysOf, type ShowDays } from './days.ts'
import { useReservations, type ReservationFilter } from './queries.ts'
import { ReservationPanel } from './ReservationPanel.tsx'
import { ReservationTable } from './ReservationTable.tsx'

/** Seats that wait for guests: by the days of their shows, by state, or by a name, a number or a reference. */
export function ReservationsPage() {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  const programme = useProgramme({}).data
  const cinemas = programme?.cinemas ?? []
  const cinema = cinemas.find(({ id }) => id === address.get('cinema'))
  const named = showDays.find(each => each === address.get('days')) ?? showDays[0]
  const status = reservationStatuses.find(each => each === address.get('state'))
  const text = address.get('find') ?? ''
  const filter: ReservationFilter | null = programme
    ? {
        ...(text ? { text } : showDaysOf(named, programme.today)),
        ...(cinema ? { cinema: cinema.id } : {}),
        ...(status ? { status } : {}),
      }
    : null
  const answer = useReservations(filter)
  const list = answer.data?.reservations
  const go = (change: Record<string, string>) => {
    const now = { cinema: cinema?.id ?? '', days: named, state: status ?? '', find: text, ...change }
    setAddress(
      Object.fromEntries(Object.entries(now).filter(([, value]) => value && value !== showDays[0])),
      { replace: true },
    )
  }
  const openId = address.get('reservation')
  return (
    <Page
      title={t('reservations')}
      lead={t('reservations_lead')}
      actions={
        <FindField
          key={text}
          label={t('reservations_find')}
          sought={text}
          onFind={find => go({ find: find.slice(0, 100) })}
        />
      }
    >
      <Filters
        cinemas={cinemas}
        cinema={cinema?.id ?? ''}
        days={text ? null : named}
        state={status}
        go={go}
      />
      {!list ? (
        <Waiting asked={answer} skeleton={<Skeleton height="320px" />} />
      ) : list.length === 0 ? (
        <EmptyState icon="search" title={t(text ? 'reservations_not_found' : 'reservations_none')}>
          {t(text ? 'reservations_not_found_hint' : 'reservations_none_hint')}
        </EmptyState>
      ) : (
        <div className="board-layout">
          <div className="stack">
            <ReservationTable
              list={list}
              cinemas={cinemas}
              openId={openId}
              onOpen={reservation => go({ reservation })}
            />
            {answer.data?.more && <p className="quiet">{t('reservations_more')}</p>}
          </div>
          {openId && <ReservationPanel key={openId} id={openId} cinemas={cinemas} onClose={() => go({})} />}
        </div>
      )}
    </Page>
  )
}

/** Which cinema, which days, which state. */
function Filters({
  cinemas,
  cinema,
  days,
  state,
  go,
}: {
  cinemas: Programme['cinemas']
  cinema: string
  /** Null while a text is looked for, on whatever day. */
  days: ShowDays | null
  state: ReservationStatus | undefined
  go: (change: Record<string, string>) => void
}) {
  const { t } = useWords()
  return (
    <div className="filter-bar">
      <div className="row">
        <CinemaFilter cinemas={cinemas} chosen={cinema} onChoose={next => go({ cinema: next })} />
        {days && (
          <Select
            aria-label={t('reservations_days')}
            data={showDays.map(value => ({ value, label: t(`reservations_days_${value}`) }))}
            value={days}
            allowDeselect={false}
            onChange={next => go({ days: next ?? '' })}
          />
        )}
        <Select
          aria-label={t('status')}
          data={[
            { value: '', label: t('reservations_every_state') },
            ...reservationStatuses.map(value => ({ value, label: t(`reservation_${value}`) })),
          ]}
          value={state ?? ''}
          allowDeselect={false}
          onChange={next => go({ state: next ?? '' })}
        />
      </div>
    </div>
  )
}
