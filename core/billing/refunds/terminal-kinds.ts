import { terminalDayKinds } from '../../terminal/days/apply.ts'
import type { TerminalDayFacts } from '../../terminal/days/facts.ts'
import type { TerminalAnswered, TerminalAsked } from '../../terminal/facts.ts'
import { ofPurchase } from '../apply-purchase.ts'
import { applyAnswered, applyAsked, applyRefundGiven } from './apply-given.ts'
import type { RefundGiven } from './facts.ts'

/** Facts of card terminals, and of their money that was given back otherwise. */
export type TerminalFacts = TerminalDayFacts & {
  'terminal.asked': TerminalAsked
  'terminal.answered': TerminalAnswered
  'refund.given': RefundGiven
}

export const terminalKinds = {
  ...terminalDayKinds,
  'terminal.asked': { v: 1, trade: 'goes on', apply: applyAsked },
  'terminal.answered': { v: 1, trade: 'goes on', apply: applyAnswered },
  'refund.given': ofPurchase(applyRefundGiven),
} as const
