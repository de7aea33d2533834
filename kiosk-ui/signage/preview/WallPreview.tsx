/** @jsxImportSource preact */
import { locales } from '#core/i18n/locale.ts'
import type { WallPreviewMessage } from '#ui/wall-preview.ts'
import { useBeat, useClock, useTurn } from '../hooks.ts'
import { dayAt } from '../showing.ts'
import { View } from '../View.tsx'

/** As long as walls show a page where no setting says otherwise. */
const beatMs = 5000
const nothing = () => undefined

/** A wall with one view, as it would stand in a cinema now; its shape is the frame's. */
export function WallPreview({ content }: { content: WallPreviewMessage }) {
  const { programme, cinemaId, view, theme } = content
  const beat = useBeat(beatMs, false)
  const nowMs = useClock()
  const portrait = useTurn(undefined)
  const cinema = programme.cinemas.find(({ id }) => id === cinemaId)
  if (!cinema) return null
  const screenId = programme.screens.find(screen => screen.cinemaId === cinemaId)?.id ?? null
  const now = {
    off: false,
    view,
    screenId,
    theme: theme ?? undefined,
    background: view.background ?? theme?.background ?? null,
  }
  const today = dayAt(nowMs, cinema.timezone, programme.exhibitor.midnightOffsetMinutes)
  return (
    <View
      now={now}
      at={{ programme, cinema, today, nowMs, portrait, connected: true }}
      beat={beat}
      ready
      spoken={view.languages.length ? view.languages : locales}
      onTurned={nothing}
    />
  )
}
