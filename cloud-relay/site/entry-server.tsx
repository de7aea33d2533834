import { renderToString } from 'react-dom/server'
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { locales, type Locale } from '#core/i18n/locale.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'
import { AddressContext, loaded } from './address.ts'
import { App } from './App.tsx'
import { headOf } from './head.ts'
import type { SiteData, SitePage, SiteRequest } from './page.ts'
import { pathOf, type Place } from './place.ts'
import { isIndexed, resolve } from './resolve.ts'
import { forReader } from './reader.ts'
import { sayIn, type Say } from './say.ts'
import { SiteContext } from './site.ts'
import { titleOf } from './title.ts'

const speakers = new Map<Locale, Say>(
  locales.map(locale => [locale, sayIn(locale, { en, de, fr, nl }[locale])] as const),
)

/** Navigation does nothing on the server. */
const goNowhere = () => undefined

/** Renders the page of one request in one go: a stream is slower here, as there is nothing to wait for. */
export function render(request: SiteRequest): SitePage {
  const { locale, programme, connected } = request
  const say = speakers.get(locale)!
  const base = `/${locale}`
  const path = request.url.split(/[?#]/)[0]!
  const data: SiteData = { locale, programme: forReader(programme, locale), connected }
  if (path !== base && !path.startsWith(`${base}/`)) return redirectTo(base, data)
  const resolved = resolve(path.slice(base.length), programme)
  if (resolved.kind === 'redirect') return redirectTo(base + pathOf(resolved.to), data)
  const place: Place = resolved.kind === 'lost' ? { name: '404' } : resolved.place
  const site = { locale, t: say, programme, connected, now: Date.parse(programme.now), browser: null }
  const html = renderToString(
    <SiteContext value={site}>
      <AddressContext value={{ arrival: loaded(path, '', base), base, go: goNowhere }}>
        <App />
      </AddressContext>
    </SiteContext>,
  )
  const { hints, body } = withoutHints(html)
  return {
    status: place.name === '404' ? 404 : 200,
    title: titleOf(place, programme, say),
    head:
      headOf(place, {
        programme,
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

function redirectTo(redirect: string, data: SiteData): SitePage {
  return { status: 302, redirect, title: '', head: '', body: '', data }
}
