import * as z from 'zod'

/** Wall time where the exhibitor is, like `2026-12-24T08:00`. */
const moment = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/)

/** Whether and when visitors see what the exhibitor wrote. */
export const publicationFields = {
  status: z.enum(['draft', 'published']),
  /** It is shown from then on; at once when null. */
  publishFrom: moment.nullable(),
  /** It is not shown any more from then on; never when null. */
  publishUntil: moment.nullable(),
}

export type Publication = {
  status: 'draft' | 'published'
  publishFrom: string | null
  publishUntil: string | null
  deleted?: boolean
}

/** Whether visitors see it now. @param now wall time where the exhibitor is, like its own moments */
export function isPublished(
  { status, publishFrom, publishUntil, deleted }: Publication,
  now: string,
): boolean {
  if (deleted || status !== 'published') return false
  return (!publishFrom || publishFrom <= now) && (!publishUntil || now < publishUntil)
}

/** What is wrong with its moments: refuses `page_ends_first` where it would end before it begins. */
export function publicationMisfit({ publishFrom, publishUntil }: Publication) {
  return publishFrom && publishUntil && publishUntil <= publishFrom
    ? ({ code: 'page_ends_first', details: {}, field: 'publishUntil' } as const)
    : undefined
}
