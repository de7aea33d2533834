import { sql } from 'kysely'
import { eachOf, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import { dropPart, type PrivateReading } from '../journal/storage/private-store.ts'
import { partsOfMail } from '../journal/storage/person-index.ts'
import { typedReference } from '../reservations/reference.ts'
import { reservationsByReference, reservationsOfParts, type ReservationRow } from '../reservations/store.ts'
import { billById, type BillRow } from '../billing/store.ts'

const byParts = prepared((q, given: { digests: readonly string[] }) =>
  q
    .selectFrom(eachOf(given.digests, 'part'))
    .crossJoin('bills')
    .select('bills.id')
    .whereRef('bills.private_digest', '=', 'part.value')
    .orderBy('bills.opened_at')
    .orderBy('bills.id'),
)
const byName = prepared((q, given: { about: string }) =>
  q
    .selectFrom('bills')
    .select('id')
    .where('id', '=', given.about)
    .union(
      q
        .selectFrom('bills')
        .select('id')
        .where(sql`substr(number, -6)`, '=', sql`substr(upper(${given.about}), -6)`)
        .where('number', 'is not', null)
        .where('number', '=', sql<string>`upper(${given.about})`),
    ),
)
const vouchersByPart = prepared((q, given: { digest: string }) =>
  q.selectFrom('vouchers').select('id').where('private_digest', '=', given.digest),
)
const ofNewCards = prepared((q, given: { limit: number }) =>
  q
    .selectFrom('card_moves')
    .innerJoin('vouchers as old', 'old.id', 'card_moves.voucher_id')
    .innerJoin('erased_parts', 'erased_parts.digest', 'old.private_digest')
    .innerJoin('vouchers as made', 'made.id', 'card_moves.moved_to')
    .innerJoin('private_parts', 'private_parts.digest', 'made.private_digest')
    .select('private_parts.digest')
    .limit(given.limit),
)
/** Of one person; nobody has more in thirteen months. */
const mostReservations = 1000

const before = prepared((q, given: { day: string; limit: number }) =>
  q.selectFrom('private_parts').select('digest').where('day', '<', given.day).limit(given.limit),
)

/** Bills whose buyer has this mail address, or the one with this number or id; oldest first. */
export function billsAbout(at: PrivateReading, about: string): BillRow[] {
  const { db } = at
  const found = about.includes('@')
    ? byParts.all(db, { digests: partsOfMail(at, about) })
    : byName.all(db, { about })
  return found.map(({ id }) => billById(db, id)!).filter(bill => bill.privateDigest !== null)
}

/** Reservations whose guest has this mail address, or those with this reference. */
export function reservationsAbout(at: PrivateReading, about: string): ReservationRow[] {
  if (about.includes('@')) return reservationsOfParts(at.db, partsOfMail(at, about), mostReservations)
  const reference = typedReference(about)
  return reference ? reservationsByReference(at.db, reference, mostReservations) : []
}

/** The codes of the vouchers whose holder a private part names. */
export function vouchersOfPart(db: Db, digest: string): string[] {
  return vouchersByPart.all(db, { digest }).map(({ id }) => id)
}

/** What cards say of a holder who was erased, which they were given by another side that had not heard of that. */
export function partsOfErasedHolders(db: Db, limit: number): string[] {
  return ofNewCards.all(db, { limit }).map(({ digest }) => digest)
}

/** Whether something private is still needed last before that day. */
export function hasPartsBefore(db: Db, day: string): boolean {
  return before.first(db, { day, limit: 1 }) !== undefined
}

/** Deletes at most `limit` ciphertexts of days before that one, which can no longer be read. Returns how many. */
export function dropPartsBefore(db: Db, day: string, limit: number): number {
  const digests = before.all(db, { day, limit })
  for (const { digest } of digests) dropPart(db, digest)
  return digests.length
}
