/** @jsxImportSource preact */
import { formatPlainDay, formatTime } from '#core/i18n/format.ts'
import { inLocale, type Locale, type Words } from '#core/i18n/locale.ts'
import { Picture } from './Picture.tsx'
import { usePoster } from './posters.ts'
import type { Occasion } from './scenes.ts'
import type { Say } from './words.ts'

/** The coming events, a few on a page: what, when, and what makes the evening special. */
export function Events({
  occasions,
  pageKey,
  zone,
  locale,
  say,
}: {
  occasions: readonly Occasion[]
  pageKey: string
  zone: string
  locale: Locale
  say: Say
}) {
  if (!occasions.length)
    return (
      <div class="nothing" data-alone>
        <p class="nothing-title">{say('nothing_planned')}</p>
      </div>
    )
  return (
    <ol class="films" key={pageKey} data-count={occasions.length}>
      {occasions.map(({ event, showing, posterUrl }, index) => (
        <li class="film" key={event.id} style={{ '--index': index }}>
          <Poster address={posterUrl} />
          <div class="film-words">
            <p class="event-when">
              {formatPlainDay(showing.schedule.day, locale, {
                weekday: 'long',
                day: 'numeric',
                month: 'long',
              })}
              {', '}
              {formatTime(showing.schedule.start, locale, zone)}
            </p>
            <p class="film-title">{titleOf(event, locale)}</p>
            <p class="event-story">{inLocale(event.description as Words, locale)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const titleOf = ({ title, publicTitle }: Occasion['event'], locale: Locale) =>
  (publicTitle && inLocale(publicTitle as Words, locale)) || title

function Poster({ address }: { address: string }) {
  const picture = usePoster(address)
  return <div class="film-poster">{picture && <Picture picture={picture} />}</div>
}
