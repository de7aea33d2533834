import { sql } from 'kysely'
import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Words } from '../i18n/locale.ts'

const page = prepared((q, given: { issuedAt: string; id: string; limit: number; at: string }) =>
  q
    .selectFrom('vouchers as v')
    .leftJoin('voucher_extensions as e', 'e.voucher_id', 'v.id')
    .leftJoin('voucher_cancellations as c', 'c.voucher_id', 'v.id')
    .select([
      'v.id',
      'v.voucher_type_id as voucherTypeId',
      'v.title',
      'v.turns',
      'v.turn_cents as turnCents',
      'v.cinema_id as cinemaId',
      'v.issued_at as issuedAt',
    ])
    .select(sql<string | null>`max(v.valid_until, coalesce(e.valid_until, v.valid_until))`.as('validUntil'))
    .select(sql<number>`c.at is not null and c.at < ${given.at}`.as('cancelled'))
    .select([
      sql<number>`(select count(distinct t.turn) from turn_changes as t
        where t.voucher_id = v.id and t.at < ${given.at} and t.state <> 'free' and not exists (
          select 1 from turn_changes as n where n.voucher_id = t.voucher_id and n.turn = t.turn
            and n.version > t.version and n.at < ${given.at}))`.as('gone'),
      // What was handed from one side to the other is on the voucher all the same.
      sql<number>`v.refreshment_cents + coalesce((select sum(case c.what
          when 'spent' then -c.cents when 'refunded' then -c.cents when 'transferred' then 0 else c.cents end)
        from refreshment_changes as c where c.voucher_id = v.id and c.at < ${given.at}), 0)`.as('valueCents'),
    ])
    .where('v.issued_at', '<=', given.issuedAt)
    .where(sql<boolean>`not (v.issued_at = ${given.issuedAt} and v.id <= ${given.id})`)
    .orderBy('v.issued_at', 'desc')
    .orderBy('v.id')
    .limit(given.limit),
)

/** A voucher with what was still to be used of it at some instant. */
export type OpenVoucher = {
  id: string
  voucherTypeId: string
  title: Words
  cinemaId: string | null
  issuedAt: string
  /** The last day; null without an end. */
  validUntil: string | null
  cancelled: boolean
  /** Turns nobody has used. */
  turns: number
  turnCents: number
  /** What is left for snacks and drinks. */
  valueCents: number
}

/**
 * The next vouchers after one, newest first, as they were at an instant; `null` begins with the last that was issued
 * before it.
 *
 * @param at ISO in UTC
 */
export function vouchersAt(
  db: Db,
  at: string,
  after: Pick<OpenVoucher, 'issuedAt' | 'id'> | null,
  limit: number,
): OpenVoucher[] {
  const { issuedAt, id } = after ?? { issuedAt: at, id: '\uffff' }
  return page.all(db, { issuedAt, id, limit, at }).map(({ gone, title, cancelled, turns, ...row }) => ({
    ...row,
    title: JSON.parse(title) as Words,
    cancelled: Boolean(cancelled),
    turns: turns - gone,
  }))
}
