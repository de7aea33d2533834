import type { Tenant } from '#core/api/tenant.ts'
import { formatCents } from '#core/i18n/format.ts'
import type { BillRow } from '#core/billing/store.ts'
import type { RefundRow } from '#core/billing/refunds/money-store.ts'
import { hasTickets } from '../documents/good-tickets.ts'
import { ticketsLink } from '../documents/bill-link.ts'
import { addressed, linked, page, paragraph, type Letter } from './letter.ts'

/** The mail about a payment for a purchase that was already paid, or for an exchange that could not be made; undefined when the buyer was erased. */
export function twiceLetterOf(
  tenant: Tenant,
  bill: BillRow,
  refund: RefundRow,
  publicUrl: string,
): Letter | undefined {
  const mail = addressed(tenant, bill)
  if (!mail) return undefined
  const { exhibitor, locale, t, hello, address } = mail
  const total = formatCents(refund.cents, locale)
  const about = refund.reason === 'exchange_over' ? 'exchange_over' : 'twice'
  const subject = t(`${about}_subject`, { total })
  const paragraphs = [hello, t(refund.status === 'refunded' ? `${about}_done` : about, { total })]
  const link = hasTickets(tenant.node.db, bill) ? ticketsLink(tenant, bill, publicUrl) : undefined
  const text = [...paragraphs, ...(link ? [`${t('twice_tickets')} ${link}`] : []), exhibitor.tradeName].join(
    '\n\n',
  )
  const html = page({ locale, subject, exhibitor }, [
    ...paragraphs.map(paragraph),
    ...(link ? [linked(t('twice_tickets'), link, mail)] : []),
  ])
  return { ...address, subject, text, html }
}
