import type { SealedFact } from '../journal/fact.ts'
import type { Compared } from '../journal/storage/branch-store.ts'

/** How many facts the first comparison goes back, and how many a piece holds at most. */
export const lookBack = 500

/** Another history of a stream while it is fetched, piece by piece; `after` is where the next piece begins. */
export type BranchFetch =
  /** Both histories are compared: further back while they differ, onwards while they are equal. */
  | { at: 'comparing'; after: number; back: number }
  /** They differ, and everything up to here is kept: the rest follows to its end. */
  | { at: 'taking'; after: number }

/** A piece of the other history that has arrived, beginning where it was asked for. */
export type Piece = {
  /** Its facts, in their order. */
  facts: readonly SealedFact[]
  /** More of it follows. */
  more: boolean
  /** What the comparison with this side's history says; asked while comparing only. */
  compare: () => Compared
  /** Whether the stream's own node has signed its end; asked only when it differs. */
  isSigned: (facts: readonly SealedFact[]) => boolean
}

export type FetchStep =
  | { do: 'ask'; next: BranchFetch }
  /** The facts belong to the other history: once they are kept it goes on, or is whole. */
  | { do: 'keep'; facts: readonly SealedFact[]; isFirst: boolean; isLast: boolean; next: BranchFetch }
  /** There is one history alone. */
  | { do: 'end' }
  | { do: 'disbelieve' }

/** The first comparison of a stream, of which this side holds so many facts. */
export function beginFetch(held: number): BranchFetch {
  return { at: 'comparing', after: Math.max(0, held - lookBack), back: lookBack }
}

/** The next step after a piece has arrived. */
export function nextFetch(state: BranchFetch, { facts, more, compare, isSigned }: Piece): FetchStep {
  const { after } = state
  const goesOn = more && facts.length > 0
  const onwards = after + facts.length
  const compared: Compared = state.at === 'taking' ? { is: 'forked', seq: after, facts } : compare()
  if (state.at === 'comparing' && compared.is === 'later' && after > 0)
    return {
      do: 'ask',
      next: { at: 'comparing', after: Math.max(0, after - state.back), back: state.back * 2 },
    }
  if (compared.is === 'later' || (compared.is === 'same' && !goesOn)) return { do: 'end' }
  if (compared.is === 'same') return { do: 'ask', next: { ...state, after: onwards } }
  if (!isSigned(facts)) return { do: 'disbelieve' }
  return {
    do: 'keep',
    facts: compared.facts,
    isFirst: state.at === 'comparing',
    isLast: !goesOn,
    next: { at: 'taking', after: onwards },
  }
}
