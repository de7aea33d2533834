import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { UsesOfTurns } from './reinstate.ts'
import { turnsOfBill, turnsWereUsed } from './store.ts'

const overtaken = prepared((q, given: { billId: string }) =>
  q
    .selectFrom('turn_changes as c')
    .innerJoin('turn_tokens as t', join =>
      join.onRef('t.voucher_id', '=', 'c.voucher_id').onRef('t.turn', '=', 'c.turn'),
    )
    .select('c.voucher_id as voucherId')
    .distinct()
    .where('c.bill_id', '=', given.billId)
    .where('c.state', '=', 'spent')
    .where(({ or, eb }) => or([eb('t.bill_id', 'is', null), eb('t.bill_id', '<>', given.billId)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('turn_changes as m')
            .innerJoin('turn_changes as n', join =>
              join
                .onRef('n.voucher_id', '=', 'm.voucher_id')
                .onRef('n.turn', '=', 'm.turn')
                .on(({ eb }) => eb('n.version', '=', eb('m.version', '+', 1))),
            )
            .select('n.turn')
            .where('m.bill_id', '=', given.billId)
            .where('m.state', '=', 'spent')
            .whereRef('m.voucher_id', '=', 'c.voucher_id')
            .where('n.state', '=', 'free')
            // A transfer names no cinema; of a turn that is spent there is none in one history.
            .where('n.cinema_id', 'is not', null),
        ),
      ),
    ),
)
const billsUsing = prepared((q, given: { voucherId: string; turn: number }) =>
  q
    .selectFrom('turn_changes')
    .select('bill_id as billId')
    .distinct()
    .where('voucher_id', '=', given.voucherId)
    .where('turn', '=', given.turn),
)

/** What a bill did with turns, and which of these another history has used too, by a higher version. */
export function usesOfTurns(db: Db, billId: string): UsesOfTurns {
  return {
    everUsed: turnsWereUsed(db, billId),
    spent: new Set(turnsOfBill(db, billId).map(({ ticketId }) => ticketId)),
    overtaken: new Set(overtaken.all(db, { billId }).map(({ voucherId }) => voucherId)),
  }
}

/** The purchases that ever kept or spent a turn. */
export function billsOfTurn(db: Db, turn: { voucherId: string; turn: number }): string[] {
  return billsUsing.all(db, turn).flatMap(({ billId }) => billId ?? [])
}
