import type { SendMailOptions } from 'nodemailer'
import { isModuleOn } from '#core/access/modules.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { beginMails, dueCampaigns } from '#core/content/newsletter/campaign-commands.ts'
import { forgetSubscribers } from '#core/content/newsletter/commands.ts'
import type { CampaignMailed, SubscriberParts } from '#core/content/newsletter/facts.ts'
import { isSubscribed, subscriberById, subscribersOf } from '#core/content/newsletter/subscriber-store.ts'
import { isLocale } from '#core/i18n/locale.ts'
import { nodeActor } from '#core/journal/fact.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import { settingOf } from '#core/venue/settings/effective.ts'
import { nodeWorker, onFacts } from '#core/worker.ts'
import { wallTime } from '../web/wall-time.ts'
import { campaignLetterOf, type Reader } from './campaign-letter.ts'
import { withoutAddresses } from './mailer.ts'
import { isOnlyTheirs, isUntried } from './mail-trouble.ts'
import type { Post } from './post.ts'

const actor = nodeActor('newsletter')
const everyMs = 30_000
const minuteMs = 60_000

/**
 * Sends campaigns whose time has come, some mails at a time and not faster than the setting says. Who is mailed is
 * written down, and on the mirror, before the first mail of a batch leaves, and nobody whose mail was begun is mailed
 * again: a relay that is killed leaves a few unsent and sends none twice. Also forgets who never confirmed.
 */
export function openCampaignWorker(tenant: Tenant, post: Post, publicUrl: string) {
  const { node } = tenant
  /** What became of mails and could not be written down yet. */
  const outcomes: CampaignMailed[] = []

  async function work(ending: AbortSignal): Promise<void> {
    await noteOutcomes()
    if (node.state() !== 'ready') return
    while (!ending.aborted && (await node.execute(actor, forgetSubscribers)));
    for (const { id } of dueCampaigns(node, wallTime(tenant)))
      while (!ending.aborted && maySend() && (await sendSome(id, ending)));
  }

  const maySend = () => isModuleOn(node.catalogue, 'newsletters') && post.server() !== undefined

  async function noteOutcomes(): Promise<void> {
    for (let outcome = outcomes[0]; outcome; outcome = outcomes[0]) {
      await node.execute(actor, tx => tx.append('exhibitor', 'campaign.mailed', outcome!))
      outcomes.shift()
    }
  }

  /** Returns whether there may be more. Throws when the mail server does not take any now. */
  async function sendSome(id: string, ending: AbortSignal): Promise<boolean> {
    const readers = await node.execute(actor, tx => beginMails(tx, id))
    const outcome: CampaignMailed = { campaignId: id, sent: [], failed: [], untried: [] }
    if (!readers.length) return false
    let trouble: unknown
    for (const reader of readers) {
      if (trouble !== undefined || ending.aborted || !isGoing(id, reader.id)) {
        outcome.untried.push(reader.id)
        continue
      }
      try {
        const letter = letterFor(tenant, id, reader, publicUrl)
        if (letter) await post.send(letter)
        outcome[letter ? 'sent' : 'failed'].push(reader.id)
      } catch (cause) {
        outcome[isUntried(cause) ? 'untried' : 'failed'].push(reader.id)
        if (!isOnlyTheirs(cause)) trouble = cause
        const about = { campaign: id, reader: reader.id, cause: withoutAddresses(String(cause)) }
        node.runtime.log.warn(about, 'a newsletter was not taken')
      }
      await node.runtime.sleep(minuteMs / settingOf(node.catalogue, 'newsletter_config.per_minute'), ending)
    }
    outcomes.push(outcome)
    await noteOutcomes()
    if (trouble !== undefined) throw new Error('the mail server takes no newsletters now')
    return true
  }

  /** Whether the campaign was not stopped meanwhile, and the reader has not left. */
  function isGoing(id: string, readerId: string): boolean {
    const row = subscriberById(node.db, readerId)
    return node.catalogue.get('campaign', id)?.state === 'sending' && row !== undefined && isSubscribed(row)
  }

  const worker = nodeWorker(node, {
    name: 'newsletter',
    work,
    everyMs,
    firstMs: 1000,
    wakeOn: onFacts(node, new Set(['campaign.changed', 'settings.changed'])),
    retry: { firstMs: 5000, longestMs: 600_000 },
    onFailure: cause => node.runtime.log.warn({ cause: String(cause) }, 'newsletters wait'),
  })
  return { begin: () => void worker.start(), close: () => worker.stop() }
}

/** The mail for one reader; undefined for whoever cannot be read any more, or is the same mailbox as another reader. */
function letterFor(
  tenant: Tenant,
  id: string,
  row: ReturnType<typeof beginMails>[number],
  publicUrl: string,
): SendMailOptions | undefined {
  const { node } = tenant
  const campaign = node.catalogue.get('campaign', id)
  const who = privatePart<SubscriberParts>(node, row.privateDigest)
  if (!campaign || !who) return undefined
  const [first] = subscribersOf(node, who.email)
    .filter(isSubscribed)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  if (first?.id !== row.id) return undefined
  const reader: Reader = {
    id: row.id,
    name: [who.firstName, who.lastName].filter(Boolean).join(' '),
    email: who.email,
    locale: isLocale(row.locale) ? row.locale : 'en',
  }
  return campaignLetterOf(tenant, campaign, reader, publicUrl)
}
