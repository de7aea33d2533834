import { sign } from 'node:crypto'
import type { GoogleSigner } from './signers.ts'
import type { TicketPass } from './ticket-passes.ts'

/** Where a ticket is added; Google reads it from the address. */
const address = 'https://pay.google.com/gp/v/save/'

/**
 * The address at which one ticket is added to Google's wallet: a signed token (RFC 7515, RS256) with the show and the
 * ticket. Nothing is told to Google before somebody follows it.
 *
 * @param nowMs epoch milliseconds
 */
export function googlePassLink(
  ticket: TicketPass,
  { issuer, account, key }: GoogleSigner,
  { origin, nowMs }: { origin: string; nowMs: number },
): string {
  const head = coded({ alg: 'RS256', typ: 'JWT' })
  const body = coded({
    iss: account,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(nowMs / 1000),
    origins: [origin],
    payload: googlePayload(ticket, issuer),
  })
  const signed = sign('sha256', Buffer.from(`${head}.${body}`), key).toString('base64url')
  return `${address}${head}.${body}.${signed}`
}

const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The show and the ticket (https://developers.google.com/wallet/tickets/events/rest/v1/eventticketobject). */
export function googlePayload(ticket: TicketPass, issuer: string) {
  const { cinema, locale } = ticket
  const words = (value: string) => ({ defaultValue: { language: locale, value } })
  // Its name has the time: a show that was moved is another one there, since nobody tells Google of it.
  const classId = `${issuer}.${plain(ticket.showId)}-${Date.parse(ticket.start) / 1000}-${locale}`
  const [row, seat] = ticket.place.length > 1 ? ticket.place : [undefined, ticket.place[0]]
  return {
    eventTicketClasses: [
      {
        id: classId,
        issuerName: ticket.exhibitor,
        reviewStatus: 'UNDER_REVIEW',
        eventName: words(ticket.film),
        venue: {
          name: words(cinema.name),
          address: words(`${cinema.address1}\n${cinema.zip} ${cinema.city}`),
        },
        dateTime: { start: ticket.start, end: ticket.end },
        hexBackgroundColor: '#1d1712',
      },
    ],
    eventTicketObjects: [
      {
        id: `${issuer}.${ticket.serial}`,
        classId,
        state: 'ACTIVE',
        ticketType: words(ticket.rate.value),
        reservationInfo: { confirmationCode: ticket.order.value },
        seatInfo: {
          section: words(ticket.screen.value),
          ...(row ? { row: words(row.value) } : {}),
          ...(seat ? { seat: words(seat.value) } : {}),
        },
        barcode: { type: 'QR_CODE', value: ticket.code, alternateText: ticket.typed },
      },
    ],
  }
}

/** Names there have letters, digits, points, lines and hyphens. */
const plain = (id: string) => id.replace(/[^\w.-]/g, '-')
