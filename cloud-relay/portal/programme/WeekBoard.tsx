import { useMemo } from 'react'
import type { Programme } from '#core/planning/contract.ts'
import { isoIn } from '#core/programme/day.ts'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Page } from '../parts/Page.tsx'
import { useShowsInConflict } from '../server/queries.ts'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { boardOf, type Board } from './board.ts'
import { BoardActions, BoardBar } from './BoardBar.tsx'
import { BoardPanel } from './BoardPanel.tsx'
import { previewOf, type Draft, type Preview } from './draft.ts'
import { Legend } from './Legend.tsx'
import { useSeveral } from './several/use-several.ts'
import { DragNote, FilmNote } from './DragNote.tsx'
import { FilmList } from './FilmList.tsx'
import { Moved } from './Moved.tsx'
import { axisOf } from './strip-geometry.ts'
import { Timeline } from './Timeline.tsx'
import type { Drawing } from './Track.tsx'
import { useDragging } from './use-dragging.ts'
import { useDraft } from './use-draft.ts'
import { useFilmDrag } from './use-film-drag.ts'
import { useMove, type Moving } from './use-move.ts'
import { usePlaceholders } from './use-placeholders.ts'
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
  /** Another week is loading. */
  refreshing: boolean
}

/** The week grid with its switches, and beside it either the open show or the show being planned. */
function CinemaWeek({ programme, zone, place, go, refreshing }: CinemaWeekProps) {
  const { t } = useWords()
  const mayNot = useReason('manage_programme')
  const nowMs = useNow(programme.now)
  const board = useBoard(programme, place)
  const planning = useDraft(programme.today, place, go)
  const { draft, plan } = planning
  const { moving, ...move } = useMove(go)
  const inConflict = useShowsInConflict()
  const films = useFilmDrag(board, film => begin(film))
  const drawn = moving?.draft ?? films.draft ?? draft
  const others = { ...board, shows: board.shows.filter(show => show.schedule.id !== drawn?.id) }
  const preview = drawn && previewOf(drawn, programme, others, zone, nowMs)
  const several = useSeveral(board, move.end)
  const isOff = Boolean(mayNot) || several.isOn
  const dragging = useDragging({ board, preview, moving, move, nowMs, mayNot: isOff, onCopy: plan })
  const isDragged = dragging.at !== null || films.at !== null
  const opened = openedOn(board, place)
  const drawing = {
    // While a show is carried, the hours stay where they are.
    axis: axisWith(board, isDragged ? null : preview),
    zone,
    openId: moving || several.isOn ? null : (opened.open?.schedule.id ?? opened.kept?.placeholder.id ?? null),
    chosen: several.ids,
    movingId: moving?.draft.id ?? null,
    inConflict,
    draft: drawn,
    preview,
    draftFilm: filmOf(programme, board, drawn),
    gripOf: dragging.gripOf,
    edgesOf: dragging.edgesOf,
    onOpen(show: string) {
      if (several.isOn) return several.toggle(show)
      move.end()
      go({ show, plan: null })
    },
    onPlan: isOff ? undefined : moving ? move.change : plan,
  }
  const shared = { programme, board, zone, nowMs, go }
  const begin = (film: Partial<Draft> = {}) => [several.end(), move.end(), plan(film)]
  return (
    <Page
      title={t('programme')}
      actions={
        <BoardActions
          cinemas={programme.cinemas}
          place={place}
          go={go}
          onPlan={() => begin()}
          onSeveral={several.turn}
          isSeveral={several.isOn}
          mayNot={mayNot}
        />
      }
    >
      <div className="board-layout">
        <BoardSection
          {...shared}
          place={place}
          refreshing={refreshing}
          moving={moving}
          dragging={dragging}
          films={isOff ? null : films}
          drawing={drawing}
          hint={several.isOn ? t('several_hint') : mayNot || moving ? undefined : t('board_hint')}
        />
        <BoardPanel
          {...shared}
          preview={preview}
          {...opened}
          inConflict={inConflict}
          move={{ ...move, moving, done: dragging.done }}
          dragging={isDragged || dragging.moved.sending}
          planning={planning}
          several={several}
        />
      </div>
    </Page>
  )
}

/** The cinema's shows of the week, and the times that are kept for others. */
function useBoard(programme: Programme, { week, cinemaId }: Place): Board {
  const kept = usePlaceholders(week)
  return useMemo(() => boardOf(programme, cinemaId, kept), [programme, cinemaId, kept])
}

/** The show, or the kept time, that the address names. */
function openedOn({ shows, kept }: Board, { showId }: Place) {
  return {
    open: shows.find(({ schedule }) => schedule.id === showId),
    kept: kept.find(({ placeholder }) => placeholder.id === showId),
  }
}

/** The film of a draft, as its strip is drawn. */
function filmOf(
  programme: Programme,
  board: Board,
  draft: Pick<Draft, 'movieId' | 'announced'> | null,
): Drawing['draftFilm'] {
  if (draft?.announced) return { hue: 90, title: draft.announced.name }
  const film = programme.movies.find(movie => movie.id === draft?.movieId)
  return film ? { hue: board.hues.get(film.id) ?? 0, title: film.title } : null
}

/** The hours of the board's shows, and of the one that is planned or moved. */
function axisWith(board: Board, preview: Preview | null) {
  return preview
    ? axisOf([...[...board.shows, ...board.kept].map(({ strip }) => strip), preview.strip])
    : board.axis
}

/** The board itself, with the week above and what its strips mean below. */
function BoardSection({
  programme,
  board,
  zone,
  nowMs,
  place,
  go,
  refreshing,
  moving,
  dragging,
  films,
  drawing,
  hint,
}: CinemaWeekProps & {
  board: Board
  nowMs: number
  moving: Moving | null
  dragging: ReturnType<typeof useDragging>
  /** The films that can be planned; null where nobody may. */
  films: ReturnType<typeof useFilmDrag> | null
  drawing: Drawing
  hint: string | undefined
}) {
  return (
    <section
      className="board"
      aria-busy={refreshing}
      data-dragging={Boolean(dragging.at ?? films?.at) || undefined}
    >
      <BoardBar place={place} go={go} programme={programme} shows={board.shows} />
      {films && <FilmList programme={programme} hues={board.hues} films={films} />}
      <Moved moved={dragging.moved} screens={board.screens} zone={zone} />
      <Timeline
        board={board}
        days={place.view === 'day' ? [place.day] : place.week}
        today={programme.today}
        now={isoIn(nowMs, zone)}
        drawing={drawing}
      />
      {dragging.at && (
        <DragNote at={dragging.at} moving={moving} preview={drawing.preview} board={board} zone={zone} />
      )}
      {films?.at && (
        <FilmNote at={films.at} draft={films.draft} preview={drawing.preview} board={board} zone={zone} />
      )}
      <Legend hint={hint} />
    </section>
  )
}
