import { escapeHtml } from '#core/api/html.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { billById } from '#core/billing/store.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import { scheduleById } from '#core/programme/store.ts'
import { seatGroups } from '#core/seating/seat-groups.ts'
import { mapLink } from '#core/venue/map-link.ts'
import { settingOf } from '#core/venue/settings/effective.ts'
import { isLocale } from '#core/i18n/locale.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { purchaseLink } from '../documents/bill-link.ts'
import { addressed, leadButton, momentOf, page, paragraph, type Letter } from './letter.ts'
import { trainingMail } from './training-mail.ts'

/**
 * The mail to a buyer some hours before their show: when and where it is, their seats, the way, and the way to the codes.
 * Undefined when it has begun, was cancelled, when no ticket of it is left, when the cinema reminds nobody any more, and
 * when the buyer was erased.
 *
 * @param about the bill and the show
 */
export function reminderLetterOf(tenant: Tenant, about: string, publicUrl: string): Letter | undefined {
  const { db, runtime, catalogue } = tenant.node
  const [billId = '', scheduleId = ''] = about.split(' ')
  const bill = billById(db, billId)
  const show = scheduleById(db, scheduleId)
  if (!bill || !show || show.cancelled || show.startMs <= runtime.now()) return undefined
  if (settingOf(catalogue, 'mail_config.reminder_hours', show.cinemaId) === 0) return undefined
  const lines = linesNow(db, billId).filter(
    line => line.kind === 'ticket' && line.scheduleId === scheduleId && line.left > 0,
  )
  const mail = addressed(tenant, bill)
  if (!mail || !lines.length) return undefined
  const { exhibitor, locale, t, hello, address } = mail
  const { ticket, cinema } = loadTicketFacts(tenant, lines[0]!, locale)!
  const when = momentOf(ticket.start, locale, cinema.timezone)
  const seats = lines[0]!.freeSeating
    ? `${lines.length} · ${documentWords(locale).freeSeating}`
    : seatGroups(
        lines.map(line => line.seatId ?? ''),
        [],
      )
        .map(({ row, numbers }) => `${row} ${numbers.join(', ')}`)
        .join(' · ')
  const subject = t('reminder_subject', { movie: ticket.movieTitle, when })
  const content = [
    t('reminder', { movie: ticket.movieTitle, when, where: `${cinema.name}, ${ticket.screenName}` }),
    t('seats', { seats }),
  ]
  const way = [cinema.name, `${cinema.address1}, ${cinema.zip} ${cinema.city}`, cinema.phone].filter(Boolean)
  const link = purchaseLink(tenant, bill, publicUrl)
  const cannotCome = t('cannot_come', { cinema: cinema.name, phone: cinema.phone })
  const text = [
    hello,
    ...content,
    ...(link ? [`${t('open_tickets')}\n${link}`] : []),
    [t('reminder_way'), ...way, mapLink(cinema)].join('\n'),
    cannotCome,
    exhibitor.tradeName,
  ].join('\n\n')
  const html = page({ locale, subject, exhibitor }, [
    ...[hello, ...content].map(paragraph),
    ...(link ? [leadButton(t('open_tickets'), link, exhibitor)] : []),
    `<p style="margin:0 0 16px"><b>${escapeHtml(t('reminder_way'))}</b><br>${way.map(escapeHtml).join('<br>')}<br><a href="${escapeHtml(mapLink(cinema))}" style="color:#7a4b00">${escapeHtml(t('map'))}</a></p>`,
    paragraph(cannotCome),
  ])
  const letter = { ...address, subject, text, html }
  return readsTraining(db) ? trainingMail(letter, isLocale(bill.locale) ? bill.locale : 'en') : letter
}
