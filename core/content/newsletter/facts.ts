import type { Locale } from '../../i18n/locale.ts'

/** Somebody asked for the newsletter. Who is its private part; nothing is sent to them until they confirmed. */
export type SubscriptionAsked = {
  subscriberId: string
  locale: Locale
  /** Where: on the newsletter's page, or while buying. */
  via: 'page' | 'checkout'
  /** Which sentence they agreed to, by its name in `consent.ts`. */
  wording: string
}

/** Who asked for the newsletter. */
export type SubscriberParts = { email: string; firstName: string; lastName: string }

/** Whoever reads that mailbox said yes, by the link that was mailed to it. */
export type SubscriptionConfirmed = { subscriberId: string }

/** How somebody stopped being one: by the page, by their mail program, by staff, erased with all there is of them, or never confirmed. */
export const waysOut = ['page', 'one_click', 'staff', 'erased', 'not_confirmed', 'long_gone'] as const
export type WayOut = (typeof waysOut)[number]

/** Nothing more is sent to them. */
export type SubscriptionEnded = {
  subscriberId: string
  how: WayOut
  /** Nobody is shown that they were ever there: their private part is erased with it. */
  forgotten: boolean
}

/** A campaign is about to be mailed to these. Written before the first of these mails, so that nobody is mailed twice. */
export type CampaignBegun = { campaignId: string; subscriberIds: string[] }

/** What became of the mails that were begun together. */
export type CampaignMailed = {
  campaignId: string
  /** Taken by the mail server. */
  sent: string[]
  /** Refused by it, or lost on the way to it. */
  failed: string[]
  /** Certainly not tried: they are begun again later. */
  untried: string[]
}
