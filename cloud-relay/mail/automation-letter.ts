import type { SendMailOptions } from 'nodemailer'
import { cinemasOf } from '#core/access/employee.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { holderOf, lacksHolder } from '#core/automations/holder-load.ts'
import { turnsOf, voucherById } from '#core/vouchers/store.ts'
import { formatPlainDay } from '#core/i18n/format.ts'
import { loadAbout } from '#core/automations/about-load.ts'
import { runById } from '#core/automations/store.ts'
import { inLocale, isLocale, type Locale, type Words } from '#core/i18n/locale.ts'
import { translator } from '#core/i18n/translate.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { lacksMailOf, passwordOfEmployee } from '#core/people/store.ts'
import { businessDayAt } from '#core/programme/day.ts'
import { reportShape } from '#core/reports/contract.ts'
import { loadReport } from '#core/reports/report-load.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { reportAttachments, reportPaper } from '../documents/report-paper.ts'
import { reportPdf } from '../documents/report-pdf.ts'
import { reportDays } from '../portal/reports/report-days.ts'
import { button, page, paragraph, type Letter } from './letter.ts'
import { reportLetter } from './report-letter.ts'
import { senderOf } from './sender.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'

/** One line of a mail's head: a control character would begin another one. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

/**
 * A rule's run, whom it mails and in which language; undefined once rule, person or address is gone. Throws while the key
 * to the address has not arrived.
 */
function reading({ node }: Pick<Tenant, 'node'>, about: string) {
  const [runId = '', employeeId = ''] = about.split(' ')
  const run = runById(node.db, runId)
  const rule = run && node.catalogue.get('automation', run.automationId)
  const person = node.catalogue.get('employee', employeeId)
  if (lacksMailOf(node.db, employeeId)) throw new Error('the key to their address has not come back yet')
  const address = person?.active && passwordOfEmployee(node, person.id)?.email
  const exhibitor = exhibitorOf(node.catalogue)
  const sender = senderOf(node.catalogue)
  if (!run || !rule || !address || !exhibitor || !sender) return undefined
  const locale: Locale = isLocale(person.language) ? person.language : (exhibitor.languages?.[0] ?? 'en')
  return { run, rule, person, to: { name: person.name, address }, exhibitor, sender, locale }
}

/** The mail of a rule to one person of the house: what it says, and what it is about. */
export function staffLetterOf(
  tenant: Pick<Tenant, 'node'>,
  about: string,
  publicUrl: string,
): Letter | undefined {
  const mail = reading(tenant, about)
  if (!mail) return undefined
  const { run, rule, to, exhibitor, sender, locale } = mail
  const t = translator(locale, { en, de, fr, nl }[locale])
  const named = loadAbout(tenant.node, run, locale)
  const written = (words: Words | null) => (words ? inLocale(words, locale) : '')
  const subject = oneLine(written(rule.subject) || rule.name)
  const where = `${publicUrl}/portal/automations?entry=${encodeURIComponent(rule.id)}`
  const paragraphs = [
    t('hello', { name: to.name }),
    ...written(rule.text).split(/\n\s*\n/),
    ...(named ? [t('automation_about', { about: named })] : []),
  ]
  const why = t('automation_why', { rule: rule.name })
  const html = page({ locale, subject, exhibitor }, [
    ...paragraphs.map(paragraph),
    button(t('automation_open'), where),
    paragraph(why),
  ])
  return { to, ...sender, subject, text: [...paragraphs, where, why].join('\n\n'), html }
}

/**
 * The mail of a rule to whoever holds a voucher that ends, in the words a manager wrote; `{{voucher}}` and `{{until}}` in
 * them are its title and its last day, `{{left}}` the visits left on it. Its code is not in it: mailboxes are shared.
 * Undefined once nobody's address is known. Throws while the key to one has not arrived.
 */
export function holderLetterOf({ node }: Pick<Tenant, 'node'>, runId: string): Letter | undefined {
  const run = runById(node.db, runId)
  const rule = run && node.catalogue.get('automation', run.automationId)
  const voucher = run?.voucherId ? voucherById(node.db, run.voucherId) : undefined
  const exhibitor = exhibitorOf(node.catalogue)
  const sender = senderOf(node.catalogue)
  if (voucher && lacksHolder(node.db, voucher.id)) throw new Error('the key to the holder has not come back')
  const reader = voucher && holderOf(node, voucher.id)
  if (!rule?.subject || !rule.text || !voucher?.validUntil || !reader || !exhibitor || !sender)
    return undefined
  const locale: Locale = reader.locale ?? exhibitor.languages?.[0] ?? 'en'
  const left = [...turnsOf(node.db, voucher).values()].filter(({ state }) => state === 'free').length
  const named: Record<string, string> = {
    voucher: inLocale(voucher.title, locale),
    until: formatPlainDay(voucher.validUntil, locale, { day: 'numeric', month: 'long', year: 'numeric' }),
    left: String(left),
  }
  const written = (words: Words) =>
    inLocale(words, locale).replace(/\{\{(voucher|until|left)\}\}/g, (_, name: string) => named[name]!)
  const t = translator(locale, { en, de, fr, nl }[locale])
  const subject = oneLine(written(rule.subject))
  const paragraphs = [
    ...(reader.name ? [t('hello', { name: reader.name })] : []),
    ...written(rule.text).split(/\n\s*\n/),
  ]
  const html = page({ locale, subject, exhibitor }, paragraphs.map(paragraph))
  const to = { name: reader.name, address: reader.email }
  return { to, ...sender, subject, text: [...paragraphs, exhibitor.tradeName].join('\n\n'), html }
}

/** The report of a rule to one person, of the cinemas they work in, with its files. */
export async function automationReportOf(
  { node }: Pick<Tenant, 'node'>,
  about: string,
): Promise<SendMailOptions | undefined> {
  const mail = reading({ node }, about)
  const view = mail?.rule.reportId ? node.catalogue.get('report', mail.rule.reportId) : undefined
  if (!mail || !view || view.deleted) return undefined
  const { rule, person, to, locale, exhibitor } = mail
  const today = businessDayAt(node.catalogue, rule.cinemaId, node.runtime.now())
  const days = reportDays(view.period, today, exhibitor.cineWeekStartsOn)
  if (!days) return undefined
  const asked = { ...reportShape.parse(view.shape), ...days, view: view.id }
  const table = await loadReport(node, asked, cinemasOf(person), locale)
  const paper = reportPaper(
    { catalogue: node.catalogue, training: readsTraining(node.db), locale },
    asked,
    table,
  )
  const letter = reportLetter(node.catalogue, to, paper, rule.name)
  return letter && { ...letter, attachments: reportAttachments(paper, await reportPdf(paper)) }
}
