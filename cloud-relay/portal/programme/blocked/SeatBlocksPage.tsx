import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { Programme } from '#core/planning/contract.ts'
import { blockInEveryShow, freeInEveryShow, readSeatBlocks } from '#core/planning/seat-block-contract.ts'
import { block, readBlocked, unblock } from '#core/seating/blocked/contract.ts'
import { readSeats } from '#core/seating/contract.ts'
import { readPlan } from '#core/seating/plan/contract.ts'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Page, Waiting } from '../../parts/Page.tsx'
import { LostSeats } from '../../parts/LostSeats.tsx'
import { useProgramme, useSide } from '../../server/queries.ts'
import { useCall } from '../../server/ServerProvider.tsx'
import { useWords } from '../../words/WordsProvider.tsx'
import { SeatBlocks } from './SeatBlocks.tsx'

/** The seats of one show that are kept from sale: for the house, the director, or because one is dirty. */
export function ShowSeatsPage({ scheduleId }: { scheduleId: string }) {
  const { t, locale } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const side = useSide().data?.node
  const programme = useProgramme({}).data
  const schedule = programme?.schedules.find(({ id }) => id === scheduleId)
  const zone = zoneOf(programme, schedule?.cinemaId)
  const movie = programme?.movies.find(({ id }) => id === schedule?.movieId)
  const screen = programme?.screens.find(({ id }) => id === schedule?.screenId)
  const params = { id: scheduleId }
  const map = useQuery({
    queryKey: ['programme', 'seats', scheduleId],
    queryFn: ({ signal }) => call(readSeats, { params, signal }),
    staleTime: 0,
  })
  const known = useQuery({
    queryKey: ['programme', 'blocked', scheduleId],
    queryFn: ({ signal }) => call(readBlocked, { params, signal }),
    staleTime: 0,
  })
  const done = { onSettled: () => memory.invalidateQueries({ queryKey: ['programme'] }) }
  const keeping = useMutation({
    ...done,
    mutationFn: (body: Wish) => call(block, { params, body: bodyOf(body) }),
  })
  const giving = useMutation({
    ...done,
    mutationFn: (seats: string[]) => call(unblock, { params, body: { seats } }),
  })
  const when =
    schedule &&
    `${formatPlainDay(schedule.day, locale, { weekday: 'long', day: 'numeric', month: 'long' })}, ${schedule.start.slice(11, 16)}`
  return (
    <Page
      title={t('block_show_title', { movie: movie?.title ?? '' })}
      lead={[when, screen?.name].filter(Boolean).join(' · ')}
      actions={<Back />}
    >
      {map.data && known.data ? (
        <SeatBlocks
          arrangement={map.data.arrangement}
          states={map.data.states}
          blocked={known.data.blocked.map(({ owner, ...seat }) => ({ ...seat, mine: owner === side }))}
          screen={screen?.name ?? ''}
          zone={zone}
          busy={keeping.isPending || giving.isPending}
          error={keeping.error ?? giving.error}
          onBlock={(seats, reason, note) => keeping.mutate({ seats, reason, note })}
          onFree={seats => giving.mutate(seats)}
        />
      ) : (
        <Waiting asked={map.isError ? map : known} skeleton={<Skeleton height="30rem" />} />
      )}
    </Page>
  )
}

type Wish = {
  seats: string[]
  reason: 'broken' | 'dirty' | 'view' | 'staff' | 'something_else'
  note: string
}
const bodyOf = ({ seats, reason, note }: Wish) => ({ seats, reason, note })

/** The seats of a screen that no show sells until they are mended. */
export function ScreenSeatsPage({ screenId }: { screenId: string }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const programme = useProgramme({}).data
  const screen = programme?.screens.find(({ id }) => id === screenId)
  const zone = zoneOf(programme, screen?.cinemaId)
  const params = { id: screenId }
  const plan = useQuery({
    queryKey: ['plan', screen?.arrangementId ?? '', 'drawing'],
    queryFn: ({ signal }) => call(readPlan, { params: { id: screen!.arrangementId }, signal }),
    enabled: screen !== undefined,
    staleTime: Infinity,
  })
  const key = ['programme', 'screen-blocks', screenId]
  const known = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readSeatBlocks, { params, signal }),
    staleTime: 0,
  })
  const done = { onSuccess: (read: NonNullable<typeof known.data>) => void memory.setQueryData(key, read) }
  const keeping = useMutation({
    ...done,
    mutationFn: (body: Wish) => call(blockInEveryShow, { params, body: bodyOf(body) }),
  })
  const giving = useMutation({
    ...done,
    mutationFn: (seats: string[]) => call(freeInEveryShow, { params, body: { seats } }),
  })
  const { blocked = [], shows = [] } = known.data ?? {}
  return (
    <Page
      title={t('block_screen_title', { screen: screen?.name ?? '' })}
      lead={t('block_screen_lead')}
      actions={<Back />}
    >
      {shows.length > 0 && (
        <LostSeats shows={shows} title={t('block_sold')} how={t('block_sold_how')} tone="warn" />
      )}
      {plan.data && known.data ? (
        <SeatBlocks
          arrangement={plan.data.arrangement}
          states={Object.fromEntries(blocked.map(({ seatId }) => [seatId, 'blocked' as const]))}
          blocked={blocked.map(seat => ({ ...seat, mine: true }))}
          screen={screen?.name ?? ''}
          zone={zone}
          busy={keeping.isPending || giving.isPending}
          error={keeping.error ?? giving.error}
          onBlock={(seats, reason, note) => keeping.mutate({ seats, reason, note })}
          onFree={seats => giving.mutate(seats)}
        />
      ) : (
        <Waiting asked={known.isError ? known : plan} skeleton={<Skeleton height="30rem" />} />
      )}
    </Page>
  )
}

function zoneOf(programme: Programme | undefined, cinemaId: string | undefined): string {
  return programme?.cinemas.find(({ id }) => id === cinemaId)?.timezone ?? 'UTC'
}

function Back() {
  const { t } = useWords()
  return (
    <Link className="button" to="/programme">
      {t('programme')}
    </Link>
  )
}
