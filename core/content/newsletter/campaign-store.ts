import { sql } from 'kysely'
import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'
import type { Apply } from '../../journal/apply.ts'
import type { CampaignBegun, CampaignMailed } from './facts.ts'

/** Sums, so that facts in any order give the same. */
const add = prepared((q, given: Tables['campaign_mails']) =>
  q
    .insertInto('campaign_mails')
    .values(only(given, 'campaign_id', 'subscriber_id', 'begun', 'untried', 'sent', 'failed'))
    .onConflict(conflict =>
      conflict.columns(['campaign_id', 'subscriber_id']).doUpdateSet({
        begun: sql`campaign_mails.begun + excluded.begun`,
        untried: sql`campaign_mails.untried + excluded.untried`,
        sent: sql`campaign_mails.sent + excluded.sent`,
        failed: sql`campaign_mails.failed + excluded.failed`,
      }),
    ),
)
const nothing = { begun: 0, untried: 0, sent: 0, failed: 0 }

export const applyCampaignBegun: Apply<CampaignBegun> = ({ db }, { body }) => {
  const { campaignId: campaign_id, subscriberIds } = body
  for (const subscriber_id of subscriberIds) add.run(db, { campaign_id, subscriber_id, ...nothing, begun: 1 })
}

export const applyCampaignMailed: Apply<CampaignMailed> = ({ db }, { body }) => {
  const { campaignId: campaign_id } = body
  for (const outcome of ['sent', 'failed', 'untried'] as const)
    for (const subscriber_id of body[outcome])
      add.run(db, { campaign_id, subscriber_id, ...nothing, [outcome]: 1 })
}

type Wanted = {
  campaignId: string
  /** Only those who read this language; everybody when null. */
  language: string | null
  /** Who confirmed later (ISO, UTC) gets the next one. */
  before: string
}

const next = prepared((q, given: Wanted & { limit: number }) =>
  q
    .selectFrom('subscribers')
    .leftJoin('campaign_mails', join =>
      join
        .onRef('campaign_mails.subscriber_id', '=', 'subscribers.id')
        .on('campaign_mails.campaign_id', '=', given.campaignId),
    )
    .select(['subscribers.id', 'subscribers.locale', 'subscribers.private_digest as privateDigest'])
    .where('subscribers.confirmed_at', 'is not', null)
    .where('subscribers.ended_at', 'is', null)
    .where('subscribers.confirmed_at', '<=', given.before)
    .where(sql<boolean>`(${given.language} IS NULL OR subscribers.locale = ${given.language})`)
    .where(sql<boolean>`(campaign_mails.begun IS NULL OR campaign_mails.begun = campaign_mails.untried)`)
    .orderBy('subscribers.id')
    .limit(given.limit),
)
const left = prepared((q, given: Wanted) =>
  q
    .selectFrom('subscribers')
    .leftJoin('campaign_mails', join =>
      join
        .onRef('campaign_mails.subscriber_id', '=', 'subscribers.id')
        .on('campaign_mails.campaign_id', '=', given.campaignId),
    )
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('subscribers.confirmed_at', 'is not', null)
    .where('subscribers.ended_at', 'is', null)
    .where('subscribers.confirmed_at', '<=', given.before)
    .where(sql<boolean>`(${given.language} IS NULL OR subscribers.locale = ${given.language})`)
    .where(sql<boolean>`(campaign_mails.begun IS NULL OR campaign_mails.begun = campaign_mails.untried)`),
)
const tally = prepared((q, given: { campaignId: string }) =>
  q
    .selectFrom('campaign_mails')
    .select([
      sql<number>`coalesce(sum(sent > 0), 0)`.as('sent'),
      sql<number>`coalesce(sum(failed > 0 AND sent = 0), 0)`.as('failed'),
      sql<number>`coalesce(sum(begun > untried AND sent = 0 AND failed = 0), 0)`.as('unknown'),
    ])
    .where('campaign_id', '=', given.campaignId),
)

/** Who is mailed next: nobody whose mail was ever begun, unless that was certainly not tried. */
export function nextReaders(db: Db, wanted: Wanted, limit: number) {
  return next.all(db, { ...wanted, limit })
}

/** How many are still to be mailed. */
export function readersLeft(db: Db, wanted: Wanted): number {
  return left.first(db, wanted)!.people
}

/** How many mails the mail server took and refused, and of how many nobody knows, since the relay ended meanwhile. */
export function tallyOf(db: Db, campaignId: string): { sent: number; failed: number; unknown: number } {
  return tally.first(db, { campaignId })!
}
