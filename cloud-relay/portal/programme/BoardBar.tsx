import { SegmentedControl } from '@mantine/core'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { Programme } from '#core/planning/contract.ts'
import { addDays } from '#core/programme/day.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { Show } from './board.ts'
import { DayTabs } from './DayTabs.tsx'
import type { Move, Place } from './use-place.ts'

/** The choice of the cinema, and the button to plan a show there. */
export function BoardActions({
  cinemas,
  place,
  go,
  onPlan,
  mayNot,
}: {
  cinemas: Programme['cinemas']
  place: Place
  go: (move: Move) => void
  onPlan: () => void
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
  today,
  shows,
}: {
  place: Place
  go: (move: Move) => void
  today: string
  shows: Show[]
}) {
  const { t } = useWords()
  return (
    <>
      <div className="board-bar">
        <WeekSteps place={place} go={go} today={today} />
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
    </>
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
