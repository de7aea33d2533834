import { SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import { addDays, isoIn } from '#core/programme/day.ts'
import type { Programme } from '#core/programme/contract.ts'
import { formatPlainDay } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Page } from '../parts/Page.tsx'
import { newId } from '../server/new-id.ts'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { boardOf } from './board.ts'
import { DayTabs } from './DayTabs.tsx'
import { previewOf, type Draft } from './draft.ts'
import { filmHues } from './film-hues.ts'
import { Legend } from './Legend.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { ShowPanel } from './ShowPanel.tsx'
import { Timeline } from './Timeline.tsx'
import { usePlace } from './use-place.ts'
import { useNow } from './use-now.ts'

/** The week grid with its switches, and beside it either the open show or the show being planned. */
export function WeekBoard({ programme, refreshing }: { programme: Programme; refreshing: boolean }) {
  const { locale, t } = useWords()
  const [place, go] = usePlace(programme)
  const [draft, setDraft] = useState<Draft | null>(null)
  const mayPlan = useReason('manage_programme')
  const nowMs = useNow(programme.now)
  const board = useMemo(() => boardOf(programme, place.cinemaId), [programme, place.cinemaId])
  const cinema = programme.cinemas.find(each => each.id === place.cinemaId)
  if (!cinema)
    return (
      <Page title={t('programme')}>
        <EmptyState icon="film" title={t('no_cinema')}>
          {t('no_cinema_hint')}
        </EmptyState>
      </Page>
    )

  const zone = cinema.timezone
  const planning = draft && place.planning ? draft : null
  const preview = planning && previewOf(planning, programme, board, zone, nowMs)
  const film = programme.movies.find(movie => movie.id === planning?.movieId)
  const open = board.shows.find(show => show.schedule.id === place.showId)

  function plan(at: Partial<Draft>) {
    const day = at.day ?? (place.day < programme.today ? programme.today : place.day)
    const kept = place.planning ? draft : null
    setDraft({ movieId: null, versionId: null, screenId: null, time: '', ...kept, ...at, day, id: newId() })
    go({ plan: '1', show: null, day })
  }

  return (
    <Page
      title={t('programme')}
      actions={
        <>
          {programme.cinemas.length > 1 && (
            <SegmentedControl
              aria-label={t('cinema')}
              data={programme.cinemas.map(each => ({ value: each.id, label: each.name }))}
              value={place.cinemaId}
              onChange={cinemaId => {
                setDraft(null)
                go({ cinema: cinemaId, show: null, plan: null })
              }}
            />
          )}
          <Button
            variant="primary"
            icon="plus"
            onPress={() => plan({})}
            {...(mayPlan ? { disabledReason: mayPlan } : {})}
          >
            {t('add_show')}
          </Button>
        </>
      }
    >
      <div className="board-layout" data-panel={Boolean(open || planning) || undefined}>
        <section className="board" aria-busy={refreshing}>
          <div className="board-bar">
            <div className="week-steps">
              <Button
                size="small"
                icon="back"
                label={t('week_before')}
                onPress={() => go({ day: addDays(place.day, -7) })}
              />
              <p className="week-name">
                {formatPlainDay(place.week[0]!, locale)} – {formatPlainDay(place.week[6]!, locale)}
              </p>
              <span className="turned">
                <Button
                  size="small"
                  icon="back"
                  label={t('week_after')}
                  onPress={() => go({ day: addDays(place.day, 7) })}
                />
              </span>
              {!place.week.includes(programme.today) && (
                <Button size="small" onPress={() => go({ day: programme.today })}>
                  {t('this_week')}
                </Button>
              )}
            </div>
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
              today={programme.today}
              shows={board.shows}
              onChoose={day => go({ day, show: null })}
            />
          )}
          <Timeline
            board={board}
            days={place.view === 'day' ? [place.day] : place.week}
            today={programme.today}
            now={isoIn(nowMs, zone)}
            drawing={{
              axis: board.axis,
              zone,
              openId: open?.schedule.id ?? null,
              draft: planning,
              preview,
              draftFilm: film
                ? { hue: filmHues(programme.movies).get(film.id) ?? 0, title: film.title }
                : null,
              onOpen: show => go({ show, plan: null }),
              onPlan: mayPlan ? undefined : plan,
            }}
          />
          <Legend hint={mayPlan ? undefined : t('board_hint')} />
        </section>
        {planning && (
          <PlanPanel
            draft={planning}
            preview={preview}
            programme={programme}
            board={board}
            zone={zone}
            onChange={change => {
              setDraft({ ...planning, ...change, id: newId() })
              if (change.day) go({ day: change.day })
            }}
            onClose={() => go({ plan: null })}
            onPlanned={schedule => {
              setDraft(null)
              go({ plan: null, show: schedule.id, day: schedule.day })
            }}
          />
        )}
        {open && !planning && (
          <ShowPanel key={open.schedule.id} show={open} zone={zone} onClose={() => go({ show: null })} />
        )}
      </div>
    </Page>
  )
}
