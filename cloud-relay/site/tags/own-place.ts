import type { Place } from '../place.ts'

/**
 * Whether a page's address opens an order, names a person or holds the code of a card: nothing that comes from elsewhere may ever run in a document
 * with such an address.
 */
export function isOwnPlace(place: Place | null): boolean {
  return /^(bill|payments|newsletter|card)/.test(place?.name ?? '')
}
