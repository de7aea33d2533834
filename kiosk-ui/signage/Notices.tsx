/** @jsxImportSource preact */
import { inLocale, type Locale, type Words } from '#core/i18n/locale.ts'
import type { Wall } from '#core/signage/contract.ts'

/** What all walls say at once, over whatever they show: an urgent one alone and large, the others in turn at the foot. */
export function Notices({
  notices,
  locale,
  beat,
}: {
  notices: NonNullable<Wall['notices']>
  locale: Locale
  beat: number
}) {
  const urgent = notices.filter(each => each.urgent)
  const shown = urgent.length ? urgent : notices
  const notice = shown[Math.floor(beat / turnBeats) % shown.length]
  if (!notice) return null
  return (
    <div class="wall-notice" data-urgent={notice.urgent || undefined} lang={locale} role="status">
      {notice.urgent && (
        <span class="wall-notice-sign" aria-hidden="true">
          !
        </span>
      )}
      <p>{inLocale(notice.text as Words, locale)}</p>
    </div>
  )
}

/** Beats a notice stays where there are several. */
const turnBeats = 3
