import type { Tenant } from '#core/api/tenant.ts'
import { moneyUnderWay } from '#core/billing/refunds/money-store.ts'
import { returnsOf } from '#core/billing/refunds/store.ts'
import type { BillRow } from '#core/billing/store.ts'
import { formatCents } from '#core/i18n/format.ts'
import { addressed, page, paragraph, type Letter } from './letter.ts'

/**
 * The mail about a payment that came too late for its seats; undefined when the buyer was erased, and for refunds by
 * staff, which have a mail of their own.
 */
export function lateLetterOf(tenant: Tenant, bill: BillRow): Letter | undefined {
  const mail = addressed(tenant, bill)
  if (!mail || returnsOf(tenant.node.db, bill.id).length) return undefined
  const { exhibitor, locale, t, hello, address } = mail
  const done = !moneyUnderWay(tenant.node.db, bill.id)
  const total = formatCents(bill.totalCents, locale)
  const paragraphs = [hello, t(done ? 'refund_done' : 'refund', { total })]
  const subject = t('refund_subject')
  const html = page({ locale, subject, exhibitor }, paragraphs.map(paragraph))
  return { ...address, subject, text: paragraphs.join('\n\n'), html }
}
