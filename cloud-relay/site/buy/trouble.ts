import type { CallRefused } from '#core/api/call.ts'
import type { Say } from '../say.ts'

/** `ofFields`: it stands until every field named is mended. */
export type Trouble = { title: string; text: string; ofFields?: boolean }

/**
 * The message beside the button.
 *
 * @param hasPlace whether an error is shown at its field; the others are told here, as one line
 */
export function troubleOf(cause: CallRefused, t: Say, hasPlace: (path: string) => boolean): Trouble {
  if (cause.status === 429) return { title: t('too_many_requests'), text: t('too_many_requests_words') }
  if (cause.code === 'internal') return { title: t('exception'), text: t('exception_words') }
  const fields = Object.entries(cause.fields)
  if (!fields.length) return { title: t('not_bought'), text: cause.message }
  const text = fields.flatMap(([path, sentences]) => (hasPlace(path) ? [] : sentences)).join(' ')
  return { title: t('check_fields'), text, ofFields: true }
}
