import { isPublished, type Publication } from '#core/content/pages/publication.ts'

/** Whether visitors see what was written now. @param now wall time where the exhibitor is; empty while it is not known */
export function stateOf(entry: Publication, now: string): 'now' | 'later' | 'over' | 'draft' {
  if (entry.status === 'draft') return 'draft'
  if (isPublished(entry, now)) return 'now'
  return entry.publishFrom && now < entry.publishFrom ? 'later' : 'over'
}
