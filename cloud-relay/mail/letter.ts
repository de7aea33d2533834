import type { Tenant } from '#core/api/tenant.ts'
import { formatCents, formatDate, formatTime } from '#core/i18n/format.ts'
import { isLocale, type Locale } from '#core/i18n/locale.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import { translator } from '#core/i18n/translate.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'
import { isLacking, privatePart } from '#core/journal/storage/private-store.ts'
import type { Exhibitor } from '#core/venue/cinema.ts'
import { returnsOf } from '#core/billing/refunds/store.ts'
import { moneyUnderWay } from '#core/billing/refunds/money-store.ts'
import type { BillRow } from '#core/billing/store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { escapeHtml } from '#core/api/html.ts'
import { ticketsLink } from '../documents/bill-link.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { senderOf } from './sender.ts'

export type Letter = {
  to: { name: string; address: string }
  from: { name: string; address: string }
  replyTo?: string
  subject: string
  text: string
  html: string
}

/**
 * The words of mails to a bill's buyer; undefined when the buyer was erased. Throws while the key to the buyer's name
 * has not arrived from the other side: then the mail waits.
 */
export function addressed(tenant: Tenant, bill: BillRow) {
  const buyer = privatePart<{ name: string; email: string }>(tenant.node, bill.privateDigest)
  if (isLacking(tenant.node.db, bill.privateDigest))
    throw new Error('the key to the buyer has not come back yet')
  const exhibitor = exhibitorOf(tenant.node.catalogue)
  const sender = senderOf(tenant.node.catalogue)
  if (!buyer || !exhibitor || !sender) return undefined
  const locale: Locale = isLocale(bill.locale) ? bill.locale : 'en'
  const t = translator(locale, { en, de, fr, nl }[locale])
  const address = {
    to: { name: buyer.name, address: buyer.email },
    ...sender,
  }
  return { exhibitor, locale, t, hello: t('hello', { name: buyer.name }), address }
}

/** The mail for a settled or refunded bill, in the buyer's language; undefined when the buyer was erased. */
export function letterOf(tenant: Tenant, bill: BillRow, publicUrl: string): Letter | undefined {
  const mail = addressed(tenant, bill)
  if (!mail) return undefined
  const { exhibitor, locale, t, hello, address } = mail
  const total = formatCents(bill.totalCents, locale)
  if (bill.status !== 'settled') {
    // Refunds by staff have a mail of their own.
    if (returnsOf(tenant.node.db, bill.id).length) return undefined
    const done = !moneyUnderWay(tenant.node.db, bill.id)
    const paragraphs = [hello, t(done ? 'refund_done' : 'refund', { total })]
    const subject = t('refund_subject')
    const html = page({ locale, subject, exhibitor }, paragraphs.map(paragraph))
    return { ...address, subject, text: paragraphs.join('\n\n'), html }
  }
  const lines = linesOf(tenant.node.db, bill.id).filter(line => line.kind === 'ticket')
  const { ticket, cinema } = loadTicketFacts(tenant, lines[0]!, locale)
  const seats = lines[0]!.freeSeating
    ? `${lines.length} · ${documentWords(locale).freeSeating}`
    : lines.map(line => (line.seatId ?? '').replace(/^(\D+)(\d+)$/, '$1 $2')).join(', ')
  const when = `${formatDate(ticket.start, locale, cinema.timezone)}, ${formatTime(ticket.start, locale, cinema.timezone)}`
  const link = ticketsLink(tenant, bill, publicUrl)
  const facts = [
    [ticket.movieTitle, ticket.versionText],
    [when, `${cinema.name}, ${ticket.screenName}`],
    [t('seats'), seats],
    [`${t('bill')} ${bill.number ?? ''}`, `${t('total')} ${total}`],
  ]
  const text = [
    hello,
    t('thanks'),
    facts.map(row => row.join(': ')).join('\n'),
    ...(link ? [`${t('again')} ${link}`] : []),
    t('enjoy'),
    exhibitor.tradeName,
  ].join('\n\n')
  const subject = t('subject', { movie: ticket.movieTitle })
  const html = page({ locale, subject, exhibitor }, [
    paragraph(hello),
    paragraph(t('thanks')),
    `<table style="width:100%;border-collapse:collapse;margin:24px 0">${facts.map(factRow).join('')}</table>`,
    ...(link ? [linked(t('again'), link)] : []),
    paragraph(t('enjoy')),
  ])
  return { ...address, subject, text, html }
}

export function paragraph(words: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`
}

/** A link that looks like a button. */
export function button(words: string, link: string): string {
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d1712;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(words)}</a></p>`
}

/** A text with the link to the tickets' PDF. */
export function linked(words: string, link: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(words)} <a href="${escapeHtml(link)}" style="color:#7a4b00">PDF</a></p>`
}

function factRow([name = '', value = '']: string[]): string {
  const cell = 'padding:10px 0;border-top:1px solid #e2dbd2;vertical-align:top'
  return `<tr><td style="${cell};padding-right:16px;font-weight:600">${escapeHtml(name)}</td><td style="${cell};text-align:right">${escapeHtml(value)}</td></tr>`
}

export function page(
  { locale, subject, exhibitor }: { locale: Locale; subject: string; exhibitor: Exhibitor },
  parts: string[],
): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;background:#f6f2ec;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif;color:#1d1712">
<div style="max-width:560px;margin:0 auto;padding:32px 24px"><div style="font-size:22px;font-weight:800;margin-bottom:24px">${escapeHtml(exhibitor.tradeName)}</div>
<div style="background:#fff;padding:28px;border-radius:10px">${parts.join('\n')}</div>
<p style="color:#665d55;font-size:13px">${escapeHtml(exhibitor.tradeName)} · ${escapeHtml(exhibitor.phone)} · ${escapeHtml(exhibitor.vatNumber)}</p></div></body></html>`
}
