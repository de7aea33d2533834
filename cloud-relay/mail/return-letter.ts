import type { Tenant } from '#core/api/tenant.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'
import { formatCents, formatDate, formatTime } from '#core/i18n/format.ts'
import { addedBy, backOf, type ReturnRow } from '#core/billing/refunds/store.ts'
import { moneyOf } from '#core/billing/refunds/money-store.ts'
import { linesNow } from '#core/billing/line-store.ts'
import type { BillRow } from '#core/billing/store.ts'
import { ticketsLink } from '../documents/bill-link.ts'
import { addressed, linked, page, paragraph, type Letter } from './letter.ts'

/** The mail to a buyer about a refund or an exchange by staff; undefined when the buyer was erased. */
export function returnLetterOf(
  tenant: Tenant,
  bill: BillRow,
  made: ReturnRow,
  publicUrl: string,
): Letter | undefined {
  const mail = addressed(tenant, bill)
  if (!mail) return undefined
  const { exhibitor, locale, t, hello, address } = mail
  const total = formatCents(made.cents, locale)
  const lines = linesNow(tenant.node.db, bill.id)
  const about =
    made.kind === 'exchange'
      ? addedBy(tenant.node.db, made.id)
      : backOf(tenant.node.db, made.id).map(({ line }) => line)
  const ticket = lines.find(({ line, kind }) => kind === 'ticket' && about.includes(line))
  const facts = ticket && loadTicketFacts(tenant, ticket, locale)
  const movie = facts?.ticket.movieTitle ?? ''
  const when = facts
    ? `${formatDate(facts.ticket.start, locale, facts.cinema.timezone)}, ${formatTime(facts.ticket.start, locale, facts.cinema.timezone)}`
    : ''
  const exchanged = made.kind === 'exchange'
  const back = moneyOf(tenant.node.db, made).every(({ status }) => status === 'refunded')
  const subject = exchanged ? t('exchanged_subject', { movie }) : t('back_subject', { total })
  const paragraphs = exchanged
    ? [t('exchanged'), ...(made.cents > 0 ? [t('exchanged_back', { total })] : [])]
    : [
        made.reason === 'show_cancelled' && facts
          ? t(back ? 'back_cancelled_done' : 'back_cancelled', { movie, when, total })
          : t(back ? 'back_done' : 'back', { total, bill: bill.number ?? '' }),
      ]
  const left = !exchanged && lines.some(line => line.kind === 'ticket' && line.left > 0)
  const link = left ? ticketsLink(tenant, bill, publicUrl) : undefined
  const text = [
    hello,
    ...paragraphs,
    ...(link ? [`${t('back_left')} ${link}`] : []),
    exhibitor.tradeName,
  ].join('\n\n')
  const html = page({ locale, subject, exhibitor }, [
    ...[hello, ...paragraphs].map(paragraph),
    ...(link ? [linked(t('back_left'), link)] : []),
  ])
  return { ...address, subject, text, html }
}
