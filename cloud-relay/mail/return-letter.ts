import type { Tenant } from '#core/api/tenant.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'
import { formatCents } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { addedBy, backOf, type ReturnRow } from '#core/billing/refunds/store.ts'
import { moneyOf } from '#core/billing/refunds/money-store.ts'
import { linesNow } from '#core/billing/line-store.ts'
import type { BillRow } from '#core/billing/store.ts'
import { printedCode } from '#core/vouchers/code.ts'
import { ticketsLink } from '../documents/bill-link.ts'
import { goodTickets } from '../documents/good-tickets.ts'
import { addressed, linked, momentOf, page, paragraph, type Letter } from './letter.ts'

/** The mail to a buyer about a refund or an exchange, by staff or by themselves; undefined when the buyer was erased. */
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
  const when = facts ? momentOf(facts.ticket.start, locale, facts.cinema.timezone) : ''
  const exchanged = made.kind === 'exchange'
  const back = moneyOf(tenant.node.db, made).every(({ status }) => status === 'refunded')
  const withdrawn = lines.flatMap(({ line, kind, voucherPart, voucherId = '', text: title }) =>
    kind === 'voucher' && !voucherPart && about.includes(line)
      ? [`${title} · ${printedCode(voucherId)}`]
      : [],
  )
  const { subject, paragraphs } = saying({
    made,
    bill,
    t,
    total,
    movie,
    when,
    back,
    withdrawn,
    at: atOf(tenant, bill, made.at, locale),
  })
  const left = !exchanged && goodTickets(tenant.node.db, bill).length > 0
  const link = left ? ticketsLink(tenant, bill, publicUrl) : undefined
  const text = [
    hello,
    ...paragraphs,
    ...(link ? [`${t('back_left')} ${link}`] : []),
    exhibitor.tradeName,
  ].join('\n\n')
  const html = page({ locale, subject, exhibitor }, [
    ...[hello, ...paragraphs].map(paragraph),
    ...(link ? [linked(t('back_left'), link, mail)] : []),
  ])
  return { ...address, subject, text, html }
}

/** The moment of something about a bill, by the clock of its cinema. */
function atOf(tenant: Tenant, { cinemaId }: BillRow, iso: string, locale: Locale): string {
  return momentOf(iso, locale, tenant.node.catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC')
}

type About = {
  made: ReturnRow
  bill: BillRow
  t: NonNullable<ReturnType<typeof addressed>>['t']
  /** What goes back, and whether it is there already. */
  total: string
  back: boolean
  /** Empty where no ticket is meant, and where its show is not known here. */
  movie: string
  when: string
  /** The vouchers that went back, each with the code that is no longer valid. */
  withdrawn: readonly string[]
  /** When it was returned. */
  at: string
}

function saying(about: About): { subject: string; paragraphs: string[] } {
  const { made, bill, t, total, movie, when, back, withdrawn, at } = about
  const number = bill.number ?? ''
  if (made.kind === 'exchange') {
    const paid = made.cents > 0 ? [t('exchanged_back', { total })] : []
    const subject = movie ? t('exchanged_subject', { movie }) : t('exchanged_plain_subject')
    return { subject, paragraphs: [t(movie ? 'exchanged' : 'exchanged_plain'), ...paid] }
  }
  const money = t(back ? 'back_done' : 'back', { total, bill: number })
  if (made.reason === 'withdrawn')
    return {
      subject: t('withdrawn_subject'),
      paragraphs: [
        t(withdrawn.length > 1 ? 'withdrawn_many' : 'withdrawn', { bill: number, at }),
        ...withdrawn,
        money,
      ],
    }
  if (made.reason === 'returned' && movie) {
    const returned = t('returned', { movie, when, at, bill: number })
    return {
      subject: t('returned_subject', { movie }),
      paragraphs: [returned, made.cents > 0 ? money : t('cancelled_visits')],
    }
  }
  if (made.reason === 'show_cancelled' && movie)
    return {
      subject: t('cancelled_subject', { movie, when }),
      paragraphs: [t(back ? 'back_cancelled_done' : 'back_cancelled', { movie, when, total })],
    }
  return { subject: t('back_subject', { total }), paragraphs: [money] }
}
