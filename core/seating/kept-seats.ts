import { kept } from '../database/kept.ts'
import type { Token } from './token.ts'

/** Under what the count of a show's seats is kept in a database's memory. */
export const tallyName = (scheduleId: string) => `tally ${scheduleId}`

/** How many seats of a show are sold, kept until one of its tokens changes. */
export const knownSold = kept<number>('seats sold', 500)

/**
 * The tokens of shows that were read whole, kept until one of theirs changes: when sales open a show is read several times
 * by everybody who comes, also by those who find nothing left.
 */
export const knownTokens = kept<ReadonlyMap<string, Token>>('tokens of shows', 50)

/** How many of a show's seats visitors can no longer have, sold or blocked, and how many are being paid for. */
export const knownStates = kept<{ sold: number; paying: number }>('seats by state', 500)
