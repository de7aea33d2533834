import { locales, type Locale } from '#core/i18n/locale.ts'
import { text } from './page.ts'
import { pathOf, type Place } from './place.ts'

/** A page that search engines may index, and when it was last edited; null where unknown. */
export type ListedPage = {
  place: Place
  /** Where it is in another language, if not at the same path. */
  placeIn?: (locale: Locale) => Place
  editedMs: number | null
}

/** The protocol's limit; an exhibitor has some hundreds. */
const addressesMax = 50_000

/**
 * The sitemap of a website: every page in every language, each with links to the others.
 *
 * @param origin scheme and host of the public address
 * @param offered the website's languages, the one to fall back to first
 */
export function sitemapOf(
  origin: string,
  pages: readonly ListedPage[],
  offered: readonly Locale[] = locales,
): string {
  const entries = pages.slice(0, addressesMax / offered.length).flatMap(({ place, placeIn, editedMs }) => {
    const href = (locale: Locale) => text(addressIn(origin, { place, placeIn }, locale))
    const others = [
      ...offered.map(locale => [locale, href(locale)] as const),
      ['x-default', href(offered[0]!)] as const,
    ]
      .map(([name, address]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>`)
      .join('')
    const edited = editedMs === null ? '' : `<lastmod>${new Date(editedMs).toISOString()}</lastmod>`
    return offered.map(locale => `<url><loc>${href(locale)}</loc>${edited}${others}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function addressIn(
  origin: string,
  { place, placeIn }: { place: Place; placeIn?: ListedPage['placeIn'] | undefined },
  locale: Locale,
): string {
  const path = pathOf(placeIn?.(locale) ?? place)
  return `${origin}/${locale}${path === '/' ? '' : path}`
}

/** The addresses of a page in all languages of its website. */
export const addressesOf = (origin: string, page: ListedPage, offered: readonly Locale[]): string[] =>
  offered.map(locale => addressIn(origin, page, locale))

/** robots.txt: excludes calls, staff pages and single purchases, and says where the sitemap is. */
export function robotsOf(origin: string): string {
  return `User-agent: *
Allow: /api/movies/
Allow: /api/programme
Disallow: /api/
Disallow: /portal
Disallow: /health
Disallow: /bill/
Disallow: /*/bill/
Disallow: /*/payments/

Sitemap: ${origin}/sitemap.xml
`
}
