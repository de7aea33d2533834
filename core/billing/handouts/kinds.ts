import type { SnacksHandedOut } from './facts.ts'
import { applySnacksHandedOut } from './store.ts'

/** Facts of snacks that visitors ordered. */
export type HandoutFacts = { 'snacks.handed_out': SnacksHandedOut }

export const handoutKinds = {
  'snacks.handed_out': { v: 1, trade: 'goes on', apply: applySnacksHandedOut },
} as const
