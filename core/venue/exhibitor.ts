import type { Catalogue } from '../journal/apply.ts'

/** The exhibitor whose node this is; undefined until it is known here. */
export function exhibitorOf(catalogue: Pick<Catalogue, 'all'>) {
  return catalogue.all('exhibitor')[0]
}

/** The business day starts this many minutes after midnight; 0 while the exhibitor is not known. */
export function midnightOffsetOf(catalogue: Pick<Catalogue, 'all'>): number {
  return exhibitorOf(catalogue)?.midnightOffsetMinutes ?? 0
}
