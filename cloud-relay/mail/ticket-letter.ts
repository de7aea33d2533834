import { writeTicketCode } from '#core/admission/ticket-code.ts'
import { escapeHtml } from '#core/api/html.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { linesNow } from '#core/billing/line-store.ts'
import type { LineNow } from '#core/billing/refunds/returns.ts'
import type { BillRow } from '#core/billing/store.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'
import { goodTickets } from '../documents/good-tickets.ts'
import { groupedCode } from '#core/documents/wording.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import { dateFormat } from '#core/i18n/formatters.ts'
import { formatCents, formatDate, formatTime } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { seatGroups } from '#core/seating/seat-groups.ts'
import type { Cinema } from '#core/venue/cinema.ts'
import { mapLink } from '#core/venue/map-link.ts'
import { snacksText } from '../documents/snacks-text.ts'
import { purchaseLinks } from '../documents/bill-link.ts'
import { qrPng } from '../documents/qr.ts'
import { addressed, leadButton, page, paragraph, type Letter } from './letter.ts'
import { ownWords } from './own-words.ts'
import type { GoodVoucher } from '../payments/purchased-voucher.ts'
import { cardsIn } from './voucher-letter.ts'

/** As many codes as a mail shows; all of them are in the PDF. */
const codesMost = 8

/**
 * The mail with the tickets of a paid bill that are still good, in the buyer's language: what, when, where, the way to
 * the tickets, and the codes themselves. Undefined when none is left and when the buyer was erased.
 *
 * @param vouchers those bought beside them
 */
export async function ticketLetterOf(
  tenant: Tenant,
  bill: BillRow,
  publicUrl: string,
  vouchers: readonly GoodVoucher[] = [],
): Promise<Letter | undefined> {
  const mail = addressed(tenant, bill)
  const every = linesNow(tenant.node.db, bill.id)
  const lines = goodTickets(tenant.node.db, bill)
  if (!mail || !lines.length) return undefined
  const { exhibitor, locale, t, hello, address } = mail
  const tickets = lines.map(line => loadTicketFacts(tenant, line, locale)!)
  const { ticket, cinema } = tickets[0]!
  const seats = seatsOf(lines, locale)
  const show = shownOf(ticket, cinema, locale, t('seats', { seats }))
  const order = `${t('bill')} ${bill.number ?? ''} · ${t('total')} ${formatCents(bill.totalCents, locale)}`
  const snacks = snacksText(every)
  const collect = snacks ? [t('snacks_wait', { snacks })] : []
  const cannotCome = t('cannot_come', { cinema: cinema.name, phone: cinema.phone })
  const { page: link, tickets: pdf } = purchaseLinks(tenant, bill, publicUrl) ?? {}
  const codes = tickets
    .slice(0, codesMost)
    .map(({ ticket, code }, place) =>
      codePicture(writeTicketCode(code, tenant.keys.own), place, namesOf(ticket)),
    )
  const subject = t('subject', {
    movie: show.movie,
    when: shortMoment(ticket.start, locale, cinema.timezone),
  })
  const cards = vouchers.length ? await cardsIn(vouchers, mail, publicUrl) : undefined
  const own = ownWords(tenant, 'mail-purchase', locale, publicUrl)
  const conditions = ownWords(tenant, 'ticket-conditions', locale, publicUrl)
  const text = [
    hello,
    t('thanks'),
    [show.movie, show.version, `${show.day}, ${show.time}`, show.place, show.seats].join('\n'),
    ...collect,
    ...(link ? [`${t('open_tickets')}\n${link}`] : []),
    ...(pdf ? [`${t('again')} ${pdf}`] : []),
    codes.map(({ name, typed }) => `${name}: ${typed}`).join('\n'),
    ...(cards ? [cards.thanks, ...cards.text] : []),
    ...own.text,
    [cinema.name, addressOf(cinema), mapLink(cinema)].join('\n'),
    order,
    cannotCome,
    t('enjoy'),
    exhibitor.tradeName,
    ...conditions.text,
  ].join('\n\n')
  const html = page({ locale, subject, exhibitor }, [
    paragraph(hello),
    hero(show),
    ...(link ? [leadButton(t('open_tickets'), link, exhibitor)] : []),
    paragraph(t('thanks')),
    ...collect.map(paragraph),
    codes.map(codeBlock).join(''),
    ...(lines.length > codesMost ? [paragraph(t('more_codes'))] : []),
    ...(cards ? [paragraph(cards.thanks), ...cards.html] : []),
    ...own.html,
    placeBlock(cinema, t('map')),
    quiet(escapeHtml(order)),
    quiet(escapeHtml(cannotCome)),
    ...(pdf
      ? [quiet(`${escapeHtml(t('again'))} <a href="${escapeHtml(pdf)}" style="color:#7a4b00">PDF</a>`)]
      : []),
    ...(conditions.html.length ? [fine(conditions.html.join(''))] : []),
  ])
  return {
    ...address,
    subject,
    text,
    html,
    attachments: [...codes.map(({ picture }) => picture), ...(cards?.attachments ?? [])],
  }
}

const shownOf = (
  { movieTitle: movie, versionText: version, start, screenName }: ShownTicket,
  { name, timezone }: Pick<Cinema, 'name' | 'timezone'>,
  locale: Locale,
  seats: string,
) => ({
  movie,
  version,
  day: formatDate(start, locale, timezone),
  time: formatTime(start, locale, timezone),
  place: `${name}, ${screenName}`,
  seats,
})

/** Which seats they are; where seating is free, how many. */
const seatsOf = (lines: readonly LineNow[], locale: Locale): string =>
  lines[0]!.freeSeating
    ? `${lines.length} · ${documentWords(locale).freeSeating}`
    : seatsText(lines.map(line => line.seatId ?? ''))

/** `G 11, 12 · H 3` */
function seatsText(seatIds: readonly string[]): string {
  return seatGroups(seatIds, [])
    .map(({ row, numbers }) => `${row} ${numbers.join(', ')}`)
    .join(' · ')
}

/** `Thu 26 Nov, 20:15`, short enough for a list of mails. */
function shortMoment(iso: string, locale: Locale, timeZone: string): string {
  const day = dateFormat(locale === 'en' ? 'en-GB' : locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  }).format(new Date(iso))
  return `${day.replace(',', '')}, ${formatTime(iso, locale, timeZone)}`
}

type ShownTicket = NonNullable<ReturnType<typeof loadTicketFacts>>['ticket']

type Code = {
  name: string
  typed: string
  picture: { cid: string; filename: string; content: Buffer; contentType: string }
}

const namesOf = ({ row, seat, rateName, shortCode }: ShownTicket) => ({
  name: [row === null ? '' : `${row} ${seat}`, rateName].filter(Boolean).join(' · '),
  typed: groupedCode(shortCode),
})

function codePicture(content: string, place: number, words: { name: string; typed: string }): Code {
  return {
    ...words,
    picture: {
      cid: `code-${place + 1}@tickets`,
      filename: `ticket-${place + 1}.png`,
      content: qrPng(content),
      contentType: 'image/png',
    },
  }
}

/** What is told first and largest. */
function hero(show: {
  movie: string
  version: string
  day: string
  time: string
  place: string
  seats: string
}): string {
  const line = (style: string, words: string) => `<div style="${style}">${escapeHtml(words)}</div>`
  return `<div style="margin:20px 0 24px;padding:20px 0;border-top:2px solid #1d1712;border-bottom:1px solid #e2dbd2">
${line('font-size:28px;line-height:1.1;font-weight:800;margin-bottom:4px', show.movie)}
${line('color:#665d55;font-size:14px;margin-bottom:16px', show.version)}
${line('font-size:20px;font-weight:700', `${show.day}, ${show.time}`)}
${line('margin-bottom:12px', show.place)}
${line('font-size:20px;font-weight:700', show.seats)}
</div>`
}

/** A code with its name and what is typed where it cannot be scanned, all readable without the picture. */
function codeBlock({ name, typed, picture }: Code): string {
  return `<div style="display:inline-block;width:220px;margin:0 12px 20px 0;vertical-align:top;text-align:center"><img src="cid:${picture.cid}" width="220" height="220" alt="${escapeHtml(`QR ${typed}`)}" style="display:block;width:220px;height:220px;background:#fff"><div style="font-weight:700">${escapeHtml(name)}</div><div style="color:#665d55;font-size:14px">${escapeHtml(typed)}</div></div>`
}

function placeBlock(cinema: Cinema, mapWord: string): string {
  return `<p style="margin:8px 0 16px"><b>${escapeHtml(cinema.name)}</b><br>${escapeHtml(addressOf(cinema))}<br><a href="${escapeHtml(mapLink(cinema))}" style="color:#7a4b00">${escapeHtml(mapWord)}</a></p>`
}

const addressOf = ({ address1, zip, city }: Cinema) => `${address1}, ${zip} ${city}`

/** What the buyer agreed to, below all else. @param html already escaped */
const fine = (html: string) =>
  `<div style="margin:20px 0 0;padding-top:16px;border-top:1px solid #e2dbd2;color:#665d55;font-size:13px">${html}</div>`

/** @param html already escaped */
const quiet = (html: string) => `<p style="margin:0 0 12px;color:#665d55;font-size:14px">${html}</p>`
