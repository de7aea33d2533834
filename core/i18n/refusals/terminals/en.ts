import type { RefusalSentences } from '../refusal-sentences.ts'

export const en = {
  'refusal.terminal_twice': 'Two card terminals of this cinema are the same. Remove one and enter it again.',
  'refusal.terminal_address':
    'A card terminal’s address must be in the cinema’s own network and begin with zvt://, viva:// or vivas://, such as zvt://192.168.1.60:20007, or be its ID at Mollie, such as mollie:term_7MgL4wea46qk.',
  'refusal.terminal_none': 'This register has no card terminal. Type the sum into one by hand.',
  'refusal.terminal_busy': 'The card terminal is still busy. Wait until it is done.',
  'refusal.terminal_in_training': 'In training no card terminal is asked, because it would take real money.',
  'refusal.terminal_unanswered':
    'The card terminal has not said yet whether the last card was charged. Answer that first.',
  'refusal.terminal_money_waits':
    'A card was already charged for this sale. Finish it with that payment, or give the money back first.',
  'refusal.terminal_not_approved':
    'The card terminal did not take this sum. Ask it again, or choose another way to pay.',
  'refusal.terminal_first': 'Ask the card terminal first. If it cannot refund this, cash is offered.',
  'refusal.refund_given': 'This money has been refunded already. Look at the receipt again.',
  'refusal.terminal_needed': 'This register asks its card terminal itself. Press Card again.',
  'refusal.terminal_day_open':
    'The card terminal has not said yet whether its last day ended. Answer that first, under Cash.',
} satisfies Partial<RefusalSentences>
