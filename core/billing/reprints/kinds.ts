import type { TicketReprinted } from './facts.ts'
import { applyTicketReprinted } from './store.ts'

/** Facts of paper that was printed once more. */
export type ReprintFacts = { 'ticket.reprinted': TicketReprinted }

export const reprintKinds = {
  'ticket.reprinted': { v: 1, trade: 'goes on', apply: applyTicketReprinted },
} as const
