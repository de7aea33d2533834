import type * as z from 'zod'

/** The code of the sentence that says what is wrong with a field. */
export function fieldCode(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith('field.')) return issue.message
  if (issue.code === 'invalid_type') return 'field.required'
  if (issue.code === 'invalid_format') return issue.format === 'email' ? 'field.email' : 'field.invalid'
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'field.required' : 'field.too_small'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'field.too_long' : 'field.too_big'
  return 'field.invalid'
}
