import { escapeHtml } from '#core/api/html.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { formatTime } from '#core/i18n/format.ts'
import { isLocale, type Locale } from '#core/i18n/locale.ts'
import { translator } from '#core/i18n/translate.ts'
import { isLacking, privatePart } from '#core/journal/storage/private-store.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { scheduleById } from '#core/programme/store.ts'
import { seatGroups } from '#core/seating/seat-groups.ts'
import { arrangementById } from '#core/seating/store.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import type { WaitingParts } from '#core/waiting-list/facts.ts'
import { writeWaitingLink } from '#core/waiting-list/link.ts'
import { knownOf, stateNow } from '#core/waiting-list/load.ts'
import { offerById } from '#core/waiting-list/offer-store.ts'
import { confirmUntilMs } from '#core/waiting-list/state.ts'
import { guestById, type GuestRow } from '#core/waiting-list/store.ts'
import { leadButton, momentOf, page, paragraph, type Letter } from './letter.ts'
import { senderOf } from './sender.ts'
import { trainingMail } from './training-mail.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'

/**
 * The mail that asks whoever reads a mailbox whether they want to wait for seats of a show. Nothing that was typed but
 * the number of seats stands in it: anybody could have typed it. Undefined for whoever was erased or waits no longer.
 */
export function waitingAskedLetterOf(
  tenant: Tenant,
  waitingId: string,
  publicUrl: string,
): Letter | undefined {
  const guest = guestById(tenant.node.db, waitingId)
  const about = guest && guest.endedAt === null ? aboutGuest(tenant, guest) : undefined
  if (!guest || !about) return undefined
  const { t, locale, movie, when, cinema } = about
  const token = writeWaitingLink(tenant.secret, 'confirm', guest.id, confirmUntilMs(guest.at))
  // After the number sign, so that no server's log has it; the page behind it asks before anything is confirmed.
  const link = `${publicUrl}/${locale}/waiting-list/confirm#${token}`
  const wish = t(guest.adjacent ? 'waiting_wish_adjacent' : 'waiting_wish', { count: guest.seats })
  return written(tenant, about, {
    subject: t('waiting_subject', { movie }),
    lines: [t('waiting_asked', { movie, when, where: cinema, wish }), t('waiting_how')],
    button: t('waiting_confirm'),
    link,
    foot: t('waiting_not_asked'),
  })
}

/**
 * The mail to whom seats are offered: which, until when, and the link by which they are theirs. Undefined when that is
 * over, or they were bought or given up meanwhile.
 */
export function waitingOfferLetterOf(tenant: Tenant, offerId: string, publicUrl: string): Letter | undefined {
  const { node, secret } = tenant
  const nowMs = node.runtime.now()
  const offer = offerById(node.db, offerId)
  const guest = offer && guestById(node.db, offer.guestId)
  const known = guest && knownOf({ db: node.db, nowMs }, guest)
  const isNow = known?.offer?.id === offerId && stateNow(known, nowMs) === 'offered'
  const about = guest && isNow ? aboutGuest(tenant, guest) : undefined
  if (!offer || !guest || !about) return undefined
  const { t, locale, movie, when, cinema, timezone } = about
  const until = formatTime(new Date(offer.untilMs).toISOString(), locale, timezone)
  const link = `${publicUrl}/${locale}/waiting-list/offer#${writeWaitingLink(secret, 'offer', offerId, offer.untilMs)}`
  const leave = `${publicUrl}/${locale}/waiting-list/leave#${writeWaitingLink(secret, 'leave', guest.id)}`
  return written(tenant, about, {
    subject: t('waiting_offer_subject', { movie, until }),
    lines: [
      t('waiting_offer', {
        movie,
        when,
        where: cinema,
        seats: seatsInWords(tenant, offer) || `${offer.seats.length}`,
      }),
      t('waiting_offer_until', { until }),
    ],
    button: t('waiting_take'),
    link,
    foot: t('waiting_leave_lead'),
    footLink: { words: t('waiting_leave'), link: leave },
  })
}

/** Seats in words, row by row; empty where seating is free, since no place is named then. */
function seatsInWords(
  { node }: Tenant,
  { scheduleId, seats }: { scheduleId: string; seats: string[] },
): string {
  const show = scheduleById(node.db, scheduleId)
  const arrangement = show && arrangementById(node.db, show.arrangementId)
  if (!arrangement || arrangement.freeSeating) return ''
  return seatGroups(seats, arrangement.seats)
    .map(({ row, numbers }) => `${row} ${numbers.join(', ')}`)
    .join(' · ')
}

function aboutGuest({ node }: Tenant, guest: GuestRow) {
  if (isLacking(node.db, guest.privateDigest)) throw new Error('the key to the guest has not come back')
  const who = privatePart<WaitingParts>(node, guest.privateDigest)
  const [sender, exhibitor] = [senderOf(node.catalogue), exhibitorOf(node.catalogue)]
  const show = scheduleById(node.db, guest.scheduleId)
  const cinema = show && node.catalogue.get('cinema', show.cinemaId)
  const film = show && node.catalogue.get('movie', show.movieId)
  if (!who || !sender || !exhibitor || !show || show.cancelled || !cinema || !film) return undefined
  const locale: Locale = isLocale(guest.locale) ? guest.locale : 'en'
  return {
    address: { to: { name: '', address: who.email }, ...sender },
    exhibitor,
    locale,
    t: translator(locale, { en, de, fr, nl }[locale]),
    movie: film.title,
    when: momentOf(new Date(show.startMs).toISOString(), locale, cinema.timezone),
    cinema: cinema.name,
    timezone: cinema.timezone,
  }
}
type About = NonNullable<ReturnType<typeof aboutGuest>>

type Content = {
  subject: string
  lines: readonly string[]
  button: string
  link: string
  foot: string
  footLink?: { words: string; link: string }
}

function written(
  { node }: Tenant,
  { address, exhibitor, locale }: About,
  { subject, lines, button, link, foot, footLink }: Content,
): Letter {
  const html = page({ locale, subject, exhibitor }, [
    ...lines.map(paragraph),
    leadButton(button, link, exhibitor),
    footLink
      ? `<p style="margin:24px 0 0;color:#665d55;font-size:13px">${escapeHtml(foot)} <a href="${escapeHtml(footLink.link)}" style="color:#7a4b00">${escapeHtml(footLink.words)}</a></p>`
      : paragraph(foot),
  ])
  const last = footLink ? `${foot} ${footLink.words}: ${footLink.link}` : foot
  const text = [...lines, `${button}\n${link}`, last].join('\n\n')
  const letter = { ...address, subject, text, html }
  return readsTraining(node.db) ? trainingMail(letter, locale) : letter
}
