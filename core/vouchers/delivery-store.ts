import { sql } from 'kysely'
import { idSent } from '../billing/purchase.ts'
import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'
import { factName } from '../journal/fact.ts'
import { partsOfMail } from '../journal/storage/person-index.ts'
import type { PrivateReading } from '../journal/storage/private-store.ts'
import type { Delivery } from './delivery.ts'
import type { VoucherAddressed, VoucherMailed } from './facts.ts'

/** Of two histories that both said it as the same round, the earlier one stands. */
const address = prepared((q, given: Omit<Tables['voucher_deliveries'], 'mailed_at'>) =>
  q
    .insertInto('voucher_deliveries')
    .values(only(given, 'bill_id', 'place', 'round', 'day', 'from_ms', 'private_digest', 'at', 'fact'))
    .onConflict(conflict =>
      conflict
        .columns(['bill_id', 'place', 'round'])
        .doUpdateSet({
          day: sql`excluded.day`,
          from_ms: sql`excluded.from_ms`,
          private_digest: sql`excluded.private_digest`,
          at: sql`excluded.at`,
          fact: sql`excluded.fact`,
        })
        .where(
          sql<boolean>`voucher_deliveries.from_ms IS NULL
            OR (excluded.at, excluded.fact) < (voucher_deliveries.at, voucher_deliveries.fact)`,
        ),
    ),
)
const mail = prepared(
  (q, given: Pick<Tables['voucher_deliveries'], 'bill_id' | 'place' | 'round' | 'mailed_at'>) =>
    q
      .insertInto('voucher_deliveries')
      .values({ ...only(given, 'bill_id', 'place', 'round', 'mailed_at'), day: '', at: '', fact: '' })
      .onConflict(conflict =>
        conflict.columns(['bill_id', 'place', 'round']).doUpdateSet({
          mailed_at: sql`min(coalesce(voucher_deliveries.mailed_at, excluded.mailed_at), excluded.mailed_at)`,
        }),
      ),
)

/** The purchase has the id it was sent with, as its orders do. */
export const applyVoucherAddressed: Apply<VoucherAddressed> = ({ db }, fact) => {
  const { billId, place, round, day, fromMs } = fact.body
  address.run(db, {
    bill_id: idSent(billId),
    place,
    round,
    day,
    from_ms: fromMs,
    private_digest: fact.private ?? null,
    at: fact.at,
    fact: factName(fact),
  })
}

/** It may be heard of before the address it went to. */
export const applyVoucherMailed: Apply<VoucherMailed> = ({ db }, { at, body }) => {
  mail.run(db, { bill_id: idSent(body.billId), place: body.place, round: body.round, mailed_at: at })
}

const columns = [
  'bill_id as billId',
  'place',
  'round',
  'day',
  'from_ms as fromMs',
  'private_digest as privateDigest',
  'mailed_at as mailedAt',
] as const

const ofBill = prepared((q, given: { billId: string }) =>
  q
    .selectFrom('voucher_deliveries')
    .select(columns)
    .where('bill_id', '=', given.billId)
    .where('from_ms', 'is not', null)
    .orderBy('place')
    .orderBy('round'),
)
const ofPart = prepared((q, given: { digest: string }) =>
  q.selectFrom('voucher_deliveries').select(columns).where('private_digest', '=', given.digest),
)
const unsent = prepared(q =>
  q
    .selectFrom('voucher_deliveries')
    .select('bill_id as billId')
    .distinct()
    .where('from_ms', 'is not', null)
    .where('mailed_at', 'is', null),
)

/** Where a voucher of an order goes, and the private part with the address: null only of what never had one. */
export type DeliveryRow = Delivery & { billId: string; privateDigest: string | null }

/** The newest word on each voucher of an order that is mailed to whom it is for, by its place. */
export function deliveriesOf(db: Db, billId: string): DeliveryRow[] {
  const newest = new Map(ofBill.all(db, { billId }).map(row => [row.place, row]))
  return [...newest.values()].map(row => ({ ...row, fromMs: row.fromMs! }))
}

/** Every word on vouchers that are, or were to be, mailed to this address. */
export function deliveriesTo(at: PrivateReading, email: string): DeliveryRow[] {
  return partsOfMail(at, email)
    .flatMap(digest => ofPart.all(at.db, { digest }))
    .map(row => ({ ...row, fromMs: row.fromMs ?? 0 }))
}

/** Orders with a voucher that was not mailed yet, paid or not: for whoever has forgotten which mails wait. */
export function ordersWithUnsent(db: Db): string[] {
  return unsent.all(db).map(({ billId }) => billId)
}
