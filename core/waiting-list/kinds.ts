import type {
  WaitingAsked,
  WaitingConfirmed,
  WaitingEnded,
  WaitingOffered,
  WaitingTaken,
  WaitingWithdrawn,
} from './facts.ts'
import { applyWaitingOffered, applyWaitingTaken, applyWaitingWithdrawn } from './offer-store.ts'
import { applyWaitingAsked, applyWaitingConfirmed, applyWaitingEnded } from './store.ts'

/** What can happen to those who wait for seats of a sold-out show. */
export type WaitingFacts = {
  'waiting.asked': WaitingAsked
  'waiting.confirmed': WaitingConfirmed
  'waiting.offered': WaitingOffered
  'waiting.taken': WaitingTaken
  'waiting.withdrawn': WaitingWithdrawn
  'waiting.ended': WaitingEnded
}

export const waitingKinds = {
  'waiting.asked': { v: 1, trade: 'goes on', apply: applyWaitingAsked },
  'waiting.confirmed': { v: 1, trade: 'goes on', apply: applyWaitingConfirmed },
  'waiting.offered': { v: 1, trade: 'goes on', apply: applyWaitingOffered },
  'waiting.taken': { v: 1, trade: 'goes on', apply: applyWaitingTaken },
  'waiting.withdrawn': { v: 1, trade: 'goes on', apply: applyWaitingWithdrawn },
  'waiting.ended': { v: 1, trade: 'goes on', apply: applyWaitingEnded },
} as const
