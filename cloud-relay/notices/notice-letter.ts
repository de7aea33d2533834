import { formatCents, formatDate, formatTime } from '#core/i18n/format.ts'
import { isLocale, type Locale } from '#core/i18n/locale.ts'
import { translator } from '#core/i18n/translate.ts'
import type { Catalogue } from '#core/journal/apply.ts'
import type { Employee } from '#core/access/employee.ts'
import type { Exhibitor } from '#core/venue/cinema.ts'
import { button, page, paragraph } from '../mail/letter.ts'
import type { Noticed } from './notified.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'

/** Lines of one mail; the rest is counted, and stands in the portal. */
const linesMost = 20

/** Which page of the portal says more. */
const pageOf = (kind: Noticed['kind']) => {
  if (kind === 'invoice_mails') return '/invoices'
  if (kind.startsWith('wallet_')) return '/settings'
  return kind.startsWith('box_') ? '/boxes' : isMoney(kind) ? '/payments' : '/health'
}
const isMoney = (kind: Noticed['kind']) => /^(provider|refund|charged|payment|seat)_/.test(kind)

/** One mail about everything that began and ended, in the person's language. */
export function noticeLetter(
  news: { begun: readonly Noticed[]; ended: readonly Noticed[] },
  to: {
    person: Pick<Employee, 'name' | 'language'>
    exhibitor: Exhibitor
    catalogue: Pick<Catalogue, 'get' | 'all'>
    portalUrl: string
  },
): { subject: string; text: string; html: string } {
  const { person, exhibitor, catalogue, portalUrl } = to
  const locale: Locale = isLocale(person.language) ? person.language : (exhibitor.languages?.[0] ?? 'en')
  const t = translator(locale, { en, de, fr, nl }[locale])
  const cinemaOf = (id: string | null) => (id && catalogue.get('cinema', id)?.name) || exhibitor.tradeName
  const sentence = (each: Noticed) => {
    const zone =
      (catalogue.get('cinema', each.cinemaId ?? '') ?? catalogue.all('cinema')[0])?.timezone ?? 'UTC'
    const since = new Date(each.sinceMs).toISOString()
    return t(`notice_${each.kind}`, {
      cinema: cinemaOf(each.cinemaId),
      since: `${formatDate(since, locale, zone)}, ${formatTime(since, locale, zone)}`,
      bill: each.bill ?? '–',
      sum: formatCents(each.cents ?? 0, locale),
      count: each.count ?? 0,
    })
  }
  // What two days of one thing have to say is said once.
  const begun = new Set(news.begun.map(sentence))
  const ended = new Set(news.ended.map(each => `${t('notice_over')} ${sentence(each)}`))
  const lines = [...begun, ...ended]
  const more = lines.length - linesMost
  const first = news.begun[0] ?? news.ended[0]!
  const where = `${portalUrl}/portal${pageOf(first.kind)}`
  const name = cinemaOf(first.cinemaId)
  const subject = begun.size
    ? t('notice_subject', { count: begun.size, cinema: name })
    : t('notice_subject_over', { cinema: name })
  const parts = [
    t('hello', { name: person.name }),
    ...lines.slice(0, linesMost),
    ...(more > 0 ? [t('notice_more', { count: more })] : []),
  ]
  const html = page({ locale, subject, exhibitor }, [
    ...parts.map(paragraph),
    button(t('notice_open'), where),
    paragraph(t('notice_why')),
  ])
  return { subject, text: [...parts, where, t('notice_why')].join('\n\n'), html }
}
