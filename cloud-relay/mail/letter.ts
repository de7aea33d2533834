import type { Tenant } from '#core/api/tenant.ts'
import { formatDate, formatTime } from '#core/i18n/format.ts'
import { isLocale, type Locale } from '#core/i18n/locale.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'
import { translator } from '#core/i18n/translate.ts'
import { isLacking, privatePart } from '#core/journal/storage/private-store.ts'
import type { Exhibitor } from '#core/venue/cinema.ts'
import type { BillRow } from '#core/billing/store.ts'
import { escapeHtml } from '#core/api/html.ts'
import { accentRgb } from '../documents/accent.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { senderOf } from './sender.ts'

export type Letter = {
  to: { name: string; address: string }
  from: { name: string; address: string }
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Pictures that stand in the text, named by `cid`. */
  attachments?: { cid: string; filename: string; content: Buffer; contentType: string }[]
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

/** A day and a time of it, as mails name a show. */
export function momentOf(iso: string, locale: Locale, timeZone: string): string {
  return `${formatDate(iso, locale, timeZone)}, ${formatTime(iso, locale, timeZone)}`
}

export function paragraph(words: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`
}

/** A link that looks like a button. */
export function button(words: string, link: string): string {
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d1712;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(words)}</a></p>`
}

/** The one thing to press in a mail to a guest, in the exhibitor's colour. */
export function leadButton(words: string, link: string, { accentHue }: Exhibitor): string {
  const colour = `rgb(${accentRgb(accentHue).join(',')})`
  return `<p style="margin:0 0 20px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:15px 28px;border-radius:10px;background:${colour};color:#1d1712;font-size:18px;font-weight:700;text-decoration:none">${escapeHtml(words)}</a></p>`
}

/** A sentence, and under it the button to the tickets. */
export function linked(
  words: string,
  link: string,
  { t, exhibitor }: { t: (key: 'open_tickets') => string; exhibitor: Exhibitor },
): string {
  return paragraph(words) + leadButton(t('open_tickets'), link, exhibitor)
}

/** Who writes, above everything else in a mail. */
export function mailHead({ tradeName }: Pick<Exhibitor, 'tradeName'>): string {
  return `<div style="font-size:22px;font-weight:800;margin-bottom:24px">${escapeHtml(tradeName)}</div>`
}

export function page(
  { locale, subject, exhibitor }: { locale: Locale; subject: string; exhibitor: Exhibitor },
  parts: string[],
): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;background:#f6f2ec;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif;color:#1d1712">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">${mailHead(exhibitor)}
<div style="background:#fff;padding:28px;border-radius:10px">${parts.join('\n')}</div>
<p style="color:#665d55;font-size:13px">${escapeHtml(exhibitor.tradeName)} · ${escapeHtml(exhibitor.phone)} · ${escapeHtml(exhibitor.vatNumber)}</p></div></body></html>`
}
