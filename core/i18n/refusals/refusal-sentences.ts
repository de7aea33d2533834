import type { RefusalCode } from '../../refusal.ts'

/** What is wrong with one field of a form. */
export type FieldCode =
  | 'required'
  | 'day'
  | 'sum'
  | 'number'
  | 'yes_or_no'
  | 'no_such'
  | 'several_such'
  | 'time'
  | 'no_whole_turns'
  | 'invalid'
  | 'email'
  | 'email_not_confirmed'
  | 'too_long'
  | 'too_short'
  | 'search_short'
  | 'not_the_same'
  | 'too_small'
  | 'too_big'
  | 'unknown'
  | 'taken'
  | 'fixed'
  | 'gone'
  | 'day_to_come'

export type RefusalSentences = Record<`refusal.${RefusalCode}` | `field.${FieldCode}`, string>
