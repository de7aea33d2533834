import type { SendMailOptions } from 'nodemailer'
import { escapeHtml } from '#core/api/html.ts'
import type { Tenant } from '#core/api/tenant.ts'
import type { Campaign } from '#core/content/newsletter/campaign-commands.ts'
import { writeNewsletterLink } from '#core/content/newsletter/link.ts'
import { bodyView } from '#core/content/pages/body-view.ts'
import { loadBeside } from '#core/content/texts/load.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import { translator } from '#core/i18n/translate.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { bodyHtml, bodyText } from './body-mail.ts'
import { page } from './letter.ts'
import { senderOf } from './sender.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'

/** Whom a campaign is written to. Without an id it is a test, whose link to leave is nobody's. */
export type Reader = { id: string | null; name: string; email: string; locale: Locale }

/**
 * A campaign as one reader gets it, in their language, with the link by which they leave, in the text and in its head
 * (RFC 8058). Undefined while the exhibitor is not known.
 */
export function campaignLetterOf(
  { node, secret }: Pick<Tenant, 'node' | 'secret'>,
  campaign: Campaign,
  reader: Reader,
  publicUrl: string,
): SendMailOptions | undefined {
  const { catalogue } = node
  const [sender, exhibitor] = [senderOf(catalogue), exhibitorOf(catalogue)]
  if (!sender || !exhibitor) return undefined
  const { locale } = reader
  const t = translator(locale, { en, de, fr, nl }[locale])
  // A line of its own in a head would be another head.
  const subject = inLocale(campaign.subject, locale).replace(/\p{Cc}+/gu, ' ')
  const body = bodyView(campaign.body, locale, loadBeside({ node }))
  const where = { site: `${publicUrl}/${locale}`, origin: publicUrl, exhibitor }
  const token = writeNewsletterLink(secret, 'leave', reader.id ?? '')
  const link = `${publicUrl}/${locale}/newsletter/leave#${token}`
  const why = t('newsletter_why', { cinema: exhibitor.tradeName })
  const html = page({ locale, subject, exhibitor }, [
    ...bodyHtml(body, where),
    `<p style="margin:32px 0 0;color:#665d55;font-size:13px">${escapeHtml(why)} <a href="${escapeHtml(link)}" style="color:#7a4b00">${escapeHtml(t('newsletter_leave'))}</a></p>`,
  ])
  return {
    to: { name: reader.name, address: reader.email },
    ...sender,
    subject,
    text: [
      ...bodyText(body, where),
      '--',
      `${why} ${t('newsletter_leave')}: ${link}`,
      exhibitor.tradeName,
    ].join('\n\n'),
    html,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/newsletter/leave/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...(reader.id === null
      ? {}
      : { messageId: `<${campaign.id}.${reader.id}@${new URL(publicUrl).hostname}>` }),
  }
}
