import { useMemo } from 'react'
import type { Programme } from '#core/programme/contract.ts'
import { isoIn } from '#core/programme/day.ts'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Page } from '../parts/Page.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { boardOf } from './board.ts'
import { BoardActions, BoardBar } from './BoardBar.tsx'
import { previewOf } from './draft.ts'
import { filmHues } from './film-hues.ts'
import { Legend } from './Legend.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { ShowPanel } from './ShowPanel.tsx'
import { Timeline } from './Timeline.tsx'
import { useDraft } from './use-draft.ts'
import { useNow } from './use-now.ts'
import { usePlace, type Move, type Place } from './use-place.ts'

/** The programme of the cinema in the address, or what to do when there is none yet. */
export function WeekBoard({ programme, refreshing }: { programme: Programme; refreshing: boolean }) {
  const { t } = useWords()
  const [place, go] = usePlace(programme)
  const cinema = programme.cinemas.find(each => each.id === place.cinemaId)
  if (cinema)
    return (
      <CinemaWeek
        key={cinema.id}
        programme={programme}
        zone={cinema.timezone}
        place={place}
        go={go}
        refreshing={refreshing}
      />
    )
  return (
    <Page title={t('programme')}>
      <EmptyState icon="film" title={t('no_cinema')}>
        {t('no_cinema_hint')}
      </EmptyState>
    </Page>
  )
}

type CinemaWeekProps = {
  programme: Programme
  /** The cinema's time zone. */
  zone: string
  place: Place
  go: (move: Move) => void
  /** Another week is on its way. */
  refreshing: boolean
}

/** The week grid with its switches, and beside it either the open show or the show being planned. */
function CinemaWeek({ programme, zone, place, go, refreshing }: CinemaWeekProps) {
  const { t } = useWords()
  const mayNot = useReason('manage_programme')
  const nowMs = useNow(programme.now)
  const board = useMemo(() => boardOf(programme, place.cinemaId), [programme, place.cinemaId])
  const { draft, plan, change, done } = useDraft(programme.today, place, go)
  const preview = draft && previewOf(draft, programme, board, zone, nowMs)
  const film = programme.movies.find(movie => movie.id === draft?.movieId)
  const open = board.shows.find(show => show.schedule.id === place.showId)
  const drawing = {
    axis: board.axis,
    zone,
    openId: open?.schedule.id ?? null,
    draft,
    preview,
    draftFilm: film ? { hue: filmHues(programme.movies).get(film.id) ?? 0, title: film.title } : null,
    onOpen: (show: string) => go({ show, plan: null }),
    onPlan: mayNot ? undefined : plan,
  }
  return (
    <Page
      title={t('programme')}
      actions={
        <BoardActions
          cinemas={programme.cinemas}
          place={place}
          go={go}
          onPlan={() => plan({})}
          mayNot={mayNot}
        />
      }
    >
      <div className="board-layout">
        <section className="board" aria-busy={refreshing}>
          <BoardBar place={place} go={go} today={programme.today} shows={board.shows} />
          <Timeline
            board={board}
            days={place.view === 'day' ? [place.day] : place.week}
            today={programme.today}
            now={isoIn(nowMs, zone)}
            drawing={drawing}
          />
          <Legend hint={mayNot ? undefined : t('board_hint')} />
        </section>
        {draft ? (
          <PlanPanel
            draft={draft}
            preview={preview}
            programme={programme}
            board={board}
            zone={zone}
            onChange={change}
            onClose={() => go({ plan: null })}
            onPlanned={done}
          />
        ) : (
          open && (
            <ShowPanel
              key={open.schedule.id}
              show={open}
              zone={zone}
              nowMs={nowMs}
              onClose={() => go({ show: null })}
            />
          )
        )}
      </div>
    </Page>
  )
}
