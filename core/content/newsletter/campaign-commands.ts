import { changeEntry } from '../../catalogue/change-entry.ts'
import type { Entry } from '../../journal/entry-fields.ts'
import type { Tx } from '../../journal/node.ts'
import { Refusal } from '../../refusal.ts'
import { nextReaders, readersLeft } from './campaign-store.ts'

export type Campaign = Entry<'campaign'>

/** How many mails are begun together: so many at most stay unsent when the relay is killed. */
const batchMost = 10

/** Refuses `record_unknown`. */
export function campaignById({ catalogue }: Pick<Tx, 'catalogue'>, id: string): Campaign {
  const campaign = catalogue.get('campaign', id)
  if (!campaign || campaign.deleted) throw new Refusal('record_unknown')
  return campaign
}

/** Whom a campaign goes to: as it is now, or as it was when somebody said yes. */
const readersOf = ({ id, language, orderedAt }: Campaign, now: string) => ({
  campaignId: id,
  language,
  before: orderedAt ?? now,
})

/** How many a campaign still goes to. */
export function campaignReaders({ db }: Pick<Tx, 'db'>, campaign: Campaign, now: string): number {
  return readersLeft(db, readersOf(campaign, now))
}

/**
 * Says yes to a campaign, which cannot be changed from then on. Returns how many it goes to. Refuses `record_unknown`,
 * `campaign_ordered` the second time, and `campaign_empty` where nothing is written.
 *
 * @param startAt wall time where the exhibitor is; at once when null
 */
export function orderCampaign(tx: Tx, id: string, startAt: string | null): number {
  const campaign = campaignById(tx, id)
  if (campaign.state !== 'pending') throw new Refusal('campaign_ordered')
  if (!campaign.body.length) throw new Refusal('campaign_empty')
  changeEntry(tx, 'campaign', id, { state: 'confirmed', startAt, orderedAt: tx.now })
  return campaignReaders(tx, campaignById(tx, id), tx.now)
}

/** Stops a campaign that waits or is being sent. Refuses `record_unknown` and `campaign_not_running`. */
export function stopCampaign(tx: Tx, id: string): void {
  const { state } = campaignById(tx, id)
  if (state !== 'confirmed' && state !== 'sending') throw new Refusal('campaign_not_running')
  changeEntry(tx, 'campaign', id, { state: 'cancelled' })
}

/** Campaigns whose time has come, those that were said yes to first in front. @param wall the time on the exhibitor's wall */
export function dueCampaigns({ catalogue }: Pick<Tx, 'catalogue'>, wall: string): Campaign[] {
  return catalogue
    .all('campaign')
    .filter(({ state, deleted }) => !deleted && (state === 'confirmed' || state === 'sending'))
    .filter(({ startAt }) => startAt === null || startAt <= wall)
    .toSorted((a, b) => (a.orderedAt ?? '').localeCompare(b.orderedAt ?? ''))
}

/**
 * Begins some mails of a campaign: writes down whom, before the first of them is sent. Nobody where it was stopped, and
 * where all were mailed, which ends it.
 */
export function beginMails(tx: Tx, id: string) {
  const campaign = tx.catalogue.get('campaign', id)
  if (!campaign || campaign.deleted || (campaign.state !== 'confirmed' && campaign.state !== 'sending'))
    return []
  const readers = nextReaders(tx.db, readersOf(campaign, tx.now), batchMost)
  const state = readers.length ? 'sending' : 'sent'
  if (campaign.state !== state) changeEntry(tx, 'campaign', id, { state })
  if (readers.length)
    tx.append('exhibitor', 'campaign.begun', {
      campaignId: id,
      subscriberIds: readers.map(reader => reader.id),
    })
  return readers
}
