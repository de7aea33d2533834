import { createHash } from 'node:crypto'
import { attribute, text } from '../../site/page.ts'
import { byMovie } from '../../site/showings.ts'
import { accentRgb } from '../../documents/accent.ts'
import { feedWords } from './feed-words.ts'
import { nameOf } from './programme-calendar.ts'
import { dayName, listedShows, type ListedShow, type FeedSource } from './listed-shows.ts'

/** Days that are shown; the website has them all. */
const daysMost = 7

/**
 * The shows of the next days as a page for a frame on somebody else's website: no scripts, no cookies, no form, only
 * links, which open the exhibitor's website beside it. Light or dark as its reader's device is.
 */
export function programmeFrame(source: FeedSource): { html: string; policy: string } {
  const { programme, origin, locale } = source
  const words = feedWords[locale]
  const shows = listedShows(source)
  const days = [...Map.groupBy(shows, ({ show }) => show.day)].slice(0, daysMost)
  const style = styleOf(`rgb(${accentRgb(programme.exhibitor.accentHue).join(' ')})`)
  const body = days.length
    ? days.map(([day, of]) => `<h2>${text(dayName(day, locale))}</h2>${filmsOf(of, source)}`).join('\n')
    : `<p>${text(words.none)}</p>`
  const name = `${nameOf(source)} · ${words.programme}`
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text(name)}</title><style>${style}</style></head>
<body><h1>${text(nameOf(source))}</h1>
${body}
<p><a class="all" href="${attribute(`${origin}/${locale}`)}" target="_blank" rel="noopener">${text(words.tickets)}</a></p></body></html>
`
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  }
}

function filmsOf(shows: readonly ListedShow[], { programme, locale, cinemaId }: FeedSource): string {
  const of = new Map(shows.map(each => [each.show, each]))
  const films = byMovie([...of.keys()], programme).map(({ movie, shows }) => {
    const times = shows
      .map(show => timeOf(of.get(show)!, cinemaId === null && programme.cinemas.length > 1, locale))
      .join('')
    return `<li><img src="${attribute(movie.posterUrl)}" alt="" width="48" height="72" loading="lazy"><div><h3>${text(movie.title)}</h3><ul class="times">${times}</ul></div></li>`
  })
  return `<ul class="films">${films.join('\n')}</ul>`
}

function timeOf(
  { show, time, version, short, cinema, url }: ListedShow,
  namesCinema: boolean,
  locale: FeedSource['locale'],
): string {
  const words = feedWords[locale]
  const state = show.cancelled ? words.cancelled : show.soldOut ? words.soldOut : ''
  const about = [short, ...(namesCinema ? [cinema.name] : []), state].filter(Boolean).join(' · ')
  const inside = `<b>${text(time)}</b> <span title="${attribute(version)}">${text(about)}</span>`
  return show.cancelled
    ? `<li class="off">${inside}</li>`
    : `<li><a href="${attribute(url)}" target="_blank" rel="noopener">${inside}</a></li>`
}

const styleOf = (accent: string) =>
  `
:root{color-scheme:light dark}
body{margin:0;padding:16px;font:16px/1.4 system-ui,sans-serif;background:light-dark(#fff,#17120e);color:light-dark(#1d1712,#f6f2ec)}
h1{font-size:20px;margin:0 0 8px}h2{font-size:16px;margin:24px 0 8px;padding-top:8px;border-top:3px solid ${accent}}
h3{font-size:16px;margin:0 0 6px;overflow-wrap:anywhere}ul{list-style:none;margin:0;padding:0}
.films>li{display:flex;gap:12px;margin:0 0 16px}.films>li>div{flex:1;min-width:0}
img{object-fit:cover;border-radius:4px;background:light-dark(#e2dbd2,#332b25)}
.times{display:flex;flex-wrap:wrap;gap:8px}.times a,.off{display:block;padding:8px 12px;min-height:24px;border:1px solid light-dark(#8d8277,#8d8277);border-radius:6px;color:inherit;text-decoration:none}
.times a:hover,.times a:focus-visible{background:light-dark(#1d1712,#f6f2ec);color:light-dark(#fff,#1d1712)}
.off b{text-decoration:line-through}.times span{font-size:14px}
.all{display:inline-block;padding:12px 0;color:inherit;font-weight:600}
`
    .trim()
    .replaceAll('\n', '')
