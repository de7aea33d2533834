import { renderToString } from 'react-dom/server'
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { writtenAs } from '#core/i18n/date-habit.ts'
import { locales, type Locale } from '#core/i18n/locale.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'
import { AddressContext, hrefOf, loaded } from './address.ts'
import { App } from './App.tsx'
import { nothingWritten } from './content.ts'
import { headOf } from './head.ts'
import type { SiteData, SitePage, SiteRequest } from './page.ts'
import { pathOf } from './place.ts'
import { isIndexed } from './resolve.ts'
import { forReader } from './reader.ts'
import { sayIn, type Say } from './say.ts'
import { tellsOverview } from './shown-programme.ts'
import { SiteContext } from './site.ts'
import { titleOf } from './title.ts'

// Not by name: the browser is given it only where it is needed.
const { Slides } = await import('./slides/Slides.tsx')
const { OpeningHours: Hours } = await import('./contact/OpeningHours.tsx')
const { Search } = await import('./search/Search.tsx')

const speakers = new Map<Locale, Say>(
  locales.map(locale => [locale, sayIn(locale, { en, de, fr, nl }[locale])] as const),
)

/** Navigation does nothing on the server. */
const goNowhere = () => undefined

/** Renders one page in one go: a stream is slower here, as there is nothing to wait for. */
export function render(request: SiteRequest): SitePage {
  return writtenAs(request.programme.exhibitor.dates, () => rendered(request))
}

function rendered(request: SiteRequest): SitePage {
  const { place, locale, programme: shown, offered, content = nothingWritten, connected } = request
  const say = speakers.get(locale)!
  const base = `/${locale}`
  const programme = forReader(shown, locale, movie => tellsOverview(place, movie, shown))
  const data: SiteData = { locale, programme, offered, content, connected }
  // The browser begins with no more than this, so the page is made of no more.
  const site = { ...data, t: say, now: Date.parse(shown.now), Slides, Hours, Search, browser: null }
  const html = renderToString(
    <SiteContext value={site}>
      <AddressContext value={{ arrival: loaded(hrefOf(base, pathOf(place)), '', base), base, go: goNowhere }}>
        <App />
      </AddressContext>
    </SiteContext>,
  )
  const { hints, body } = withoutHints(html)
  return {
    status: place.name === '404' ? 404 : 200,
    title: titleOf(place, shown, say, locale, content),
    head:
      headOf(place, {
        programme: shown,
        content,
        locale,
        say,
        origin: request.origin ?? '',
        rates: request.rates ?? [],
        indexed: isIndexed(place),
        fonts: [archivo, figtree],
      }) + hints,
    body,
    data,
  }
}

/** React writes preload links of pictures before the page; they belong into the head, not into `#root`. */
function withoutHints(html: string): { hints: string; body: string } {
  const hints = /^(?:<link [^>]*>)*/.exec(html)![0]
  return { hints, body: html.slice(hints.length) }
}
