import { formatTime } from '#core/i18n/format.ts'
import { isoIn } from '#core/programme/day.ts'
import { useWords } from '../words/WordsProvider.tsx'
import type { Board } from './board.ts'
import type { Draft, Preview } from './draft.ts'
import { minutesOf } from './own-minutes.ts'
import type { Moving } from './use-move.ts'
import { useWhyOff } from './use-moving.ts'

/** Beside the pointer while a show is carried: where it would stand, and why it cannot, before it is let go. */
export function DragNote({
  at: { x, y },
  moving,
  preview,
  board,
  zone,
}: {
  at: { x: number; y: number }
  moving: Moving | null
  preview: Preview | null
  board: Board
  zone: string
}) {
  if (!moving || !preview) return null
  return (
    <div
      className="drag-note"
      aria-hidden="true"
      data-off={preview.past || preview.clashing.length > 0 || undefined}
      style={{ transform: `translate(min(${x + 18}px, 100vw - 23rem), ${y + 22}px)` }}
    >
      <Spoken moving={moving} preview={preview} board={board} zone={zone} />
    </div>
  )
}

function Spoken({
  moving: { show, draft, edge },
  preview,
  board,
  zone,
}: {
  moving: Moving
  preview: Preview
  board: Board
  zone: string
}) {
  const { locale, t } = useWords()
  const off = useWhyOff(show.schedule, draft, preview)
  const minutes = minutesOf(preview)
  const time = (ms: number) => formatTime(isoIn(ms, zone), locale, zone)
  return (
    <>
      {edge ? (
        <p>
          <strong>
            {edge === 'preShowMinutes'
              ? t('own_drag_pre', { minutes: minutes[edge], time: time(preview.span.featureMs) })
              : t('own_drag_cleaning', { minutes: minutes[edge], time: time(preview.span.readyMs) })}
          </strong>
        </p>
      ) : (
        <>
          <p>
            <strong>
              {time(preview.span.startMs)} – {time(preview.span.endMs)}
            </strong>{' '}
            {board.screens.find(({ id }) => id === draft.screenId)?.name}
          </p>
          <p>{off ?? t('plan_free')}</p>
        </>
      )}
      <Clashes preview={preview} zone={zone} />
    </>
  )
}

/** What would be in the way. */
function Clashes({ preview, zone }: { preview: Preview; zone: string }) {
  const { locale, t } = useWords()
  return preview.clashing.map(other => (
    <p key={other.id}>
      {t('plan_clash_with', {
        title: other.title,
        from: formatTime(other.start, locale, zone),
        to: formatTime(isoIn(other.readyMs, zone), locale, zone),
      })}
    </p>
  ))
}

/** The same beside a film that is carried from the list. */
export function FilmNote({
  at: { x, y },
  draft,
  preview,
  board,
  zone,
}: {
  at: { x: number; y: number }
  draft: Draft | null
  preview: Preview | null
  board: Board
  zone: string
}) {
  const { locale, t } = useWords()
  if (!draft || !preview) return null
  const time = (ms: number) => formatTime(isoIn(ms, zone), locale, zone)
  const isOff = preview.past || preview.clashing.length > 0
  return (
    <div
      className="drag-note"
      aria-hidden="true"
      data-off={isOff || undefined}
      style={{ transform: `translate(min(${x + 18}px, 100vw - 23rem), ${y + 22}px)` }}
    >
      <p>
        <strong>
          {time(preview.span.startMs)} – {time(preview.span.endMs)}
        </strong>{' '}
        {board.screens.find(({ id }) => id === draft.screenId)?.name}
      </p>
      <p>{t(preview.past ? 'plan_past' : isOff ? 'plan_clash' : 'plan_free')}</p>
      <Clashes preview={preview} zone={zone} />
    </div>
  )
}
