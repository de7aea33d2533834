/** @jsxImportSource preact */
import { formatTime } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'

/**
 * The exhibitor, the title of the view, and the time. A lost connection or a recovering box is a tiny mark, for staff
 * only.
 */
export function Header({
  name,
  title,
  nowMs,
  zone,
  locale,
  connected,
  ready,
}: {
  name: string
  /** Null while there is nothing to announce. */
  title: string | null
  nowMs: number
  zone: string
  locale: Locale
  connected: boolean
  ready: boolean
}) {
  return (
    <header class="header">
      <div>
        <p class="header-exhibitor">{name}</p>
        {title && (
          <h1 class="header-title" key={title}>
            {title}
          </h1>
        )}
      </div>
      <p class="header-clock">
        {(!connected || !ready) && <span class="cut" data-waits={!ready || undefined} aria-hidden="true" />}
        {formatTime(new Date(nowMs).toISOString(), locale, zone)}
      </p>
    </header>
  )
}
