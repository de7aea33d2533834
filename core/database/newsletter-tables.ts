/** Who asked for the newsletter, and what was mailed to them. */
export type NewsletterTables = {
  subscribers: {
    id: string
    /** When they asked; empty until that fact is here, as the next three. */
    at: string
    locale: string
    via: string
    /** Which sentence they agreed to. */
    wording: string
    /** Who. */
    private_digest: string | null
    confirmed_at: string | null
    ended_at: string | null
    ended_how: string | null
    /** 1 where they were forgotten. */
    gone: number
  }
  /** How often a mail was begun for each reader of a campaign, and what became of it. */
  campaign_mails: {
    campaign_id: string
    subscriber_id: string
    begun: number
    /** Certainly not tried, so that it may be begun again. */
    untried: number
    sent: number
    failed: number
  }
}
