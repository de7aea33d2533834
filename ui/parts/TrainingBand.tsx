import { formatDate, formatTime } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'

type Word = 'training_band' | 'training_band_what'

/** On every page while what is sold is training: large, above everything else. */
export function TrainingBand(props: {
  /** Until when, ISO. */
  until: string
  locale: Locale
  /** IANA name of the place's time. */
  zone: string
  words: (word: Word, values?: Record<string, string>) => string
}) {
  const { until, locale, zone, words } = props
  const time = `${formatDate(until, locale, zone)}, ${formatTime(until, locale, zone)}`
  return (
    <aside className="training-band" aria-label={words('training_band')}>
      <strong>{words('training_band')}</strong>
      <span>{words('training_band_what', { time })}</span>
    </aside>
  )
}
