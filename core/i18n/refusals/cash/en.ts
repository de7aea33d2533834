import type { RefusalSentences } from '../refusal-sentences.ts'

export const en = {
  'refusal.shift_needed': 'Cash moves only during a shift. Open one at this till first.',
  'refusal.shift_not_here': 'A shift belongs to a till. Do this at a register.',
  'refusal.shift_open': 'A shift of {{name}} is still open at this till. Take it over or close it first.',
  'refusal.shift_unknown': 'This shift is not one of this till.',
  'refusal.shift_closed': 'This shift is closed already.',
  'refusal.cash_not_there': 'There is not that much in the drawer.',
  'refusal.coin_unknown': 'The coins and notes do not come to this sum. Count again.',
  'refusal.count_unknown': 'Count the drawer first.',
  'refusal.count_again': 'Money has moved since the drawer was counted. Count again.',
  'refusal.difference_unexplained': 'Say why the count differs from what should be there.',
  'refusal.deposit_unknown':
    'Only cups and bottles of this cinema have a deposit, and one of these has none any more. Read the list again.',
  'refusal.deposits_too_much':
    'No more than €{{most}} is paid back for cups and bottles at once. Count them in two lots.',
} satisfies Partial<RefusalSentences>
