import type { Programme } from '#core/planning/contract.ts'
import { pathOf, type Place } from '../site/place.ts'
import { resolve } from '../site/resolve.ts'

/**
 * What an address shows. `path` (after the locale) is the page's key and what is rendered: the same for every address
 * that shows the same. Pages of purchases differ only in their own address, so they share one cached page, in which
 * `own` is replaced by `ownPath`.
 */
export type ShownPage =
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; path: string; lost: boolean; own: { stands: string; is: string } | null }

/** The page of a path without its locale and query: pages here do not use the query. */
export function shownPage(path: string, programme: Programme): ShownPage {
  const resolved = resolve(path, programme)
  if (resolved.kind === 'redirect') return { kind: 'redirect', to: pathOf(resolved.to) }
  if (resolved.kind === 'lost') return { kind: 'page', path: pathOf({ name: '404' }), lost: true, own: null }
  const { place } = resolved
  const standIn = standInOf(place)
  if (!standIn) return { kind: 'page', path: pathOf(place), lost: false, own: null }
  const stands = pathOf(standIn)
  return { kind: 'page', path: stands, lost: false, own: { stands, is: pathOf(place) } }
}

/** A placeholder address of the same kind. */
function standInOf(place: Place): Place | null {
  if (place.name === 'bill' || place.name === 'bill.pay') return { ...place, uuid: '__BILL__' }
  if (place.name === 'payments.result') return { ...place, paymentId: '__PAYMENT__', driver: '__DRIVER__' }
  return null
}
