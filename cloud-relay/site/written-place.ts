import { inLocale, type Locale } from '#core/i18n/locale.ts'
import { pageBySlug, type PageLink, type SiteContent } from './content.ts'
import { pathOf, placeOf, type Place } from './place.ts'

/** Where a written page is in a language. */
export function pagePlace({ slug }: Pick<PageLink, 'slug'>, locale: Locale): Place {
  return { name: 'page', slug: inLocale(slug, locale) }
}

/** The path of a page of the website in a language: written ones have an address in each. */
export function pathIn(place: Place, locale: Locale, { pages }: Pick<SiteContent, 'pages'>): string {
  const page = place.name === 'page' ? pageBySlug(place.slug, pages) : undefined
  return pathOf(page ? pagePlace(page, locale) : place)
}

/**
 * Whether what is written at a path has to be read before it is shown to somebody who came by a link: a written page, or
 * one with texts that the page they came from did not bring.
 */
export function isUnread(path: string, { at, written }: Pick<SiteContent, 'at' | 'written'>): boolean {
  const name = placeOf(path)?.name
  if (name === 'info' || name === 'page' || name === 'privacy' || name === 'events.view') return true
  return name !== undefined && name !== at && written.includes(name)
}
