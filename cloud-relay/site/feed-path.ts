import type { Locale } from '#core/i18n/locale.ts'

/** How the programme is told outside of the website: a calendar, a feed, a page for a frame. */
export const feedFiles = ['programme.ics', 'programme.rss', 'programme.html'] as const
export type FeedFile = (typeof feedFiles)[number]

/**
 * The address of the programme outside of the website, without scheme and host.
 *
 * @param cinemaId of one cinema alone; left out for all of them
 */
export function feedPath(locale: Locale, file: FeedFile, cinemaId?: string): string {
  return `/${locale}/${file}${cinemaId ? `?cinema=${encodeURIComponent(cinemaId)}` : ''}`
}
