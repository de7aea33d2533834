import { locales } from '#core/i18n/locale.ts'
import { text } from './page.ts'
import { pathOf, type Place } from './place.ts'

/** A page that search engines may index, and when it was last edited; null where unknown. */
export type ListedPage = { place: Place; editedMs: number | null }

/** The protocol's limit; an exhibitor has some hundreds. */
const addressesMax = 50_000

/**
 * The sitemap of a website: every page in every language, each with links to the others.
 *
 * @param origin scheme and host of the public address
 */
export function sitemapOf(origin: string, pages: readonly ListedPage[]): string {
  const entries = pages.slice(0, addressesMax / locales.length).flatMap(({ place, editedMs }) => {
    const path = pathOf(place) === '/' ? '' : pathOf(place)
    const href = (locale: string) => text(`${origin}/${locale}${path}`)
    const others = [...locales.map(locale => [locale, href(locale)]), ['x-default', href(locales[0])]]
      .map(([name, address]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>`)
      .join('')
    const edited = editedMs === null ? '' : `<lastmod>${new Date(editedMs).toISOString()}</lastmod>`
    return locales.map(locale => `<url><loc>${href(locale)}</loc>${edited}${others}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

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
