import { earliestStands } from '../database/earliest-stands.ts'
import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'

/** A used-up card was handed in at this scanner, to be recycled. */
export type VoucherTakenBack = { takingId: string; voucherId: string; gate: string }

/** That was undone, at this scanner. */
export type TakeBackUndone = VoucherTakenBack

const put = prepared((q, given: Tables['card_takings']) =>
  q
    .insertInto('card_takings')
    .values(only(given, 'taking_id', 'voucher_id', 'at', 'gate', 'who'))
    .onConflict(
      earliestStands('card_takings', {
        key: ['taking_id'],
        takes: ['voucher_id', 'at', 'gate', 'who'],
        by: ['at', 'voucher_id', 'gate', 'who'],
      }),
    ),
)
const putUndone = prepared((q, given: Tables['undone_card_takings']) =>
  q
    .insertInto('undone_card_takings')
    .values(only(given, 'taking_id', 'at', 'gate', 'who'))
    .onConflict(
      earliestStands('undone_card_takings', {
        key: ['taking_id'],
        takes: ['at', 'gate', 'who'],
        by: ['at', 'gate', 'who'],
      }),
    ),
)
const inForce = prepared((q, given: { voucherId: string }) =>
  q
    .selectFrom('card_takings as t')
    .leftJoin('undone_card_takings as u', 'u.taking_id', 't.taking_id')
    .select(['t.taking_id as takingId', 't.at', 't.gate', 't.who'])
    .where('t.voucher_id', '=', given.voucherId)
    .where('u.taking_id', 'is', null)
    .orderBy('t.at')
    .orderBy('t.taking_id')
    .limit(1),
)
const undone = prepared((q, given: { takingId: string }) =>
  q.selectFrom('undone_card_takings').select('at').where('taking_id', '=', given.takingId),
)

/** Of two takings while the sides were apart the earlier one is told, in whatever order they arrive. */
export const applyVoucherTakenBack: Apply<VoucherTakenBack> = ({ db }, fact) => {
  const { takingId, voucherId, gate } = fact.body
  put.run(db, { taking_id: takingId, voucher_id: voucherId, at: fact.at, gate, who: fact.actor.who })
}

export const applyTakeBackUndone: Apply<TakeBackUndone> = ({ db }, fact) => {
  const { takingId, gate } = fact.body
  putUndone.run(db, { taking_id: takingId, at: fact.at, gate, who: fact.actor.who })
}

/** The taking back of a card that is in force; `who` names its employee. */
export function takingOf(
  db: Db,
  voucherId: string,
): { takingId: string; at: string; gate: string; who: string } | undefined {
  return inForce.first(db, { voucherId })
}

export function isTakingUndone(db: Db, takingId: string): boolean {
  return undone.first(db, { takingId }) !== undefined
}
