import type { Place } from '../place.ts'

/**
 * Whether a page's address opens an order or names a person: nothing that comes from elsewhere may ever run in a document
 * with such an address.
 */
export function isOwnPlace(place: Place | null): boolean {
  return /^(bill|payments|newsletter)/.test(place?.name ?? '')
}
