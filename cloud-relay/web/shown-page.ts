import type { Programme } from '#core/planning/contract.ts'
import type { Written } from '#core/content/pages/load.ts'
import type { Locale, Words } from '#core/i18n/locale.ts'
import { leadsOf } from '../site/content.ts'
import { pathOf, placeOf, type Place } from '../site/place.ts'
import { resolve } from '../site/resolve.ts'
import { pagePlace } from '../site/written-place.ts'

/**
 * What an address shows. `path` (after the locale) is the page's key and what is rendered: the same for every address
 * that shows the same. Pages of purchases differ only in their own address, so they share one cached page, in which
 * `own` is replaced by `ownPath`.
 */
export type ShownPage =
  | { kind: 'redirect'; to: string; moved?: true }
  | { kind: 'page'; place: Place; path: string; own: { stands: string; is: string } | null }

/** The page of a path without its locale and query: pages here do not use the query. */
export function shownPage(
  path: string,
  { programme, written }: { programme: Programme; written: Written },
  locale: Locale,
): ShownPage {
  const resolved = resolve(path, programme, leadsOf(written, locale), locale)
  if (resolved.kind === 'redirect') return { kind: 'redirect', to: pathOf(resolved.to) }
  const asked = resolved.kind === 'lost' ? placeOf(path) : null
  const moved = asked && movedTo(asked, { programme, written }, locale)
  if (moved) return { kind: 'redirect', to: pathOf(moved), moved: true }
  const place: Place = resolved.kind === 'lost' ? { name: '404' } : resolved.place
  const standIn = standInOf(place)
  if (!standIn) return { kind: 'page', place, path: pathOf(place), own: null }
  const stands = pathOf(standIn)
  return { kind: 'page', place: standIn, path: stands, own: { stands, is: pathOf(place) } }
}

/** Where a page, a film or an event is now that had this address before; null when none had it, or it is shown no more. */
function movedTo(
  asked: Place,
  { programme, written }: { programme: Programme; written: Written },
  locale: Locale,
): Place | null {
  if (asked.name === 'page') {
    const owner = written.formerOwner('page', asked.slug)
    const page = written.pages.find(({ id }) => id === owner)
    return page ? pagePlace({ slug: page.slug as Words }, locale) : null
  }
  if (asked.name !== 'movies.view' && asked.name !== 'events.view') return null
  const [kind, entries] =
    asked.name === 'movies.view'
      ? (['movie', programme.movies] as const)
      : (['event', programme.events] as const)
  const owner = written.formerOwner(kind, asked.slug)
  const now = entries.find(({ id }) => id === owner)
  return now ? { name: asked.name, slug: now.slug } : null
}

/** A placeholder address of the same kind. */
function standInOf(place: Place): Place | null {
  if (place.name === 'bill' || place.name === 'bill.pay') return { ...place, uuid: '__BILL__' }
  if (place.name === 'payments.result') return { ...place, paymentId: '__PAYMENT__', driver: '__DRIVER__' }
  if (place.name === 'newsletter.subscribe' && place.email !== null) return { ...place, email: '__EMAIL__' }
  return null
}
