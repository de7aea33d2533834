import { formatTime } from '#core/i18n/format.ts'
import { useWords } from '../words/WordsProvider.tsx'
import type { Kept } from './board.ts'
import { boxOf, Parts } from './ShowStrip.tsx'
import type { Axis } from './strip-geometry.ts'

/** A time kept for a show to be announced: as long as a show, in no film's colour, with dashes around it. */
export function KeptStrip({
  kept: { placeholder, screen, strip },
  axis,
  lane,
  zone,
  open,
  clashing,
  leaving,
  small,
  onOpen,
}: {
  kept: Kept
  axis: Axis
  lane: number
  zone: string
  open: boolean
  clashing: boolean
  /** It is being changed, or a show takes its place. */
  leaving: boolean
  small: boolean
  onOpen: () => void
}) {
  const { locale, t } = useWords()
  const time = formatTime(placeholder.start, locale, zone)
  const spoken = [time, t('announce'), placeholder.name, screen.name].join(', ')
  return (
    <button
      type="button"
      className="strip"
      style={boxOf(strip, axis, lane)}
      data-kept
      data-small={small || undefined}
      data-clashing={clashing || undefined}
      data-leaving={leaving || undefined}
      aria-pressed={open}
      aria-label={spoken}
      title={small ? spoken : undefined}
      onClick={onOpen}
    >
      <Parts strip={strip}>
        <span className="strip-time">
          {time}
          {!small && <small>{t('announce')}</small>}
        </span>
        <span className="strip-title">{placeholder.name}</span>
      </Parts>
    </button>
  )
}
