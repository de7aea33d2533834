import type { Tenant } from '#core/api/tenant.ts'
import type { SubscriberParts } from '#core/content/newsletter/facts.ts'
import { confirmDays, writeNewsletterLink } from '#core/content/newsletter/link.ts'
import { isSubscribed, subscriberById, subscribersOf } from '#core/content/newsletter/subscriber-store.ts'
import { isLocale } from '#core/i18n/locale.ts'
import { translator } from '#core/i18n/translate.ts'
import { isLacking, privatePart } from '#core/journal/storage/private-store.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { leadButton, page, paragraph, type Letter } from './letter.ts'
import { senderOf } from './sender.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'

const dayMs = 86_400_000

/**
 * The mail that asks whoever reads a mailbox whether they want the newsletter; where they have it already, it says that.
 * Nothing that was typed stands in it: anybody could have typed it. Undefined for whoever was erased or has left.
 */
export function subscriptionLetterOf(
  { node, secret }: Tenant,
  subscriberId: string,
  publicUrl: string,
): Letter | undefined {
  const row = subscriberById(node.db, subscriberId)
  const who = row && privatePart<SubscriberParts>(node, row.privateDigest)
  if (row && isLacking(node.db, row.privateDigest)) throw new Error('the key to the reader has not come back')
  const [sender, exhibitor] = [senderOf(node.catalogue), exhibitorOf(node.catalogue)]
  if (!row || !who || row.endedAt !== null || !sender || !exhibitor) return undefined
  const locale = isLocale(row.locale) ? row.locale : 'en'
  const t = translator(locale, { en, de, fr, nl }[locale])
  const cinema = exhibitor.tradeName
  const address = { to: { name: '', address: who.email }, ...sender }
  if (subscribersOf(node, who.email).some(isSubscribed)) {
    const subject = t('subscribed_subject', { cinema })
    const html = page({ locale, subject, exhibitor }, [paragraph(t('subscribed'))])
    return { ...address, subject, text: t('subscribed'), html }
  }
  const token = writeNewsletterLink(secret, 'confirm', row.id, Date.parse(row.at) + confirmDays * dayMs)
  // After the number sign, so that no server's log has it; the page behind it asks before anything is confirmed.
  const link = `${publicUrl}/${locale}/newsletter/confirm#${token}`
  const subject = t('subscribe_subject', { cinema })
  const html = page({ locale, subject, exhibitor }, [
    paragraph(t('subscribe', { cinema })),
    leadButton(t('subscribe_confirm'), link, exhibitor),
    paragraph(t('subscribe_not_asked')),
  ])
  const text = [t('subscribe', { cinema }), link, t('subscribe_not_asked')].join('\n\n')
  return { ...address, subject, text, html }
}
