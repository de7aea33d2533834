/** @jsxImportSource preact */
import { formatPlainDay, formatTime } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { Hero } from './Hero.tsx'
import type { Showing } from './showing.ts'
import type { Say } from './words.ts'

/** Nothing more is on today: which film is next, and when; or a welcome, where none is planned. */
export function NothingOn({
  next,
  zone,
  locale,
  say,
}: {
  next: Showing | undefined
  zone: string
  locale: Locale
  say: Say
}) {
  return (
    <>
      {next && <Hero movie={next.movie} />}
      <div class="nothing" data-alone={!next || undefined} key={locale}>
        <p class="nothing-title">{say(next ? 'no_more_today' : 'nothing_planned')}</p>
        {next && (
          <p class="nothing-next">
            {say('next_show', {
              day: formatPlainDay(next.schedule.day, locale, {
                weekday: 'long',
                day: 'numeric',
                month: 'long',
              }),
              time: formatTime(next.schedule.start, locale, zone),
            })}
            <strong>{next.movie.title}</strong>
          </p>
        )}
      </div>
    </>
  )
}
