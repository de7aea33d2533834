import type { Tenant } from '#core/api/tenant.ts'
import { runById } from '#core/automations/store.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { refundsOrdered } from '#core/billing/refunds/cancelled-store.ts'
import type { LineNow } from '#core/billing/refunds/returns.ts'
import type { Db } from '#core/database/sql.ts'
import { backOf, returnsOf } from '#core/billing/refunds/store.ts'
import { billById, type BillRow } from '#core/billing/store.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'
import { inLocale, type Words } from '#core/i18n/locale.ts'
import { scheduleById } from '#core/programme/store.ts'
import { ticketsLink } from '../documents/bill-link.ts'
import { wasSold } from '../documents/good-tickets.ts'
import { addressed, linked, momentOf, page, paragraph, type Letter } from './letter.ts'

/**
 * The mail to a buyer whose show was cancelled and whose money does not go back by itself: the mail about the refund
 * tells all others. Undefined for those, when no ticket of the show was left for it, when the show is on after all, and when
 * the buyer was erased or the purchase is gone.
 *
 * @param about the bill and the show
 */
export function cancelledLetterOf(tenant: Tenant, about: string, publicUrl: string): Letter | undefined {
  const { db } = tenant.node
  const [billId = '', scheduleId = ''] = about.split(' ')
  const bill = billById(db, billId)
  const ordered = refundsOrdered(db, scheduleId) !== null
  if (!bill || (ordered && bill.totalCents > 0)) return undefined
  if (!scheduleById(db, scheduleId)?.cancelled) return undefined
  return showLetter(tenant, { bill, scheduleId, publicUrl }, ({ t, movie, when, holds, lines }) => {
    if (!holds && !(ordered && haveComeBack(db, billId, lines))) return undefined
    return {
      subject: t('cancelled_subject', { movie, when }),
      words: [t('cancelled', { movie, when }), t(ordered ? 'cancelled_visits' : 'cancelled_box_office')],
      tickets: ordered ? undefined : t('cancelled_tickets'),
    }
  })
}

/**
 * The mail to a buyer whose show is at another time or in another screen now. Undefined when it was moved again since
 * (another mail tells that), was cancelled or is over, when no ticket of it is left, and when the buyer was erased.
 *
 * @param about the bill, the show, and when (epoch milliseconds) and in which screen it is
 */
export function movedLetterOf(tenant: Tenant, about: string, publicUrl: string): Letter | undefined {
  const { db, runtime } = tenant.node
  const [billId = '', scheduleId = '', startMs = '', screenId = ''] = about.split(' ')
  const show = scheduleById(db, scheduleId)
  if (!show || show.cancelled || show.endMs <= runtime.now()) return undefined
  if (String(show.startMs) !== startMs || show.screenId !== screenId) return undefined
  const bill = billById(db, billId)
  if (!bill) return undefined
  return showLetter(tenant, { bill, scheduleId, publicUrl }, ({ t, movie, when, where, holds }) =>
    holds
      ? {
          subject: t('moved_subject', { movie, when }),
          words: [t('moved', { movie, when, where }), t('moved_stays'), t('moved_back')],
          tickets: t('moved_tickets'),
        }
      : undefined,
  )
}

/**
 * The mail of a rule to a buyer of a show, in the words a manager wrote for it; `{{film}}`, `{{when}}` and `{{where}}` in
 * them are the show's. Undefined when no ticket of it is left, the show was cancelled, the rule is gone, and when the
 * buyer was erased.
 *
 * @param about the bill and the run
 */
export function announcementLetterOf(tenant: Tenant, about: string, publicUrl: string): Letter | undefined {
  const { db, catalogue } = tenant.node
  const [billId = '', runId = ''] = about.split(' ')
  const run = runById(db, runId)
  const rule = run && catalogue.get('automation', run.automationId)
  const bill = billById(db, billId)
  const scheduleId = run?.scheduleId ?? ''
  if (!rule?.subject || !rule.text || !bill || scheduleById(db, scheduleId)?.cancelled !== false)
    return undefined
  const { subject, text } = rule
  return showLetter(tenant, { bill, scheduleId, publicUrl }, ({ locale, movie, when, where, holds }) => {
    if (!holds) return undefined
    const named: Record<string, string> = { film: movie, when, where }
    const written = (words: Words) =>
      inLocale(words, locale).replace(/\{\{(film|when|where)\}\}/g, (_, name: string) => named[name]!)
    return {
      // A control character would begin another line of the mail's head.
      subject: written(subject).replace(/\p{Cc}+/gu, ' '),
      words: written(text).split(/\n\s*\n/),
      tickets: undefined,
    }
  })
}

/** Whether some of these came back because their show was cancelled. */
function haveComeBack(db: Db, billId: string, lines: readonly LineNow[]): boolean {
  const cancelled = returnsOf(db, billId).filter(({ reason }) => reason === 'show_cancelled')
  return cancelled.some(({ id }) => backOf(db, id).some(back => lines.some(({ line }) => line === back.line)))
}

type Mail = NonNullable<ReturnType<typeof addressed>>
type Content = { subject: string; words: string[]; tickets: string | undefined }
type Show = {
  t: Mail['t']
  locale: Mail['locale']
  movie: string
  when: string
  where: string
  /** Whether a ticket of it is still the buyer's. */
  holds: boolean
  /** All tickets of it that the purchase ever had. */
  lines: readonly LineNow[]
}

function showLetter(
  tenant: Tenant,
  { bill, scheduleId, publicUrl }: { bill: BillRow; scheduleId: string; publicUrl: string },
  tell: (show: Show) => Content | undefined,
): Letter | undefined {
  // Whoever paid too late is mailed that the money comes back, and has no ticket of any show.
  if (!wasSold(tenant.node.db, bill)) return undefined
  const mail = addressed(tenant, bill)
  const lines = linesNow(tenant.node.db, bill.id).filter(
    line => line.kind === 'ticket' && line.scheduleId === scheduleId,
  )
  const line = lines.find(({ left }) => left > 0) ?? lines[0]
  if (!mail || !line) return undefined
  const { exhibitor, locale, t, hello, address } = mail
  const facts = loadTicketFacts(tenant, line, locale)
  if (!facts) return undefined
  const { ticket, cinema } = facts
  const content = tell({
    t,
    locale,
    movie: ticket.movieTitle,
    when: momentOf(ticket.start, locale, cinema.timezone),
    where: `${cinema.name}, ${ticket.screenName}`,
    holds: line.left > 0,
    lines,
  })
  if (!content) return undefined
  const { subject, words, tickets } = content
  const link = tickets && ticketsLink(tenant, bill, publicUrl)
  const text = [hello, ...words, ...(link ? [`${tickets} ${link}`] : []), exhibitor.tradeName].join('\n\n')
  const html = page({ locale, subject, exhibitor }, [
    ...[hello, ...words].map(paragraph),
    ...(link ? [linked(tickets, link, mail)] : []),
  ])
  return { ...address, subject, text, html }
}
