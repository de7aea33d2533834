import { terminalDayKinds } from '../../terminal/days/apply.ts'
import type { TerminalDayFacts } from '../../terminal/days/facts.ts'
import type { TerminalAnswered, TerminalAsked } from '../../terminal/facts.ts'
import { handoutKinds, type HandoutFacts } from '../handouts/kinds.ts'
import { reprintKinds, type ReprintFacts } from '../reprints/kinds.ts'
import { ofPurchase } from '../apply-purchase.ts'
import { applyAnswered, applyAsked, applyRefundGiven } from './apply-given.ts'
import type { RefundGiven } from './facts.ts'

/** Facts of what tills do with machines: card terminals, their money that was given back otherwise, paper once more, and snacks handed out. */
export type TerminalFacts = TerminalDayFacts &
  ReprintFacts &
  HandoutFacts & {
    'terminal.asked': TerminalAsked
    'terminal.answered': TerminalAnswered
    'refund.given': RefundGiven
  }

export const terminalKinds = {
  ...terminalDayKinds,
  ...reprintKinds,
  ...handoutKinds,
  'terminal.asked': { v: 1, trade: 'goes on', apply: applyAsked },
  'terminal.answered': { v: 1, trade: 'goes on', apply: applyAnswered },
  'refund.given': ofPurchase(applyRefundGiven),
} as const
