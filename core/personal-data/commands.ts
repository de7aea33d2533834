import type { MessageParts } from '../content/messages/facts.ts'
import { messagesFrom } from '../content/messages/store.ts'
import { end } from '../content/newsletter/commands.ts'
import type { SubscriberParts } from '../content/newsletter/facts.ts'
import { subscribersOf, type SubscriberRow } from '../content/newsletter/subscriber-store.ts'
import { Refusal } from '../refusal.ts'
import type { Scope } from '../journal/fact.ts'
import type { Tx } from '../journal/node.ts'
import { partsOfMail } from '../journal/storage/person-index.ts'
import { privatePart, scopeOfPart } from '../journal/storage/private-store.ts'
import { worksIn, type Cinemas } from '../access/employee.ts'
import type { ContactPart } from '../reservations/contact.ts'
import { eventsOfReservation, type ReservationRow } from '../reservations/store.ts'
import { scheduleById } from '../programme/store.ts'
import { billById, type BillRow } from '../billing/store.ts'
import { linesOf } from '../billing/line-store.ts'
import { printedCode } from '../vouchers/code.ts'
import { deliveriesTo, type DeliveryRow } from '../vouchers/delivery-store.ts'
import type { DeliveryPart } from '../vouchers/facts.ts'
import type { VoucherRow } from '../vouchers/store.ts'
import { changeEntry } from '../catalogue/change-entry.ts'
import type { ClientFields } from '../invoicing/client.entity.ts'
import { invoicesTo, type InvoiceRow } from '../invoicing/store.ts'
import { endWaiting } from '../waiting-list/commands.ts'
import type { WaitingParts } from '../waiting-list/facts.ts'
import { guestsOfMail, type GuestRow } from '../waiting-list/store.ts'
import type { PersonCounts } from './contract.ts'
import { billsAbout, reservationsAbout } from './store.ts'
import { vouchersAbout } from './vouchers-load.ts'

/** Of one mail address; nobody has more. */
const mostInvoices = 1000
/** What is left of a client's entry; their invoices name them as long as the books must be kept. */
const nobody = {
  name: '–',
  contact: '',
  address: '–',
  zip: '–',
  city: '–',
  vatNumber: '',
  email: null,
  note: '',
  archived: true,
}
/** Most private parts that one fact erases; a person with more gets several facts. */
const digestsPerFact = 500

type Reading = Pick<Tx, 'db' | 'keys' | 'catalogue' | 'nowMs'>
type Client = ClientFields & { id: string }
type Message = ReturnType<typeof messagesFrom>[number]
type Found = {
  bills: BillRow[]
  vouchers: VoucherRow[]
  reservations: ReservationRow[]
  messages: Message[]
  clients: Client[]
  invoices: InvoiceRow[]
  subscriptions: SubscriberRow[]
  waiting: GuestRow[]
  gifts: DeliveryRow[]
  /** Every private part with that address, also of facts that this version cannot read or that were set aside. */
  parts: string[]
}

/**
 * What is kept about a person, in the cinemas the employee works in. Vouchers belong to no single cinema: only
 * employees who work in all find those sold with the purchases, and those with the person's address. Refuses `not_found`, and `several_persons` where
 * orders of more than one buyer have that number, since each cinema counts its own.
 */
function findPerson(at: Reading, about: string, cinemas: Cinemas): Found {
  const bills = billsAbout(at, about).filter(
    bill => worksIn(cinemas, bill.cinemaId) && privatePart(at, bill.privateDigest) !== undefined,
  )
  const vouchers = cinemas === 'all' ? vouchersAbout(at, about, bills) : []
  const reservations = reservationsAbout(at, about).filter(
    row => worksIn(cinemas, row.cinemaId) && contactsOf(at, row).length > 0,
  )
  // What is written to the company is found by who works in all cinemas, as vouchers are.
  const messages =
    cinemas === 'all' && about.includes('@')
      ? messagesFrom(at, about).filter(each => privatePart(at, each.privateDigest) !== undefined)
      : []
  const { clients, invoices } = clientsAbout(at, about, cinemas)
  const subscriptions = subscriptionsOf(at, about, cinemas)
  const waiting = waitingOf(at, about, cinemas)
  const gifts = giftsTo(at, about, cinemas)
  const parts = cinemas === 'all' && about.includes('@') ? partsOfMail(at, about) : []
  const others = [vouchers, reservations, messages, clients, invoices, subscriptions, waiting, gifts, parts]
  if (!bills.length && others.every(found => !found.length)) throw new Refusal('not_found')
  const buyers = new Set(bills.map(bill => buyerOf(at, bill)?.email.toLowerCase()))
  if (buyers.size > 1)
    throw new Refusal('several_persons', {
      cinemas: bills.map(({ cinemaId }) => at.catalogue.get('cinema', cinemaId)?.name ?? cinemaId).join(', '),
    })
  return { bills, vouchers, reservations, messages, clients, invoices, subscriptions, waiting, gifts, parts }
}

/** Vouchers that somebody has mailed to them, of the cinemas the employee works in. */
function giftsTo(at: Reading, about: string, cinemas: Cinemas): DeliveryRow[] {
  if (!about.includes('@')) return []
  return deliveriesTo(at, about).filter(
    row => worksIn(cinemas, cinemaOf(at, row)) && privatePart(at, row.privateDigest) !== undefined,
  )
}

const cinemaOf = ({ db }: Reading, { billId }: DeliveryRow) => billById(db, billId)?.cinemaId ?? ''

/** Like what is written to the company: only for who works in all cinemas. */
function subscriptionsOf(at: Reading, about: string, cinemas: Cinemas): SubscriberRow[] {
  if (cinemas !== 'all' || !about.includes('@')) return []
  return subscribersOf(at, about).filter(each => privatePart(at, each.privateDigest) !== undefined)
}

/** For which shows somebody waited, in the cinemas the employee works in. */
function waitingOf(at: Reading, about: string, cinemas: Cinemas): GuestRow[] {
  if (!about.includes('@')) return []
  return guestsOfMail(at, about).filter(
    row => worksIn(cinemas, row.cinemaId) && privatePart(at, row.privateDigest) !== undefined,
  )
}

/** Clients are the company's, as vouchers are; each cinema's employees find its own invoices. */
function clientsAbout(at: Reading, about: string, cinemas: Cinemas) {
  const mail = about.trim().toLowerCase()
  if (!mail.includes('@')) return { clients: [], invoices: [] }
  return {
    clients:
      cinemas === 'all'
        ? at.catalogue.all('client').filter(({ email }) => email?.toLowerCase() === mail)
        : [],
    invoices: invoicesTo(at.db, mail, mostInvoices).filter(({ cinemaId }) => worksIn(cinemas, cinemaId)),
  }
}

/** What a reservation ever said of its guest and still can be read, the newest last. */
function contactsOf(at: Reading, { id }: ReservationRow): { digest: string; part: ContactPart }[] {
  return eventsOfReservation(at.db, id).flatMap(({ digest }) => {
    const part = privatePart<ContactPart>(at, digest)
    return digest !== null && part ? [{ digest, part }] : []
  })
}

const buyerOf = (at: Reading, { privateDigest }: BillRow) =>
  privatePart<{ name: string; email: string }>(at, privateDigest)

/** How much is kept about a person. Refuses as `findPerson`. */
export function countPerson(at: Reading, about: string, cinemas: Cinemas): PersonCounts {
  return countsOf(at, findPerson(at, about, cinemas))
}

function countsOf(
  at: Reading,
  { bills, vouchers, reservations, messages, clients, invoices, subscriptions, waiting, gifts }: Found,
): PersonCounts {
  const isUpcoming = (bill: BillRow) =>
    linesOf(at.db, bill.id).some(line => (scheduleById(at.db, line.scheduleId ?? '')?.endMs ?? 0) > at.nowMs)
  return {
    purchases: bills.length,
    upcoming: bills.filter(isUpcoming).length,
    vouchers: vouchers.length,
    reservations: reservations.length,
    messages: messages.length,
    clients: clients.length,
    invoices: invoices.length,
    subscriptions: subscriptions.length,
    waiting: waiting.length,
    gifts: gifts.length,
  }
}

/** Everything that is kept about a person, in words and cents. Refuses as `findPerson`. */
export function exportPerson(at: Reading, about: string, cinemas: Cinemas) {
  const found = findPerson(at, about, cinemas)
  const { bills, vouchers, reservations, messages, clients, invoices, subscriptions, waiting, gifts } = found
  return {
    about,
    purchases: bills.map(bill => {
      const buyer = buyerOf(at, bill)
      return {
        number: bill.number,
        cinema: at.catalogue.get('cinema', bill.cinemaId)?.name ?? bill.cinemaId,
        at: bill.openedAt,
        status: bill.status,
        totalCents: bill.totalCents,
        name: buyer?.name ?? '',
        email: buyer?.email ?? '',
        lines: linesOf(at.db, bill.id).map(({ text, quantity, totalCents }) => ({
          text,
          quantity,
          totalCents,
        })),
      }
    }),
    vouchers: vouchers.map(voucher => ({
      code: printedCode(voucher.id),
      holderName: privatePart<{ holderName: string }>(at, voucher.privateDigest)?.holderName ?? '',
      issuedAt: voucher.issuedAt,
    })),
    reservations: reservations.map(row => {
      const { name, phone, mobile, email } = contactsOf(at, row).at(-1)!.part
      const cinema = at.catalogue.get('cinema', row.cinemaId)?.name ?? row.cinemaId
      return { reference: row.reference, cinema, at: row.at, name, phone, mobile, email }
    }),
    clients: clients.map(({ name, contact, address, zip, city, email, note }) => ({
      name,
      contact,
      address: `${address}, ${zip} ${city}`,
      email: email ?? '',
      note,
    })),
    invoices: invoices.map(({ number, day, totalCents, issued }) => ({
      number,
      day,
      name: issued.client.contact || issued.client.name,
      totalCents,
    })),
    messages: messages.map(({ at: sentAt, privateDigest }) => ({
      at: sentAt,
      ...privatePart<MessageParts>(at, privateDigest)!,
    })),
    subscriptions: subscriptions.map(({ at: askedAt, wording, confirmedAt, endedAt, privateDigest }) => ({
      at: askedAt,
      wording,
      confirmedAt,
      endedAt,
      ...privatePart<SubscriberParts>(at, privateDigest)!,
    })),
    waiting: waiting.map(({ at: askedAt, scheduleId, seats, confirmedAt, endedAt, privateDigest }) => ({
      at: askedAt,
      show: showNamed(at, scheduleId),
      seats,
      confirmedAt,
      endedAt,
      ...privatePart<WaitingParts>(at, privateDigest)!,
    })),
    gifts: gifts.map(({ day, mailedAt, privateDigest }) => ({
      day,
      mailedAt,
      ...privatePart<DeliveryPart>(at, privateDigest)!,
    })),
  }
}

/** A show by its film and the moment it begins, ISO, UTC. */
function showNamed({ db, catalogue }: Reading, scheduleId: string): string {
  const show = scheduleById(db, scheduleId)
  if (!show) return scheduleId
  return `${catalogue.get('movie', show.movieId)?.title ?? ''} ${new Date(show.startMs).toISOString()}`
}

/**
 * Erases a person's data: the facts name the private parts whose keys every node must delete, and nothing of the
 * person; a client's entry is emptied. Purchases, tickets, invoices and money stay. Returns what was found; refuses as `findPerson`.
 */
export function erasePerson(tx: Tx, about: string, cinemas: Cinemas): PersonCounts {
  const found = findPerson(tx, about, cinemas)
  const counts = countsOf(tx, found)
  const digests = new Map<Scope, string[]>()
  const name = (scope: Scope, digest: string | null) =>
    digest !== null && digests.set(scope, [...(digests.get(scope) ?? []), digest])
  for (const bill of found.bills) name(`cinema:${bill.cinemaId}`, bill.privateDigest)
  for (const voucher of found.vouchers) name('exhibitor', voucher.privateDigest)
  for (const row of found.reservations)
    for (const { digest } of contactsOf(tx, row)) name(`cinema:${row.cinemaId}`, digest)
  for (const message of found.messages) name('exhibitor', message.privateDigest)
  for (const { id } of found.clients) changeEntry(tx, 'client', id, nobody)
  // Nobody is written to whose address is gone.
  for (const subscription of found.subscriptions) end(tx, subscription, 'erased', true)
  for (const guest of found.waiting) endWaiting(tx, guest, 'erased', true)
  for (const gift of found.gifts) name(`cinema:${cinemaOf(tx, gift)}`, gift.privateDigest)
  const named = new Set([...digests.values()].flat())
  for (const digest of found.parts) {
    // None any more where it was erased just now.
    const scope = scopeOfPart(tx.db, digest)?.scope
    if (scope && !named.has(digest)) name(scope as Scope, digest)
  }
  for (const [scope, all] of digests)
    for (let from = 0; from < all.length; from += digestsPerFact)
      tx.append(scope, 'person.erased', { digests: all.slice(from, from + digestsPerFact) })
  return counts
}
