import { applyCampaignBegun, applyCampaignMailed } from './campaign-store.ts'
import type {
  CampaignBegun,
  CampaignMailed,
  SubscriptionAsked,
  SubscriptionConfirmed,
  SubscriptionEnded,
} from './facts.ts'
import { applyAsked, applyConfirmed, applyEnded } from './subscriber-store.ts'

/** What can happen to the newsletter and those who read it. */
export type NewsletterFacts = {
  'subscription.asked': SubscriptionAsked
  'subscription.confirmed': SubscriptionConfirmed
  'subscription.ended': SubscriptionEnded
  'campaign.begun': CampaignBegun
  'campaign.mailed': CampaignMailed
}

export const newsletterKinds = {
  'subscription.asked': { v: 1, trade: 'stays', apply: applyAsked },
  'subscription.confirmed': { v: 1, trade: 'stays', apply: applyConfirmed },
  'subscription.ended': { v: 1, trade: 'stays', apply: applyEnded },
  'campaign.begun': { v: 1, trade: 'stays', apply: applyCampaignBegun },
  'campaign.mailed': { v: 1, trade: 'stays', apply: applyCampaignMailed },
} as const
