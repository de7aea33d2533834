import { noteSecurity } from '../../access/security-log.ts'
import type { Mount } from '../../api/mount.ts'
import type { Db } from '../../database/sql.ts'
import { isLocale } from '../../i18n/locale.ts'
import { findPeople } from '../../journal/storage/person-index.ts'
import { privatePart, type PrivateReading } from '../../journal/storage/private-store.ts'
import { campaignById, campaignReaders, stopCampaign } from './campaign-commands.ts'
import { readersLeft, tallyOf } from './campaign-store.ts'
import { removeSubscriber } from './commands.ts'
import { waysOut, type SubscriberParts } from './facts.ts'
import {
  cancelCampaign,
  deleteSubscriber,
  exportSubscribers,
  readCampaignProgress,
  readSubscribers,
  type SubscriberView,
} from './staff-contract.ts'
import { isSubscribed, newestSubscribers, subscribersOfPart, type SubscriberRow } from './subscriber-store.ts'

const perPage = 50
const exportedPerPage = 500
/** Rows looked through for one page; a page of what is rare may be short, and says where to go on. */
const lookedThrough = 2000
/** After every instant there is. */
const fromTheNewest = '~'

/** Who reads the newsletter, and the campaigns sent to them, for staff: only at the relay. */
export function newsletterStaffRoutes(mount: Mount): void {
  subscriberRoutes(mount)

  mount(readCampaignProgress, ({ params }, { tenant }) => {
    const { node } = tenant
    const campaign = campaignById(node, params.id)
    const isOver = campaign.state === 'sent' || campaign.state === 'cancelled'
    const now = new Date(node.runtime.now()).toISOString()
    return { left: isOver ? 0 : campaignReaders(node, campaign, now), ...tallyOf(node.db, campaign.id) }
  })

  mount(cancelCampaign, async ({ params }, { tenant, actor }) => {
    await tenant.node.execute(actor, tx => stopCampaign(tx, params.id))
    return {}
  })
}

function subscriberRoutes(mount: Mount): void {
  mount(readSubscribers, ({ body }, { tenant }) => {
    const { node } = tenant
    const { text, state, locale, before = fromTheNewest } = body
    const isWanted = (row: SubscriberRow) =>
      (!state || stateOf(row) === state) && (!locale || row.locale === locale)
    const found = text ? foundBy(node, text, before) : newestSubscribers(node.db, before, lookedThrough)
    const wanted = found.filter(isWanted)
    const page = wanted.slice(0, perPage)
    const last =
      wanted.length > perPage ? page.at(-1) : found.length === lookedThrough ? found.at(-1) : undefined
    return {
      subscribers: page.map(row => viewOf(node, row)),
      confirmed: confirmedNow(node.db, node.runtime.now()),
      next: last ? placeOf(last) : null,
    }
  })

  mount(exportSubscribers, ({ query }, { tenant, actor, request }) => {
    const { node } = tenant
    if (!query.before) {
      const about = { who: actor.who, address: request.ip, what: 'subscribers' }
      noteSecurity(node.runtime, 'data.exported', about)
    }
    const rows = newestSubscribers(node.db, query.before ?? fromTheNewest, exportedPerPage)
    const last = rows.length === exportedPerPage ? rows.at(-1) : undefined
    return {
      subscribers: rows.filter(isSubscribed).map(row => viewOf(node, row)),
      next: last ? placeOf(last) : null,
    }
  })

  mount(deleteSubscriber, async ({ params }, { tenant, actor }) => {
    await tenant.node.execute(actor, tx => removeSubscriber(tx, params.id))
    return {}
  })
}

const placeOf = ({ at, id }: SubscriberRow) => `${at} ${id}`

function foundBy(at: PrivateReading, text: string, before: string): SubscriberRow[] {
  return findPeople(at, text)
    .flatMap(digest => subscribersOfPart(at.db, digest))
    .filter(row => !row.gone && placeOf(row) < before)
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1))
}

function confirmedNow(db: Db, nowMs: number): number {
  return readersLeft(db, { campaignId: '', language: null, before: new Date(nowMs).toISOString() })
}

function stateOf(row: SubscriberRow): SubscriberView['state'] {
  if (row.endedAt !== null) return 'ended'
  return row.confirmedAt === null ? 'pending' : 'confirmed'
}

function viewOf(at: PrivateReading, row: SubscriberRow): SubscriberView {
  const { id, at: askedAt, locale, via, wording, confirmedAt, endedAt } = row
  const who = privatePart<SubscriberParts>(at, row.privateDigest)
  return {
    id,
    at: askedAt,
    state: stateOf(row),
    locale: isLocale(locale) ? locale : 'en',
    via: via === 'checkout' ? 'checkout' : 'page',
    wording,
    confirmedAt,
    endedAt,
    endedHow: waysOut.find(way => way === row.endedHow) ?? null,
    who: who ?? null,
  }
}
