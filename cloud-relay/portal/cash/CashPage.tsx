import { Select } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import type { ShiftFilterAsked, ShiftInList } from '#core/cash/list-contract.ts'
import type { Programme } from '#core/planning/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Facts } from '../parts/Facts.tsx'
import { CinemaFilter } from '../parts/CinemaFilter.tsx'
import { Page, Waiting } from '../parts/Page.tsx'
import { ListTable } from '../parts/ListTable.tsx'
import { Status } from '../parts/Status.tsx'
import { dayRanges, daysOf } from '../sales/date-range.ts'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { useShifts, useShiftSums } from './queries.ts'
import { ShiftDays } from './ShiftDays.tsx'
import { SaveShifts } from './SaveShifts.tsx'
import { ShiftPanel } from './ShiftPanel.tsx'

/** The shifts at the registers: what each should have had, what was counted, and what went to the safe. */
export function CashPage() {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  const programme = useProgramme({}).data
  const cinemas = programme?.cinemas ?? []
  const cinema = cinemas.find(({ id }) => id === address.get('cinema'))
  const named = address.get('days') ?? ''
  const days = programme && daysOf(named, programme.today)
  const filter: ShiftFilterAsked = { ...days, ...(cinema ? { cinema: cinema.id } : {}) }
  const shifts = useShifts(filter)
  const list = shifts.data?.pages.flatMap(page => page.shifts)
  const go = (change: Record<string, string>) => {
    const next = { cinema: cinema?.id ?? '', days: days ? named : '', ...change }
    setAddress(Object.fromEntries(Object.entries(next).filter(([, value]) => value)), { replace: true })
  }
  const open = list?.find(({ id }) => id === address.get('shift'))
  return (
    <Page
      title={t('cash')}
      lead={t('cash_lead')}
      actions={
        <>
          <CinemaFilter cinemas={cinemas} chosen={cinema?.id ?? ''} onChoose={next => go({ cinema: next })} />
          <Select
            aria-label={t('filter_days')}
            data={[
              { value: '', label: t('cash_all_days') },
              ...dayRanges.map(range => ({ value: range, label: t(`cash_days_${range}`) })),
            ]}
            value={days && dayRanges.some(range => range === named) ? named : ''}
            allowDeselect={false}
            onChange={next => go({ days: next ?? '' })}
          />
        </>
      }
    >
      {!list ? (
        <Waiting asked={shifts} skeleton={<Skeleton height="320px" />} />
      ) : list.length === 0 ? (
        <EmptyState icon="clock" title={t('cash_none')}>
          {t('cash_none_hint')}
        </EmptyState>
      ) : (
        <div className="board-layout">
          <div className="stack">
            <Sums filter={filter} />
            <ShiftDays filter={filter} cinemas={cinemas} />
            <SaveShifts filter={filter} days={days} cinemas={cinemas} />
            <Shifts shifts={list} cinemas={cinemas} openId={open?.id} onOpen={shift => go({ shift })} />
            {shifts.hasNextPage && (
              <Button busy={shifts.isFetchingNextPage} onPress={() => void shifts.fetchNextPage()}>
                {t('load_older')}
              </Button>
            )}
          </div>
          {open && (
            <ShiftPanel
              key={`${open.cinemaId} ${open.id}`}
              shift={open}
              cinema={cinemas.find(({ id }) => id === open.cinemaId)}
              onClose={() => go({})}
            />
          )}
        </div>
      )}
    </Page>
  )
}

/** What all shifts of the filter come to. */
function Sums({ filter }: { filter: ShiftFilterAsked }) {
  const { locale, t } = useWords()
  const sums = useShiftSums(filter).data
  if (!sums) return null
  const money = (cents: number) => formatCents(cents, locale)
  return (
    <Facts
      facts={[
        [
          t('cash_shifts'),
          sums.open ? t('cash_shifts_open', { all: sums.shifts, open: sums.open }) : `${sums.shifts}`,
        ],
        [t('cash_expected'), money(sums.expectedCents)],
        [t('cash_counted'), money(sums.countedCents)],
        [t('cash_difference'), money(sums.countedCents - sums.expectedCents)],
        [t('cash_to_safe'), money(sums.withdrawnCents)],
      ]}
    />
  )
}

function Shifts({
  shifts,
  cinemas,
  openId,
  onOpen,
}: {
  shifts: readonly ShiftInList[]
  cinemas: Programme['cinemas']
  openId: string | undefined
  onOpen: (id: string) => void
}) {
  const { locale, t } = useWords()
  const money = (cents: number) => formatCents(cents, locale)
  return (
    <ListTable
      label={t('cash')}
      name={{ name: t('cash_shift') }}
      heads={[
        { name: t('cash_person'), isMinor: true },
        { name: t('cash_expected'), isNumber: true },
        { name: t('cash_counted'), isNumber: true, isMinor: true },
        { name: t('status'), isClear: true },
      ]}
      rows={shifts.map(shift => {
        const cinema = cinemas.find(({ id }) => id === shift.cinemaId)
        const zone = cinema?.timezone ?? 'UTC'
        const opened = `${formatDay(shift.openedAt, locale, zone)} ${formatTime(shift.openedAt, locale, zone)}`
        return {
          id: shift.id,
          name: shift.device,
          note: cinemas.length > 1 ? `${opened} · ${cinema?.name ?? ''}` : opened,
          cells: [
            shift.holderName,
            money(shift.expectedCents),
            shift.countedCents === null ? '–' : money(shift.countedCents),
            <ShiftStatus key="status" shift={shift} />,
          ],
        }
      })}
      openId={openId ?? null}
      onOpen={onOpen}
    />
  )
}

/** Open, left open, or how the count came out. */
export function ShiftStatus({ shift }: { shift: ShiftInList }) {
  const { locale, t } = useWords()
  const { countedCents, expectedCents, overdue } = shift
  if (countedCents === null)
    return overdue ? (
      <Status tone="warn">{t('cash_overdue')}</Status>
    ) : (
      <Status tone="quiet">{t('cash_open')}</Status>
    )
  const differs = countedCents - expectedCents
  if (!differs) return <Status tone="ok">{t('cash_right')}</Status>
  return (
    <Status tone="stop">
      {t(differs < 0 ? 'cash_short' : 'cash_over', { cents: formatCents(Math.abs(differs), locale) })}
    </Status>
  )
}
