import { inLocale } from '#core/i18n/locale.ts'
import { text } from '../../site/page.ts'
import { pathOf } from '../../site/place.ts'
import { byMovie } from '../../site/showings.ts'
import { feedWords } from './feed-words.ts'
import { nameOf } from './programme-calendar.ts'
import { dayName, listedShows, type FeedSource } from './listed-shows.ts'

/** Shows that one film names. */
const showsNamed = 12

/** The films with shows to come as a feed (RSS 2.0), each once, in the order of their next show. */
export function programmeRss(source: FeedSource, selfUrl: string): string {
  const { programme, origin, locale } = source
  const words = feedWords[locale]
  const shows = listedShows(source).filter(({ show }) => !show.cancelled)
  const ofShow = new Map(shows.map(each => [each.show, each]))
  const films = byMovie([...ofShow.keys()], programme).map(({ movie, shows }) => {
    const url = `${origin}/${locale}${pathOf({ name: 'movies.view', slug: movie.slug })}`
    const when = shows.slice(0, showsNamed).map(show => {
      const { time, cinema, version } = ofShow.get(show)!
      const place = source.cinemaId === null && programme.cinemas.length > 1 ? [cinema.name] : []
      return [`${dayName(show.day, locale)}, ${time}`, ...place, version].filter(Boolean).join(' · ')
    })
    // Readers take it for HTML.
    const description = [inLocale(movie.overview, locale), ...when].filter(Boolean).map(text).join('<br>')
    return `<item><title>${text(movie.title)}</title><link>${text(url)}</link><guid isPermaLink="false">${text(`${movie.id}@${new URL(origin).hostname}`)}</guid><description>${text(description)}</description></item>`
  })
  const name = `${nameOf(source)} · ${words.programme}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${text(name)}</title><link>${text(`${origin}/${locale}`)}</link><description>${text(name)}</description><language>${locale}</language><ttl>60</ttl>
<atom:link href="${text(selfUrl)}" rel="self" type="application/rss+xml"/>
${films.join('\n')}
</channel></rss>
`
}
