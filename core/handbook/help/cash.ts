import type { cash as refusals } from '../../refusals/cash.ts'
import type { HandbookPlace } from '../contents.ts'

export const cash: Record<keyof typeof refusals, HandbookPlace | null> = {
  shift_needed: 'money#shift',
  shift_not_here: 'money#shift',
  shift_open: 'money#shift',
  shift_unknown: 'money#shift',
  shift_closed: 'money#shift',
  cash_not_there: 'money#shift',
  deposit_unknown: 'set-up#combinations',
  deposits_too_much: 'set-up#combinations',
  coin_unknown: 'money#shift',
  count_unknown: 'money#shift',
  count_again: 'money#shift',
  difference_unexplained: 'money#shift',
}
