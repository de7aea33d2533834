import { formatPlainDay } from '#core/i18n/format.ts'
import { translator } from '#core/i18n/translate.ts'
import type { Catalogue } from '#core/journal/apply.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import type { ReportPaper } from '../documents/report-pdf.ts'
import { page, paragraph, type Letter } from './letter.ts'
import { senderOf } from './sender.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'

/**
 * The mail a report is sent with; undefined while the exhibitor is not known.
 *
 * @param rule the automation that sends it, by its name; left out where its reader asked for it
 */
export function reportLetter(
  catalogue: Pick<Catalogue, 'all'>,
  to: Letter['to'],
  { title, table, locale }: ReportPaper,
  rule?: string,
): Letter | undefined {
  const exhibitor = exhibitorOf(catalogue)
  const sender = senderOf(catalogue)
  if (!exhibitor || !sender) return undefined
  const t = translator(locale, { en, de, fr, nl }[locale])
  const day = (iso: string) => formatPlainDay(iso, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const subject = t('report_subject', { title, from: day(table.from), to: day(table.to) })
  const paragraphs = [
    t('hello', { name: to.name }),
    rule === undefined ? t('report') : t('automation_report', { rule }),
  ]
  const html = page({ locale, subject, exhibitor }, paragraphs.map(paragraph))
  return { to, ...sender, subject, text: paragraphs.join('\n\n'), html }
}
