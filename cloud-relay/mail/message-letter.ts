import type { Tenant } from '#core/api/tenant.ts'
import type { Enquiry } from '#core/content/messages/enquiry-kinds.ts'
import type { MessageParts } from '#core/content/messages/facts.ts'
import { messageById } from '#core/content/messages/store.ts'
import { formatPlainDay } from '#core/i18n/format.ts'
import { isLocale, type Locale } from '#core/i18n/locale.ts'
import { translator, type Translate } from '#core/i18n/translate.ts'
import { isLacking, privatePart } from '#core/journal/storage/private-store.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { page, paragraph, type Letter } from './letter.ts'
import { senderOf } from './sender.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'

/**
 * The mails of a message: to the cinema it is about or the company, answered to who wrote it; and word to that person that it has come.
 * Undefined once it was erased. Throws while the key to it has not arrived.
 */
export function messageLetterOf(
  { node }: Pick<Tenant, 'node'>,
  messageId: string,
  to: 'cinema' | 'copy',
): Letter | undefined {
  const row = messageById(node.db, messageId)
  if (row && isLacking(node.db, row.privateDigest)) throw new Error('the key to who wrote has not come back')
  const from = row && privatePart<MessageParts>(node, row.privateDigest)
  const exhibitor = exhibitorOf(node.catalogue)
  const sender = senderOf(node.catalogue)
  if (!from || !exhibitor || !sender) return undefined
  const cinema = row.cinemaId === null ? undefined : node.catalogue.get('cinema', row.cinemaId)
  const readers: Locale = exhibitor.languages?.[0] ?? 'en'
  const locale = to === 'cinema' ? readers : isLocale(row.locale) ? row.locale : 'en'
  const t = translator(locale, { en, de, fr, nl }[locale])
  const name = cinema?.name ?? exhibitor.tradeName
  const { enquiry } = from
  const subject =
    to === 'copy'
      ? t('message_copy_subject', { cinema: name })
      : enquiry
        ? t(`enquiry_subject_${enquiry.about}`, { name: from.name, count: enquiry.people })
        : t('message_subject', { name: from.name })
  const reach = [from.name, from.email, from.phone].filter(Boolean).join(' · ')
  // What a stranger typed is mailed to nobody they name: they could be anybody, and it anything.
  const paragraphs =
    to === 'cinema'
      ? [
          t('message_from'),
          reach,
          ...(enquiry ? [wishOf(enquiry, locale, t)] : []),
          ...from.message.split(/\n\s*\n/).filter(Boolean),
        ]
      : [t('message_copy')]
  return {
    ...sender,
    ...(to === 'cinema'
      ? {
          to: { name, address: cinema?.email ?? exhibitor.email },
          replyTo: from.email,
        }
      : { to: { name: '', address: from.email } }),
    subject,
    text: paragraphs.join('\n\n'),
    html: page({ locale, subject, exhibitor }, paragraphs.map(paragraph)),
  }
}

/** For how many, on which day and with which film an offer is asked for, on one line. */
function wishOf({ people, day, film }: Enquiry, locale: Locale, t: Translate<keyof typeof en>): string {
  return [
    t('enquiry_people', { count: people }),
    day === null ? t('enquiry_any_day') : formatPlainDay(day, locale, wholeDay),
    film ?? t('enquiry_no_film'),
  ].join(' · ')
}

const wholeDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
