import { SegmentedControl } from '@mantine/core'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { Programme } from '#core/planning/contract.ts'
import { addDays } from '#core/programme/day.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { dayTotals, type Show } from './board.ts'
import { DayTabs } from './DayTabs.tsx'
import { SaveWeek } from './SaveWeek.tsx'
import type { Move, Place } from './use-place.ts'

/** The choice of the cinema, and the button to plan a show there. */
export function BoardActions({
  cinemas,
  place,
  go,
  onPlan,
  onSeveral,
  isSeveral,
  mayNot,
}: {
  cinemas: Programme['cinemas']
  place: Place
  go: (move: Move) => void
  onPlan: () => void
  /** Begins, or ends, choosing several shows. */
  onSeveral: () => void
  isSeveral: boolean
  /** Why the signed-in user may not plan. */
  mayNot: string | undefined
}) {
  const { t } = useWords()
  return (
    <>
      {cinemas.length > 1 && (
        <SegmentedControl
          aria-label={t('cinema')}
          data={cinemas.map(each => ({ value: each.id, label: each.name }))}
          value={place.cinemaId}
          onChange={cinema => go({ cinema, show: null, plan: null })}
        />
      )}
      <Button pressed={isSeveral} onPress={onSeveral} {...(mayNot ? { disabledReason: mayNot } : {})}>
        {t('several_choose')}
      </Button>
      <Button
        onPress={() => go({ many: 'yes', show: null, plan: null })}
        {...(mayNot ? { disabledReason: mayNot } : {})}
      >
        {t('many_open')}
      </Button>
      <Button variant="primary" icon="plus" onPress={onPlan} {...(mayNot ? { disabledReason: mayNot } : {})}>
        {t('add_show')}
      </Button>
    </>
  )
}

/** The choice of the week, of one day or all of it, and of the day. */
export function BoardBar({
  place,
  go,
  programme,
  shows,
}: {
  place: Place
  go: (move: Move) => void
  programme: Programme
  shows: Show[]
}) {
  const { t } = useWords()
  const { today } = programme
  return (
    <>
      <div className="board-bar">
        <WeekSteps place={place} go={go} today={today} />
        <SaveWeek programme={programme} place={place} />
        <SegmentedControl
          aria-label={t('view')}
          data={[
            { value: 'day', label: t('view_day') },
            { value: 'week', label: t('view_week') },
          ]}
          value={place.view}
          onChange={view => go({ view: view === 'week' ? 'week' : 'day' })}
        />
      </div>
      {place.view === 'day' && (
        <DayTabs
          days={place.week}
          chosen={place.day}
          today={today}
          shows={shows}
          onChoose={day => go({ day, show: null })}
        />
      )}
      <Totals days={place.view === 'day' ? [place.day] : place.week} shows={shows} />
    </>
  )
}

/** How many shows, and how full, in figures: of the day or of the week. */
function Totals({ days, shows }: { days: string[]; shows: Show[] }) {
  const { locale, t } = useWords()
  const totals = days.map(day => dayTotals(shows, day))
  const sum = (of: (total: ReturnType<typeof dayTotals>) => number) =>
    totals.reduce((all, total) => all + of(total), 0)
  const [count, taken, capacity] = [sum(day => day.shows), sum(day => day.taken), sum(day => day.capacity)]
  const [first, last] = [days[0]!, days.at(-1)!]
  return (
    <p className="day-total">
      <strong>
        {first === last
          ? formatPlainDay(first, locale, { weekday: 'long', day: 'numeric', month: 'long' })
          : `${formatPlainDay(first, locale)} – ${formatPlainDay(last, locale)}`}
      </strong>
      <span>{t('shows', { count })}</span>
      {capacity > 0 && (
        <span>
          {t('seats_taken_share', { taken, capacity, percent: Math.round((taken / capacity) * 100) })}
        </span>
      )}
    </p>
  )
}

function WeekSteps({ place, go, today }: { place: Place; go: (move: Move) => void; today: string }) {
  const { locale, t } = useWords()
  const { week, day } = place
  return (
    <div className="week-steps">
      <Button
        size="small"
        icon="back"
        label={t('week_before')}
        onPress={() => go({ day: addDays(day, -7) })}
      />
      <p className="week-name">
        {formatPlainDay(week[0]!, locale)} – {formatPlainDay(week[6]!, locale)}
      </p>
      <span className="turned">
        <Button
          size="small"
          icon="back"
          label={t('week_after')}
          onPress={() => go({ day: addDays(day, 7) })}
        />
      </span>
      {!week.includes(today) && (
        <Button size="small" onPress={() => go({ day: today })}>
          {t('this_week')}
        </Button>
      )}
    </div>
  )
}
