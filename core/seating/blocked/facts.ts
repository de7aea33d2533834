import type { BlockReason } from '../../database/statuses.ts'
import type { Owner, TokenChange } from '../token.ts'

/** Seats of a show that nobody may sell: written by who owns them, who alone may give them back. */
export type SeatsBlocked = {
  tokens: TokenChange[]
  owner: Owner
  reason: BlockReason
  /** What else is to be said; empty when nothing is. */
  note: string
  employeeName: string
}

/** They are sold again. */
export type SeatsUnblocked = { tokens: TokenChange[]; owner: Owner; employeeName: string }
