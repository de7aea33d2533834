import { escapeHtml } from '#core/api/html.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { translator } from '#core/i18n/translate.ts'
import { isLacking } from '#core/journal/storage/private-store.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { eventsOfReservation, reservationById, type ReservationRow } from '#core/reservations/store.ts'
import { reservationView } from '#core/reservations/view-load.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { mapLink } from '#core/venue/map-link.ts'
import { settingOf } from '#core/venue/settings/effective.ts'
import { momentOf, page, paragraph, type Letter } from './letter.ts'
import { senderOf } from './sender.ts'
import { trainingMail } from './training-mail.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'

/**
 * The mail to whoever reserved, some hours before their seats are free again: which show, which seats, under which
 * reference and until when. It is in the first of the exhibitor's languages, since nobody asked the guest for theirs.
 *
 * Undefined where nothing waits any more (paid for, cancelled, over, or its show cancelled), where it has left before, where
 * the cinema mails nobody, and where the guest left no address or was erased. Throws while the key to the guest has not come,
 * and while the cinema whose seats they are is not reached: what became of the reservation there is not known.
 */
export function reservationLetterOf(tenant: Tenant, reservationId: string): Letter | undefined {
  const row = reservationById(tenant.node.db, reservationId)
  const waiting = row && stillWaiting(tenant, row)
  if (!row || !waiting) return undefined
  const { view, email } = waiting
  const { catalogue, db } = tenant.node
  const [exhibitor, sender] = [exhibitorOf(catalogue), senderOf(catalogue)]
  const cinema = catalogue.get('cinema', row.cinemaId)
  if (!exhibitor || !sender || !cinema) return undefined
  const locale: Locale = exhibitor.languages?.[0] ?? 'en'
  const t = translator(locale, { en, de, fr, nl }[locale])
  const name = [view.contact!.firstName, view.contact!.lastName].filter(Boolean).join(' ')
  const when = momentOf(view.show.start, locale, cinema.timezone)
  const about = { movie: view.show.movie, when }
  const subject = t('reservation_subject', { ...about, reference: view.reference })
  const hello = t('hello', { name })
  const places = view.seatText ?? `${view.seats.length} · ${documentWords(locale).freeSeating}`
  const content = [
    t('reservation', { ...about, where: `${cinema.name}, ${view.show.screen}` }),
    t('seats', { seats: places }),
    t('reservation_until', {
      until: momentOf(view.until, locale, cinema.timezone),
      reference: view.reference,
    }),
  ]
  const way = [cinema.name, `${cinema.address1}, ${cinema.zip} ${cinema.city}`]
  const cannotCome = t('reservation_cannot_come', {
    cinema: cinema.name,
    phone: cinema.phone || cinema.email,
  })
  const text = [
    hello,
    ...content,
    [t('reminder_way'), ...way, mapLink(cinema)].join('\n'),
    cannotCome,
    exhibitor.tradeName,
  ].join('\n\n')
  const html = page({ locale, subject, exhibitor }, [
    ...[hello, ...content].map(paragraph),
    `<p style="margin:0 0 16px"><b>${escapeHtml(t('reminder_way'))}</b><br>${way.map(escapeHtml).join('<br>')}<br><a href="${escapeHtml(mapLink(cinema))}" style="color:#7a4b00">${escapeHtml(t('map'))}</a></p>`,
    paragraph(cannotCome),
  ])
  const letter = { to: { name, address: email }, ...sender, subject, text, html }
  return readsTraining(db) ? trainingMail(letter, locale) : letter
}

/** A reservation that waits for a guest with a mail address, as far as this side knows; undefined where none does. */
function stillWaiting({ node, line }: Tenant, row: ReservationRow) {
  const events = eventsOfReservation(node.db, row.id)
  if (events.some(({ kind }) => kind === 'reminded' || kind === 'cancel_asked')) return undefined
  if (settingOf(node.catalogue, 'reservations.reminder_hours', row.cinemaId) === 0) return undefined
  const view = reservationView(node, row)
  if (view.status !== 'pending' || !view.seats.length || view.show.cancelled) return undefined
  const digest = events.findLast(event => event.digest !== null)?.digest ?? null
  if (isLacking(node.db, digest)) throw new Error('the key to the guest has not come back yet')
  const email = view.contact?.email
  if (!email) return undefined
  if (row.owner !== node.identity.role && !line.connected(row.cinemaId))
    throw new Error('the cinema that keeps the reservation is not reached')
  return { view, email }
}
